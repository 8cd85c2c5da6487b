import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cards as allCards } from '@minoya/games/polyform/cards';
import type { Card } from '@minoya/games/polyform/cards/card';
import { count } from '@minoya/games/polyform/cells';
import { minPieces, optimalSets } from '@minoya/games/polyform/cover';
import { holes, partsOfShape } from '@minoya/games/polyform/shape-parts';
import { type CardUse, finishedShare, planTable, shapeLine, survey } from './polyform/balance.ts';
import { optionOf } from './polyform/options.ts';
import { propose } from './polyform/propose.ts';
import { sheet } from './polyform/sheet.ts';

/**
 * `npm run lab -- cards` prints POLYFORM's cards as the solver sees them, and draws the sheet (`--out docs/polyform-cards.svg`).
 * `--games 100` lets tuned bots play so many games with 2, 3 and 4 seats, and reports how games go and how often each card
 * is finished; `--pairs 50` lets four plans play each other. `--propose 12 --seed minoya` draws new shapes of 12 cells.
 */
export async function cards(args: string[]): Promise<number> {
  const option = optionOf(args);
  const seed = option('seed', 'cards');
  const cells = Number(option('propose', '0'));
  if (cells > 0) {
    console.log(propose(cells, seed, Number(option('count', '16'))));
    return 0;
  }
  const games = Number(option('games', '0'));
  const pairs = Number(option('pairs', '0'));
  const uses: Record<string, CardUse> = {};
  const shapes = games > 0 ? [2, 3, 4].map(seats => survey(seats, games, seed, uses)) : [];
  console.log('card  pt reward cells fewest sets parts holes  finished  name');
  for (const card of allCards) console.log(row(card, uses));
  for (const shape of shapes) console.log(shapeLine(shape));
  if (pairs > 0) for (const line of planTable(pairs, seed)) console.log(line);
  const out = option('out', 'docs/polyform-cards.svg');
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, sheet());
  console.log(`drew ${out}`);
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
