import type { Payout, State } from '@minoya/games/rokumasu/state';
import { roundKindText } from '@minoya/games/rokumasu/texts';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Lazy } from '../../../design/lazy.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { fromLater } from '../load-later.ts';
import { hasShops, payOf } from '../any-version.ts';
import { goldOfRound } from './round-gold.ts';
import { winBefore } from '../result/story.ts';
import type { TableController } from '../table/table-controller.ts';
import { Head } from '../table/Head.tsx';
import { LedgerPanel } from '../table/Ledger.tsx';
import { notices } from '../text/notice.ts';
import { run } from '../text/run.ts';
import { sourceName } from '../text/sources.ts';
import { goldText } from '../text/numbers.ts';

const buildCard = () => fromLater('BuildCard');
const earned = () => import('../long/screens.ts').then(screens => screens.Earned);

interface Line {
  readonly name: string;
  readonly amount: number;
  /** What it is paid for, where somebody points at it. */
  readonly of?: 'hands';
}

/** What the round paid. What pays nothing in this run is not spoken of. */
function linesOf(state: State, payout: Payout, onBoard: number): readonly Line[] {
  const kind = roundKind(state.round);
  const pay = payOf(state, state.round);
  const interest = { name: say(run.payoutInterest(pay.per, pay.interest)), amount: payout.interest };
  return [
    ...(pay.reward > 0 || payout.base > 0
      ? [{ name: say(run.payoutBase(kind === 'normal' ? null : roundKindText[kind])), amount: payout.base }]
      : []),
    ...(pay.hand > 0 ? [{ name: say(run.payoutHands(state.hands)), amount: payout.hands, of: 'hands' as const }] : []),
    ...(pay.interest > 0 ? [interest] : []),
    ...payout.extra.map(({ source, amount }) => ({ name: say(sourceName(source)), amount })),
    ...(onBoard === 0 ? [] : [{ name: say(run.payoutBoard), amount: onBoard }]),
  ];
}

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${goldText(Math.abs(amount))}`;

/** A won round: what it paid, line by line, and where to go from here. */
export function Cleared({ controller }: { controller: TableController }): JSX.Element {
  const state = controller.play.shown.value;
  const { payout } = state;
  const lastOne = state.round === LAST_ROUND;
  const { match, length } = controller.play.session;
  const lines = payout ? linesOf(state, payout, match ? goldOfRound(match, length) : 0) : [];
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div class="roku-page" data-of="cleared">
      <Head controller={controller} />
      <div class="roku-body">
        <div class="cleared-head">
          <span class="stamp big">{say(notices.done)}</span>
          <div>
            <h2 class="page-title">{say(lastOne ? run.wonTitle : run.cleared(state.round))}</h2>
            <p class="num">{say(run.scoreOf(number(state.score), number(state.target)))}</p>
          </div>
        </div>
        {lastOne ? <p>{say(run.wonText)}</p> : null}
        <dl class="payout panel">
          {lines.length === 0 ? (
            <div>
              <dt>{say(run.paysNothing)}</dt>
            </div>
          ) : null}
          {lines.map(({ name, amount, of }, i) => (
            <div key={i} data-payout={amount} data-paid-for={of}>
              <dt>{name}</dt>
              <dd class="num">{signed(amount)}</dd>
            </div>
          ))}
          <div class="payout-sum" data-payout-total={lines.reduce((sum, line) => sum + line.amount, 0)}>
            <dt>{say(run.payoutTotal)}</dt>
            <dd class="num">{signed(lines.reduce((sum, line) => sum + line.amount, 0))}</dd>
          </div>
          <div>
            <dt />
            <dd class="num kin">{say(run.payoutNow(state.gold))}</dd>
          </div>
        </dl>
        {hasShops(state) ? null : <p class="small quiet">{say(run.noShops)}</p>}
        {lastOne && match ? <Lazy load={buildCard} props={{ match }} /> : null}
        <LedgerPanel controller={controller} />
        <Lazy
          load={earned}
          props={{ marks: controller.play.marks.value, after: match ? winBefore(match) : -1 }}
          meanwhile={null}
        />
      </div>
      <div class="roku-foot row">
        {state.record.won ? (
          <button
            type="button"
            class="button grow"
            data-finish
            disabled={controller.play.isReplay}
            onClick={() => controller.act({ type: 'finish' })}
          >
            {say(run.finish)}
          </button>
        ) : null}
        <button
          ref={next}
          type="button"
          class="button primary wide grow"
          data-collect
          disabled={controller.play.isReplay}
          onClick={() => controller.act({ type: 'collect' })}
        >
          {say(lastOne ? run.endless : hasShops(state) ? run.toShop : run.toDraft)}
          <Icon id="forward" />
        </button>
      </div>
    </div>
  );
}
