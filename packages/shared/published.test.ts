import { expect, test } from 'vitest';
import { publishedOnSlot, publishedSlot, shareReached } from './published.ts';
import { readTitle, titleOf, titleText, titleWords } from './titles.ts';

test('a share is told from three people on', () => {
  expect(shareReached({ tries: 2, reached: 1 })).toBeNull();
  expect(shareReached({ tries: 3, reached: 0 })).toBe(0);
  expect(shareReached({ tries: 3, reached: 2 })).toBe(67);
});

test('the slot of a published board names it, and no other slot does', () => {
  expect(publishedOnSlot(publishedSlot('aB3-_x9Q0zZ1'))).toBe('aB3-_x9Q0zZ1');
  for (const slot of ['gallery-', 'gallery-short', 'stage-12', 'gallery-aB3-_x9Q0zZ1x'])
    expect(publishedOnSlot(slot)).toBeNull();
});

test('a title is one word of each list, said in every language', () => {
  expect(titleText('misty bridge')).toMatchObject({ ja: '霧の橋', en: 'Misty Bridge' });
  for (const bad of [
    '',
    'misty',
    'bridge misty',
    'misty bridge x',
    'constructor bridge',
    'misty toString',
    'Misty Bridge',
  ])
    expect(readTitle(bad), bad).toBeNull();
  const [first, second] = titleWords.map(words => Object.keys(words).length);
  const all = new Set(Array.from({ length: (first ?? 0) * (second ?? 0) }, (_, n) => titleOf(n)));
  expect(all.size).toBe((first ?? 0) * (second ?? 0));
  for (const title of all) expect(readTitle(title)).not.toBeNull();
});
