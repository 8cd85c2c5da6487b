import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import type { JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { amount, opText, tenthsText } from '../events/numbers.ts';
import { stepsOf } from '../events/theatre.ts';
import { table } from '../words/play.ts';
import { sourceName, told } from '../words/sources.ts';
import type { Desk } from './desk.ts';
import { oddsText } from './foresee.ts';

/** Every step of a score with A and B as they stand after it; rounded down once at the end. */
export function LedgerList({ desk, ledger }: { desk: Desk; ledger: readonly ScoreLine[] }): JSX.Element {
  const { points } = total(ledger);
  return (
    <ol class="ledger small">
      {stepsOf(ledger).map((step, i) => (
        <li key={i} {...tip(say(told(desk.state, step.source)).replace(/[:：] ?$/, ''))}>
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
export function LedgerPanel({ desk }: { desk: Desk }): JSX.Element {
  const ahead = desk.foreseen.value;
  const last = desk.last.value;
  if (ahead && ahead.cleared.length > 0)
    return (
      <section class="ledger-panel" data-mode="preview">
        <h3>{say(table.preview)}</h3>
        {ahead.outcomes.slice(0, 4).map((one, i) => (
          <div key={i} class="stack">
            {ahead.outcomes.length > 1 ? <p class="badge">{oddsText(one.odds)}</p> : null}
            {one.ledgers.map((ledger, at) => (
              <LedgerList key={at} desk={desk} ledger={ledger} />
            ))}
          </div>
        ))}
      </section>
    );
  return (
    <section class="ledger-panel" data-mode="last">
      <h3>{say(table.lastScore)}</h3>
      {last ? <LedgerList desk={desk} ledger={last.ledger} /> : <p class="small quiet">{say(table.noScoreYet)}</p>}
    </section>
  );
}
