import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cards } from '@minoya/games/polyform/cards';
import type { Card } from '@minoya/games/polyform/cards/card';
import { count } from '@minoya/games/polyform/cells';
import { minPieces, optimalSets } from '@minoya/games/polyform/cover';
import { holes, partsOfShape } from '@minoya/games/polyform/shape-parts';
import { polyform } from '@minoya/games/polyform/game';
import { Refused, type Work } from '../../command/command.ts';
import { endLine, finishedShare, type Kept, type Played, planTable, shapeLine, survey } from './balance.ts';
import { habitTable } from './habits.ts';
import { Journal } from './journal.ts';
import { propose } from './propose.ts';
import { sheet } from './sheet.ts';

interface Printing {
  readonly games: number;
  readonly pairs: number;
  /** Characters that play those. */
  readonly plans: readonly string[];
  readonly habits: number;
  readonly seats: number;
  readonly level: string;
  /** Options of the table, as a setup writes them. */
  readonly agreed: string;
  /** First hands in the order of play; empty: as the rules have them. */
  readonly hands: string;
  readonly journal: string;
  readonly seed: string;
  readonly out: string;
  /** Cells of new shapes; 0: none. */
  readonly propose: number;
  readonly count: number;
}

/** The cards and what was asked about them. */
export function print(options: Printing, work: Work): number {
  const { games, pairs, seed, out } = options;
  if (options.propose > 0) {
    work.say(propose(options.propose, seed, options.count));
    return 0;
  }
  const journal = new Journal<Kept>(options.journal);
  const { level, hands } = options;
  const setup = options.agreed ? ` ${options.agreed}` : '';
  if (!polyform.setups.read(`seats=2${setup}`)) throw new Refused(`no table can agree on "${options.agreed}"`);
  const tables = options.seats > 0 ? [options.seats] : [2, 3, 4];
  const played: Played[] = [];
  for (const seats of games > 0 ? tables : []) {
    const some = survey({ seats, games, seed, level, setup, hands }, journal, work);
    played.push(...some);
    if (some.length > 0) work.say(`${shapeLine(seats, some)}; ${endLine(some)}`);
  }
  const names = options.plans;
  for (const line of pairs > 0 ? planTable({ names, pairs, seed, level, setup }, journal, work) : []) work.say(line);
  const habits = options.habits > 0 ? habitTable({ level, games: options.habits, seed, setup }, work) : [];
  for (const line of habits) work.say(line);
  if (work.stopped()) return 1;
  work.say('card  pt reward cells fewest sets parts holes  finished  name');
  for (const card of cards) work.say(row(card, played));
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, sheet());
  work.say(`drew ${out}`);
  return 0;
}

function row(card: Card, played: readonly Played[]): string {
  const { shape } = card;
  const done = finishedShare(played, card.id);
  const numbers = [count(shape), minPieces(shape), optimalSets(shape).length, partsOfShape(shape), holes(shape)];
  const [a, b, c, d, e] = numbers.map(String) as [string, string, string, string, string];
  const share = done === null ? '–' : `${(100 * done).toFixed(0)} %`;
  return `${card.id}   ${card.points}  ${card.reward.padEnd(6)} ${a.padStart(5)} ${b.padStart(6)} ${c.padStart(4)} ${d.padStart(5)} ${e.padStart(5)} ${share.padStart(9)}  ${card.text.ja} / ${card.text.en}`;
}
