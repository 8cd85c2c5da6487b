import { ruleSets } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { tuned } from '@minoya/games/rokumasu/tuned';
import type { Localized } from '../../../i18n/lang.ts';
import { marksOfCard } from '../look.ts';
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
  readonly text: Localized;
  /** What it speaks of: the card lies beside that, never over it. */
  readonly about: string;
  when(scene: Scene): boolean;
}

const isOffered = ({ shop }: State): boolean =>
  shop?.items.some(({ ware }) => ware.kind === 'relic' && ware.id === lessonRelic) ?? false;
const hasBought = ({ shop }: State): boolean =>
  shop?.items.some(({ ware, sold }) => sold && ware.kind === 'relic') ?? false;

const playing = ({ state }: Scene) => state.phase === 'playing';

/** The fixed run, from its first real round on; the two rounds before it are in stages.ts. */
export const course: readonly Lesson[] = [
  {
    id: 'target',
    about: '.target',
    text: { ja: '12ハンドのうちに、目標の点を目指します。', en: 'Reach the target within 12 hands.' },
    when: scene => playing(scene) && scene.state.round === 1 && scene.state.record.placed === 0,
  },
  {
    id: 'save-up',
    about: '.roku-board',
    text: {
      ja: 'すぐ消さず、2〜3ラインまとめると一気に点が伸びます。',
      en: 'Save up: two or three lines at once score far more.',
    },
    when: scene => playing(scene) && scene.state.round === 1 && scene.state.record.placed >= 3,
  },
  {
    id: 'payout',
    about: '.payout',
    text: { ja: '余ったハンドはゴールドになります。', en: 'Hands left become gold.' },
    when: ({ state }) => state.phase === 'cleared' && state.round === 1 && state.hands > 0,
  },
  {
    id: 'shop',
    about: '[data-goods]',
    text: {
      ja: 'アンカーを買うと、次に消すとき点が増えます。',
      en: 'Buy Anchor: your next clear scores more.',
    },
    // Whoever has bought one is not told again.
    when: ({ state }) => state.phase === 'shop' && state.round === 1 && isOffered(state) && !hasBought(state),
  },
  {
    id: 'relic',
    about: '.relics',
    text: { ja: 'レリックは、持っているだけではたらきます。', en: 'Relics work as long as you own them.' },
    when: scene => playing(scene) && scene.state.relics.length > 0,
  },
  {
    id: 'pattern',
    about: '.tray',
    text: { ja: 'パターンつきのピースは特別。長押しで説明。', en: 'A piece with a pattern is special. Hold to read.' },
    when: scene => playing(scene) && scene.state.hand.some(card => card?.pattern),
  },
  {
    id: 'undo',
    about: '.play-bar',
    text: { ja: '引くまでは、いつでも戻せます。', en: 'Undo freely until you draw.' },
    when: scene => playing(scene) && scene.missed && scene.canUndo,
  },
  {
    id: 'boss',
    about: '.boss-cards',
    text: { ja: '3ラウンド目はボス。ルールが一つ変わります。', en: 'Every third round is a boss: one rule changes.' },
    when: ({ state }) => state.phase === 'progress' && state.round === 3,
  },
  {
    id: 'free',
    about: '.play-bar',
    text: { ja: 'ここからは自由です。', en: 'It is yours now.' },
    when: scene => playing(scene) && scene.state.round >= 3,
  },
];

const inHand = (layer: string) => (scene: Scene) =>
  playing(scene) && scene.state.hand.some(card => card && marksOfCard(card).some(mark => mark.startsWith(layer)));

const meetsObstacle = (scene: Scene) =>
  playing(scene) && scene.state.board.some(block => block?.pattern === 'obstacle');

/** Rule sets differ in whether a line with an obstacle completes, and relics may change it. (R31) */
const barsLine = ({ state }: Scene) =>
  ruleSets[state.rules].blockers === 'bar the line' && !(tuned(state, 'obstaclesPass') > 0);

/** Told once each, at the first meeting, in any run. */
export const meetings: readonly Lesson[] = [
  {
    id: 'seal',
    about: '.tray',
    text: {
      ja: 'シールは1マスだけ。そのマスが消えるとはたらきます。',
      en: 'A seal sits on one cell and works when that cell clears.',
    },
    when: inHand('seal:'),
  },
  {
    id: 'blessing',
    about: '.tray',
    text: {
      ja: '加護は、消えるとそのマスにバフが残ります。',
      en: 'A blessing: when it clears, it leaves a buff on its cell.',
    },
    when: inHand('blessing:'),
  },
  {
    id: 'order',
    about: '.relics',
    text: { ja: 'レリックは並び順にはたらきます。動かせます。', en: 'Relics act in order. You can move them.' },
    when: scene => playing(scene) && scene.state.relics.length >= 2,
  },
  {
    id: 'copy',
    about: '.relics',
    text: { ja: 'コピーは、一つ前のレリックをまねます。', en: 'Mirror repeats the relic before it.' },
    when: ({ state }) => state.relics.some(owned => owned.id === 'copy'),
  },
  {
    id: 'amulet',
    about: '.amulets',
    text: { ja: '護符は押して使います。ピースを一つ変えます。', en: 'Press an amulet to change one piece.' },
    when: ({ state }) => state.amulets.length > 0,
  },
  {
    id: 'obstacle',
    about: '.roku-board',
    text: {
      ja: 'おじゃまのあるラインはそろいません。羽なら上に置けます。',
      en: 'A line with an obstacle never fills. A feather piece can cover it.',
    },
    when: scene => meetsObstacle(scene) && barsLine(scene),
  },
  {
    id: 'obstacle-stays',
    about: '.roku-board',
    text: {
      ja: 'おじゃまのあるラインもそろいます。おじゃまだけが残ります。',
      en: 'A line with an obstacle does clear; only the obstacle stays.',
    },
    when: scene => meetsObstacle(scene) && !barsLine(scene),
  },
  {
    id: 'deck',
    about: '[data-deck]',
    text: {
      ja: 'デッキが増えると、欲しいピースが来にくくなります。',
      en: 'A bigger deck brings each piece less often.',
    },
    when: ({ state }) => state.phase === 'shop' && state.deck.length >= 9,
  },
];
