import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Limit, READS, UPLOADS } from '../limits/limiter.ts';
import type { Metrics } from '../ops/metrics.ts';
import { type People, requirePerson } from '../person.ts';
import { Crowded } from '../pool/line.ts';
import type { Leaderboards } from '../scores/leaderboards.ts';
import { nameNumber } from '../wire/frames.ts';

export interface ScoreDeps {
  readonly leaderboards: Leaderboards;
  readonly people: People;
  readonly metrics: Metrics;
}

const scoreBody = v.strictObject({
  replay: v.pipe(v.string(), v.maxLength(100_000)),
  name: nameNumber,
  day: v.exactOptional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))), null),
});

/** Sends a game to its board, shows a board, and the replay behind a row. */
export function serveScores(app: FastifyInstance, { leaderboards, people, metrics }: ScoreDeps, limit: Limit): void {
  app.post('/api/scores', { onRequest: limit('uploads', UPLOADS) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(scoreBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    try {
      const answer = await leaderboards.submit(who, body.output);
      metrics.verdicts.inc({ verdict: answer.ok ? 'verified' : 'refused' });
      return reply.code(answer.ok ? 201 : 422).send(answer);
    } catch (error) {
      if (error instanceof Crowded) return reply.code(503).header('retry-after', '5').send({ error: 'crowded' });
      throw error;
    }
  });

  app.get<{ Querystring: { board?: string } }>(
    '/api/scores',
    { onRequest: limit('reads', READS) },
    async (request, reply) => {
      const { board } = request.query;
      if (typeof board !== 'string' || board.length > 800) return reply.code(400).send({ error: 'bad-board' });
      const who = request.headers.authorization === undefined ? null : requirePerson(request, reply, people);
      if (reply.sent) return reply;
      return { board, top: await leaderboards.top(board, who), mine: who && (await leaderboards.mine(board, who)) };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/replays/:id',
    { onRequest: limit('reads', READS) },
    async (request, reply) => {
      const found = await leaderboards.replay(request.params.id);
      if (!found.ok) return reply.code(404).send({ error: 'not-found' });
      return reply.type('text/plain; charset=utf-8').send(found.value);
    },
  );
}
