import { PROVERS, PUBLISHED_ORDERS, REPORT_REASONS } from '@minoya/shared/published';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addressKey } from '../limits/address.ts';
import type { Rate } from '../limits/bucket.ts';
import { type Budgets, type DayRations, type Pay, ROW_KB } from '../limits/budgets.ts';
import { type Limit, READS, UPLOADS } from '../limits/limiter.ts';
import type { Metrics } from '../ops/metrics.ts';
import { type People, type PersonId, requirePerson } from '../person.ts';
import { Crowded } from '../pool/fair-queue.ts';
import { type Publisher, TooMuch } from '../published/publisher.ts';
import type { PublishedBoards } from '../published/published-boards.ts';
import type { Visits } from '../published/visits.ts';
import { nameNumber, noNul } from '../wire/frames.ts';

export interface PublishedDeps {
  readonly publisher: Publisher;
  readonly published: PublishedBoards;
  readonly visits: Visits;
  readonly people: People;
  readonly metrics: Metrics;
  readonly budgets: Budgets;
  readonly dayRations: DayRations;
}

const PRESSES: Rate = { burst: 60, perSecond: 1 };
const MOST_PAGES = 400;

const replay = v.pipe(v.string(), v.maxLength(60_000), noNul);
const publishBody = v.strictObject({
  replay,
  title: v.pipe(v.string(), v.maxLength(40), noNul),
  name: nameNumber,
  by: v.picklist(PROVERS),
});
const tryBody = v.strictObject({ replay });
const reportBody = v.strictObject({ why: v.picklist(REPORT_REASONS) });
const listQuery = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40), noNul),
  order: v.exactOptional(v.picklist(PUBLISHED_ORDERS), 'newest'),
  topic: v.exactOptional(v.pipe(v.string(), v.maxLength(40), noNul)),
  mine: v.exactOptional(v.picklist(['yes', 'no']), 'no'),
  page: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(MOST_PAGES)), '0'),
});

type OneBoard = { Params: { id: string } };
const ID = /^[\w-]{12}$/;

/** The gallery: boards of players' own are published, listed, tried, liked, reported and taken back. */
export function servePublished(app: FastifyInstance, deps: PublishedDeps, limit: Limit): void {
  publishing(app, deps, limit);
  looking(app, deps, limit);
  trying(app, deps, limit);
  marking(app, deps, limit);
}

const notFound = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'not-found' });
const tooMuch = (reply: FastifyReply): FastifyReply =>
  reply.code(429).header('retry-after', '600').send({ error: 'too-much' });
const badBody = (reply: FastifyReply): FastifyReply => reply.code(400).send({ error: 'bad-body' });

/** What waits for others is asked to come again. */
async function unlessCrowded(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Crowded) return reply.code(503).header('retry-after', '5').send({ error: 'crowded' });
    if (error instanceof TooMuch) return reply.code(429).header('retry-after', '600').send({ error: 'too-much' });
    throw error;
  }
}

/** What this caller's address adds today to what everybody sees. */
function payer({ dayRations }: PublishedDeps, { ip }: FastifyRequest, person: PersonId): Pay {
  return dayRations.payFor({ person, address: ip });
}

function publishing(app: FastifyInstance, deps: PublishedDeps, limit: Limit): void {
  const { publisher, published, people, metrics, budgets } = deps;
  app.post('/api/published', { onRequest: limit.signed('uploads', UPLOADS) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(publishBody, request.body);
    if (!body.success) return badBody(reply);
    const size = body.output.replay.length / 1024;
    // Boards that were taken count, not what was tried.
    const pay = (): boolean => {
      payer(deps, request, who)('published');
      return budgets.stored.take(request.ip, { amount: size });
    };
    return unlessCrowded(reply, async () => {
      const answer = await publisher.publish(who, body.output, { pay, asker: addressKey(request.ip) });
      metrics.verdicts.inc({ verdict: answer.ok ? 'verified' : 'refused' });
      return reply.code(answer.ok ? 201 : 422).send(answer);
    });
  });

  app.delete<OneBoard>(
    '/api/published/:id',
    { onRequest: limit.signed('uploads', UPLOADS) },
    async (request, reply) => {
      const who = requirePerson(request, reply, people);
      if (!who) return reply;
      const { id } = request.params;
      return ID.test(id) && (await published.withdraw(id, who)) ? { deleted: 1 } : notFound(reply);
    },
  );
}

