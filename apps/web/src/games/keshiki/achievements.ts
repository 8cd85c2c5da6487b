import { coloredLeft } from '@minoya/games/keshiki/board';
import type { keshiki } from '@minoya/games/keshiki/game';
import type { Achievement, AchievementContext } from '../game-ui.ts';
import { aboutSetup, isDrawn } from './entry/about.ts';
import { starsFor } from './entry/progress.ts';
import { whyNoStars } from './result/worth.ts';

type At = AchievementContext<typeof keshiki>;

const removed = ({ events }: At) => {
  const event = events.find(one => one.type === 'removed');
  return event?.type === 'removed' ? event.cells.length : 0;
};
const unaided = ({ marks }: At) => (marks.hints ?? 0) + (marks.tools ?? 0) === 0;

/**
 * Where the house set the task and the game counts: not on boards that somebody drew, which can be drawn for it, and not in
 * practice, which the result says brings nothing.
 */
const counts = ({ setup, slot, marks }: At): boolean => {
  const about = aboutSetup(setup);
  return !marks['practice'] && !isDrawn(about.setup) && whyNoStars(about, slot, marks) === null;
};
const onStage = ({ setup }: At): boolean => aboutSetup(setup).stage !== null;

/** Those that only a stage gives; the others any board of the house. */
const ofStages = new Set(['first-star', 'three-stars', 'all-clear', 'bare-hands', 'master']);

const ways: readonly Achievement<typeof keshiki>[] = [
  {
    id: 'first-star',
    name: { ja: '一つ星', en: 'First star' },
    how: { ja: 'ステージをクリアする', en: 'Complete a stage' },
    earned: ({ after, result }) => result !== null && starsFor(after) >= 1,
  },
  {
    id: 'three-stars',
    name: { ja: '三つ星', en: 'Three stars' },
    how: { ja: '星三つでステージをクリアする', en: 'Complete a stage with three stars' },
    earned: ({ after, result }) => result !== null && starsFor(after) === 3,
  },
  {
    id: 'twelve',
    name: { ja: '見事', en: 'Well done' },
    how: { ja: '12個以上をまとめて消す', en: 'Clear 12 or more at once' },
    earned: context => removed(context) >= 12,
  },
  {
    id: 'twenty',
    name: { ja: '天晴', en: 'Splendid' },
    how: { ja: '20個以上をまとめて消す', en: 'Clear 20 or more at once' },
    earned: context => removed(context) >= 20,
  },
  {
    id: 'forty',
    name: { ja: '大波', en: 'Great wave' },
    how: { ja: '40個以上をまとめて消す', en: 'Clear 40 or more at once' },
    earned: context => removed(context) >= 40,
  },
  {
    id: 'all-clear',
    name: { ja: '全消し', en: 'All clear' },
    how: { ja: 'ステージをひとつ全消しする', en: 'Clear every block of a stage' },
    earned: ({ after }) => after.phase === 'cleared',
  },
  {
    id: 'bare-hands',
    name: { ja: '素手', en: 'Bare hands' },
    how: { ja: 'ヒントも道具も使わずに三つ星', en: 'Three stars without hints or tools' },
    earned: context =>
      context.result !== null && context.after.par !== null && starsFor(context.after) === 3 && unaided(context),
  },
  {
    id: 'master',
    name: { ja: '目安超え', en: 'Beyond AI par' },
    how: { ja: '助けを借りずにクリアし、AIの目安を超える', en: 'Complete a stage and beat AI par, unaided' },
    earned: context =>
      context.result !== null &&
      context.after.par !== null &&
      context.after.score > context.after.par &&
      starsFor(context.after) > 0 &&
      unaided(context),
  },
  {
    id: 'thaw-four',
    name: { ja: '雪どけ', en: 'Spring thaw' },
    how: { ja: '一手で氷結ブロックを四つとかす', en: 'Thaw four frozen blocks with one move' },
    earned: ({ events }) => events.filter(event => event.type === 'thawed').length >= 4,
  },
  {
    id: 'last-pair',
    name: { ja: 'あと一息', en: 'So close' },
    how: { ja: '残り1個で終える', en: 'End with one block left' },
    earned: ({ after }) => after.phase === 'finished' && coloredLeft(after.board) === 1,
  },
];

/** Achievements for ways of playing. */
export const achievements: readonly Achievement<typeof keshiki>[] = ways.map(one => ({
  ...one,
  earned: at => counts(at) && (onStage(at) || !ofStages.has(one.id)) && one.earned(at),
}));
