import type { FastifyInstance } from 'fastify';
import { type Limit, PLAYED_GAMES, READS } from '../limits/limiter.ts';
import type { PlayedGames } from '../rooms/played-games.ts';
import type { Room } from '../rooms/room.ts';
import type { RoomManager } from '../rooms/room-manager.ts';

export interface PlayedGamesDeps {
  readonly roomManager: RoomManager;
  readonly playedGames: PlayedGames;
}

/** Finished games of rooms: a short name for each, and the game that a name stands for. */
export function servePlayedGames(
  app: FastifyInstance,
  { roomManager, playedGames }: PlayedGamesDeps,
  limit: Limit,
): void {
  app.get<{ Params: { room: string } }>(
    '/api/rooms/:room/game',
    { onRequest: limit('reads', READS) },
    async (request, reply) => {
      const room = /^[\w-]{16}$/.test(request.params.room) ? await roomManager.find(request.params.room) : null;
      const id = room && lastGame(room, playedGames);
      return id ? { id } : reply.code(404).send({ error: 'not-found' });
    },
  );
  app.get<{ Params: { id: string } }>(
    '/api/games/:id',
    { onRequest: limit('played-games', PLAYED_GAMES) },
    async (request, reply) => {
      const game = await playedGames.find(request.params.id);
      return game ?? reply.code(404).send({ error: 'not-found' });
    },
  );
}

/** The name of the last game, until the next one begins: a rematch may be called before everybody has seen how it ended. */
export function lastGame({ id, state: { table } }: Room, playedGames: PlayedGames): string | null {
  const ended = table.phase === 'over' || (table.phase === 'lobby' && table.round > 0);
  return ended ? playedGames.name(id, table.round) : null;
}
