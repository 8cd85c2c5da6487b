import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rate } from './bucket.ts';
import type { Budgets } from './budgets.ts';

/** What writes to the store, and what only looks. */
export const UPLOADS: Rate = { burst: 20, perSecond: 0.2 };
export const READS: Rate = { burst: 120, perSecond: 20 };
/** What reads a room's whole log, and plays it. */
export const PLAYED_GAMES: Rate = { burst: 60, perSecond: 1 };

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Makes a guard that lets an address through so often. */
export type Limit = (name: string, rate: Rate) => Guard;

export function limiter(budgets: Budgets): Limit {
  return (name, rate) => {
    const budget = budgets.byAddress(name, rate);
    return async (request, reply) => {
      if (budget.take(request.ip)) return undefined;
      return reply.code(429).header('retry-after', '10').send({ error: 'too-fast' });
    };
  };
}