/** Who looks, if they say so; undefined when what they say is forged, and 401 was answered. */
function lookerOf(request: FastifyRequest, reply: FastifyReply, people: People): PersonId | null | undefined {
  if (request.headers.authorization === undefined) return null;
  return requirePerson(request, reply, people) ?? undefined;
}

function looking(app: FastifyInstance, { publisher, published, people }: PublishedDeps, limit: Limit): void {
  app.get('/api/published', { onRequest: limit('reads', READS) }, async (request, reply) => {
    const who = lookerOf(request, reply, people);
    if (who === undefined) return reply;
    const query = v.safeParse(listQuery, request.query);
    const topics = query.success ? publisher.publishingOf(query.output.game)?.topics : null;
    if (!query.success || !topics) return reply.code(400).send({ error: 'bad-query' });
    const { topic = null, mine, ...wanted } = query.output;
    if (topic !== null && !topics.includes(topic)) return reply.code(400).send({ error: 'bad-query' });
    return published.list({ ...wanted, topic, mine: mine === 'yes', page: Number(wanted.page) }, who);
  });

  app.get<OneBoard>('/api/published/:id', { onRequest: limit('reads', READS) }, async (request, reply) => {
    const who = lookerOf(request, reply, people);
    if (who === undefined) return reply;
    const { id } = request.params;
    const found = ID.test(id) ? await published.one(id, who) : null;
    if (found === 'damaged') return reply.code(410).send({ error: 'damaged' });
    return found ?? notFound(reply);
  });
}

function trying(app: FastifyInstance, deps: PublishedDeps, limit: Limit): void {
  const { visits, people, metrics, budgets } = deps;
  app.post<OneBoard>(
    '/api/published/:id/tries',
    { onRequest: limit.signed('tries', UPLOADS) },
    async (request, reply) => {
      const who = requirePerson(request, reply, people);
      if (!who) return reply;
      const body = v.safeParse(tryBody, request.body);
      if (!body.success) return badBody(reply);
      if (!budgets.stored.take(request.ip, { amount: ROW_KB })) return tooMuch(reply);
      const { id } = request.params;
      const sent = { text: body.output.replay, pay: payer(deps, request, who), asker: addressKey(request.ip) };
      return unlessCrowded(reply, async () => {
        const answer = ID.test(id) ? await visits.try(id, who, sent) : 'not-found';
        if (answer === 'not-found') return notFound(reply);
        metrics.verdicts.inc({ verdict: answer.ok ? 'verified' : 'refused' });
        return reply.code(answer.ok ? 201 : 422).send(answer);
      });
    },
  );
}

function marking(app: FastifyInstance, deps: PublishedDeps, limit: Limit): void {
  const { visits, people, budgets } = deps;
  const own = (reply: FastifyReply): FastifyReply => reply.code(422).send({ error: 'own' });
  for (const [method, likes] of [
    ['PUT', 1],
    ['DELETE', 0],
  ] as const)
    app.route<OneBoard>({
      method,
      url: '/api/published/:id/like',
      onRequest: limit.signed('presses', PRESSES),
      handler: async (request, reply) => {
        const who = requirePerson(request, reply, people);
        if (!who) return reply;
        if (!budgets.stored.take(request.ip, { amount: ROW_KB })) return tooMuch(reply);
        const { id } = request.params;
        const pay = payer(deps, request, who);
        const liked = ID.test(id) ? await visits.like(id, who, { likes, pay }) : 'not-found';
        if (liked === 'not-found') return notFound(reply);
        return liked === 'own' ? own(reply) : { likes: liked };
      },
    });

  app.post<OneBoard>(
    '/api/published/:id/report',
    { onRequest: limit.signed('presses', PRESSES) },
    async (request, reply) => {
      const who = requirePerson(request, reply, people);
      if (!who) return reply;
      const body = v.safeParse(reportBody, request.body);
      if (!body.success) return badBody(reply);
      if (!budgets.stored.take(request.ip, { amount: ROW_KB })) return tooMuch(reply);
      const { id } = request.params;
      const report = { why: body.output.why, pay: payer(deps, request, who) };
      const noted = ID.test(id) ? await visits.report(id, who, report) : 'not-found';
      if (noted === 'not-found') return notFound(reply);
      return noted === 'own' ? own(reply) : { reported: true };
    },
  );
}
