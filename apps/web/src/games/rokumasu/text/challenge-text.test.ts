import '@minoya/games/rokumasu/long/index';
import { long } from '@minoya/games/rokumasu/long-game';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { expect, test } from 'vitest';
import { sourceText } from './sources.ts';

test('what a challenge says of its rules are the words of its twists', () => {
  const setup = rokumasu.setups.read('journey');
  const state = rokumasu.start(setup as NonNullable<typeof setup>, 'TEXT');
  for (const [id, { twists }] of Object.entries(long.challenges)) {
    const text = sourceText(state, `challenge:${id}`);
    for (const twist of twists) {
      expect(text.ja, id).toContain(sourceText(state, `twist:${twist}`).ja);
      expect(text.en, id).toContain(sourceText(state, `twist:${twist}`).en);
    }
  }
  expect(sourceText(state, 'challenge:ants').en).toContain('Only clears of one line score');
});
