import { OBSTACLE } from '../board.ts';
import { isRelicId, relics } from '../relics/index.ts';
import { SIZE } from '../shapes.ts';
import type { Block, Card } from '../state.ts';
import { alwaysBosses } from './twists/always.ts';
import { twist } from './twists/twist.ts';

const PLAIN: Block = { piece: -1, pattern: null, seal: null, blessing: null, charge: 0 };

/** A heart. */
const PICTURE = ['.#..#.', '#.##.#', '#....#', '.#..#.', '..##..', '......'].join('');

/** The last row and column. */
const isRim = (at: number): boolean => at % SIZE === SIZE - 1 || at >= SIZE * (SIZE - 1);

function single(card: Card): Card {
  const { seal, blessing } = card;
  return { ...card, mino: 'mono-1', seal: seal && { ...seal, at: 0 }, blessing: blessing && { ...blessing, at: 0 } };
}

function isPlain(id: string): boolean {
  return isRelicId(id) && (relics[id].rarity === 'common' || relics[id].rarity === 'uncommon');
}

export const twists = {
  columns_only: twist({
    text: { ja: ['縦だけ', '縦ラインだけが消えます。'], en: ['Columns Only', 'Only columns clear.'] },
    motif: 'columns',
    not: ['rows_only'],
    counts: ({ line }) => line >= SIZE,
  }),
  rows_only: twist({
    text: { ja: ['横だけ', '横ラインだけが消えます。'], en: ['Rows Only', 'Only rows clear.'] },
    motif: 'rows',
    not: ['columns_only'],
    counts: ({ line }) => line < SIZE,
  }),
  one_slot: twist({
    text: {
      ja: ['一点もの', 'レリックの枠は1つだけ。それが{times}回はたらきます。'],
      en: ['One of a Kind', 'One relic slot, but the relic acts {times} times.'],
    },
    motif: 'one-slot',
    n: { times: 3 },
    tune: { relicSlots: () => 1, acts: (_, n) => n.times },
  }),
  no_shop: twist({
    text: {
      ja: ['ショップじまい', 'ショップがなく、ラウンドの後に3つから1つ選びます。'],
      en: ['Closed Shop', 'No shops: after each round one of three is chosen.'],
    },
    motif: 'no-shop',
    not: ['no_pieces', 'inflation', 'no_rerolls'],
    tune: { shops: () => 0 },
  }),
  boss_rush: twist({
    text: {
      ja: ['ボスラッシュ', 'すべてのラウンドに条件がつきます。'],
      en: ['Boss Rush', 'Every round has a condition.'],
    },
    motif: 'boss-rush',
    tune: { elites: () => 1, normals: () => 1 },
  }),
  picture: twist({
    text: {
      ja: ['絵のある盤', 'ラウンドの初め、盤に絵の形のブロックがあります。'],
      en: ['Picture', 'Each round begins with a picture of blocks on the board.'],
    },
    motif: 'picture',
    not: ['tiny_board'],
    roundStarted: c => c.rebuild(c.state.board.map((block, at) => block ?? (PICTURE[at] === '#' ? PLAIN : null))),
  }),
  singles: twist({
    text: {
      ja: ['粒ぞろい', 'ピースがみな1マスになり、ハンドが{hands}増えます。'],
      en: ['All Singles', 'All pieces become single blocks; {hands} hands more.'],
    },
    motif: 'singles',
    n: { hands: 14 },
    tune: { hands: (hands, n) => hands + n.hands },
    deals: cards => cards.map(single),
  }),
  sprint: twist({
    text: {
      ja: ['駆け足', 'ハンドが{hands}減り、目標は{percent}%です。'],
      en: ['Sprint', '{hands} hands fewer, and {percent}% of the target.'],
    },
    motif: 'sprint',
    not: ['long_haul'],
    n: { hands: 4, percent: 60 },
    tune: { hands: (hands, n) => Math.max(1, hands - n.hands), target: (target, n) => (target * n.percent) / 100 },
  }),
  long_haul: twist({
    text: {
      ja: ['持久戦', 'ハンドが{hands}増え、目標は2倍です。'],
      en: ['Long Haul', '{hands} hands more, and twice the target.'],
    },
    motif: 'long-haul',
    not: ['sprint'],
    n: { hands: 10, times: 2 },
    tune: { hands: (hands, n) => hands + n.hands, target: (target, n) => target * n.times },
  }),
  tiny_board: twist({
    text: {
      ja: ['5×5の盤', '下の横ラインと右の縦ラインがふさがり、ラインは5マスでそろいます。'],
      en: ['Five by Five', 'One row and column are walled up; lines have five cells.'],
    },
    motif: 'tiny-board',
    not: ['picture'],
    tune: { obstaclesPass: () => 1 },
    roundStarted: c => c.rebuild(c.state.board.map((block, at) => (isRim(at) ? OBSTACLE : block))),
  }),
  no_pieces: twist({
    text: { ja: ['買えないピース', 'ショップにピースが並びません。'], en: ['No Pieces', 'Shops offer no pieces.'] },
    motif: 'no-pieces',
    not: ['no_shop'],
    tune: { pieceOffers: () => -9 },
  }),
  inflation: twist({
    text: {
      ja: ['値上がり', '買うたび、すべての商品が{gold}G高くなります。'],
      en: ['Inflation', 'Each purchase makes everything {gold}G dearer.'],
    },
    motif: 'inflation',
    not: ['no_shop'],
    n: { gold: 1 },
    memory: () => ({ bought: 0 }),
    lasting: true,
    bought: c => {
      c.my.bought += 1;
    },
    tune: { price: (price, n, _, my) => price + n.gold * my.bought },
  }),
  one_shot: twist({
    text: {
      ja: ['一発勝負', 'ラウンドで最初に消した得点だけが入ります。目標は{percent}%です。'],
      en: ['One Shot', 'Only the first clear of a round scores; {percent}% of the target.'],
    },
    motif: 'one-shot',
    not: ['small_steps'],
    n: { percent: 20 },
    tune: { target: (target, n) => (target * n.percent) / 100 },
    cleared: c => {
      if (c.clears > 0) c.timesLines(0);
    },
  }),
  small_steps: twist({
    text: {
      ja: ['小さな一歩', '1ラインだけ消したときしか得点になりません。目標は{percent}%です。'],
      en: ['Small Steps', 'Only clears of one line score; {percent}% of the target.'],
    },
    motif: 'small-steps',
    not: ['one_shot'],
    n: { percent: 60 },
    tune: { target: (target, n) => (target * n.percent) / 100 },
    cleared: c => {
      if (c.clear.lines > 1) c.timesLines(0);
    },
  }),
  commons_only: twist({
    text: {
      ja: ['庶民派', 'ショップに並ぶレリックはコモンとアンコモンだけ。目標は{percent}%です。'],
      en: ['Plain Folk', 'Shops offer common and uncommon relics; {percent}% of the target.'],
    },
    motif: 'commons',
    n: { percent: 60 },
    tune: { target: (target, n) => (target * n.percent) / 100 },
    admits: source => !source.startsWith('relic:') || isPlain(source.slice('relic:'.length)),
  }),
  no_rerolls: twist({
    text: {
      ja: ['見たままのショップ', 'リロールに{gold}Gかかります。ショップのレリックが{offers}つ増えます。'],
      en: ['As It Stands', 'A reroll costs {gold}G; shops offer {offers} relics more.'],
    },
    motif: 'no-rerolls',
    not: ['no_shop'],
    n: { gold: 99, offers: 2 },
    tune: { reroll: (_, n) => n.gold, relicOffers: (offers, n) => offers + n.offers },
  }),
  poor: twist({
    text: {
      ja: ['清貧', '利息と残りハンドの報酬がありません。ラウンドの報酬が{gold}G増えます。'],
      en: ['Poverty', 'No interest, and no pay for hands left; rounds pay {gold}G more.'],
    },
    motif: 'poor',
    not: ['legacy'],
    n: { gold: 3 },
    tune: { interest: () => 0, handPay: () => 0, reward: (reward, n) => reward + n.gold },
  }),
  legacy: twist({
    text: {
      ja: ['遺産', '初めのゴールドが{gold}G増え、その後の報酬はありません。'],
      en: ['Legacy', 'Begins with {gold}G more; rounds pay nothing.'],
    },
    motif: 'legacy',
    not: ['poor'],
    n: { gold: 90 },
    runStarted: (c, n) => c.gainGold(n.gold),
    tune: { interest: () => 0, handPay: () => 0, reward: () => 0 },
  }),
  five_cards: twist({
    text: {
      ja: ['大きな手札', '手札が{cards}枚増え、ハンドが{hands}減ります。'],
      en: ['Full Hands', '{cards} pieces more are drawn; {hands} hands fewer.'],
    },
    motif: 'five-cards',
    n: { cards: 2, hands: 3 },
    tune: { draw: (draw, n) => draw + n.cards, hands: (hands, n) => Math.max(1, hands - n.hands) },
  }),
  stony: twist({
    text: {
      ja: ['石ころだらけ', 'ラウンドの初め、{cells}マスがおじゃまで埋まります。'],
      en: ['Stony Ground', 'Each round begins with {cells} obstacles.'],
    },
    motif: 'stony',
    n: { cells: 3 },
    roundStarted: (c, n) => c.obstruct(n.cells),
  }),
  burden: twist({
    text: {
      ja: ['荷物', '持っているレリック1つにつき、目標が{percent}%高くなります。'],
      en: ['Burden', 'Each relic you own makes targets {percent}% higher.'],
    },
    motif: 'burden',
    n: { percent: 12 },
    tune: { target: (target, n, s) => (target * (100 + n.percent * s.relics.length)) / 100 },
  }),
  double_bosses: twist({
    text: { ja: ['二枚看板', 'ボスの条件が1つ増えます。'], en: ['Double Bill', 'Bosses have one condition more.'] },
    motif: 'double-bosses',
    tune: { bosses: bosses => bosses + 1 },
  }),
  no_skips: twist({
    text: { ja: ['寄り道なし', 'ラウンドをスキップできません。'], en: ['No Detours', 'No round can be skipped.'] },
    motif: 'no-skips',
    tune: { giftsShown: () => 0 },
  }),
  tithe: twist({
    text: {
      ja: ['お供え', 'ラウンドの初めに持っているゴールドの半分を払います。'],
      en: ['Tithe', 'Each round begins by paying half of your gold.'],
    },
    motif: 'tithe',
    roundStarted: c => void c.payGold(Math.floor(c.state.gold / 2)),
  }),
  ...alwaysBosses,
};
export type TwistId = keyof typeof twists;
export const twistIds = Object.keys(twists) as readonly TwistId[];

export function isTwistId(text: string): text is TwistId {
  return Object.hasOwn(twists, text);
}
