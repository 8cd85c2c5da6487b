import type { People, PersonId } from '../person.ts';
import type { SocketServer } from '../wire/socket-server.ts';
import { leavingOf } from './decide.ts';
import type { PlayedGames, PlayedGamesOptions } from './played-games.ts';
import type { Room } from './room.ts';
import type { RoomManager } from './room-manager.ts';

interface Places {
  readonly socketServer: SocketServer;
  readonly roomManager: RoomManager;
  readonly playedGames: PlayedGames;
  readonly people: People;
}

/** Of an identity that was deleted nobody is here any more. */
export function sendAway(person: PersonId, { socketServer, roomManager, playedGames, people }: Places): void {
  socketServer.endPerson(person);
  playedGames.forget();
  leaveAll(roomManager.list(), room => people.nameInRoom(room, person));
}

/** Those whose identity was deleted while no node had this room loaded leave it now, before anybody is shown it. */
export async function leaveLate(room: Room, goneFrom: PlayedGamesOptions['goneFrom']): Promise<void> {
  for (const who of (await goneFrom?.(room.id)) ?? [])
    if (leavingOf(room.state, who)) await room.propose(() => leavingOf(room.state, who));
}

/** Somebody's identity was deleted: at every table here it is as if they had left. */
function leaveAll(rooms: Iterable<Room>, nameIn: (room: string) => string): void {
  for (const room of rooms) {
    const who = nameIn(room.id);
    // Asked again when its turn comes: another node may have been faster.
    if (leavingOf(room.state, who)) void room.propose(() => leavingOf(room.state, who));
  }
}
