import { polyform } from '@minoya/games/polyform/game';
import { Table } from '@minoya/games/polyform/testing';
import { expect, test } from 'vitest';
import { pointsOf } from '../table/Others.tsx';
import { text } from '../text.ts';
import { ui } from '../index.tsx';
import { characters } from '../worker/roster.ts';
import { marksOf } from '../worker/client.ts';
import { withWhom } from './Going.tsx';

test('a kept game says whom it is played with', () => {
  expect(withWhom({ setup: 'seats=2', marks: marksOf([0, 4]) }).ja).toBe('相手：名人');
  expect(withWhom({ setup: 'seats=3', marks: marksOf([0, 2, 13]) }).ja).toContain('職人');
  expect(withWhom({ setup: 'seats=2', marks: marksOf([0, 0]) }).ja).toBe('ひとつの端末で');
});

test('a kept game shows the points that its table shows', () => {
  const { state } = new Table('seats=1').works('b01');
  const { line } = ui.summary(polyform.view(state, 0), 'seats=1');
  expect(line.ja).toContain(`${pointsOf(state, 0)}点`);
});

test('what is said of a character holds for every end a table may agree on', () => {
  for (const { style } of characters) expect(`${style.ja} ${style.en}`).not.toMatch(/\d|five|three/);
});

test('in the final round a seat is told which turns it has left', () => {
  expect(text.lastTurns(1, false).ja).toBe('あと1ターン');
  expect(text.lastTurns(0, true).ja).toBe('最後のターン');
  expect(text.lastTurns(0, false).ja).toContain('ターン終了');
});
