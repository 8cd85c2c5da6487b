import { expect, test } from 'vitest';
import { defaults, parse } from './settings.ts';

test('what is not there, or not ours, is the default', () => {
  expect(parse(null)).toEqual(defaults);
  expect(parse('{')).toEqual(defaults);
  expect(parse('[1,2]')).toEqual(defaults);
  expect(parse('"dark"')).toEqual(defaults);
});

test('each choice stands on its own: a bad one does not spoil the others', () => {
  const text = JSON.stringify({ theme: 'dark', speed: 3, lang: 'fr', master: 200, haptics: 'weak', nonsense: true });
  expect(parse(text)).toEqual({ ...defaults, theme: 'dark', haptics: 'weak' });
});

test('who wanted to be told only when asking that a goal is out of reach is still not told unasked', () => {
  expect(parse('{"lostOnAsk":true}').tellLost).toBe('never');
  expect(parse('{"lostOnAsk":false}').tellLost).toBe('later');
  expect(parse('{"lostOnAsk":true,"tellLost":"once"}').tellLost).toBe('once');
});

test('every choice survives being written and read', () => {
  const chosen = {
    ...defaults,
    theme: 'contrast',
    lang: 'en',
    speed: 'instant',
    reducedMotion: true,
    shake: 0,
  } as const;
  expect(parse(JSON.stringify(chosen))).toEqual(chosen);
});
