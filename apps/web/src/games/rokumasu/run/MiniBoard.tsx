import { spotsOf } from '@minoya/games/rokumasu/shapes';
import { cardIn } from '@minoya/games/rokumasu/place';
import type { Slot, State } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { Buff, BuffRim } from '../../../tile/seals-and-buffs.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { blockLook, cardLook } from '../look.ts';

interface MiniBoardProps {
  readonly state: State;
  readonly from: Slot;
  readonly cell: number;
  readonly label: string;
}

/** A position with one placement drawn into it. */
export function MiniBoard({ state, from, cell, label }: MiniBoardProps): JSX.Element {
  const card = cardIn(state, from);
  const spot = card ? spotsOf(card.mino).at[cell] : null;
  return (
    <figure class="mini-board">
      <div class="mosaic" style={{ '--cols': 6 }} role="img" aria-label={label}>
        {state.board.map((block, at) => {
          const part = spot?.cells.indexOf(at) ?? -1;
          const buff = state.brands[at];
          return (
            <span key={at} class="hole" data-part={part >= 0}>
              {part >= 0 && card ? (
                <Tile {...cardLook(card, part)} mode="lit" />
              ) : block ? (
                <Tile {...blockLook(block)} mode="dim" />
              ) : null}
              {buff && !block && part < 0 ? <Buff id={buff.id} level={buff.level} /> : null}
              {buff && (block || part >= 0) ? <BuffRim id={buff.id} level={buff.level} /> : null}
            </span>
          );
        })}
      </div>
      <figcaption class="caption">{label}</figcaption>
    </figure>
  );
}
