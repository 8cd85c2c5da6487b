import { expect, test } from 'vitest';
import { recordsPath } from './records-path.ts';

test('the records open on the game one comes from', () => {
  expect(recordsPath('/keshiki/stage/12')).toBe('/records/keshiki');
  expect(recordsPath('/polyform')).toBe('/records/polyform');
  expect([recordsPath('/'), recordsPath('/settings')]).toEqual(['/records', '/records']);
});
