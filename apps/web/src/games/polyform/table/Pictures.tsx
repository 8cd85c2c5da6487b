import { cardOf } from '@minoya/games/polyform/cards';
import type { CardId } from '@minoya/games/polyform/cards/card';
import type { Cells } from '@minoya/games/polyform/cells';
import { type PieceId, pieces, type Placement } from '@minoya/games/polyform/pieces';
import { colourTexts } from '@minoya/games/polyform/texts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { fill } from '@minoya/kernel';
import type { Spot } from '../../../board/grid.ts';
import type { Person } from '../../../stage/seating.ts';
import { Piece } from '../../../tile/Piece.tsx';
import { say } from '../../../i18n/lang.ts';
import { fills } from '../../../tile/fills.ts';
import type { TileProps } from '../../../tile/Tile.tsx';
import type { TableController } from './table-controller.ts';
import { cardFrame, frameOf, spotsOf } from './shapes.ts';

const unit = 54;

/** The outline of joined cells, `inset` units inside their edges. */
function outline(spots: readonly Spot[], inset: number): string {
  const has = (x: number, y: number) => spots.some(spot => spot.x === x && spot.y === y);
  const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
  const side = unit - 2 * inset;
  return spots
    .map(({ x, y }) => {
      const [left, top] = [x * unit + inset, y * unit + inset];
      const right = has(x + 1, y) ? box(left + side - 1, top, 2 * inset + 2, side) : '';
      const below = has(x, y + 1) ? box(left, top + side - 1, side, 2 * inset + 2) : '';
      const middle = has(x + 1, y) && has(x, y + 1) && has(x + 1, y + 1);
      return (
        box(left, top, side, side) + right + below + (middle ? box(left + side - 1, top + side - 1, unit, unit) : '')
      );
    })
    .join('');
}

function spine(spots: readonly Spot[]): string {
  const has = (x: number, y: number) => spots.some(spot => spot.x === x && spot.y === y);
  return spots
    .map(({ x, y }) => {
      const centre = `M${(x + 0.5) * unit} ${(y + 0.5) * unit}`;
      return `${centre}h0.1${has(x + 1, y) ? `${centre}h${unit}` : ''}${has(x, y + 1) ? `${centre}v${unit}` : ''}`;
    })
    .join('');
}

/** One piece as a small flat drawing: rim, paper, spine. */
function Cut({ id, cells }: { id: PieceId; cells: Cells }) {
  const spots = spotsOf(cells);
  return (
    <g class="tile cut" data-fill={id} data-ink={fills[id].ink}>
      <path class="cut-rim" d={outline(spots, 2)} />
      <path class="cut-paper" d={outline(spots, 8)} />
      <path class="cut-spine" d={spine(spots)} />
    </g>
  );
}

/** A piece as a sign: in lists, on cards, in the stock. `--pc` is its cell. */
export function PieceSign({ id, turn }: { id: PieceId; turn?: Cells }): JSX.Element {
  const cells = turn ?? pieces[id].shape;
  const { width, height } = frameOf(cells);
  return useMemo(
    () => (
      <svg
        class="piece-sign"
        viewBox={`0 0 ${width * unit} ${height * unit}`}
        style={{ '--w': width, '--h': height }}
        aria-hidden="true"
      >
        <Cut id={id} cells={cells} />
      </svg>
    ),
    [id, cells],
  );
}

/** A piece as it is held and laid, in full tiles. */
export function PieceTiles({ id, turn, mode }: { id: PieceId; turn: Cells; mode?: TileProps['mode'] }): JSX.Element {
  return <Piece shape={spotsOf(turn)} joined look={() => ({ fill: id, mode })} />;
}

/** A piece as its player has turned it. */
export function TurnedPiece({
  controller,
  id,
  mode,
}: {
  controller: TableController;
  id: PieceId;
  mode?: TileProps['mode'];
}): JSX.Element {
  return <PieceTiles id={id} turn={controller.turns.value[id]} mode={mode} />;
}

interface CardShapeProps {
  readonly card: CardId;
  readonly placed?: readonly Placement[] | undefined;
}

const bare: readonly Placement[] = [];

/** A card's shape with what lies on it, centred on its 5×5 field. */
export function CardShape({ card, placed = bare }: CardShapeProps): JSX.Element {
  const { shape } = cardOf(card);
  const { x, y, width, height } = cardFrame(card);
  const dx = ((5 - width) / 2 - x) * unit;
  const dy = ((5 - height) / 2 - y) * unit;
  return (
    <svg class="card-shape" viewBox={`0 0 ${5 * unit} ${5 * unit}`} aria-hidden="true">
      <g transform={`translate(${dx} ${dy})`}>
        {spotsOf(shape).map(spot => (
          <g key={`${spot.x},${spot.y}`} class="card-hole">
            <rect x={spot.x * unit + 3} y={spot.y * unit + 3} width={unit - 6} height={unit - 6} rx="7" />
            <circle cx={(spot.x + 0.5) * unit} cy={(spot.y + 0.5) * unit} r="6" />
          </g>
        ))}
        {placed.map(({ piece, cells }) => (
          <Cut key={cells} id={piece} cells={cells} />
        ))}
      </g>
    </svg>
  );
}

/**
 * A whole card as a picture: points, reward, shape. Names belong to what holds it. A dozen of them lie on a table, and each
 * action changes one: the others are handed back as they are, and not looked at again.
 */
export function CardPicture({ card, placed = bare }: CardShapeProps): JSX.Element {
  return useMemo(() => {
    const { colour, points, reward } = cardOf(card);
    return (
      <span class="pcard" data-colour={colour} aria-hidden="true">
        <span class="pcard-head">
          <span class="pcard-points">{points}</span>
          <PieceSign id={reward} />
        </span>
        <CardShape card={card} placed={placed} />
      </span>
    );
  }, [card, placed]);
}

/** The back of a card: a deck, or a card the viewer may not know. */
export function CardBack({ colour }: { colour: 'white' | 'black' }): JSX.Element {
  return (
    <span class="pcard back" data-colour={colour} aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <path d="M24 11 35 17.5V30.5L24 37 13 30.5V17.5ZM24 24V37M24 24 35 17.5M24 24 13 17.5" />
      </svg>
    </span>
  );
}

/** Each seat has a mark and a colour, so that two players of one name stay two. */
const seatMarks = [
  'M12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5Z',
  'M12 4 21 19H3Z',
  'M5 5H19V19H5Z',
  'M12 3 21 12 12 21 3 12Z',
];

/** The mark of a seat, or the one that its player keeps: shape and colour. */
export function SeatMark({ seat, person }: { seat: number; person: Pick<Person, 'mark'> }): JSX.Element {
  const mark = person.mark ?? seat;
  return (
    <svg class="seat-mark" data-seat={mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={seatMarks[mark % seatMarks.length] ?? ''} />
    </svg>
  );
}

/** What a card is, in words. */
export function cardName(card: CardId): string {
  const { colour, points, reward, shape, text } = cardOf(card);
  const cells = spotsOf(shape).length;
  const message = {
    ja: '{colour}「{card}」{points}点 {cells}マス 報酬{reward}',
    en: '{colour} “{card}”, {points} pt, {cells} cells, reward {reward}',
  } as const;
  return say(fill(message, { colour: colourTexts[colour], card: text, points, cells, reward: pieces[reward].text }));
}
