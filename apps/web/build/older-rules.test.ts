import { expect, test } from 'vitest';
import { missingNames } from './older-rules.ts';

test('every value that screens import of their rules is there in every older version, or listed as added', async () => {
  expect(await missingNames()).toEqual([]);
});

test('a name that an older version lacks is named with the file that imports it, and where to say so', async () => {
  const found = await missingNames({ keshiki: [1, 2] }, {});
  expect(found).toEqual([
    expect.stringMatching(/worker\.ts imports hopeless of bots\/keshiki\/hint, which keshiki@1 /),
  ]);
});
