import { games } from '@minoya/games';
import { readEvent } from '../rooms/event.ts';
import { RoomState } from '../rooms/room-state.ts';
import type { Store } from '../store/store.ts';
import { Player } from './player.ts';
import type { ServerProcess } from './process.ts';
import { RuleBook } from '../rules.ts';

const GAME = 'polyform';

/** Rooms full of players who keep playing while the world breaks around them. */
export class FaultTrial {
  readonly players: Player[] = [];
  readonly rooms: string[] = [];
  private readonly playing: Promise<void>[] = [];

  /** Opens so many rooms of two; `ports` says where each seat connects. */
  static async begin(server: ServerProcess, rooms: number, ports: readonly (() => number)[]): Promise<FaultTrial> {
    const trial = new FaultTrial();
    for (let i = 0; i < rooms; i++) await trial.seat(server, ports);
    return trial;
  }

  private async seat(server: ServerProcess, ports: readonly (() => number)[]): Promise<void> {
    const tokens = [await server.token(), await server.token()];
    const room = await server.openRoom(tokens[0] ?? '', GAME, 'seats=2');
    this.rooms.push(room);
    const seated: Player[] = [];
    for (const [i, token] of tokens.entries()) {
      const port = ports[i % ports.length] ?? (() => server.port);
      const player = new Player(games, port, { token, room, name: i, sit: true });
      await player.client.connect();
      await player.client.until(() => player.client.follower.seat === i);
      seated.push(player);
    }
    const [host, guest] = seated.map(player => player.client);
    await guest?.command({ t: 'ready', on: true });
    await host?.until(() => host.follower.table?.chairs[1]?.ready === true);
    await host?.command({ t: 'start' });
    this.players.push(...seated);
    for (const player of seated) this.playing.push(player.play());
  }

  /** Steps shown to anybody so far. */
  get steps(): number {
    return this.players.reduce((sum, player) => sum + player.shown.size, 0);
  }

  /** Some game has come to its end, so that a fresh company is needed. */
  get over(): boolean {
    return this.players.some(isOver);
  }

  /** Resolves when every player has been shown something new, unless there is nothing more to show. */
  async moveOn(ms = 20_000): Promise<void> {
    const before = this.players.map(player => player.shown.size);
    const still = (): Player[] =>
      this.players.filter((player, i) => player.shown.size <= (before[i] ?? 0) && !isOver(player));
    const until = performance.now() + ms;
    while (still().length > 0) {
      if (performance.now() > until) throw new Error(`${still().length} players have come to a standstill`);
      await new Promise(done => setTimeout(done, 20));
    }
  }

  async end(): Promise<void> {
    for (const player of this.players) player.stop();
    await Promise.all(this.playing);
    for (const player of this.players) player.client.drop();
  }

  /** Compares what was shown and acknowledged with what the store holds. All numbers but `steps` must be 0. */
  async verdict(
    store: Store,
  ): Promise<{ steps: number; lost: number; unacknowledged: number; unreadable: number; contradictions: number }> {
    let [lost, unacknowledged, unreadable] = [0, 0, 0];
    for (const [i, room] of this.rooms.entries()) {
      const events = (await store.log.read(room, 0)).events.map(event => readEvent(event.body));
      if (!foldable(events)) unreadable += 1;
      for (const [seat, player] of this.players.slice(i * 2, i * 2 + 2).entries()) {
        const missing = compare(events, seat, player);
        lost += missing.shown;
        unacknowledged += missing.done;
      }
    }
    const contradictions = this.players.reduce((sum, player) => sum + player.contradictions.length, 0);
    return { steps: this.steps, lost, unacknowledged, unreadable, contradictions };
  }

  /** The server answers again: returns are measured from here. */
  serverIsUp(): void {
    for (const player of this.players) player.serverIsUp();
  }

  get slowestReturn(): number {
    return Math.max(...this.players.map(player => player.slowestReturn));
  }
}

function isOver({ client }: Player): boolean {
  return client.follower.table?.phase === 'over';
}

type Events = readonly ReturnType<typeof readEvent>[];

/** What a player saw or was told is done, and the log does not hold. */
function compare(events: Events, seat: number, player: Player): { shown: number; done: number } {
  const acts = new Map(events.flatMap((event, n) => (event.e === 'act' ? [[n + 1, `${event.s} ${event.a}`]] : [])));
  const ids = events.flatMap(event => (event.e === 'act' && event.s === seat && event.id ? [event.id] : []));
  const twice = ids.length - new Set(ids).size;
  const shown = [...player.shown].filter(([n, what]) => acts.get(n) !== what).length;
  // The first command of each was about the table.
  const done = [...player.done].filter(id => id > 1 && !ids.includes(id)).length;
  return { shown: shown + twice, done };
}

function foldable(events: Events): boolean {
  try {
    const state = new RoomState(new RuleBook(games));
    for (const event of events) state.addEvent(event);
    return true;
  } catch {
    return false;
  }
}
