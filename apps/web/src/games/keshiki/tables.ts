import type { Event, State } from '@minoya/games/keshiki/state';
import { tools } from '@minoya/games/keshiki/tools';
import type { Localized } from '../../i18n/lang.ts';
import { buzz } from '../../stage/haptics.ts';
import type { Tables } from '../../stage/tables.ts';
import { motions } from './motions.ts';
import { heldWord, praiseOf } from './words.ts';

/** 消色百景 begins its scale on E; its sisters begin elsewhere. */
const firstDegree = 1;

const both = (ja: string, en: string): Localized => ({ ja, en });
const stars = (count: number) => '★'.repeat(count) + '☆'.repeat(3 - count);

/** How 消色百景 moves, sounds, feels and reads. */
export const tables: Tables<State, Event> = {
  motions,
  sounds: {
    removed: event => ({
      voice: praiseOf(event.cells.length) ? 'kan' : 'pata',
      degree: firstDegree + Math.min(9, event.cells.length - 2),
    }),
    thawed: () => ({ voice: 'paki', degree: firstDegree }),
    held: () => ({ voice: 'koto', degree: 0, after: 0.05 }),
    used: () => ({ voice: 'pon', degree: firstDegree }),
    destroyed: () => ({ voice: 'koto', degree: firstDegree }),
    changed: () => ({ voice: 'step', degree: firstDegree + 2 }),
    fell: event => ({ voice: 'tick', degree: event.from.length > 20 ? 0 : 2, after: 0.1 }),
    slid: () => ({ voice: 'tick', degree: 3 }),
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
      both(
        `${event.cells.length}個消えて${event.points}点。合計${event.score}点。`,
        `${event.cells.length} cleared for ${event.points}. ${event.score} in all.`,
      ),
    thawed: () => both('氷が1LVとけました。', 'A block thawed one level.'),
    held: event => {
      const word = heldWord(event);
      return both(`カウンターが残りました（${word.ja}）。`, `A counter stayed (${word.en}).`);
    },
    used: event => both(`${tools[event.tool].text.ja}を使いました。`, `Used ${tools[event.tool].text.en}.`),
    destroyed: event => both(`${event.cells.length}個取りのぞきました。`, `${event.cells.length} taken off.`),
    changed: event => both(`${event.cells.length}個変わりました。`, `${event.cells.length} changed.`),
    fell: event => both(`${event.from.length}個落ちました。`, `${event.from.length} fell.`),
    slid: event => both(`${event.from.length}個が左へ寄りました。`, `${event.from.length} slid left.`),
    reached: event => both(`目標の${event.target}点に届きました。`, `Reached the goal of ${event.target}.`),
    cleared: event =>
      both(
        `全消し！ ${event.bonus}点の加点で${event.score}点。${stars(event.stars)}`,
        `All clear! A bonus of ${event.bonus} makes ${event.score}. ${stars(event.stars)}`,
      ),
    stuck: event =>
      both(`消せるかたまりがありません。残り${event.left}個。`, `No group left. ${event.left} blocks remain.`),
    finished: event =>
      both(
        `${event.score}点で終えました。${stars(event.stars)}`,
        `Finished with ${event.score}. ${stars(event.stars)}`,
      ),
  },
};
