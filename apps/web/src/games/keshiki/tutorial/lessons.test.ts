import { kindOf, kinds, obstacleKinds } from '@minoya/games/keshiki/blocks';
import { keshiki } from '@minoya/games/keshiki/game';
import { replayOf } from '@minoya/games/keshiki/replay';
import { stage } from '@minoya/games/keshiki/stages/index';
import type { Event } from '@minoya/games/keshiki/state';
import { fold } from '@minoya/kernel';
import { describe, expect, test } from 'vitest';
import { firstLesson, type LessonPart, lessons, meetings, nudgeFor, toTeach, unmet } from './lessons.ts';

/** Plays a part's taps; each must be legal. */
function run(part: LessonPart): { events: Event[][]; phase: string } {
  const taps = part.steps.map(({ tap }) => tap);
  const events: Event[][] = [];
  const played = fold(keshiki, replayOf(`board 0 ${part.board}`, taps), ply => void events.push([...ply.events]));
  if (!played.ok) throw new Error(`${part.board}, tap ${played.at}: ${played.why}`);
  return { events, phase: played.state.phase };
}

const types = (events: readonly Event[]) => events.map(event => event.type);

describe('lessons', () => {
  test.each(lessons.flatMap(lesson => lesson.parts.map(part => [lesson.id, part] as const)))(
    '%s can be played',
    (_, part) => {
      expect(run(part).events.length).toBe(part.steps.length);
    },
  );

  test('[B-09] each obstacle has three taps before its first stage', () => {
    for (const [i, kind] of obstacleKinds.entries()) {
      const { first } = kinds[kind];
      const met = unmet(stage(first ?? 1).board, obstacleKinds.slice(0, i));
      expect(
        met.map(({ id }) => id),
        kind,
      ).toEqual(first === null ? [] : [kind]);
    }
    expect(meetings.map(({ id }) => id)).toEqual(obstacleKinds);
    for (const { parts } of meetings) expect(parts.map(part => part.steps.length)).toEqual([3]);
  });

  test('whoever jumps ahead is taught all that stands there and was not met yet', () => {
    const kindsThere = obstacleKinds.filter(kind => stage(60).board.cells.some(b => kindOf(b) === kind));
    expect(kindsThere.length).toBeGreaterThan(1);
    expect(unmet(stage(60).board, ['first']).map(({ id }) => id)).toEqual(kindsThere);
    expect(unmet(stage(60).board, kindsThere.slice(1)).map(({ id }) => id)).toEqual(kindsThere.slice(0, 1));
  });

  test('a newcomer who is sent to a day or the rock garden is taught how to clear, and all that stands there', () => {
    const { board } = stage(60);
    for (const type of ['daily', 'endless'] as const) {
      expect(toTeach(type, board, [])).toEqual([firstLesson, ...unmet(board, [])]);
      expect(
        toTeach(
          type,
          board,
          lessons.map(({ id }) => id),
        ),
      ).toEqual([]);
    }
    expect(toTeach('stage', board, [])).toEqual(unmet(board, []));
    expect(toTeach('puzzle', board, [])).toEqual([]);
  });

  test('where the order does not matter, every order can be played', () => {
    const part = firstLesson.parts.at(-1) as LessonPart;
    expect(part.steps.every(({ free }) => free)).toBe(true);
    const go = (taps: readonly string[]): number => {
      const played = fold(keshiki, replayOf(`board 0 ${part.board}`, taps));
      if (!played.ok) throw new Error(played.why);
      if (played.state.phase === 'cleared') return 1;
      const next = [...keshiki.legal(played.state, 0)].filter(({ type }) => type === 'tap');
      expect(next.length).toBeGreaterThan(0);
      return next.reduce((sum, action) => sum + go([...taps, keshiki.actions.write(action)]), 0);
    };
    expect(go([])).toBeGreaterThan(5);
  });

  test('they show what they say', () => {
    const first = (id: string) => run(meetings.find(lesson => lesson.id === id)?.parts[0] as LessonPart);
    expect(types(first('ice1').events[0] ?? [])).toContain('thawed');
    expect(first('plus').events[0]).toContainEqual(expect.objectContaining({ type: 'held', short: 3 }));
    expect(types(first('ice2').events[0] ?? [])).toContain('thawed');
    expect(types(first('ice2').events[2] ?? [])).toContain('thawed');
    expect(first('minus').events[0]).toContainEqual(expect.objectContaining({ type: 'held', over: 1 }));
    expect(types(first('icePlus').events[0] ?? [])).toContain('thawed');
    expect(types(first('iceMinus').events[0] ?? [])).toContain('thawed');
    for (const id of ['ice1', 'plus', 'minus', 'icePlus', 'rock', 'iceMinus', 'steel'])
      expect(first(id).phase).toBe('cleared');
    expect(types(first('steel').events[0] ?? []).filter(type => type === 'slid').length).toBeGreaterThan(0);
  });

  test('the first lesson teaches the slide, the bonus, undo and holding', () => {
    const { parts } = firstLesson;
    const told = parts.map(part => types(run(part).events.flat()));
    expect(told.filter(list => list.includes('slid') && list.includes('cleared')).length).toBeGreaterThan(0);
    expect(parts.flatMap(part => part.steps).some(step => step.hold)).toBe(true);
    expect(parts.flatMap(part => part.steps).some(step => step.undo)).toBe(true);
  });

  test('no sentence is longer than 40 Japanese characters or 14 English words', () => {
    for (const { parts } of lessons) {
      for (const { steps, end } of parts) {
        const texts = [
          end,
          ...steps.flatMap(step => [step.text, ...[step.otherwise, step.undo].filter(text => text !== undefined)]),
        ];
        for (const { ja, en } of texts) {
          expect(ja.length).toBeLessThanOrEqual(40);
          expect(en.split(' ').length).toBeLessThanOrEqual(14);
        }
      }
    }
  });
});

test('who holds the wrong blocks is told which are meant, not to hold longer', () => {
  const hold = { hold: true };
  expect(nudgeFor(hold, { meant: false, held: true })).toBe('tap');
  expect(nudgeFor(hold, { meant: false, held: false })).toBe('holdThere');
  expect(nudgeFor(hold, { meant: true, held: false })).toBe('hold');
  expect(nudgeFor(hold, { meant: true, held: true })).toBeNull();
  expect(nudgeFor({}, { meant: true, held: false })).toBeNull();
});
