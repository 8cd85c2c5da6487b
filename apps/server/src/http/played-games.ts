import type { FastifyInstance } from 'fastify';
import { type Limit, PLAYED_GAMES, READS } from '../limits/limiter.ts';
import type { PlayedGames } from '../rooms/played-games.ts';
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
      if (room?.state.table.phase !== 'over') return reply.code(404).send({ error: 'not-found' });
      return { id: playedGames.name(room.id, room.state.table.round) };
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
