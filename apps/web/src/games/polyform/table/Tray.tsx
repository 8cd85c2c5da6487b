import { type PieceId, pieceIds, pieces } from '@minoya/games/polyform/pieces';
import type { JSX } from 'preact';
import { useHeld } from '../../../board/Board.tsx';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from './table-controller.ts';
import { PieceTiles } from './Pictures.tsx';
import { frameOf } from './shapes.ts';
import { text } from '../text.ts';

/** So many kinds lie side by side on the narrowest phone: there is nothing to scroll, so every drag lifts a piece. */
const FEW = 4;

/** Pieces in hand, one button a kind with its number. */
export function Tray({ controller }: { controller: TableController }): JSX.Element {
  const player = controller.shownPlayer.value;
  const owned = pieceIds.filter(id => (player?.hand[id] ?? 0) > 0);
  return (
    <section class="tray" aria-label={say(text.pieces)} data-tray data-few={owned.length <= FEW}>
      {owned.length === 0 && controller.seated && !controller.play.stage.busy.value ? (
        <p class="quiet small tray-none">{say(text.noPiecesLeft)}</p>
      ) : null}
      {owned.map(id => (
        <TrayPiece key={id} controller={controller} id={id} count={player?.hand[id] ?? 0} />
      ))}
    </section>
  );
}

/** A pointer takes a piece without the focus: Enter then belongs to what shows it, and to a piece only where keys led to it. */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function TrayPiece({ controller, id, count }: { controller: TableController; id: PieceId; count: number }) {
  const { held, away } = useHeld(controller.drag, id);
  const planned = controller.plan.value.filter(ghost => ghost.piece === id).length;
  const left = count - planned;
  const name = say(text.pieceCount(pieces[id].text, count)) + (planned > 0 ? ` ${say(text.planned(planned))}` : '');
  return (
    <button
      type="button"
      class="tray-piece"
      data-piece={id}
      aria-pressed={held}
      aria-label={name}
      aria-disabled={left <= 0}
      data-away={away && left <= 1}
      style={{ '--rows': frameOf(controller.turns.value[id]).height }}
      {...controller.drag.source(id)}
      onMouseDown={leaveFocus}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') requestAnimationFrame(() => controller.drag.enterBoard());
      }}
    >
      <PieceTiles id={id} turn={controller.turns.value[id]} mode={left > 0 ? undefined : 'dim'} />
      <span class="num tray-count">{left === count ? count : `${left}/${count}`}</span>
    </button>
  );
}
