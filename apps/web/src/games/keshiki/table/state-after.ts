import type { keshiki } from '@minoya/games/keshiki/game';
import type { Action, State } from '@minoya/games/keshiki/state';

/** The rules of the version that is played. */
type Rules = Pick<typeof keshiki, 'apply'>;

/** What an action leads to; null when it is refused. */
export function stateAfter(rules: Rules, state: State, action: Action): State | null {
  const step = rules.apply(state, 0, action);
  return step.ok ? step.state : null;
}
