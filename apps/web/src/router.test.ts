import { expect, test } from 'vitest';
import { decoded } from './router.ts';
import { pageOf } from './shell/pages.ts';

test('a mistyped address is shown as it is', () => {
  expect(decoded('/%E3%83%9F')).toBe('/ミ');
  expect(decoded('/%ff')).toBe('/%ff');
  expect(decoded('/100%')).toBe('/100%');
});

test('what every object has by birth is no page', () => {
  expect(pageOf('settings')).not.toBeNull();
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', '']) expect(pageOf(name)).toBeNull();
});
