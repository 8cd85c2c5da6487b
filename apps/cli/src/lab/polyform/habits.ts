import { bout, share } from '@minoya/bots/arena';
import { characters } from '@minoya/bots/polyform/characters';
import { botId } from '@minoya/bots/polyform/levels';
import { cardsInWork } from '@minoya/games/polyform/board';
import { colourOf } from '@minoya/games/polyform/cards/card';
import { polyform } from '@minoya/games/polyform/game';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { sumOf } from '@minoya/games/polyform/score';
import type { Event, Player, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import type { Work } from '../../command/command.ts';
import { botNamed } from './balance.ts';

/** What a player does in one game, as somebody at the table could count it. */
interface Habits {
  readonly white: number;
  readonly black: number;
  readonly gains: number;
  readonly changes: number;
  readonly masters: number;
  /** Puzzles in work after each own action, on average. */
  readonly working: number;
  /** The most cells it ever had in hand. */
  readonly cells: number;
  readonly rounds: number;
  /** Whether it triggered the end, and by what. */
  readonly byWhite: number;
  readonly byBlack: number;
  readonly late: number;
  readonly final: number;
  readonly won: number;
}

interface Asked {
  readonly level: string;
  readonly games: number;
  readonly seed: string;
  /** Added to the setup. */
  readonly setup: string;
}

/** How each character plays against its level without one: means a game. */
export function habitTable({ level, games, seed, setup }: Asked, work: Work): string[] {
  const lines: string[] = [];
  for (const character of [null, ...characters.map(one => one.id)]) {
    const all: Habits[] = [];
    for (let i = 0; i < games && !work.stopped(); i++) {
      work.progress(`${character ?? level}: ${i} of ${games} games`);
      all.push(watched({ level, character, seed: `${seed}-${i >> 1}`, seat: i & 1, setup }));
    }
    const names = Object.keys(all[0] ?? {}) as (keyof Habits)[];
    if (lines.length === 0) lines.push(`${''.padEnd(10)}${names.map(name => name.padStart(9)).join('')}`);
    const mean = (name: keyof Habits): number => all.reduce((sum, one) => sum + one[name], 0) / all.length;
    lines.push(`${(character ?? level).padEnd(10)}${names.map(name => mean(name).toFixed(2).padStart(9)).join('')}`);
  }
  return lines;
}

/** Cells of the pieces in hand. */
function cellsOf({ hand }: Player): number {
  return pieceIds.reduce((sum, id) => sum + hand[id] * pieces[id].level, 0);
}

interface Watched {
  readonly level: string;
  readonly character: string | null;
  readonly seed: string;
  readonly seat: Seat;
  readonly setup: string;
}

function watched({ level, character, seed, seat, setup }: Watched): Habits {
  const [mine, other] = [botNamed(botId(level, character)), botNamed(level)];
  const seen = { white: 0, black: 0, gains: 0, changes: 0, masters: 0, working: 0, cells: 0, acts: 0 };
  const watch = (now: unknown, events: readonly { type: string }[], by: Seat): void => {
    if (by !== seat) return;
    const player = (now as State).players[seat] as Player;
    seen.acts += 1;
    seen.working += cardsInWork(player);
    seen.cells = Math.max(seen.cells, cellsOf(player));
    for (const event of events as readonly Event[]) {
      if (event.type === 'taken') seen[colourOf(event.card)] += 1;
      if (event.type === 'gained') seen.gains += 1;
      if (event.type === 'traded') seen.changes += 1;
      if (event.type === 'closed') seen.masters += 1;
    }
  };
  const bots = seat === 0 ? [mine, other] : [other, mine];
  const { state, result } = bout({ game: polyform, setup: `seats=2${setup}`, seed, bots, watch });
  const end = state as State;
  const sum = sumOf(end, seat);
  const { acts, working, ...counts } = seen;
  const by = end.ending?.by === seat ? end.ending.reason : null;
  return {
    ...counts,
    working: working / acts,
    rounds: end.round,
    byWhite: Number(by === 'white'),
    byBlack: Number(by === 'black'),
    late: sum.penalty,
    final: sum.final,
    won: share(result, seat),
  };
}
