import { freeCells } from '@minoya/games/polyform/board';
import { cardOf } from '@minoya/games/polyform/cards';
import { bestFinishing, type Finishing } from '@minoya/games/polyform/finishing';
import { polyform } from '@minoya/games/polyform/game';
import { sumOf } from '@minoya/games/polyform/score';
import type { Action, Player, State } from '@minoya/games/polyform/state';
import { fill, listed, type Seat } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import type { Seating } from '../../../stage/seating.ts';
import type { TableController } from './table-controller.ts';
import { isCutOff } from './on-turn.ts';
import type { Ghost } from './plan.ts';
import { signed, text } from '../text.ts';

const words = {
  title: { ja: '仕上げ', en: 'Finishing' },
  how: {
    ja: '1個置くごとに−1点。未完成のパズルは、その点が引かれます。外すには置いたピースを押します。',
    en: 'Each piece costs a point. An incomplete puzzle costs its points. Tap a placed piece to lift it.',
  },
  now: { ja: 'いま終えると', en: 'If you stop now' },
  /** What the pieces laid here change. */
  against: (points: number) =>
    fill(
      { ja: '（置いた分 {points}点）', en: ' ({points} by placing)' },
      { points: `${points > 0 ? '+' : '−'}${Math.abs(points)}` },
    ),
  best: { ja: '最善に置く', en: 'Best placing' },
  bestIs: (gain: number, used: number) =>
    gain > 0
      ? fill(
          used === 1
            ? { ja: '最善：+{gain}点（{used}個）', en: 'Best: +{gain} ({used} piece)' }
            : { ja: '最善：+{gain}点（{used}個）', en: 'Best: +{gain} ({used} pieces)' },
          { gain, used },
        )
      : { ja: '最善：何も置かない', en: 'Best: place nothing' },
  done: { ja: '仕上げ完了', en: 'Done' },
  waste: {
    ja: '未完成のパズルに置いたピースは、点を減らすだけです。',
    en: 'Pieces on an incomplete puzzle only cost points.',
  },
} as const;

/** The score a seat ends with if it says so now, by the rules themselves. */
export function finalNow(view: State, seat: Seat): number {
  const step = polyform.apply(view, seat, { type: 'finish' });
  return sumOf(step.ok ? step.state : view, seat).final;
}

/** The score without any piece laid in this phase. */
export function finalWithout(view: State, seat: Seat): number {
  const sum = sumOf(view, seat);
  return sum.done - sum.unfinished;
}

/** The exact best of the phase, with everything laid so far back in hand. */
export function bestOf(player: Player): Finishing & { readonly ghosts: readonly Ghost[] } {
  const hand = { ...player.hand };
  for (const { piece } of player.late) hand[piece] += 1;
  const slots = [...player.working.keys()].filter(slot => player.working[slot]);
  const cards = slots.map(slot => {
    const work = player.working[slot];
    return work ? { free: freeCells(work), points: cardOf(work.card).points } : { free: 0, points: 0 };
  });
  const best = bestFinishing(cards, hand);
  const ghosts = best.placed.flatMap((placed, i) => placed.map(one => ({ ...one, slot: slots[i] ?? 0 })));
  return { ...best, ghosts };
}

/** What turns the cards as they lie now into the best there is; every piece can still be lifted again. */
export function bestActions(player: Player): readonly Action[] {
  const { ghosts } = bestOf(player);
  const same = (a: Ghost, b: Ghost) => a.slot === b.slot && a.cells === b.cells;
  const wrong = player.late.filter(late => !ghosts.some(ghost => same(ghost, late)));
  const missing = ghosts.filter(ghost => !player.late.some(late => same(ghost, late)));
  return [
    ...wrong.map(({ slot, cells }): Action => ({ type: 'lift', slot, cells })),
    ...missing.map(({ slot, cells }): Action => ({ type: 'put', slot, cells })),
  ];
}

/** The finishing phase of the seat at the lower edge: what it comes to, live. */
export function Finish({ controller }: { controller: TableController }): JSX.Element | null {
  const { seating } = controller.play;
  const view = controller.play.view.value;
  const seat = controller.me.value;
  const player = view.players[seat];
  const asked = useSignal(false);
  if (!player) return null;
  if (view.phase === 'ended') return <Over />;
  if (player.finished || !controller.seated) return <Waiting state={view} seating={seating} />;
  const [now, without] = [finalNow(view, seat), finalWithout(view, seat)];
  const best = asked.value && bestActions(player).length === 0 ? bestOf(player) : null;
  const layBest = () => {
    asked.value = true;
    controller.turnEnd.act(bestActions(player));
  };
  return (
    <section class="finish-bar" aria-label={say(words.title)}>
      <p class="small quiet">{say(words.how)}</p>
      <div class="row finish-sums">
        <span class="small">
          {say(words.now)} <b class="num finish-now">{signed(now)}</b>
          <span class="num finish-gain" data-loss={now < without}>
            {now === without ? null : say(words.against(now - without))}
          </span>
        </span>
        <button
          type="button"
          class="button small"
          data-do="best"
          aria-disabled={isCutOff(controller.play)}
          onClick={layBest}
        >
          <Icon id="hint" />
          {say(best ? words.bestIs(best.gain, best.ghosts.length) : words.best)}
        </button>
        <button
          type="button"
          class="button primary"
          data-do="finish"
          aria-disabled={isCutOff(controller.play)}
          onClick={() => {
            if (now < without) controller.sheet.value = { id: 'finish' };
            else controller.act({ type: 'finish' });
          }}
        >
          <Icon id="check" />
          {say(words.done)}
        </button>
      </div>
    </section>
  );
}

export const wasteWarning = words.waste;
export const finishWord = words.done;

interface AtTable {
  readonly state: State;
  readonly seating: Seating;
}

function Waiting({ state, seating }: AtTable) {
  const rest = [...state.players.keys()].filter(seat => !state.players[seat]?.finished);
  return (
    <section class="finish-bar" role="status">
      <p>{say(text.waitDone)}</p>
      <p class="small quiet">{say(listed(rest.map(seat => seating.at(seat).name)))}</p>
    </section>
  );
}

function Over() {
  return (
    <section class="finish-bar">
      <p class="display">{say(text.over)}</p>
    </section>
  );
}
