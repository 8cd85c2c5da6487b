import { expect, test } from 'vitest';
import { fill, filled } from './localized.ts';

const piece = { ja: '丸', en: 'Dot' };

test('a message with gaps is filled in each language', () => {
  const { ja, en } = fill({ ja: '{piece} {n}個', en: '{n} × {piece}' }, { piece, n: 3 });
  expect([ja, en]).toEqual(['丸 3個', '3 × Dot']);
});

test('it remembers its message and what fills it, and goes through JSON', () => {
  const text = fill({ ja: '{piece}を置く', en: 'Place {piece}' }, { piece });
  expect(text).toMatchObject({ message: { en: 'Place {piece}' }, values: { piece } });
  expect(JSON.parse(JSON.stringify(text))).toEqual(text);
});

test('what a message does not fill stays as it is', () => {
  expect(filled('{a} and {b}', { a: 'x{b}' }, text => text.en)).toBe('x{b} and {b}');
});
