import { writeReplay } from '@minoya/kernel';
import type { AnyGame } from '@minoya/kernel';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Rate } from '../limits.ts';
import type { Counted } from '../ops/metrics.ts';
import type { People } from '../person.ts';
import { Crowded } from '../pool/pool.ts';
import { FASTEST_CLOCK } from '../rooms/decide.ts';
import type { Hall } from '../rooms/hall.ts';
import type { Saves } from '../saves/saves.ts';
import type { Boards } from '../scores/boards.ts';
import { nameNumber, setupText, turnClock } from '../wire/frames.ts';
import { type Limit, limiter, person } from './guard.ts';
import { serveSaves } from './saves.ts';

export interface ApiTools {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly hall: Hall;
  readonly people: People;
  readonly boards: Boards;
  readonly saves: Saves;
  readonly counted: Counted;
  readonly limited: boolean;
  /** Bots offered for a game, weakest first. */
  botsFor(game: AnyGame): readonly string[];
}

const NEW_PEOPLE: Rate = { burst: 20, perSecond: 0.2 };
const NEW_ROOMS: Rate = { burst: 10, perSecond: 0.1 };
const UPLOADS: Rate = { burst: 20, perSecond: 0.2 };
const READS: Rate = { burst: 120, perSecond: 20 };

const roomBody = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  setup: setupText,
  name: nameNumber,
  clock: v.exactOptional(turnClock, null),
  watch: v.exactOptional(v.boolean(), true),
});

const scoreBody = v.strictObject({
  replay: v.pipe(v.string(), v.maxLength(100_000)),
  name: nameNumber,
  day: v.exactOptional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))), null),
});

/** The HTTP side: who am I, open a room, scores, my data. */
export function serveApi(app: FastifyInstance, tools: ApiTools): void {
  const gate = limiter(tools.limited);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.post('/api/me', { preHandler: gate(NEW_PEOPLE) }, async () => ({ token: tools.people.newToken() }));
  rooms(app, tools, gate);
  scores(app, tools, gate);
  serveSaves(app, tools, gate);
  myData(app, tools, gate);
}

function rooms(app: FastifyInstance, tools: ApiTools, gate: Limit): void {
  const { games, hall, people } = tools;
  app.get('/api/games', { preHandler: gate(READS) }, async () =>
    Object.values(games).map(game => ({
      id: game.id,
      version: game.version,
      seats: game.seats,
      bots: tools.botsFor(game),
    })),
  );

  app.post('/api/rooms', { preHandler: gate(NEW_ROOMS) }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(roomBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    const { name, ...opening } = body.output;
    const game = Object.hasOwn(games, opening.game) ? games[opening.game] : undefined;
    const setup = game?.setups.read(opening.setup) ?? null;
    if (!game || setup === null || game.isPractice?.(setup)) return reply.code(400).send({ error: 'bad-setup' });
    if (opening.clock !== null && opening.clock < FASTEST_CLOCK) return reply.code(400).send({ error: 'bad-setup' });
    const room = { ...opening, version: game.version, setup: game.setups.write(setup) };
    return reply.code(201).send(await hall.open(id => people.in(id, who), name, room));
  });

  app.get<{ Params: { room: string } }>(
    '/api/rooms/:room/replay',
    { preHandler: gate(READS) },
    async (request, reply) => {
      const room = /^[\w-]{16}$/.test(request.params.room) ? await hall.find(request.params.room) : null;
      const match = room?.story.match;
      // Before the end the seed would tell the deck.
      if (!room || !match || room.story.table.phase !== 'over') return reply.code(404).send({ error: 'not-found' });
      return reply.type('text/plain; charset=utf-8').send(writeReplay(match.replay()));
    },
  );
}

function scores(app: FastifyInstance, tools: ApiTools, gate: Limit): void {
  const { boards, people, counted } = tools;
  app.post('/api/scores', { preHandler: gate(UPLOADS) }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(scoreBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    try {
      const filed = await boards.file(who, body.output);
      counted.verdicts.inc({ verdict: filed.ok ? 'verified' : 'refused' });
      return reply.code(filed.ok ? 201 : 422).send(filed);
    } catch (error) {
      if (error instanceof Crowded) return reply.code(503).header('retry-after', '5').send({ error: 'crowded' });
      throw error;
    }
  });

  app.get<{ Querystring: { board?: string } }>('/api/scores', { preHandler: gate(READS) }, async (request, reply) => {
    const { board } = request.query;
    if (typeof board !== 'string' || board.length > 800) return reply.code(400).send({ error: 'bad-board' });
    const who = request.headers.authorization === undefined ? null : person(request, reply, people);
    if (reply.sent) return reply;
    return { board, top: await boards.top(board, who), mine: who && (await boards.mine(board, who)) };
  });

  app.get<{ Params: { id: string } }>('/api/replays/:id', { preHandler: gate(READS) }, async (request, reply) => {
    const found = await boards.replay(request.params.id);
    if (!found.ok) return reply.code(404).send({ error: 'not-found' });
    return reply.type('text/plain; charset=utf-8').send(found.value);
  });
}

function myData(app: FastifyInstance, { boards, saves, people }: ApiTools, gate: Limit): void {
  app.get('/api/me/data', { preHandler: gate(UPLOADS) }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    return { person: who, scores: await boards.dataOf(who), saves: await saves.backupOf(who) };
  });
  app.delete('/api/me', { preHandler: gate(UPLOADS) }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    return { deleted: (await boards.forget(who)) + (await saves.forget(who)) };
  });
}
