import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Budgets, type DayRations, ROW_KB } from '../limits/budgets.ts';
import { type Limit, READS, UPLOADS } from '../limits/limiter.ts';
import { addressKey } from '../limits/address.ts';
import type { Metrics } from '../ops/metrics.ts';
import { type People, requirePerson } from '../person.ts';
import { Crowded } from '../pool/fair-queue.ts';
import type { Leaderboards } from '../scores/leaderboards.ts';
import { nameNumber, noNul } from '../wire/frames.ts';

export interface ScoreDeps {
  readonly leaderboards: Leaderboards;
  readonly people: People;
  readonly metrics: Metrics;
  readonly budgets: Budgets;
  readonly dayRations: DayRations;
}

/** The name of a published board holds the board itself. */
const LONGEST_BOARD = 1_600;

const scoreBody = v.strictObject({
  replay: v.pipe(v.string(), v.maxLength(100_000), noNul),
  name: nameNumber,
  day: v.exactOptional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))), null),
});

const seedBody = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40), noNul),
  setup: v.pipe(v.string(), v.maxLength(200), noNul),
});

/** Gives out seeds, takes games for their boards, shows a board, and the replay behind a row. */
export function serveScores(app: FastifyInstance, deps: ScoreDeps, limit: Limit): void {
  seeds(app, deps, limit);
  submissions(app, deps, limit);
  boards(app, deps, limit);
}

function seeds(app: FastifyInstance, deps: ScoreDeps, limit: Limit): void {
  const { leaderboards, people, budgets, dayRations } = deps;
  app.post('/api/seeds', { onRequest: limit.signed('seeds', UPLOADS) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(seedBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    if (!budgets.stored.take(request.ip, { amount: ROW_KB }))
      return reply.code(429).header('retry-after', '3600').send({ error: 'too-much' });
    const pay = dayRations.payFor({ person: who, address: request.ip });
    const given = await leaderboards.giveSeed(who, body.output, pay);
    if (given === 'setup') return reply.code(422).send({ error: 'setup' });
    if (given === 'enough') return reply.code(429).header('retry-after', '3600').send({ error: 'enough' });
    return reply.code(201).send(given);
  });
}

function submissions(app: FastifyInstance, deps: ScoreDeps, limit: Limit): void {
  const { leaderboards, people, metrics, budgets, dayRations } = deps;
  app.post('/api/scores', { onRequest: limit.signed('uploads', UPLOADS) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(scoreBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    if (!budgets.stored.take(request.ip, { amount: body.output.replay.length / 1024 }))
      return reply.code(429).header('retry-after', '3600').send({ error: 'too-much' });
    try {
      const pay = dayRations.payFor({ person: who, address: request.ip });
      const answer = await leaderboards.submit(who, body.output, { pay, asker: addressKey(request.ip) });
      metrics.verdicts.inc({ verdict: answer.ok ? 'verified' : 'refused' });
      return reply.code(answer.ok ? 201 : 422).send(answer);
    } catch (error) {
      if (error instanceof Crowded) return reply.code(503).header('retry-after', '5').send({ error: 'crowded' });
      throw error;
    }
  });
}

function boards(app: FastifyInstance, { leaderboards, people }: ScoreDeps, limit: Limit): void {
  app.get<{ Querystring: { board?: string } }>(
    '/api/scores',
    { onRequest: limit('reads', READS) },
    async (request, reply) => {
      const { board } = request.query;
      if (typeof board !== 'string' || board.length > LONGEST_BOARD || board.includes('\0'))
        return reply.code(400).send({ error: 'bad-board' });
      const who = request.headers.authorization === undefined ? null : requirePerson(request, reply, people);
      if (reply.sent) return reply;
      return { board, ...(await leaderboards.standings(board, who)) };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/replays/:id',
    { onRequest: limit('reads', READS) },
    async (request, reply) => {
      const known = /^[\w-]{1,40}$/.test(request.params.id);
      const who = request.headers.authorization === undefined ? null : requirePerson(request, reply, people);
      if (reply.sent) return reply;
      const found = known ? await leaderboards.replay(request.params.id, who) : null;
      if (!found) return reply.code(404).send({ error: 'not-found' });
      if (found.is === 'closed') return reply.code(403).send({ error: 'closed', opens: found.opens });
      return reply.type('text/plain; charset=utf-8').send(found.text);
    },
  );
}
