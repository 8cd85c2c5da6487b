import { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isSecondOfDouble } from './Actions.tsx';
import { lastText } from './HoldBar.tsx';
import type { PolyformPlay } from './table-controller.ts';
import { TurnEnd } from './turn-end.ts';

test('nothing takes the place of the last action while it waits to be confirmed', () => {
  const match = new Match(polyform, 'seats=2', 'last');
  const seat = match.state.active ?? 0;
  for (let i = 0; i < 2; i++) match.act(seat, { type: 'gain' });
  const done: string[] = [];
  const refused: string[] = [];
  const held = signal<string | null>(null);
  const play = {
    view: signal(match.state),
    session: { held },
    actAll: (actions: readonly { type: string }[]) => done.push(...actions.map(({ type }) => type)),
    refuse: (why: string) => refused.push(why),
  };
  const end = new TurnEnd(play as unknown as PolyformPlay, signal(seat));
  end.act([{ type: 'gain' }]);
  end.act([{ type: 'take', colour: 'white', at: 0 }]);
  expect([done, refused]).toEqual([[], ['endFirst']]);
  held.value = 'lineBroken';
  end.confirm();
  expect([done, refused.at(-1), end.last.peek()?.length], 'the question stays').toEqual([[], 'lineBroken', 1]);
  held.value = null;
  end.confirm();
  expect(done).toEqual(['gain']);
});

test('a double click is one press; two presses one after the other are two', () => {
  const last = { current: 0 };
  const press = (detail: number, timeStamp: number) => isSecondOfDouble({ detail, timeStamp }, last);
  expect([press(1, 1_000), press(2, 1_150)]).toEqual([false, true]);
  expect([press(1, 2_000), press(1, 2_100)]).toEqual([false, false]);
  expect([press(1, 3_000), press(2, 3_480)]).toEqual([false, false]);
  expect([press(1, 4_000), press(2, 4_180), press(3, 4_360)], 'a third one is meant').toEqual([false, true, false]);
});

test('the question before the last action says what is leveled up to what, and which puzzle is taken', () => {
  const { state } = new Match(polyform, 'seats=2', 'last');
  expect(lastText([{ type: 'up', piece: 'i2', parts: 'dot+dot' }], state)).toMatchObject({
    ja: '1マス+1マスをI字(2)にレベルアップ',
    en: 'level Dot + Dot up to Bar of 2',
  });
  expect(lastText([{ type: 'take', colour: 'white', at: 0 }], state).ja).toMatch(/^白「.+」を取る$/);
  const place = { type: 'place', slot: 0, cells: 1 } as const;
  expect(lastText([place, { ...place, cells: 2 }], state).ja).toBe('ピースを2個置く');
});
