import { anyFits, cardsInWork, freeIn } from '@minoya/games/polyform/board';
import { count } from '@minoya/games/polyform/cells';
import { tradesUp } from '@minoya/games/polyform/legal';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import type { Player, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';

/** What a lesson may look at. */
export interface Scene {
  readonly view: State;
  readonly me: Seat;
  /** Cells of the piece in hand or planned last; 0 when there is none. */
  readonly held: number;
}

/** One sentence, shown while it fits what lies on the table. */
export interface Lesson {
  readonly id: string;
  readonly text: Localized;
  /** True: it asks for nothing, so it has a button that says so. */
  readonly calm?: boolean;
  when(scene: Scene): boolean;
  /** True once the player has done it, or it would come too late. */
  over(scene: Scene): boolean;
}

const mine = ({ view, me }: Scene) => view.active === me && view.phase === 'playing' && view.pending === null;
const player = ({ view, me }: Scene) => view.players[me] as Player;
const cards = (scene: Scene) => cardsInWork(player(scene));
const begun = (scene: Scene) => cards(scene) > 0 || player(scene).done.length > 0;
const ownsLarge = (scene: Scene) => pieceIds.some(id => pieces[id].level >= 3 && player(scene).hand[id] > 0);
const wantsLarge = (scene: Scene) =>
  [...player(scene).working.keys()].some(slot => count(freeIn(player(scene), slot)) >= 3);

/** The lesson's game, sentence by sentence; the first one that fits and is not over is shown. */
export const course: readonly Lesson[] = [
  {
    id: 'take',
    text: { ja: 'パズルを1枚取りましょう。', en: 'Take a puzzle.' },
    when: scene => mine(scene) && !begun(scene),
    over: begun,
  },
  {
    id: 'three',
    text: { ja: '1ターンに3アクションできます。', en: 'Three actions a turn.' },
    calm: true,
    when: scene => mine(scene) && scene.view.actions < 3,
    over: ({ view }) => view.round > 1 || view.actions < 2,
  },
  {
    id: 'trade',
    text: { ja: '小さいピースはレベルアップできます。', en: 'Level small pieces up.' },
    when: scene => mine(scene) && wantsLarge(scene) && tradesUp(scene.view, player(scene)).length > 0,
    over: scene => ownsLarge(scene) || player(scene).done.length > 0,
  },
  {
    id: 'turn',
    text: { ja: '回転・反転。確定までは何度でも。', en: 'Rotate, flip. Free until you confirm.' },
    when: scene => scene.held >= 2,
    over: scene => player(scene).done.length > 0,
  },
  {
    id: 'plan',
    text: { ja: '相手のターンも、作業中パズルで試し置きできます。', en: 'Plan on your puzzles while they play.' },
    calm: true,
    when: ({ view, me }) => view.phase === 'playing' && view.active !== me,
    over: ({ view }) => view.round > 3,
  },
  {
    id: 'black',
    text: { ja: '黒パズルは難しくて高い点。', en: 'Black puzzles: harder, worth more.' },
    calm: true,
    when: scene => mine(scene) && scene.view.round > 1,
    over: ({ view }) => view.round > 4,
  },
  {
    id: 'more',
    text: { ja: '作業中パズルを3枚まで増やしましょう。', en: 'Take more puzzles: three at once.' },
    when: scene => mine(scene) && scene.view.round > 1 && cards(scene) < 3,
    over: scene => cards(scene) >= 3,
  },
  {
    id: 'master',
    text: {
      ja: 'マスターアクションは作業中パズル全部に1つずつ。1ターンに1回。',
      en: 'Master action: one piece on every puzzle, once a turn.',
    },
    when: scene => mine(scene) && cards(scene) >= 3 && anyFits(player(scene), 0),
    over: ({ view, me }) => view.active === me && view.mastered,
  },
  {
    id: 'end',
    text: {
      ja: '白5枚か黒3枚か山札切れで最終ラウンド。今回は白3枚です。',
      en: '5 white, 3 black or an empty deck end the game. In this tutorial 3 white do.',
    },
    calm: true,
    when: scene => mine(scene) && scene.view.round > 2,
    over: ({ view }) => view.phase !== 'playing',
  },
  {
    id: 'split',
    text: {
      ja: 'DOWNで大きいピースを小さく分けられます。マス数は同じ。',
      en: 'DOWN splits a large piece into small ones of as many cells.',
    },
    calm: true,
    when: scene => mine(scene) && scene.view.round > 2,
    over: ({ view }) => view.phase !== 'playing',
  },
  {
    id: 'recycle',
    text: {
      ja: '取りたいパズルがなければ、リサイクルで4枚を新しくできます。',
      en: 'Nothing you like? Recycle turns up four new puzzles.',
    },
    calm: true,
    when: scene => mine(scene) && scene.view.round > 2,
    over: ({ view }) => view.phase !== 'playing',
  },
  {
    id: 'finishing',
    text: {
      ja: '仕上げ：残ったピースを置いて完成させられます。1個につき−1点。',
      en: 'Finishing: lay pieces you have left. Each one costs a point.',
    },
    calm: true,
    when: scene => scene.view.phase === 'finishing' && !player(scene).finished,
    over: ({ view }) => view.phase === 'ended',
  },
  {
    id: 'penalty',
    text: {
      ja: '未完成のパズルは、その点だけ引かれます。「最善に置く」も使えます。',
      en: 'An incomplete puzzle costs its points. “Lay the best” does it for you.',
    },
    calm: true,
    when: scene => scene.view.phase === 'finishing' && !player(scene).finished,
    over: ({ view }) => view.phase === 'ended',
  },
  {
    id: 'free',
    text: { ja: 'つづけて遊びましょう。', en: 'Play on.' },
    calm: true,
    when: scene => mine(scene) && scene.view.round > 2,
    over: ({ view }) => view.phase !== 'playing',
  },
];

type Marks = Readonly<Record<string, number>>;

const all = 'lesson-all';
export const markOf = (id: string): string => `lesson-${id}`;
/** The whole guide is put away. */
export const allMark = all;

/** Whether the run is the lesson and its guide still speaks. */
export function guided(marks: Marks): boolean {
  return (marks['lesson'] ?? 0) > 0 && !marks[all];
}

/** The sentence for this moment; null when there is nothing to say. */
export function lessonFor(scene: Scene, marks: Marks): Lesson | null {
  if (!guided(marks)) return null;
  return course.find(one => !marks[markOf(one.id)] && !one.over(scene) && one.when(scene)) ?? null;
}

/** The opponent waits as long as the sentence about planning is unread: there is time to try it. */
export function opponentWaits(marks: Marks): boolean {
  return guided(marks) && !marks[markOf('plan')];
}
