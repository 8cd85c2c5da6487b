import { total } from '@minoya/games/rokumasu/score';
import type { JSX } from 'preact';
import { useDerived } from '../../../design/derived.ts';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { amount, tenthsText } from '../text/numbers.ts';
import { table } from '../text/play.ts';
import { refusalText } from '../text/sources.ts';
import { cueOf, type TableController } from './table-controller.ts';
import { type Foreseen, oddsText } from './foresee.ts';

interface Shown {
  readonly blocks: string;
  readonly lines: string;
  readonly points: string;
  /** A × B, where it is more than what is paid. */
  readonly raw?: string;
  /** A × B with what is rounded off. */
  readonly exact?: string;
  readonly note: string;
  readonly mode: 'preview' | 'counting' | 'last' | 'idle';
}

/** A × B = N: foreseen while a piece is held, counted up while it scores, remembered afterwards. */
export function Formula({ controller }: { controller: TableController }): JSX.Element {
  const counting = useDerived(() => cueOf(controller.play.stage).counting !== null, [controller]);
  // Counted over the board; here nothing stands before it is over.
  const shown = counting ? beingCounted : shownBy(controller);
  return (
    <div class="formula" data-mode={shown.mode}>
      <button
        type="button"
        class="formula-strip"
        aria-label={`${say(shown.mode === 'preview' ? table.preview : table.lastScore)} ${shown.blocks} × ${shown.lines} = ${shown.exact ? `${shown.exact} → ` : ''}${shown.raw ? `${shown.raw}, ` : ''}${shown.points} ${shown.note}`}
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
        {shown.exact ? <span class="num small formula-exact">{shown.exact} →</span> : null}
        {shown.raw ? <s class="num formula-raw">{shown.raw}</s> : null}
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
const beingCounted: Shown = { ...idle, mode: 'counting' };

function shownBy(controller: TableController): Shown {
  const ahead = controller.foreseen.value;
  if (ahead) return foreseenText(ahead);
  const why = controller.misfit.value;
  if (why) return { ...idle, note: say(misfitWord(why)), mode: 'preview' };
  const last = controller.last.value;
  if (!last) return idle;
  const { blocks, lines, points } = total(last.ledger);
  return {
    blocks: tenthsText(blocks),
    lines: amount(lines),
    points: amount(last.points),
    ...cut(points, last.points),
    ...rounded(blocks, lines, last.points),
    mode: 'last',
  };
}

/** What a limit has cut off is told beside what is left. */
function cut(product: number, paid: number): { raw?: string; note: string } {
  return product > paid ? { raw: amount(product), note: say(table.capped) } : { note: '' };
}

/** A product that is no whole number is told before it is rounded down, once: 12 × 2.8 = 33.6 → 33. */
export function rounded(blocks: number, lines: number, paid: number): { exact?: string } {
  const product = Math.round(blocks * lines * 100) / 1000;
  return product < 1e6 && Math.floor(product) === paid && product !== paid ? { exact: amount(product) } : {};
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
  const { blocks, lines, points } = total(ledger);
  const { note, ...raw } = first.ledgers.length === 1 ? cut(points, first.points) : { note: '' };
  const gold = ahead.gold.sure > 0 ? [say(table.goldPlus(ahead.gold.sure))] : [];
  return {
    blocks: tenthsText(blocks),
    lines: amount(lines),
    points: amount(first.points),
    ...raw,
    ...rounded(blocks, lines, first.points),
    note: [note, ...luckText(ahead), ...gold, burns].filter(Boolean).join(say({ ja: '、', en: ', ' })),
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
