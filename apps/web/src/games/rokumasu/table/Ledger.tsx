import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import type { JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { amount, opText, tenthsText } from '../text/numbers.ts';
import { table } from '../text/play.ts';
import { sourceName, told } from '../text/sources.ts';
import { cueOf, type TableController } from './table-controller.ts';
import { oddsText } from './foresee.ts';

/** Every step of a score with A and B as they stand after it; rounded down once at the end. */
export function LedgerList({
  controller,
  ledger,
  paid,
  counting = false,
}: {
  controller: TableController;
  ledger: readonly ScoreLine[];
  /** What it pays, which may be less than A × B. */
  paid: number;
  /** Not all of it has been told yet: no sum. */
  counting?: boolean;
}): JSX.Element {
  const { points } = total(ledger);
  return (
    <ol class="ledger small">
      {ledger.map(({ source, op, tenths }, i) => {
        const { blocks, lines } = total(ledger.slice(0, i + 1));
        return (
          <li key={i} {...tip(say(told(controller.state, source)).replace(/[:：] ?$/, ''))}>
            <span class="grow">{say(sourceName(source))}</span>
            <b class="num" data-op={op}>
              {opText(op, tenths)}
            </b>
            <span class="num quiet ledger-run">
              {lines === 0 ? tenthsText(blocks) : `${tenthsText(blocks)} × ${amount(lines)}`}
            </span>
          </li>
        );
      })}
      {counting || paid >= points ? null : <Cap product={points} />}
      {counting ? null : (
        <li class="ledger-sum">
          <span class="grow">{say(table.total)}</span>
          <b class="num" data-ledger-total>
            {amount(Math.min(paid, points))}
          </b>
        </li>
      )}
    </ol>
  );
}

/** In runs of version 2 a clear may bring no more than a share of the target: both numbers stand there. */
function Cap({ product }: { product: number }) {
  return (
    <>
      <li>
        <span class="grow">{say(table.product)}</span>
        <b class="num">{amount(product)}</b>
      </li>
      <li data-cap {...tip(say(table.capTip))}>
        <span class="grow">{say(table.cap)}</span>
      </li>
    </>
  );
}

/** More than two ways do not fit: the first and the last of them say what it may come to. */
const leastAndMost = <T,>(outcomes: readonly T[]): readonly T[] =>
  outcomes.length <= 2 ? outcomes : [outcomes[0] as T, outcomes.at(-1) as T];

/** The foreseen score while a piece is held, the last one otherwise. */
export function LedgerPanel({ controller }: { controller: TableController }): JSX.Element {
  const ahead = controller.foreseen.value;
  const last = controller.last.value;
  if (ahead && ahead.cleared.length > 0)
    return (
      <section class="ledger-panel" data-mode="preview">
        <h3>{say(table.preview)}</h3>
        {leastAndMost(ahead.outcomes).map((one, i) => (
          <div key={i} class="stack">
            {ahead.outcomes.length > 1 ? <p class="badge">{oddsText(one.odds)}</p> : null}
            {one.ledgers.map((ledger, at) => (
              <LedgerList
                key={at}
                controller={controller}
                ledger={ledger}
                paid={one.ledgers.length === 1 ? one.points : total(ledger).points}
              />
            ))}
          </div>
        ))}
      </section>
    );
  const { counting } = cueOf(controller.play.stage);
  if (counting)
    return (
      <section class="ledger-panel" data-mode="counting">
        <h3>{say(table.counting)}</h3>
        <LedgerList
          controller={controller}
          ledger={counting.ledger}
          paid={counting.points ?? 0}
          counting={counting.points === null}
        />
      </section>
    );
  return (
    <section class="ledger-panel" data-mode="last">
      <h3>{say(table.lastScore)}</h3>
      {last ? (
        <LedgerList controller={controller} ledger={last.ledger} paid={last.points} />
      ) : (
        <p class="small quiet">{say(table.noScoreYet)}</p>
      )}
    </section>
  );
}
