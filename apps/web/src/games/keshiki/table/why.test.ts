import { cellName, readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage } from '@minoya/games/keshiki/stages/index';
import { Match } from '@minoya/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { change } from '../../../store/settings.ts';
import { eventEffects } from '../event-effects.ts';
import { thinkers } from '../worker/client.ts';
import { Adviser } from './adviser.ts';
import { TableController } from './table-controller.ts';
import { furthest, whyTap } from './why.ts';

const cells = (...names: string[]) => names.map(name => readCell(name) ?? -1);
const begun = (setup: string) => new Match(keshiki, setup, '').state;

test('a reason is what the tap, the next or the one after it does', () => {
  const joined = begun('board 0 BBBBL/YYYYR/BBBBL');
  expect(whyTap(joined, { line: cells('a1', 'a2') })).toMatchObject({
    text: { ja: 'この次の手で8個をまとめて消せます。', en: 'The move after it takes 8 at once.' },
    taps: 2,
  });
  expect(whyTap(begun('board 0 RR'), { line: cells('a0') }).text.ja).toBe('これで全消しです。');
  expect(whyTap(begun('board 0 RRL/YYR'), { line: cells('a0', 'a1') }), 'nothing to say').toMatchObject({
    text: { ja: '', en: '' },
  });
});

test('no reason looks further than three taps, on any stored line', () => {
  for (const number of [1, 15, 25, 51, 77, 100]) {
    const match = new Match(keshiki, `stage ${number}`, '');
    const line = cells(...stage(number).line);
    for (const [at, cell] of line.entries()) {
      const { taps, text } = whyTap(match.state, { line: line.slice(at) });
      expect(taps).toBeLessThanOrEqual(furthest);
      expect(text.ja).not.toMatch(/\d手目|\d点/);
      match.play(0, cellName(cell));
    }
  }
});

let play: Play<typeof keshiki>;
let adviser: Adviser | null = null;
beforeEach(() => {
  change({ speed: 'instant', muted: true, haptics: 'off' });
  play = new Play(local(new Match(keshiki, 'board 0 BBBBL/YYYYR/BBBBL', '')), eventEffects);
});
afterEach(() => {
  adviser?.close();
  play.close();
  vi.restoreAllMocks();
  change({ speed: 1, muted: false, haptics: 'strong' });
});

test('whoever follows a hint is given what its reason promised, wherever in the group they tap', async () => {
  const line = cells('a1', 'a2');
  const asked = vi
    .spyOn(thinkers, 'ask')
    .mockImplementation(((job: string) =>
      Promise.resolve(
        job === 'advise' ? { tap: line[0], line, score: 80, clears: false, stars: 0, target: 'yes' } : null,
      )) as typeof thinkers.ask);
  const searches = () => asked.mock.calls.filter(([job]) => job === 'advise').length;
  adviser = new Adviser(play, new TableController(play).demonstration);
  await adviser.next();
  expect(adviser.advice.peek()?.why.ja).toContain('この次の手で8個');
  play.act({ type: 'tap', cell: readCell('c1') ?? -1 });
  await adviser.next();
  expect(adviser.advice.peek()?.found.tap).toBe(readCell('a2'));
  expect(searches(), 'the promise is kept, not searched for again').toBe(1);
  play.act({ type: 'tap', cell: readCell('a2') ?? -1 });
  await adviser.next();
  expect(searches()).toBe(2);
});

test('the first hint of a game that may be ranked tells what it costs, and is given to whoever says yes, not to a double tap', async () => {
  const line = cells('a1', 'a2');
  vi.spyOn(thinkers, 'ask').mockImplementation(((job: string) =>
    Promise.resolve(
      job === 'advise' ? { tap: line[0], line, score: 80, clears: false, stars: 0, target: 'yes' } : null,
    )) as typeof thinkers.ask);
  play.ranked = true;
  adviser = new Adviser(play, new TableController(play).demonstration);
  await adviser.next();
  expect([adviser.warning.peek(), adviser.advice.peek(), play.marks.peek()['hints']]).toEqual([true, null, undefined]);
  await adviser.next();
  adviser.clear();
  expect(adviser.speaks.peek()).toBe(false);
  await adviser.next();
  expect([adviser.warning.peek(), adviser.advice.peek(), play.marks.peek()['hints']]).toEqual([true, null, undefined]);
  await adviser.accept();
  expect([adviser.warning.peek(), adviser.advice.peek()?.level, play.marks.peek()['hints']]).toEqual([false, 1, 1]);
});
