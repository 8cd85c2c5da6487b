import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action } from '@minoya/games/rokumasu/state';
import { decodeReplay, Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { givenUp } from '../../../play/give-up-kept.ts';
import { runOf } from '../../../play/session.ts';
import { resultLine } from '../../../play/share.ts';
import { ui } from '../index.tsx';
import { lessonSetup, lessonSlot } from '../tutorial/lesson-run.ts';
import { placeOf } from './begin.ts';
import { metIn } from './book.ts';

const last = (match: Match<typeof rokumasu>): Action => [...rokumasu.legal(match.state, 0)].at(-1) as Action;

test('a run that is put away unopened is filed as given up, with every move', async () => {
  const match = new Match(rokumasu, 'standard', 'AWAY-0001');
  match.act(0, { type: 'start' });
  match.act(0, last(match));
  const run = runOf(ui, match, { slot: 'main', started: 7, marks: { hints: 1 } });
  const past = await givenUp(ui, run);
  expect(past).toMatchObject({ slot: 'main', plies: 2, won: false, marks: { hints: 1, gaveUp: 1 } });
  const replay = decodeReplay(past?.word ?? '');
  expect(replay.ok && replay.value.log).toEqual(match.replay().log);
});

test('a run that was given up is shared like one that was lost: how far it came, and with how much', () => {
  const match = new Match(rokumasu, 'classic', 'AWAY-0001');
  match.act(0, { type: 'start' });
  match.act(0, last(match));
  const lost = ui.outcome(match.state, { scores: [], winners: [] }, {}, 'classic').line;
  expect(resultLine(ui, match, { gaveUp: 1 })).toEqual(lost);
  expect(lost.en).toBe('Classic: Reached round 1, 0 points');
  expect(resultLine(ui, match).en).not.toMatch(/Reached| {2}/);
});

test('after the tutorial’s run a plain one begins; after any other, one more of its kind', () => {
  expect(ui.anew?.(lessonSlot, lessonSetup)).toEqual({ setup: ui.setup, slot: 'main' });
  expect(ui.anew?.(`${lessonSlot}-2`, lessonSetup)).toEqual({ setup: ui.setup, slot: 'main' });
  expect(ui.anew?.('main', 'standard')).toBeNull();
});

test('runs that are practice by how they are begun have a place of their own, beside those that count', () => {
  expect(placeOf({ setup: 'journey deck=monk' })).toEqual({ slot: 'journey', aside: false });
  expect(placeOf({})).toEqual({ slot: 'main', aside: false });
  const practice = { slot: 'practice', aside: true };
  expect(placeOf({ setup: 'journey deck=monk', seed: '8F3K-Q2MD' })).toEqual(practice);
  expect(placeOf({ setup: 'journey deck=monk', own: true })).toEqual(practice);
  expect(placeOf({ setup: 'journey twists=windy' })).toEqual(practice);
  expect(placeOf({ seed: 'x', slot: 'lesson', aside: true })).toEqual({ slot: 'lesson', aside: true });
  // The next one of its setup is no practice any more; one of one's own making stays so.
  expect(ui.anew?.('practice-2', 'journey deck=monk')).toEqual({ setup: 'journey deck=monk', slot: 'journey' });
  expect(ui.anew?.('practice', 'journey twists=windy')).toBeNull();
});

test('what lies in a run that has only been looked at is seen, not used', () => {
  const match = new Match(rokumasu, 'standard relics=anchor', 'SEEN-0001');
  expect(metIn(match.state)['relic:anchor']).toBe('seen');
  match.act(0, { type: 'start' });
  const place = [...rokumasu.legal(match.state, 0)].find(one => one.type === 'place') as Action;
  match.act(0, place);
  expect(metIn(match.state)['relic:anchor']).toBe('used');
});
