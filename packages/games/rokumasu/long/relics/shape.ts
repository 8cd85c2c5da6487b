import { relic } from '../../relics/relic.ts';
import type { Card } from '../../state.ts';
import { mino } from '../../../grid/mino.ts';

function isOneSize(deck: readonly Card[]): boolean {
  return new Set(deck.map(card => mino(card.mino)?.size)).size === 1;
}

function isUnlike(deck: readonly Card[], least: number): boolean {
  return deck.length >= least && new Set(deck.map(card => card.mino)).size === deck.length;
}

/** Relics of the long game that ask for the sizes of pieces. */
export const shape = {
  pebble_path: relic({
    text: {
      ja: ['小石の道', '1マスのピースを置くたび、このラウンドの列点の倍率が+0.4。'],
      en: ['Pebble Path', 'Each single block placed adds 0.4 to line points × this round.'],
    },
    motif: 'pebble-path',
    rarity: 'uncommon',
    acts: 'times',
    n: { tenths: 4 },
    memory: () => ({ tenths: 0 }),
    handSpent: (c, n) => {
      if (c.placed?.size === 1) c.my.tenths += n.tenths;
    },
    cleared: c => c.timesLines((10 + c.my.tenths) / 10),
    live: my => ({ sign: '×lines', tenths: 10 + my.tenths }),
  }),

  finishing_touch: relic({
    text: {
      ja: ['仕上げ', '1マスのピースで消すと、列点×{times}。'],
      en: ['Finishing Touch', 'Clearing with a single block: line points ×{times}.'],
    },
    motif: 'finishing-touch',
    rarity: 'uncommon',
    acts: 'times',
    n: { times: 2 },
    cleared: (c, n) => {
      if (c.placed?.size === 1) c.timesLines(n.times);
    },
  }),

  giant_step: relic({
    text: {
      ja: ['巨人の一歩', '{least}マス以上のピースで消すと、列点×3。'],
      en: ['Giant Step', 'Clearing with {least} cells or more: line points ×3.'],
    },
    motif: 'giant-step',
    rarity: 'rare',
    acts: 'times',
    n: { least: 5, tenths: 30 },
    cleared: (c, n) => {
      if (c.placed && c.placed.size >= n.least) c.timesLines(n.tenths / 10);
    },
  }),

  ballast: relic({
    text: {
      ja: ['重し', '{least}マス以上のピースで消すと、ブロック点+マス数×{plus}。'],
      en: ['Ballast', 'Clearing with {least}+ cells: block points +{plus} for each of its cells.'],
    },
    motif: 'ballast',
    rarity: 'common',
    acts: 'blocks',
    n: { least: 4, plus: 4 },
    cleared: (c, n) => {
      if (c.placed && c.placed.size >= n.least) c.addBlocks(n.plus * c.placed.size);
    },
  }),

  mixed_load: relic({
    text: {
      ja: ['混載', 'このラウンドで置いたピースの大きさ1種類につき、列点の倍率が+0.3。'],
      en: ['Mixed Load', 'Each size of piece placed this round adds 0.3 to line points ×.'],
    },
    motif: 'mixed-load',
    rarity: 'uncommon',
    acts: 'times',
    n: { tenths: 3 },
    memory: () => ({ seen: '' }),
    handSpent: c => {
      const size = String(c.placed?.size ?? 0);
      if (!c.my.seen.includes(size)) c.my.seen += size;
    },
    cleared: (c, n) => c.timesLines((10 + n.tenths * c.my.seen.length) / 10),
    live: (my, _, n) => ({ sign: '×lines', tenths: 10 + n.tenths * my.seen.length }),
  }),

  ladder: relic({
    text: {
      ja: ['はしご', '前より1マス大きいピースで消すと、列点×3。'],
      en: ['Ladder', 'Clearing with one cell more than the piece before: line points ×3.'],
    },
    motif: 'ladder',
    rarity: 'rare',
    acts: 'times',
    n: { tenths: 30 },
    memory: () => ({ last: 0, up: 0 }),
    handSpent: c => {
      const size = c.placed?.size ?? 0;
      c.my.up = c.my.last > 0 && size === c.my.last + 1 ? 1 : 0;
      c.my.last = size;
    },
    cleared: (c, n) => {
      if (c.placed && !c.placed.free && c.my.up === 1) c.timesLines(n.tenths / 10);
    },
    live: my => (my.last > 0 ? { sign: 'size', tenths: (my.last + 1) * 10 } : null),
  }),

  school: relic({
    text: {
      ja: ['群れ', 'デッキのピースがみな同じ大きさなら、列点×{times}。'],
      en: ['School', 'While all pieces of the deck have one size: line points ×{times}.'],
    },
    motif: 'school',
    rarity: 'rare',
    acts: 'times',
    n: { times: 4 },
    cleared: (c, n) => {
      if (isOneSize(c.state.deck)) c.timesLines(n.times);
    },
    ready: (_, s) => isOneSize(s.deck),
  }),

  big_family: relic({
    text: {
      ja: ['大所帯', 'デッキの{over}枚を超えた1枚につき、ブロック点+{plus}。'],
      en: ['Big Family', 'Block points +{plus} for each piece of the deck beyond {over}.'],
    },
    motif: 'big-family',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { over: 8, plus: 5 },
    cleared: (c, n) => c.addBlocks(n.plus * Math.max(0, c.deckSize - n.over)),
    live: (_, s, n) => ({ sign: '+blocks', tenths: 10 * n.plus * Math.max(0, s.deck.length - n.over) }),
  }),

  librarian: relic({
    text: {
      ja: ['司書', 'デッキが{least}枚以上で同じ形が1つもなければ、列点×{times}。'],
      en: ['Librarian', '{least} pieces or more and no shape twice: line points ×{times}.'],
    },
    motif: 'librarian',
    rarity: 'uncommon',
    acts: 'times',
    n: { least: 8, times: 3 },
    cleared: (c, n) => {
      if (isUnlike(c.state.deck, n.least)) c.timesLines(n.times);
    },
    ready: (_, s, n) => isUnlike(s.deck, n.least),
  }),
};
