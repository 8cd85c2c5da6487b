import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action } from '@minoya/games/rokumasu/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { withRelic } from './whatIf.ts';

test('the shop compares with what the last clear was really worth, luck included', () => {
  let lucky = 0;
  for (let seed = 1; seed <= 60 && lucky === 0; seed++) {
    const match = new Match(rokumasu, 'standard relics=gambler', `WHATIF-${seed}`);
    for (let ply = 0; ply < 16 && !rokumasu.result(match.state); ply++) {
      const legal = [...rokumasu.legal(match.state, 0)];
      const step = match.act(0, legal.find(action => action.type === 'place') ?? (legal[0] as Action));
      const scored = step.ok ? step.events.find(event => event.type === 'scored') : undefined;
      if (!scored || match.state.phase !== 'playing') continue;
      const gain = withRelic(match, 'single_line');
      if (gain) expect(gain.before).toBe(String(scored.points));
      if (gain && scored.ledger.some(line => line.source === 'relic:gambler')) lucky += 1;
    }
  }
  expect(lucky).toBeGreaterThan(0);
});
