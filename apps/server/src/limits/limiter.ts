import type { FastifyReply, FastifyRequest } from 'fastify';
import { type People, personOf } from '../person.ts';
import { Buckets, type Rate } from './bucket.ts';
import type { Budgets } from './budgets.ts';
import type { Regulars } from './regulars.ts';

/** What writes to the store, and what only looks. */
export const UPLOADS: Rate = { burst: 20, perSecond: 0.2 };
export const READS: Rate = { burst: 120, perSecond: 20 };
/** What reads a room's whole log, and plays it. */
export const PLAYED_GAMES: Rate = { burst: 60, perSecond: 1 };

/** What somebody who is known at an address has of each ration that others there have used up. */
const RESERVE: Rate = { burst: 10, perSecond: 0.1 };
/** Of an address, without a token where one is needed: the refusal is cheap, and takes nothing from those who have one. */
const UNSIGNED: Rate = { burst: 60, perSecond: 1 };
/** How often one person may try what is refused now and then. */
const TRIES: Rate = { burst: 20, perSecond: 0.2 };

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Makes guards that let an address through so often. */
export interface Limit {
  (name: string, rate: Rate): Guard;
  /** Where a token is needed: who has none is refused here, on a ration of their own. */
  signed(name: string, rate: Rate): Guard;
  /** The same where only what is done draws on the address: trying draws on the person alone. */
  done(name: string, rate: Rate): Done;
}

export interface Done {
  readonly mayTry: Guard;
  /** Takes one of the address's ration; false when there is none left, and 429 was answered. */
  take(request: FastifyRequest, reply: FastifyReply): boolean;
}

export interface LimiterDeps {
  readonly budgets: Budgets;
  readonly regulars: Regulars;
  readonly people: People;
}

const tooFast = (reply: FastifyReply): FastifyReply =>
  reply.code(429).header('retry-after', '10').send({ error: 'too-fast' });

export function limiter(deps: LimiterDeps): Limit {
  const of = (name: string, rate: Rate): Guard => {
    const takes = taker(deps, name, rate);
    return async (request, reply) => (takes(request) ? undefined : tooFast(reply));
  };
  return Object.assign(of, {
    signed: (name: string, rate: Rate): Guard => {
      const [refused, guard] = [unsignedRefusal(deps, name), of(name, rate)];
      return async (request, reply) => refused(request, reply) ?? guard(request, reply);
    },
    done: (name: string, rate: Rate): Done => {
      const [refused, tries, takes] = [unsignedRefusal(deps, name), new Buckets(TRIES), taker(deps, name, rate)];
      return {
        mayTry: async (request, reply) => refused(request, reply) ?? tryRefusal(deps, { name, tries }, request, reply),
        take(request, reply) {
          if (takes(request)) return true;
          void tooFast(reply);
          return false;
        },
      };
    },
  });
}

/** Takes from what the address has, or who is known there. */
function taker({ budgets, regulars, people }: LimiterDeps, name: string, rate: Rate) {
  const budget = budgets.byAddress(name, rate);
  return (request: FastifyRequest): boolean => {
    if (budget.take(request.ip)) return true;
    const person = personOf(request, people);
    return person !== null && regulars.take({ person, address: request.ip }, { name, rate: RESERVE });
  };
}

function unsignedRefusal({ budgets, people }: LimiterDeps, name: string) {
  const budget = budgets.byAddress(`${name}-unsigned`, UNSIGNED);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    if (personOf(request, people)) return null;
    return budget.take(request.ip) ? reply.code(401).send({ error: 'bad-token' }) : tooFast(reply);
  };
}

function tryRefusal(
  { budgets, people }: LimiterDeps,
  { name, tries }: { name: string; tries: Buckets },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const now = budgets.now();
  const person = personOf(request, people) ?? '';
  if (!budgets.on || tries.of(person, now).take(now)) return undefined;
  budgets.refused(`${name}-tries`, request.ip);
  return tooFast(reply);
}
