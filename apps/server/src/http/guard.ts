import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, Buckets, type Rate } from '../limits.ts';
import type { People, PersonId } from '../person.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Makes a guard that lets an address through so often. */
export type Limit = (rate: Rate) => Guard;

export function limiter(limited: boolean): Limit {
  return rate => {
    const buckets = new Buckets(rate, limited);
    return async (request, reply) => {
      if (buckets.take(addressKey(request.ip))) return undefined;
      return reply.code(429).header('retry-after', '10').send({ error: 'too-fast' });
    };
  };
}

/** Who asks, by the token in the Authorization header; null has been answered already. */
export function person(request: FastifyRequest, reply: FastifyReply, people: People): PersonId | null {
  const token = /^Bearer ([A-Za-z0-9_-]{1,80})$/.exec(request.headers.authorization ?? '')?.[1];
  const found = token === undefined ? null : people.read(token);
  if (!found) void reply.code(401).send({ error: 'bad-token' });
  return found;
}
