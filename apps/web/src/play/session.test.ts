import { Match } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';
import { expect, test } from 'vitest';
import { local, type News, pastOf } from './session.ts';
import { isOver, ReplaySession } from './replay-session.ts';

const game = () => new Match(nim, '2: 3 4', 'any');

test('an action is told with its events and the new view', () => {
  const session = local(game());
  const news: News<typeof nim>[] = [];
  session.listen(one => news.push(one));
  session.act(0, { heap: 0, take: 2 });
  expect(news).toMatchObject([{ type: 'step', entry: { seat: 0, line: '0 2' }, view: { heaps: [1, 4] } }]);
});

test('a refusal is told and changes nothing', () => {
  const session = local(game());
  const news: News<typeof nim>[] = [];
  session.listen(one => news.push(one));
  session.act(1, { heap: 0, take: 2 });
  session.act(0, { heap: 0, take: 9 });
  expect(news.map(one => one.type)).toEqual(['refused', 'refused']);
  expect(session.length).toBe(0);
});

test('undo steps over the seats of machines, back to the person', () => {
  const session = local(game(), { passes: seat => seat === 1 });
  session.act(0, { heap: 0, take: 1 });
  session.act(1, { heap: 1, take: 1 });
  session.undo();
  expect(session.view.heaps).toEqual([3, 4]);
  session.redo();
  expect(session.view.heaps).toEqual([2, 3]);
});

test('giving up that was taken back is not played again, but moves before it are', () => {
  const session = local(game(), { givesUp: line => line === '1 4' });
  session.act(0, { heap: 0, take: 1 });
  session.act(1, { heap: 1, take: 4 });
  session.undo();
  expect(session.canRedo).toBe(false);
  session.undo();
  session.redo();
  expect(session.view.heaps).toEqual([2, 4]);
  expect(session.canRedo).toBe(false);
});

test('a game passed around is seen by whose turn it is', () => {
  const session = local(game(), { viewer: 'turn' });
  expect(session.viewer).toBe(0);
  session.act(0, { heap: 0, take: 1 });
  expect(session.viewer).toBe(1);
});

test('a replay goes anywhere, plays one step with its events, and takes no action', () => {
  const match = game();
  match.play(0, '0 3');
  match.play(1, '1 4');
  const replay = new ReplaySession(match, 2);
  const news: News<typeof nim>[] = [];
  replay.listen(one => news.push(one));
  expect(replay.result?.winners).toEqual([1]);
  replay.seek(0);
  replay.seek(1);
  replay.seek(99);
  replay.act();
  expect(news.map(one => one.type)).toEqual(['jump', 'step', 'step']);
  expect(replay.length).toBe(2);
});

test('a replay begins at its beginning when its game is over, also when it was given up', () => {
  const match = game();
  match.play(0, '0 3');
  const ui = { game: nim };
  expect([isOver(ui, match, {}), isOver(ui, match, { gaveUp: 1 }), isOver(ui, match, { resigned: 1 })]).toEqual([
    false,
    true,
    true,
  ]);
  match.play(1, '1 4');
  expect(isOver(ui, match, {})).toBe(true);
});

test('ending a game by hand is no move of its record', () => {
  const match = game();
  match.play(0, '0 3');
  match.play(1, '1 4');
  const ui = { outcome: () => ({ score: 0, won: true, line: {} }), givesUp: (line: string) => line === '1 4' };
  const kept = { slot: 'main', started: 1, marks: {} };
  expect(pastOf(ui as never, match, { scores: [], winners: [] }, kept).plies).toBe(1);
});
