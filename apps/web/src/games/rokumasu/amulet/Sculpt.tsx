import { connected } from '@minoya/games/grid/cell';
import type { Card } from '@minoya/games/rokumasu/state';
import { sculpted, sculptOf } from '@minoya/games/rokumasu/use';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Board } from '../../../board/Board.tsx';
import { boxOf, type Spot, useBoard } from '../../../board/grid.ts';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { Tile } from '../../../tile/Tile.tsx';
import { CardView } from '../deck/CardView.tsx';
import { cardLook, shapeOf } from '../look.ts';
import type { TableController } from '../table/table-controller.ts';
import { deckWords } from '../text/deck.ts';

const same = (a: Spot) => (b: Spot) => a.x === b.x && a.y === b.y;

interface SculptProps {
  readonly controller: TableController;
  readonly at: number;
  readonly card: Card;
  readonly onClose: () => void;
}

/** The carving board: the mino's box with one cell around it. What would come out is shown before it is done. */
export function Sculpt({ controller, at, card, onClose }: SculptProps): JSX.Element {
  const old = shapeOf(card).map(({ x, y }) => ({ x: x + 1, y: y + 1 }));
  const box = boxOf(shapeOf(card));
  const handle = useBoard('sculpt', box.width + 2, box.height + 2);
  const cells = useSignal<readonly Spot[]>(old);
  const sculpt = sculptOf(card, cells.value);
  const toggle = (spot: Spot) => {
    const without = cells.value.filter(cell => !same(spot)(cell));
    cells.value = without.length < cells.value.length ? without : [...cells.value, spot];
  };
  return (
    <>
      <p class="small">{say(deckWords.sculptHelp)}</p>
      <div class="change sculpt">
        <div class="sculpt-ground">
          <Board
            handle={handle}
            label={say(deckWords.ground)}
            onPress={toggle}
            cell={(x, y) => {
              const filled = cells.value.some(same({ x, y }));
              const kept = old.findIndex(same({ x, y }));
              const look = cardLook(card, kept);
              return {
                key: `${filled}${kept}`,
                name: say(deckWords.sculptCell(y + 1, x + 1, filled)),
                selected: filled,
                content: filled ? <Tile {...look} /> : kept >= 0 ? <Tile {...look} mode="refused" /> : null,
              };
            }}
          />
        </div>
        <div class="outcome">
          <Icon id="forward" />
          <figure>
            {sculpt ? <CardView card={sculpted(card, sculpt)} size={96} /> : <span class="card-view blank" />}
            <figcaption class="caption" aria-live="polite">
              {say(sculpt ? deckWords.after : whyNot(cells.value))}
            </figcaption>
          </figure>
        </div>
      </div>
      {card.seal || card.blessing ? <p class="caption">{say(deckWords.sculptLoses)}</p> : null}
      <button
        type="button"
        class="button primary wide"
        data-use
        aria-disabled={sculpt === null}
        onClick={() => {
          if (!sculpt) return;
          onClose();
          controller.act({ type: 'use', amulet: at, card: card.id, sculpt });
        }}
      >
        {say(deckWords.sculptIt)}
      </button>
    </>
  );
}

function whyNot(cells: readonly Spot[]) {
  if (cells.length === 0) return deckWords.sculptEmpty;
  if (cells.length > 6) return deckWords.sculptMany;
  return connected(cells) ? deckWords.sculptSame : deckWords.sculptApart;
}
