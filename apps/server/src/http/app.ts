import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Rate } from '../limits/bucket.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Regulars } from '../limits/regulars.ts';
import type { Metrics } from '../ops/metrics.ts';
import { type People, personOf } from '../person.ts';
import { LARGEST_BODY, limitBodies } from './body-limits.ts';
import { answerBadAddress, answerBadRequest, answerFailures } from './failures.ts';
import { secureHeaders } from './headers.ts';

/** A class of forty that opens the app at once, and nobody who hammers. */
const REQUESTS: Rate = { burst: 3_000, perSecond: 100 };
const OF_A_REGULAR = { name: 'requests', rate: { burst: 60, perSecond: 2 } };

/** As long as all headers may be, so that no route has to say what is too long: each knows what its names look like. */
const LONGEST_PARAM = 16 * 1024;

/** Where balancers and supervisors ask. */
export const HEALTH = '/healthz';

/** How long a caller may take, in milliseconds. */
export interface Patience {
  /** From connecting, or the last answer, to the end of the headers. */
  readonly headers: number;
  /** To the end of the body: half a megabyte over a slow telephone. */
  readonly request: number;
  /** Without a byte either way, while an answer is read. */
  readonly silence: number;
  /** How often it is looked who is late. */
  readonly lookEvery: number;
}

export const PATIENCE: Patience = { headers: 10_000, request: 40_000, silence: 90_000, lookEvery: 2_000 };

interface AppParts {
  readonly regulars: Regulars;
  readonly people: People;
  readonly metrics: Metrics;
  readonly budgets: Budgets;
  readonly patience: Patience;
}

/** What answers requests, before it knows any. */
export function createApp(config: Config, parts: AppParts): FastifyInstance {
  const { metrics, patience } = parts;
  const app = fastify({
    logger: { level: config.logLevel, serializers: { req: loggedRequest } },
    clientErrorHandler: answerBadRequest,
    frameworkErrors: answerBadAddress,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    rewriteUrl: request => wellFormed(request.url ?? '/'),
    bodyLimit: LARGEST_BODY,
    trustProxy: (_address, hop) => hop < config.proxies,
    forceCloseConnections: true,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.lookEvery },
  });
  secureHeaders(app);
  limitRequests(app, parts);
  limitBodies(app, parts);
  answerFailures(app);
  app.addHook('onResponse', async (_request, reply) => {
    metrics.requests.inc({ status: String(reply.statusCode) });
  });
  return app;
}

/**
 * A stray `%` stands for itself, so that a mistyped address leads to the app's own page for such. Whoever asks as one asks a
 * proxy, for a whole address, is answered by its path: every rule here goes by that.
 */
function wellFormed(asked: string): string {
  const url = asked.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** What a log says of a request: never who asked. */
function loggedRequest({ method, url }: FastifyRequest): Record<string, unknown> {
  return { method, path: url.split('?', 1)[0] };
}

/** Of all requests together; who asks for more is answered without a look at what it is, and disconnected. */
function limitRequests(app: FastifyInstance, { budgets, regulars, people }: AppParts): void {
  const requests = budgets.byAddress('requests', REQUESTS);
  app.addHook('onRequest', async (request, reply) => {
    if (requests.take(request.ip)) return undefined;
    const person = personOf(request, people);
    if (person && regulars.take({ person, address: request.ip }, OF_A_REGULAR)) return undefined;
    // A balancer may share its address with whoever floods.
    if (request.routeOptions.url === HEALTH) return void reply.header('connection', 'close');
    return reply.code(429).headers({ 'retry-after': '10', connection: 'close' }).send({ error: 'too-fast' });
  });
}
