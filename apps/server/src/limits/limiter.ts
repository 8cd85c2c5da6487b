import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rate } from './bucket.ts';
import { type People, personOf } from '../person.ts';
import type { Budgets } from './budgets.ts';
import type { Regulars } from './regulars.ts';

/** What writes to the store, and what only looks. */
export const UPLOADS: Rate = { burst: 20, perSecond: 0.2 };
export const READS: Rate = { burst: 120, perSecond: 20 };
/** What reads a room's whole log, and plays it. */
export const PLAYED_GAMES: Rate = { burst: 60, perSecond: 1 };

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** What somebody who is known at an address has of each ration that others there have used up. */
const RESERVE: Rate = { burst: 10, perSecond: 0.1 };

/** Makes a guard that lets an address through so often. */
export type Limit = (name: string, rate: Rate) => Guard;

export interface LimiterDeps {
  readonly budgets: Budgets;
  readonly regulars: Regulars;
  readonly people: People;
}

export function limiter({ budgets, regulars, people }: LimiterDeps): Limit {
  return (name, rate) => {
    const budget = budgets.byAddress(name, rate);
    return async (request, reply) => {
      if (budget.take(request.ip)) return undefined;
      const person = personOf(request, people);
      if (person && regulars.take({ person, address: request.ip }, { name, rate: RESERVE })) return undefined;
      return reply.code(429).header('retry-after', '10').send({ error: 'too-fast' });
    };
  };
}
