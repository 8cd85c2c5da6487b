import { isFree } from '@minoya/games/rokumasu/board';
import { STOCK_SLOTS } from '@minoya/games/rokumasu/place';
import type { Card, Slot, State } from '@minoya/games/rokumasu/state';
import { tuned } from '@minoya/games/rokumasu/tuned';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useHeld } from '../../../board/Board.tsx';
import { Piece } from '../../../tile/Piece.tsx';
import { boxOf } from '../../../board/grid.ts';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { cardLook, cardName, marksOfCard, shapeOf, shapeWords } from '../look.ts';
import { table } from '../text/play.ts';
import { told } from '../text/sources.ts';
import type { TableController } from './table-controller.ts';

/** The hand, and what is kept for later. */
export function Tray({ controller }: { controller: TableController }): JSX.Element {
  const state = controller.play.shown.value;
  const slots: readonly { readonly slot: Slot; readonly card: Card | null }[] = [
    ...state.hand.map((card, slot) => ({ slot, card })),
    ...state.stock.map((card, i) => ({ slot: STOCK_SLOTS[i] ?? 'x', card })),
  ];
  return (
    <div
      class="tray"
      data-tray
      role="group"
      aria-label={say(table.hand)}
      style={{ '--slots': Math.max(2, slots.length) }}
    >
      {slots.map(({ slot, card }) => (
        <div key={String(slot)} class="slot" data-stock={typeof slot === 'string'}>
          <SlotButton controller={controller} slot={slot} card={card} />
          {typeof slot === 'number' && card ? <SlotDeeds controller={controller} state={state} slot={slot} /> : null}
        </div>
      ))}
    </div>
  );
}

function SlotButton({ controller, slot, card }: { controller: TableController; slot: Slot; card: Card | null }) {
  const { held, away } = useHeld(controller.drag, slot);
  const hinted = controller.advice.shown.value?.placement.from === slot;
  const name = typeof slot === 'number' ? table.slot(slot + 1) : table.stock(slot === 'x' ? 1 : 2);
  const stuck = card !== null && !controller.play.stage.busy.value && !controller.fits(slot);
  const why = card && stuck ? noFitWord(controller, card) : null;
  const marks = card ? marksOfCard(card).map(source => say(told(controller.state, source))) : [];
  const words = card ? [name, cardName(card), shapeWords(card), ...(why ? [why] : [])] : [name, table.empty];
  // Drawn once: being held changes the button, not what lies on it.
  const picture = useMemo(() => (card ? <SlotPiece card={card} stuck={stuck} /> : null), [card, stuck]);
  return (
    <button
      type="button"
      class="tray-piece"
      data-slot={slot}
      data-hint={hinted}
      aria-pressed={held}
      aria-disabled={card === null}
      data-away={away}
      data-stuck={stuck}
      aria-label={words.map(say).join(say({ ja: '、', en: ', ' }))}
      {...(marks.length > 0 ? tip(marks.join('\n')) : {})}
      {...controller.drag.source(slot)}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          take(controller, slot);
        }
      }}
    >
      {picture}
      {card || typeof slot === 'number' ? null : <span class="caption">{say(name)}</span>}
      {why ? <span class="no-fit caption">{say(why)}</span> : null}
    </button>
  );
}

function SlotPiece({ card, stuck }: { card: Card; stuck: boolean }) {
  return (
    <span class="slot-piece" style={{ '--span': spanOf(card) }}>
      <Piece shape={shapeOf(card)} look={i => ({ ...cardLook(card, i), mode: stuck ? 'refused' : undefined })} />
    </span>
  );
}

/** A long mino is drawn with smaller cells, so that every slot stays as wide as its neighbours. */
function spanOf(card: Card): number {
  const { width, height } = boxOf(shapeOf(card));
  return Math.max(width, height, 3);
}

function noFitWord(controller: TableController, card: Card) {
  return controller.state.hands === 0 && !isFree(card) ? table.noMoves : table.noFit;
}

/** Chooses a slot by key and leads the focus to the board; the same slot again puts it back. */
export function take(controller: TableController, slot: Slot): void {
  controller.drag.choose(slot);
  if (controller.drag.held.peek()) controller.drag.enterBoard();
}

function SlotDeeds({ controller, state, slot }: { controller: TableController; state: State; slot: number }) {
  const left = tuned(state, 'recycles') - state.recycled;
  if (state.stock.length === 0 && left <= 0) return null;
  return (
    <span class="slot-deeds">
      {state.stock.map((_, i) => (
        <button
          key={i}
          type="button"
          class="button small mini"
          aria-label={`${say(table.stockIt)} ${i + 1}`}
          {...tip(say(table.stockIt))}
          onClick={() => controller.act({ type: 'stock', from: slot, to: STOCK_SLOTS[i] ?? 'x' })}
        >
          <Icon id="download" />
        </button>
      ))}
      {left > 0 ? (
        <button
          type="button"
          class="button small mini"
          aria-label={say(table.recycleIt)}
          {...tip(say(table.recycles(left)))}
          onClick={() => controller.act({ type: 'recycle', from: slot })}
        >
          <Icon id="rotate" />
        </button>
      ) : null}
    </span>
  );
}
