import { expect, test } from 'vitest';
import { rulePages } from '../games/polyform/rules.tsx';
import { text } from './text.ts';
import { untimed } from './untimed.ts';

test('a table without a turn timer says in plain words after how long a bot plays for whom', () => {
  for (const one of [untimed.untimedAway.ja, untimed.untimedAway.en])
    for (const figure of ['60', '45', '120']) expect(one).toContain(figure);
  for (const one of [untimed.untimedIdle.ja, untimed.untimedIdle.en]) expect(one).toMatch(/5.*1|5.*a minute/);
  expect(text).toMatchObject(untimed);
  expect(rulePages.map(page => page.id)).toContain('rooms');
});
