import { fill, inside, listed } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { speakerOf } from './dictionary.ts';

const german = speakerOf('de', {
  Close: 'Schließen',
  'Off [なし]': 'Keine',
  Off: 'Aus',
  Piece: 'Stein',
  '{n} of {piece}': '{piece}: {n} Stück',
  '{n} moves': { one: '{n} Zug', other: '{n} Züge' },
});

test('a text is said by its English, and stays English where there is nothing', () => {
  expect(german.say({ ja: '閉じる', en: 'Close' })).toBe('Schließen');
  expect(german.say({ ja: '開く', en: 'Open' })).toBe('Open');
});

test('the Japanese tells two things with one English word apart', () => {
  expect(german.say({ ja: 'なし', en: 'Off' })).toBe('Keine');
  expect(german.say({ ja: '減らさない', en: 'Off' })).toBe('Aus');
});

test('gaps may stand elsewhere, and what fills them is said in the same language', () => {
  const piece = { ja: '駒', en: 'Piece' };
  const text = fill({ ja: '{piece} {n}個', en: '{n} of {piece}' }, { n: 3, piece });
  expect(german.say(text)).toBe('Stein: 3 Stück');
  expect(german.say(JSON.parse(JSON.stringify(text)))).toBe('Stein: 3 Stück');
  expect(german.say(fill({ ja: '{piece}を置く', en: 'Place {piece}' }, { piece: inside(piece) }))).toBe('Place Stein');
  expect(german.say(listed([piece, piece]))).toBe('Stein, Stein');
});

test('the number decides between the forms of a language, even when it is written out', () => {
  const moves = (n: number | string) => german.say(fill({ ja: '{n}手', en: '{n} moves' }, { n }));
  expect([moves(1), moves(2), moves('1'), moves('1.284')]).toEqual(['1 Zug', '2 Züge', '1 Zug', '1.284 Züge']);
});

test('a list of texts is said one by one', () => {
  expect(german.say({ ja: ['閉じる', '開く'], en: ['Close', 'Open'] })).toEqual(['Schließen', 'Open']);
});

test('numbers and dates are written as the language writes them', () => {
  expect(german.number(12345.6)).toBe('12.345,6');
  expect(german.date(Date.UTC(2026, 10, 16, 12))).toBe('16.11.2026');
});
