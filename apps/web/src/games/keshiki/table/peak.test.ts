import { dailies } from '@minoya/bots';
import { keshiki } from '@minoya/games/keshiki/game';
import { Match } from '@minoya/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { today } from '../../../store/day.ts';
import { change } from '../../../store/settings.ts';
import { keepFirstTry } from '../../../store/tries.ts';
import { eventEffects } from '../event-effects.ts';
import { Peak } from './peak.ts';

const date = '2026-11-15';

/** A game of two taps, the second of which is taken back. */
function takenBack(setup: string) {
  const play = new Play(local(new Match(keshiki, setup, 'test')), eventEffects);
  const peak = new Peak(play);
  for (let i = 0; i < 2; i++) {
    const tap = play.legal.peek().find(({ type }) => type === 'tap');
    if (tap) play.act(tap);
  }
  const most = play.view.peek().score;
  expect(peak.endsBelow()).toBe(false);
  play.undo();
  expect(peak.score).toBe(most);
  return peak;
}
beforeEach(() => change({ speed: 'instant', muted: true, haptics: 'off' }));
beforeEach(() => void (today.value = date));
afterEach(() => change({ speed: 1, muted: false, haptics: 'strong' }));
afterEach(() => void vi.unstubAllGlobals());

test('a day that counts is ended below what was reached only knowingly; elsewhere nothing is lost by it', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const daily = takenBack(dailies['keshiki']?.setup(date) ?? '');
  expect(daily.endsBelow()).toBe(true);
  keepFirstTry('keshiki', date, 7);
  expect(daily.endsBelow()).toBe(false);
  expect(takenBack('stage 1').endsBelow()).toBe(false);
});
