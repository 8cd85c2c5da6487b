import { expect, test } from '../support.ts';
import { botTurns } from './turns.ts';

test.use({ hasTouch: true });

// How long a turn takes on a slow phone is this machine's own figure: `npm run perf -- bots`.
test('[C-22] the page rests while the strongest bot thinks: its own thread works less than half of that time', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const turns = await botTurns(page, 4, 4);
  expect(turns).toHaveLength(4);
  const sum = (of: 'length' | 'work') => turns.reduce((total, turn) => total + turn[of], 0);
  expect(sum('work') / sum('length')).toBeLessThan(0.5);
});
