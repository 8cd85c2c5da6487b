import { ruleSets } from '@minoya/games/rokumasu/rules';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { copy } from '../../../play/share.ts';
import { today } from '../../../store/day.ts';
import { shownCode } from '../entry/shown-code.ts';
import type { TableController } from '../table/table-controller.ts';
import { flowIn } from '../any-version.ts';
import { notices } from '../text/notice.ts';
import { run } from '../text/run.ts';
import { goldText } from '../text/numbers.ts';
import { BossCards } from './Progress.tsx';
import { FlowPicture } from './FlowPicture.tsx';
import { roadOf } from './road.ts';
import { Facts } from '../entry/parts.tsx';

/** Everything about this run on one sheet: its code, this set's boss, the road of targets, its numbers so far. */
export function InfoSheet({ controller, onClose }: { controller: TableController; onClose: () => void }): JSX.Element {
  const state = controller.play.shown.value;
  const flow = flowIn(state);
  const { match } = controller.play.session;
  const { record } = state;
  const code = shownCode(match, today.value);
  const facts = [
    [run.rules, say(ruleSets[state.rules].name)],
    [run.total, number(record.total)],
    [run.best, number(record.best)],
    [run.lines, number(record.lines)],
    [run.placed, number(record.placed)],
    [run.goldAll, goldText(record.gold)],
  ] as const;
  return (
    <Sheet title={say(run.info)} onClose={onClose} wide>
      {code ? (
        <p class="row">
          <span class="quiet">{say(run.code)}</span>
          <code class="num code">{code}</code>
          <button type="button" class="button small" onClick={() => void copy(code)}>
            <Icon id="copy" />
            {say({ ja: 'コピー', en: 'Copy' })}
          </button>
        </p>
      ) : null}
      <BossCards state={state} />
      <FlowPicture state={state} />
      <Facts list={facts} />
      <section>
        <h3 class="road-title">{say(run.targets)}</h3>
        <ol class="road">
          {roadOf(state, match).map(({ round, target }) => (
            <li
              key={round}
              data-kind={roundKind(round)}
              data-when={round < state.round ? 'over' : round === state.round ? 'now' : 'later'}
              aria-current={round === state.round ? 'step' : undefined}
            >
              <span class="caption">{round}</span>
              <b class="num">{target === null ? say(notices.done) : number(target)}</b>
            </li>
          ))}
        </ol>
        {flow ? <p class="caption">{say(run.targetsByBoss)}</p> : null}
      </section>
    </Sheet>
  );
}
