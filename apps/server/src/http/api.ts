import { writeReplay } from '@minoya/kernel';
import type { AnyGame } from '@minoya/kernel';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Rate } from '../limits/bucket.ts';
import type { DeletedPeople } from '../deleted-people.ts';
import { type Limit, limiter, type LimiterDeps, PLAYED_GAMES, READS, UPLOADS } from '../limits/limiter.ts';
import { type PersonId, requirePerson } from '../person.ts';
import { FASTEST_CLOCK } from '../rooms/decide.ts';
import { liveRoom } from '../rooms/live-room.ts';
import type { Room } from '../rooms/room.ts';
import type { RoomManager } from '../rooms/room-manager.ts';
import type { Saves } from '../saves/saves.ts';
import { nameNumber, setupText, turnClock } from '../wire/frames.ts';
import { lastGame, type PlayedGamesDeps, servePlayedGames } from './played-games.ts';
import { type PublishedDeps, servePublished } from './published.ts';
import { serveSaves } from './saves.ts';
import { type ScoreDeps, serveScores } from './scores.ts';

export interface ApiDeps extends ScoreDeps, PlayedGamesDeps, PublishedDeps, LimiterDeps {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly saves: Saves;
  readonly deletedPeople: DeletedPeople;
  /** Bots offered for a game, weakest first. */
  botsFor(game: AnyGame): readonly string[];
}

/** A class that comes for the first time, then two a minute. */
const NEW_PEOPLE: Rate = { burst: 60, perSecond: 1 / 30 };
const NEW_ROOMS: Rate = { burst: 10, perSecond: 0.1 };

const roomBody = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  setup: setupText,
  name: nameNumber,
  clock: v.exactOptional(turnClock, null),
  watch: v.exactOptional(v.boolean(), true),
});

/** The HTTP side: who am I, open a room, my data; scores, published boards and saves beside it. */
export function serveApi(app: FastifyInstance, deps: ApiDeps): void {
  const limit = limiter(deps);
  app.post('/api/me', { onRequest: limit('identities', NEW_PEOPLE) }, async () => ({ token: deps.people.newToken() }));
  rooms(app, deps, limit);
  servePlayedGames(app, deps, limit);
  serveScores(app, deps, limit);
  servePublished(app, deps, limit);
  serveSaves(app, deps, limit);
  myData(app, deps, limit);
}

function rooms(app: FastifyInstance, deps: ApiDeps, limit: Limit): void {
  const { games, roomManager, people, budgets } = deps;
  app.get('/api/games', { onRequest: limit('reads', READS) }, async () =>
    Object.values(games).map(game => ({
      id: game.id,
      version: game.version,
      seats: game.seats,
      bots: deps.botsFor(game),
    })),
  );

  // What is refused opens no room, so it takes none from the others of the address.
  const opened = limit.done('rooms', NEW_ROOMS);
  app.post('/api/rooms', { onRequest: opened.mayTry }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(roomBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    const { name, ...opening } = body.output;
    const game = Object.hasOwn(games, opening.game) ? games[opening.game] : undefined;
    const setup = game?.setups.read(opening.setup) ?? null;
    if (!game || setup === null || game.isPractice?.(setup)) return reply.code(400).send({ error: 'bad-setup' });
    if (opening.clock !== null && opening.clock < FASTEST_CLOCK) return reply.code(400).send({ error: 'bad-setup' });
    if (!opened.take(request, reply)) return reply;
    if (!budgets.stored.take(request.ip))
      return reply.code(429).header('retry-after', '3600').send({ error: 'too-much' });
    const room = { ...opening, version: game.version, setup: game.setups.write(setup) };
    return reply.code(201).send(await roomManager.create(id => people.nameInRoom(id, who), name, room));
  });
  oneRoom(app, deps, limit);
}

function oneRoom(app: FastifyInstance, deps: ApiDeps, limit: Limit): void {
  const { roomManager, people } = deps;
  // For the way back: by the room's id, which only its people know.
  app.get<{ Params: { room: string } }>(
    '/api/rooms/:room',
    { onRequest: limit('reads', READS) },
    async (request, reply) => {
      const who = requirePerson(request, reply, people);
      if (!who) return reply;
      const room = await foundRoom(roomManager, request.params.room);
      const live = room && liveRoom(room.state, people.nameInRoom(room.id, who));
      return live ?? reply.code(404).send({ error: 'not-found' });
    },
  );

  app.get<{ Params: { room: string } }>(
    '/api/rooms/:room/replay',
    { onRequest: limit('played-games', PLAYED_GAMES) },
    async (request, reply) => {
      const room = await foundRoom(roomManager, request.params.room);
      const replay = room && (await lastReplay(room, deps));
      if (!replay) return reply.code(404).send({ error: 'not-found' });
      return reply.type('text/plain; charset=utf-8').send(replay);
    },
  );
}

/** Of the game that is over, also when a rematch has been called. */
async function lastReplay(room: Room, { roomManager, playedGames }: ApiDeps): Promise<string | null> {
  const replay = await roomManager.replay(room);
  if (replay) return writeReplay(replay);
  const name = lastGame(room, playedGames);
  return (name && (await playedGames.find(name))?.replay) ?? null;
}

const foundRoom = (rooms: RoomManager, id: string): Promise<Room | null> =>
  /^[\w-]{16}$/.test(id) ? rooms.find(id) : Promise.resolve(null);

function myData(app: FastifyInstance, deps: ApiDeps, limit: Limit): void {
  const { leaderboards, visits, saves, people, deletedPeople } = deps;
  app.get('/api/me/data', { onRequest: limit.signed('uploads', UPLOADS) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    const kept = { ...(await leaderboards.dataOf(who)), ...(await visits.dataOf(who)) };
    return { person: who, ...kept, saves: await saves.backupOf(who) };
  });
  app.delete('/api/me', { onRequest: limit.signed('uploads', UPLOADS) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    const deleted = await forgetAll(deps, who);
    await deletedPeople.add(who);
    // What came meanwhile.
    return { deleted: deleted + (await forgetAll(deps, who)) };
  });
}

async function forgetAll({ leaderboards, visits, saves }: ApiDeps, who: PersonId): Promise<number> {
  const published = await visits.forget(who);
  return published + (await leaderboards.forget(who)) + (await saves.forget(who));
}
