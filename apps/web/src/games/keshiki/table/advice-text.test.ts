import { advise } from '@minoya/bots/keshiki/hint';
import { playing } from '@minoya/games/keshiki/testing';
import { expect, test } from 'vitest';
import { adviceText, endText } from './advice-text.ts';

const steering = { seed: 'test', stop: () => true };
const drawing = '| __R __R __Y |\n| __B __Y __B |';

test('a hint short of the goal says so before anything else', () => {
  const found = advise(playing(drawing, { target: 99 }), steering);
  for (const level of [1, 2, 3] as const) {
    const said = adviceText({ found, level, color: 2, why: { ja: '', en: '' } });
    expect(said.ja, `level ${level}`).toMatch(/^目標には届きません/);
    expect(said.en, `level ${level}`).toMatch(/^The goal is out of reach/);
  }
  expect(endText({ ...found, target: 'unknown' }).en).toMatch(/^No way to the goal is known/);
});

test('a hint that reaches the goal promises what its line earns', () => {
  const found = advise(playing(drawing, { target: 4 }), steering);
  expect(found.target).toBe('yes');
  expect(endText(found).ja).toMatch(/届き|取れます/);
});

test('a hint names the goal of the board before an all clear', () => {
  const found = { target: 'yes', clears: true, stars: 1, score: 900 } as const;
  expect(endText(found)).toEqual({ ja: '目標に届き、全消しできます', en: 'The goal and an all clear are possible' });
  expect(endText({ ...found, stars: 0 }).en).toBe('An all clear is possible');
});
