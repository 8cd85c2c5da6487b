import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import type { JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { amount, opText, tenthsText } from '../text/numbers.ts';
import { stepsOf } from '../events/score-animation.ts';
import { table } from '../text/play.ts';
import { sourceName, told } from '../text/sources.ts';
import type { TableController } from './table-controller.ts';
import { oddsText } from './foresee.ts';

/** Every step of a score with A and B as they stand after it; rounded down once at the end. */
export function LedgerList({
  controller,
  ledger,
}: {
  controller: TableController;
  ledger: readonly ScoreLine[];
}): JSX.Element {
  const { points } = total(ledger);
  return (
    <ol class="ledger small">
      {stepsOf(ledger).map((step, i) => (
        <li key={i} {...tip(say(told(controller.state, step.source)).replace(/[:：] ?$/, ''))}>
          <span class="grow">{say(sourceName(step.source))}</span>
          <b class="num" data-op={step.op}>
            {opText(step.op, step.tenths)}
          </b>
          <span class="num quiet ledger-run">
            {tenthsText(step.blocks)} × {amount(step.lineScore)}
          </span>
        </li>
      ))}
      <li class="ledger-sum">
        <span class="grow">{say(table.total)}</span>
        <b class="num" data-ledger-total>
          {amount(points)}
        </b>
      </li>
    </ol>
  );
}

/** The foreseen score while a piece is held, the last one otherwise. */
export function LedgerPanel({ controller }: { controller: TableController }): JSX.Element {
  const ahead = controller.foreseen.value;
  const last = controller.last.value;
  if (ahead && ahead.cleared.length > 0)
    return (
      <section class="ledger-panel" data-mode="preview">
        <h3>{say(table.preview)}</h3>
        {ahead.outcomes.slice(0, 4).map((one, i) => (
          <div key={i} class="stack">
            {ahead.outcomes.length > 1 ? <p class="badge">{oddsText(one.odds)}</p> : null}
            {one.ledgers.map((ledger, at) => (
              <LedgerList key={at} controller={controller} ledger={ledger} />
            ))}
          </div>
        ))}
      </section>
    );
  return (
    <section class="ledger-panel" data-mode="last">
      <h3>{say(table.lastScore)}</h3>
      {last ? (
        <LedgerList controller={controller} ledger={last.ledger} />
      ) : (
        <p class="small quiet">{say(table.noScoreYet)}</p>
      )}
    </section>
  );
}
