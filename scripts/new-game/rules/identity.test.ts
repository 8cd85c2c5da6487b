import { expect, test } from 'vitest';
import { remedy } from '../../identity.ts';
import { identity } from './identity.ts';

test('the rules behave as their version says', () => {
  expect(remedy(identity) ?? '').toBe('');
});
