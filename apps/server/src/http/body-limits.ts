import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rate } from '../limits/bucket.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Regulars } from '../limits/regulars.ts';
import { type People, personOf } from '../person.ts';
import { toldOf } from './failures.ts';

/** What a body may weigh where nothing else is said, and where most is taken: saves, with escapes and characters of several bytes. */
export const LARGEST_BODY = 128 * 1024;
export const LARGEST_SAVES_BODY = 1024 * 1024;

/** Kilobytes that an address may send as bodies: a class that stores its saves at once. */
const BODIES: Rate = { burst: 32 * 1024, perSecond: 512 };
const OF_A_REGULAR = { name: 'body-kilobytes', rate: { burst: 2 * 1024, perSecond: 8 } };

/** How long an answer may take to arrive. */
const LAST_WORDS_MS = 250;

interface BodyParts {
  readonly budgets: Budgets;
  readonly regulars: Regulars;
  readonly people: People;
}

/**
 * Bodies are weighed before they are read. What is refused is else read to its end all the same, only to be thrown away,
 * and a body without end would hold everybody up for as long as it comes.
 */
export function limitBodies(app: FastifyInstance, { budgets, regulars, people }: BodyParts): void {
  const bodies = budgets.byAddress('body-kilobytes', BODIES);
  app.addHook('onRequest', async (request, reply) => {
    const bytes = announced(request.headers);
    if (bytes === 0) return undefined;
    if (bytes !== null && bytes > LARGEST_SAVES_BODY) {
      hangUpAfter(request, reply);
      return reply.code(413).send(toldOf(413));
    }
    const kilobytes = (bytes ?? LARGEST_BODY) / 1024;
    if (bodies.take(request.ip, { amount: kilobytes })) return undefined;
    const person = personOf(request, people);
    if (person && regulars.take({ person, address: request.ip }, OF_A_REGULAR, kilobytes)) return undefined;
    hangUpAfter(request, reply);
    return reply.code(429).header('retry-after', '10').send({ error: 'too-fast' });
  });
  // Answered before its end, and nobody knows when that will come.
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete && announced(request.headers) === null) hangUpAfter(request, reply);
  });
}

/**
 * Once it is answered nothing more is read, and nothing more is to be asked here. Node would destroy the socket at once,
 * and who still sends would lose the answer with it, so that comes a little later.
 */
function hangUpAfter({ raw: { socket } }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  socket.destroySoon = () =>
    setImmediate(() => {
      socket.pause();
      setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
    });
}

/** Bytes that a request says will follow; null where it does not say how many. */
function announced(headers: IncomingHttpHeaders): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}
