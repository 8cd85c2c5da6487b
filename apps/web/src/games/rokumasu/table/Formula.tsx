import { total } from '@minoya/games/rokumasu/score';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { amount, opText, tenthsText } from '../text/numbers.ts';
import { cueOf } from '../events/score-animation.ts';
import { table } from '../text/play.ts';
import { refusalText, sourceName } from '../text/sources.ts';
import type { TableController } from './table-controller.ts';
import { type Foreseen, oddsText } from './foresee.ts';

interface Shown {
  readonly blocks: string;
  readonly lines: string;
  readonly points: string;
  readonly note: string;
  readonly mode: 'preview' | 'counting' | 'last' | 'idle';
}

/** A × B = N: foreseen while a piece is held, counted up while it scores, remembered afterwards. */
export function Formula({ controller }: { controller: TableController }): JSX.Element {
  const shown = shownBy(controller);
  return (
    <div class="formula" data-mode={shown.mode}>
      <button
        type="button"
        class="formula-strip"
        aria-label={`${say(shown.mode === 'preview' ? table.preview : table.lastScore)} ${shown.blocks} × ${shown.lines} = ${shown.points} ${shown.note}`}
        {...tip(`${say(table.blocksTip)}\n${say(table.linesTip)}`)}
        onClick={() => {
          controller.open.value = { kind: 'score' };
        }}
      >
        <span class="counter a" data-counter="blocks">
          <span class="caption">{say(table.blocks)}</span>
          <b class="num">{shown.blocks}</b>
        </span>
        <span class="sign">×</span>
        <span class="counter b" data-counter="lines">
          <span class="caption">{say(table.lines)}</span>
          <b class="num">{shown.lines}</b>
        </span>
        <span class="sign">=</span>
        <b class="num product" data-product>
          {shown.points}
        </b>
        <span class="formula-note small">{shown.note}</span>
        <Icon id="down" />
      </button>
    </div>
  );
}

const idle: Shown = { blocks: '–', lines: '–', points: '–', note: '', mode: 'idle' };

function shownBy(controller: TableController): Shown {
  const { counting } = cueOf(controller.play.stage);
  if (counting) {
    const { step } = counting;
    return {
      blocks: tenthsText(counting.blocks),
      lines: amount(counting.lineScore),
      points: counting.points === null ? '…' : amount(counting.points),
      note: step ? `${say(sourceName(step.source))} ${opText(step.op, step.tenths)}` : '',
      mode: 'counting',
    };
  }
  const ahead = controller.foreseen.value;
  if (ahead) return foreseenText(ahead);
  const why = controller.misfit.value;
  if (why) return { ...idle, note: say(misfitWord(why)), mode: 'preview' };
  const last = controller.last.value;
  if (!last) return idle;
  const { blocks, lines } = total(last.ledger);
  return { blocks: tenthsText(blocks), lines: amount(lines), points: amount(last.points), note: '', mode: 'last' };
}

function misfitWord(why: string) {
  if (why === 'overlaps') return table.overlaps;
  if (why === 'outside') return table.outside;
  return refusalText(why);
}

function foreseenText(ahead: Foreseen): Shown {
  const first = ahead.outcomes[0];
  const ledger = first?.ledgers[0];
  const burns = ahead.burned > 0 ? say(table.willBurn(ahead.burned)) : '';
  if (!first || !ledger) return { ...idle, points: '0', note: burns || say(table.noLine), mode: 'preview' };
  const { blocks, lines } = total(ledger);
  const gold = ahead.gold.sure > 0 ? [say(table.goldPlus(ahead.gold.sure))] : [];
  return {
    blocks: tenthsText(blocks),
    lines: amount(lines),
    points: amount(first.points),
    note: [...luckText(ahead), ...gold, burns].filter(Boolean).join(say({ ja: '、', en: ', ' })),
    mode: 'preview',
  };
}

/** The other ways it may turn out; many of them as a range. */
function luckText({ outcomes }: Foreseen): readonly string[] {
  const rest = outcomes.slice(1);
  const last = rest.at(-1);
  if (!last) return [];
  if (rest.length > 2) return [say(table.upTo(oddsText(last.odds), amount(last.points)))];
  return rest.map(one => say(table.outcome(oddsText(one.odds), amount(one.points))));
}
