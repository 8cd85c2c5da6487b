import type { State } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { flowIn } from '../any-version.ts';
import { tenthsText } from '../text/numbers.ts';
import { table } from '../text/play.ts';
import type { Foreseen } from './foresee.ts';
import { Word } from './Word.tsx';

/** The flow beside the target: what it makes of one to three lines, or of the very clear that a held piece would make. */
export function FlowWord({ state, ahead }: { state: State; ahead: Foreseen | null }): JSX.Element | null {
  const flow = flowIn(state);
  if (!flow) return null;
  const held = ahead ? flowOfClear(ahead) : null;
  return (
    <Word class="target-flow small" about={`${say(flow.rule)} ${say(flow.next)}`}>
      {say(table.flow)}{' '}
      <b class="num" data-flow data-held={held !== null}>
        {flowText(held === null ? flow.factors : [held])}
      </b>
      {held === null && flow.factors.length > 1 ? <span class="wide-only caption">{say(table.flowOf)}</span> : null}
    </Word>
  );
}

/** '×2–4' while one line gets ×2 and three get ×4; '×1' where all get the same. */
export function flowText(factors: readonly number[]): string {
  const [least = 10, most = least] = [factors[0], factors.at(-1)];
  return least === most ? `×${tenthsText(least)}` : `×${tenthsText(least)}–${tenthsText(most)}`;
}

/** As the ledger of the clear has it: no row is ×1. Null where nothing clears. */
export function flowOfClear({ cleared, outcomes }: Foreseen): number | null {
  if (cleared.length === 0) return null;
  return outcomes[0]?.ledgers[0]?.find(({ source }) => source === 'flow')?.tenths ?? 10;
}
