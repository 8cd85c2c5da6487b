import { daily } from '@minoya/games/rokumasu/daily';
import { dateOfDay, dayNumber } from '@minoya/shared/calendar';
import { expect, test } from 'vitest';
import { grants } from './custom-run.ts';

test('a run of one’s own making, a chosen seed and a known deal grant nothing', () => {
  expect(grants('standard', {})).toBe(true);
  expect(grants('journey deck=monk level=2 open=104', { practice: 1 })).toBe(true);
  expect(grants('journey challenge=ants', {})).toBe(true);
  for (const setup of ['journey twists=legacy open=0', 'standard gold=30', 'classic relics=copy', 'journey round=7'])
    expect(grants(setup, {}), setup).toBe(false);
  expect(grants('standard', { chosen: 1 })).toBe(false);
  expect(grants('standard', { repeat: 1 })).toBe(false);
  expect(grants('journey deck=monk', { own: 1 })).toBe(false);
});

test('the daily of no day is of one’s own making', () => {
  const first = dayNumber('2026-11-18');
  for (let day = first; day < first + 120; day++) expect(grants(daily.setup(dateOfDay(day) ?? ''), {})).toBe(true);
});
