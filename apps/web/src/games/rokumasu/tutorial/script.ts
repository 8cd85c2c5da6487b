import { ruleSets } from '@minoya/games/rokumasu/rules';
import { SIZE } from '@minoya/games/rokumasu/shapes';
import type { State } from '@minoya/games/rokumasu/state';
import { tuned } from '@minoya/games/rokumasu/tuned';
import type { Localized } from '../../../i18n/lang.ts';
import { flowIn } from '../any-version.ts';
import { marksOfCard } from '../look.ts';
import { clearing } from '../text/clearing.ts';
import { lessonRelic } from './lesson-run.ts';

/** What a lesson may look at. */
export interface Scene {
  readonly state: State;
  readonly canUndo: boolean;
  /** The last placement cleared nothing. */
  readonly missed: boolean;
}

/** One sentence, shown while it fits what is on screen, once in a player's life. */
export interface Lesson {
  readonly id: string;
  /** As it is, or by what is in force. */
  readonly text: Localized | ((scene: Scene) => Localized);
  /** What it speaks of, and nothing around it: that is framed, and the card lies beside it, never over it. */
  about(state: State): string;
  when(scene: Scene): boolean;
  /** It says that the tutorial is over, with the two ways on. */
  readonly ends?: true;
}

const isOffered = ({ shop }: State): boolean =>
  shop?.items.some(({ ware }) => ware.kind === 'relic' && ware.id === lessonRelic) ?? false;
const hasBought = ({ shop }: State): boolean =>
  shop?.items.some(({ ware, sold }) => sold && ware.kind === 'relic') ?? false;

/** A fixed part of the table. */
const part = (selector: string) => () => selector;
const numbered = (name: string, at: number): string => `[data-${name}="${Math.max(0, at)}"]`;
const pieceWith = (layer: string) => (state: State) =>
  numbered(
    'slot',
    state.hand.findIndex(card => card && marksOfCard(card).some(mark => mark.startsWith(layer))),
  );
const relic = (id: string) => (state: State) =>
  numbered(
    'relic',
    state.relics.findIndex(owned => owned.id === id),
  );
const obstacle = ({ board }: State): string => {
  const cell = board.findIndex(block => block?.pattern === 'obstacle');
  return `[data-board="main"] [data-cell="${cell % SIZE},${Math.floor(cell / SIZE)}"]`;
};
const offered = ({ shop }: State): string =>
  numbered('item', shop?.items.findIndex(({ ware }) => ware.kind === 'relic' && ware.id === lessonRelic) ?? 0);

const playing = ({ state }: Scene) => state.phase === 'playing';
const isNew = (scene: Scene) => playing(scene) && scene.state.round === 1 && scene.state.record.placed < 2;

/** The fixed run, from its first real round on; the two rounds before it are in stages.ts. */
export const course: readonly Lesson[] = [
  {
    id: 'target',
    about: part('.target'),
    text: {
      ja: '練習のランです。12ハンドで目標の点へ。',
      en: 'A run for practice: reach the target within 12 hands.',
    },
    when: scene => playing(scene) && scene.state.round === 1 && scene.state.record.placed === 0,
  },
  {
    id: 'save-up',
    about: part('.roku-board'),
    text: {
      ja: 'すぐ消さず、何ラインかまとめると一気に点が伸びます。',
      en: 'Save up: two or three lines at once score far more.',
    },
    when: scene => playing(scene) && scene.state.round === 1 && scene.state.record.placed >= 3,
  },
  {
    id: 'payout',
    about: part('[data-paid-for="hands"]'),
    text: { ja: '余ったハンドはゴールドになります。', en: 'Hands left become gold.' },
    when: ({ state }) => state.phase === 'cleared' && state.round === 1 && state.hands > 0,
  },
  {
    id: 'shop',
    about: offered,
    text: {
      ja: 'レリックは点を増やします。アンカーはどのピースでもはたらきますが、ほかも読んで選びましょう。',
      en: 'Relics add points. Anchor works with any piece, but read the others too: the best fit is yours to find.',
    },
    // Whoever has bought one is not told again.
    when: ({ state }) => state.phase === 'shop' && state.round === 1 && isOffered(state) && !hasBought(state),
  },
  {
    id: 'lesson-over',
    about: part('[data-start]'),
    text: {
      ja: 'チュートリアルはここまでです。置く、まとめて消す、買う、を覚えました。普通のランを始めるか、このまま練習を続けられます。',
      en: 'That was the tutorial: you can place, clear several lines at once and buy. Begin a real run, or go on practising here.',
    },
    when: ({ state }) => state.phase === 'progress' && state.round === 2,
    ends: true,
  },
  {
    id: 'relic',
    about: part('[data-relic="0"]'),
    text: { ja: 'レリックは、持っている間ずっとはたらきます。', en: 'Relics work as long as you own them.' },
    when: scene => playing(scene) && scene.state.relics.length > 0,
  },
  {
    id: 'pattern',
    about: pieceWith('pattern:'),
    text: { ja: 'パターンつきのピースは特別。長押しで説明。', en: 'A piece with a pattern is special. Hold to read.' },
    when: scene => playing(scene) && scene.state.hand.some(card => card?.pattern),
  },
  {
    id: 'undo',
    about: part('[data-undo]'),
    text: { ja: '次の手札が来るまでは、何度でも戻せます。', en: 'You can undo until new pieces are drawn.' },
    when: scene => playing(scene) && scene.missed && scene.canUndo,
  },
  {
    id: 'boss',
    about: part('.boss-card'),
    text: { ja: '3ラウンド目はボス。ルールが一つ変わります。', en: 'Every third round is a boss: one rule changes.' },
    when: ({ state }) => state.phase === 'progress' && state.round === 3,
  },
];

