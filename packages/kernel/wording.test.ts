import { expect, test } from 'vitest';
import { inside, listed } from './wording.ts';

const piece = { ja: '丸', en: 'Dot' };

test('a list reads as each language lists, however long', () => {
  const texts = [piece, { ja: '角', en: 'Square' }, { ja: '棒', en: 'Bar' }];
  expect(listed(texts)).toMatchObject({ ja: '丸、角、棒', en: 'Dot, Square, Bar' });
  expect(listed(texts.slice(1), { ja: '{a}と{b}', en: '{a} and {b}' }).en).toBe('Square and Bar');
  expect(listed([piece])).toEqual(piece);
  expect(listed([])).toEqual({ ja: '', en: '' });
});

test('inside a sentence only English changes, and the message is the same', () => {
  expect(inside(piece)).toEqual({ ja: '丸', en: 'dot', message: piece });
});
