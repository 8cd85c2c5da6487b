import type { Event, State } from '@minoya/games/keshiki/state';
import { type Goal, scoreGoal } from '@minoya/games/keshiki/goals';
import { tools } from '@minoya/games/keshiki/tools';
import { fill } from '@minoya/kernel';
import { type Localized, number } from '../../i18n/lang.ts';
import { buzz } from '../../stage/haptics.ts';
import type { EventEffects } from '../../stage/event-effects.ts';
import { motions } from './motions.ts';
import { topNote } from './table/feel.ts';
import { goalWords } from './table/goal-words.ts';
import { thawsIn, thawWords } from './table/thaws.ts';
import { heldWord, words } from './text.ts';

/** 消色百景 begins its scale on E; its sisters begin elsewhere. */
const firstDegree = 1;

const both = (ja: string, en: string): Localized => ({ ja, en });
/** Of how many is not said: boards give from one to three, and the event does not tell. */
const stars = (count: number): Localized => (count > 0 ? words.starsAloud(count) : both('', ''));

/** Version 1 told the target instead of the goal. */
function reachedWords({
  goal,
  ...event
}: Extract<Event, { type: 'reached' }> & { readonly target?: number }): Localized {
  const reached = goalWords((goal as Goal | undefined) ?? scoreGoal(event.target ?? 0));
  return fill({ ja: '達成：{reached}。', en: 'Reached: {reached}.' }, { reached });
}

/** How 消色百景 moves, sounds, feels and reads. */
export const eventEffects: EventEffects<State, Event> = {
  motions,
  sounds: {
    removed: event => ({
      voice: event.cells.length >= 12 ? 'kan' : 'pata',
      degree: topNote(event.cells.length),
    }),
    thawed: () => ({ voice: 'paki', degree: firstDegree }),
    held: () => ({ voice: 'koto', degree: 0, after: 0.05 }),
    used: () => ({ voice: 'pon', degree: firstDegree }),
    destroyed: () => ({ voice: 'koto', degree: firstDegree }),
    changed: () => ({ voice: 'step', degree: firstDegree + 2 }),
    fell: event => ({
      voice: event.from.length > 20 ? 'koto' : 'tick',
      degree: event.from.length > 20 ? 0 : 2,
      after: 0.1,
    }),
    slid: () => ({ voice: 'koto', degree: 3 }),
    reached: () => ({ voice: 'step', degree: firstDegree + 5 }),
    cleared: () => ({ voice: 'rin', degree: firstDegree + 4 }),
    stuck: () => ({ voice: 'koto', degree: 0 }),
    finished: event => ({ voice: event.stars > 0 ? 'rin' : 'pon', degree: firstDegree + event.stars }),
  },
  buzzes: {
    removed: event => (event.cells.length >= 12 ? buzz.times : buzz.place),
    thawed: () => null,
    held: () => null,
    used: () => buzz.place,
    destroyed: () => null,
    changed: () => null,
    fell: () => null,
    slid: () => null,
    reached: () => buzz.times,
    cleared: () => buzz.win,
    stuck: () => null,
    finished: event => (event.stars > 0 ? buzz.win : null),
  },
  lines: {
    removed: event =>
      fill(
        { ja: '{n}個消えて{points}点。合計{score}点。', en: '{n} cleared for {points}. {score} in all.' },
        { n: event.cells.length, points: event.points, score: event.score },
      ),
    thawed: (event, ...[, , , all = [event]]) =>
      all.find(one => one.type === 'thawed') === event ? thawWords.done(thawsIn(all)) : null,
    held: event => {
      const word = heldWord(event);
      return fill({ ja: 'カウンターが残りました（{word}）。', en: 'A counter stayed ({word}).' }, { word });
    },
    used: event => fill({ ja: '{tool}を使いました。', en: 'Used {tool}.' }, { tool: tools[event.tool].text }),
    destroyed: event => fill({ ja: '{n}個取り除きました。', en: '{n} taken off.' }, { n: event.cells.length }),
    changed: event => fill({ ja: '{n}個変わりました。', en: '{n} changed.' }, { n: event.cells.length }),
    fell: event => fill({ ja: '{n}個落ちました。', en: '{n} fell.' }, { n: event.from.length }),
    slid: event => fill({ ja: '{n}個が左へ寄りました。', en: '{n} slid left.' }, { n: event.from.length }),
    reached: event => reachedWords(event),
    cleared: event =>
      fill(
        {
          ja: '全消し！ {bonus}点の加点で{score}点。{stars}',
          en: 'All clear! A bonus of {bonus} makes {score}. {stars}',
        },
        { bonus: number(event.bonus), score: number(event.score), stars: stars(event.stars) },
      ),
    stuck: event =>
      fill(
        event.left === 1
          ? { ja: '消せるかたまりがありません。残り{left}個。', en: 'No group left. {left} block remains.' }
          : { ja: '消せるかたまりがありません。残り{left}個。', en: 'No group left. {left} blocks remain.' },
        { left: event.left },
      ),
    finished: event =>
      fill(
        { ja: '{score}点で終えました。{stars}', en: 'Finished with {score}. {stars}' },
        { score: number(event.score), stars: stars(event.stars) },
      ),
  },
};
