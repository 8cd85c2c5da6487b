import { actions } from '@minoya/games/keshiki/actions';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage } from '@minoya/games/keshiki/stages/index';
import { parOf } from './proof.ts';

/** The line that players are shown beside theirs: a stage's own, and the one that is found for a day. */
export function shownLine(text: string): readonly string[] | null {
  const setup = keshiki.setups.read(text);
  if (setup?.type === 'stage') return stage(setup.stage).line;
  if (setup?.type !== 'daily') return null;
  return parOf(keshiki.start(setup, '')).taps.map(cell => actions.write({ type: 'tap', cell }));
}
