import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cards } from '@minoya/games/polyform/cards';
import type { Card } from '@minoya/games/polyform/cards/card';
import { count } from '@minoya/games/polyform/cells';
import { minPieces, optimalSets } from '@minoya/games/polyform/cover';
import { holes, partsOfShape } from '@minoya/games/polyform/shape-parts';
import type { Work } from '../../command/command.ts';
import { type CardUse, finishedShare, planTable, shapeLine, survey } from './balance.ts';
import { propose } from './propose.ts';
import { sheet } from './sheet.ts';

interface Printing {
  readonly games: number;
  readonly pairs: number;
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
  const uses: Record<string, CardUse> = {};
  const shapes = games > 0 ? [2, 3, 4].map(seats => survey({ seats, games, seed }, uses, work)) : [];
  const plans = pairs > 0 ? planTable(pairs, seed, work) : [];
  if (work.stopped()) return 1;
  work.say('card  pt reward cells fewest sets parts holes  finished  name');
  for (const card of cards) work.say(row(card, uses));
  for (const shape of shapes) work.say(shapeLine(shape));
  for (const line of plans) work.say(line);
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, sheet());
  work.say(`drew ${out}`);
  return 0;
}

function row(card: Card, uses: Record<string, CardUse>): string {
  const { shape } = card;
  const done = finishedShare(uses, card.id);
  const numbers = [count(shape), minPieces(shape), optimalSets(shape).length, partsOfShape(shape), holes(shape)];
  const [a, b, c, d, e] = numbers.map(String) as [string, string, string, string, string];
  const share = done === null ? '–' : `${(100 * done).toFixed(0)} %`;
  return `${card.id}   ${card.points}  ${card.reward.padEnd(6)} ${a.padStart(5)} ${b.padStart(6)} ${c.padStart(4)} ${d.padStart(5)} ${e.padStart(5)} ${share.padStart(9)}  ${card.text.ja} / ${card.text.en}`;
}
