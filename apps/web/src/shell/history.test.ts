import { expect, test } from 'vitest';
import type { Person } from '../stage/seating.ts';
import { namesIn } from './History.tsx';

const person = (ja: string): Person => ({ kind: 'person', name: { ja, en: ja }, bot: null, badge: null });

test('a game in the records says for whom a bot played, and how often', () => {
  const log = [0, 1, 0, 1].map(seat => ({ seat, line: '' }));
  const replay = { game: 'nim', version: 1, setup: '', seed: '', log } as unknown as Parameters<typeof namesIn>[0];
  const names = namesIn(replay, { bot2: 1, bot4: 1 }, [person('あ'), person('い')]);
  expect(names.map(name => name.ja)).toEqual(['あ', 'い（AI代行2手）']);
});
