import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Rate } from '../limits/bucket.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Metrics } from '../ops/metrics.ts';
import { answerFailures } from './failures.ts';
import { secureHeaders } from './headers.ts';

const LARGEST_BODY = 128 * 1024;
/** A class of forty that opens the app at once, and nobody who hammers. */
const REQUESTS: Rate = { burst: 3_000, perSecond: 100 };

const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

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
  readonly metrics: Metrics;
  readonly budgets: Budgets;
  readonly patience: Patience;
}

/** What answers requests, before it knows any. */
export function createApp(config: Config, { metrics, budgets, patience }: AppParts): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel, serializers: { req: loggedRequest } },
    clientErrorHandler: answerBadRequest,
    rewriteUrl: request => wellFormed(request.url ?? '/'),
    bodyLimit: LARGEST_BODY,
    trustProxy: (_address, hop) => hop < config.proxies,
    forceCloseConnections: true,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.lookEvery },
  });
  secureHeaders(app);
  limitRequests(app, budgets);
  answerFailures(app);
  app.addHook('onResponse', async (_request, reply) => {
    metrics.requests.inc({ status: String(reply.statusCode) });
  });
  return app;
}

/** A stray `%` stands for itself, so that a mistyped address leads to the app's own page for such. */
function wellFormed(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** What is no HTTP, too large or too late. The error holds what was sent, so it is not logged. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  if (socket.writable && error.code !== 'ECONNRESET') socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
}

/** What a log says of a request: never who asked. */
function loggedRequest({ method, url }: FastifyRequest): Record<string, unknown> {
  return { method, path: url.split('?', 1)[0] };
}

/** Of all requests together; who asks for more is answered without a look at what it is, and disconnected. */
function limitRequests(app: FastifyInstance, budgets: Budgets): void {
  const requests = budgets.byAddress('requests', REQUESTS);
  app.addHook('onRequest', async (request, reply) => {
    if (requests.take(request.ip)) return undefined;
    return reply.code(429).headers({ 'retry-after': '10', connection: 'close' }).send({ error: 'too-fast' });
  });
}
