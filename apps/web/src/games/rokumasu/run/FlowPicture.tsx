import type { State } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { flowIn } from '../any-version.ts';
import { tenthsText } from '../text/numbers.ts';
import { flowWords } from '../text/flow.ts';

/** The flow as a picture, folded away for those who know it: down, how many lines of the round went before; across, how many go at once. */
export function FlowPicture({ state, folded = false }: { state: State; folded?: boolean }): JSX.Element | null {
  const flow = flowIn(state);
  if (!flow) return null;
  if (!flow.grid) return <p class="small flow-note">{say(flow.rule)}</p>;
  return (
    <details
      class="flow-picture"
      data-goods="flow"
      open={!folded}
      onToggle={event => {
        if (folded) event.currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary class="small">{say(flowWords.text)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col" class="caption">
              {say(flowWords.before)}
            </th>
            {(flow.grid[0] ?? [])
              .map((_, i) => i + 1)
              .map(lines => (
                <th key={lines} scope="col">
                  <Lines full={lines} class="going" />
                  <span class="caption">{say(flowWords.atOnce(lines))}</span>
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {flow.grid.map((row, before) => (
            <tr key={before}>
              <th scope="row">
                <Lines full={before} class="gone" />
                <span class="caption">{say(flowWords.lines(before))}</span>
              </th>
              {row.map((tenths, i) => (
                <td key={i} class="num" data-flow-of={`${before},${i + 1}`} data-strength={strengthOf(tenths)}>
                  ×{tenthsText(tenths)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** From plain to strong, for its colour. */
const strengthOf = (tenths: number): number => (tenths <= 10 ? 0 : tenths < 30 ? 1 : tenths < 50 ? 2 : 3);

/** A small board with so many of its lines full. */
function Lines({ full, class: kind }: { full: number; class: string }) {
  return (
    <svg class={`flow-lines ${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <rect class="flow-board" x="1" y="1" width="22" height="22" rx="3" />
      {[0, 1, 2].slice(0, full).map(line => (
        <rect key={line} class="flow-line" x="4" y={4 + line * 6} width="16" height="4" rx="1" />
      ))}
    </svg>
  );
}