const inHand = (layer: string) => (scene: Scene) =>
  playing(scene) && scene.state.hand.some(card => card && marksOfCard(card).some(mark => mark.startsWith(layer)));

const meetsObstacle = (scene: Scene) =>
  playing(scene) && scene.state.board.some(block => block?.pattern === 'obstacle');

/** Rule sets differ in whether a line with an obstacle completes, and relics may change it. (R31) */
const barsLine = ({ state }: Scene) =>
  ruleSets[state.rules].blockers === 'bar the line' && !(tuned(state, 'obstaclesPass') > 0);

const sells = (kind: string) => (scene: Scene) =>
  scene.state.phase === 'shop' &&
  (scene.state.shop?.items.some(({ ware, sold }) => ware.kind === kind && !sold) ?? false);
const ware = (kind: string) => (state: State) =>
  numbered('item', state.shop?.items.findIndex(item => item.ware.kind === kind && !item.sold) ?? 0);
const onJourney = ({ state }: Scene): boolean => state.rules === 'journey';

/** The Long Journey explains itself where one meets it: it may be the first that a daily sends one to. */
const journey: readonly Lesson[] = [
  {
    id: 'gift',
    about: part('.gifts'),
    text: {
      ja: '遊ばずに、贈り物を一つもらって次へ進むこともできます。',
      en: 'You may skip this round and take one of its gifts instead.',
    },
    when: scene => onJourney(scene) && scene.state.phase === 'progress' && scene.state.gifts.length > 0,
  },
  {
    id: 'flow',
    about: part('.target-flow'),
    text: {
      ja: '流れ：このラウンドで先に消したラインが多いほど、次の倍率が上がります。',
      en: 'Flow: the more lines you cleared earlier this round, the more the next clear is multiplied.',
    },
    when: scene => onJourney(scene) && playing(scene) && scene.state.lines > 0 && flowIn(scene.state) !== null,
  },
  {
    id: 'pack',
    about: ware('pack'),
    text: { ja: '包みを開くと、中の商品から選んで取れます。', en: 'Open a pack and take your pick of what is inside.' },
    when: sells('pack'),
  },
  {
    id: 'voucher',
    about: ware('voucher'),
    text: {
      ja: '引換券は一度買えば、ランの終わりまではたらきます。',
      en: 'A voucher, once bought, works until the run ends.',
    },
    when: sells('voucher'),
  },
];

/** Told once each, at the first meeting, in any run. */
export const meetings: readonly Lesson[] = [
  ...journey,
  {
    id: 'seal',
    about: pieceWith('seal:'),
    text: {
      ja: 'シールは1マスだけ。そのマスが消えるとはたらきます。',
      en: 'A seal sits on one cell and works when that cell clears.',
    },
    when: inHand('seal:'),
  },
  {
    id: 'blessing',
    about: pieceWith('blessing:'),
    text: {
      ja: '加護は、消えるとそのマスにバフが残ります。',
      en: 'A blessing: when it clears, it leaves a buff on its cell.',
    },
    when: inHand('blessing:'),
  },
  {
    id: 'order',
    about: part('.relics'),
    text: { ja: 'レリックは並び順にはたらきます。動かせます。', en: 'Relics act in order. You can move them.' },
    when: scene => playing(scene) && scene.state.relics.length >= 2,
  },
  {
    id: 'copy',
    about: relic('copy'),
    text: { ja: 'コピーは、一つ前のレリックをまねます。', en: 'Mirror repeats the relic before it.' },
    when: ({ state }) => state.relics.some(owned => owned.id === 'copy'),
  },
  {
    id: 'amulet',
    about: part('[data-amulet="0"]'),
    text: { ja: '護符は押して使います。ピースを一つ変えます。', en: 'Press an amulet to change one piece.' },
    when: ({ state }) => state.amulets.length > 0 && (state.phase === 'playing' || state.phase === 'shop'),
  },
  {
    id: 'obstacle',
    about: obstacle,
    text: {
      ja: 'おじゃまのあるラインはそろいません。羽なら上に置けます。',
      en: 'A line with an obstacle never fills. A feather piece can cover it.',
    },
    when: scene => meetsObstacle(scene) && barsLine(scene),
  },
  {
    id: 'obstacle-stays',
    about: obstacle,
    text: {
      ja: 'おじゃまのあるラインもそろいます。おじゃまだけが残ります。',
      en: 'A line with an obstacle does clear; only the obstacle stays.',
    },
    when: scene => meetsObstacle(scene) && !barsLine(scene),
  },
  {
    id: 'deck',
    about: part('[data-deck]'),
    text: {
      ja: 'デッキが増えると、欲しいピースが来にくくなります。',
      en: 'A bigger deck brings each piece less often.',
    },
    when: ({ state }) => state.phase === 'shop' && state.deck.length >= 9,
  },
  {
    id: 'basics',
    about: part('.roku-board'),
    text: ({ state }) =>
      clearing(state, {
        ja: 'まとめて消すほど大きくなります。',
        en: 'Clear several lines at once for far more.',
      }),
    when: scene => isNew(scene) && flowIn(scene.state) === null,
  },
  {
    id: 'basics-flow',
    about: part('.roku-board'),
    text: ({ state }) =>
      clearing(state, {
        ja: 'まず1ライン消して流れを上げ、次をまとめて消しましょう。',
        en: 'Clear one line early to raise the flow, then several at once.',
      }),
    when: scene => isNew(scene) && flowIn(scene.state) !== null,
  },
];

/** What a lesson says of what is on screen. */
export const textOf = ({ text }: Lesson, scene: Scene): Localized => (typeof text === 'function' ? text(scene) : text);
