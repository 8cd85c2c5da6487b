import { freeIn } from '@minoya/games/polyform/board';
import { cardOf } from '@minoya/games/polyform/cards';
import { type Cells, cellAt, SIDE } from '@minoya/games/polyform/cells';
import { handCount } from '@minoya/games/polyform/cover';
import { pieces, type Placement } from '@minoya/games/polyform/pieces';
import type { Working } from '@minoya/games/polyform/state';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Board, type CellView, Ghost } from '../../../board/Board.tsx';
import { useBoard } from '../../../board/grid.ts';
import { useDerived } from '../../../design/derived.ts';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { Tile } from '../../../tile/Tile.tsx';
import { boardId, type TableController } from './table-controller.ts';
import { cardName, PieceSign, TurnedPiece } from './Pictures.tsx';
import { cardFrame, tileAt } from './shapes.ts';
import { wouldFit } from './Trade.tsx';
import { text } from '../text.ts';

/** The four places for cards in work. */
export function OwnCards({ controller }: { controller: TableController }): JSX.Element {
  const player = controller.shownPlayer.value;
  return (
    <section class="own" aria-label={say(text.yourCards)} data-mastering={controller.mastering.value}>
      {player?.working.map((work, slot) =>
        work ? (
          <OwnCard key={`${slot}-${work.card}`} controller={controller} slot={slot} work={work} />
        ) : (
          <EmptySlot key={slot} controller={controller} slot={slot} />
        ),
      )}
    </section>
  );
}

function EmptySlot({ controller, slot }: { controller: TableController; slot: number }) {
  const can = useDerived(() => controller.play.view.value.active !== null && controller.seated, [controller]);
  return (
    <div class="own-card empty" data-slot={slot}>
      {can ? (
        <button type="button" class="take-here" onClick={() => controller.showMarket()}>
          <Icon id="plus" />
          {say(text.emptySlot)}
        </button>
      ) : (
        <span class="quiet small">{say(text.emptyPlace)}</span>
      )}
    </div>
  );
}

function OwnCard({ controller, slot, work }: { controller: TableController; slot: number; work: Working }) {
  const frame = cardFrame(work.card);
  const handle = useBoard(boardId(slot), frame.width, frame.height);
  const { points, reward, colour } = cardOf(work.card);
  useEffect(() => {
    controller.boards.set(slot, handle);
    return () => {
      if (controller.boards.get(slot) === handle) controller.boards.delete(slot);
    };
  }, [controller, slot, handle]);
  const cell = cellsOf(controller, slot, work);
  const player = controller.ownPlayer.value;
  const eyed = controller.eyed.value;
  const would = eyed !== null && player !== undefined && wouldFit(player, eyed).has(slot);
  return (
    <div
      class="own-card pcard"
      data-slot={slot}
      data-rows={frame.height}
      data-colour={colour}
      data-open={(controller.open.value.get(slot) ?? 0) !== 0}
      data-would={would}
    >
      <div class="pcard-head">
        <span class="pcard-points">{points}</span>
        <Foot controller={controller} slot={slot} work={work} />
        <PieceSign id={reward} />
      </div>
      <Board
        handle={handle}
        class="card-board"
        label={`${slot + 1} ${cardName(work.card)} ${rowsAloud(work)}`}
        cell={cell}
        onPress={(spot, by) => controller.press(slot, spot, by)}
        onPoint={spot => controller.drag.point(handle, spot)}
        onStep={(from, by) => controller.drag.step(handle, from, by)}
      >
        <Ghost
          drag={controller.drag}
          board={boardId(slot)}
          render={(id, mode) => <TurnedPiece controller={controller} id={id} mode={mode} />}
        />
      </Board>
    </div>
  );
}

/** The card row by row, as one would read it out: 1行 空き 空き 埋まり. */
function rowsAloud({ card, placed }: Working): string {
  const { shape } = cardOf(card);
  const { x, y, width, height } = cardFrame(card);
  const filled = placed.reduce((cells, one) => cells | one.cells, 0);
  const word = (at: Cells) => say(shape & at ? (filled & at ? text.filled : text.free) : text.outside);
  const rows = Array.from({ length: height }, (_, row) => {
    const cells = Array.from({ length: width }, (_, column) => word(cellAt(y + row, x + column)));
    return `${say(text.row(row + 1))} ${cells.join(' ')}`;
  });
  return rows.join(say({ ja: '、', en: ', ' }));
}

/** What the card comes to: whether it can be finished now, or what it costs to leave it. */
function Foot({ controller, slot, work }: { controller: TableController; slot: number; work: Working }) {
  const player = controller.ownPlayer.value;
  if (!player || player.working[slot]?.card !== work.card) return null;
  const planned = controller.plan.value.reduce((cells, one) => (one.slot === slot ? cells | one.cells : cells), 0);
  const free = freeIn(player, slot) & ~planned;
  if (controller.finishing) {
    const { points } = cardOf(work.card);
    return <span class="card-note">{points === 0 ? '±0' : free === 0 ? `+${points}` : `−${points}`}</span>;
  }
  const hand = { ...player.hand };
  for (const { piece } of controller.plan.value) hand[piece] -= 1;
  if (free === 0) return <span class="card-note good">{say(text.willComplete)}</span>;
  const count = handCount(free, hand);
  return count === null ? null : <span class="card-note good">{say(text.canFinish(count))}</span>;
}

interface Layer {
  readonly placed: readonly Placement[];
  readonly mode: 'ghost' | 'dim' | undefined;
}

/** How each cell of a card looks and what it is called. */
function cellsOf(controller: TableController, slot: number, work: Working): (x: number, y: number) => CellView {
  const { shape } = cardOf(work.card);
  const frame = cardFrame(work.card);
  const player = controller.shownPlayer.value;
  const here = <T extends { slot: number }>(all: readonly T[]) => all.filter(one => one.slot === slot);
  const layers: readonly Layer[] = [
    { placed: work.placed, mode: undefined },
    { placed: player && !player.finished ? here(player.late) : [], mode: undefined },
    { placed: here(controller.plan.value), mode: 'ghost' },
  ];
  const open = controller.open.value.get(slot) ?? 0;
  return (x, y) => cellView({ shape, open, layers }, x + frame.x, y + frame.y);
}

interface CardCells {
  readonly shape: Cells;
  readonly open: Cells;
  readonly layers: readonly Layer[];
}

function cellView({ shape, open, layers }: CardCells, x: number, y: number): CellView {
  const at = cellAt(y, x);
  const where = say(text.cell(y + 1, x + 1));
  if (!(shape & at) || x >= SIDE || y >= SIDE) {
    return { key: 'out', name: `${where} ${say(text.outOfReach)}`, marks: 'out' };
  }
  for (const { placed, mode } of layers) {
    const tile = tileAt(placed, { x, y });
    if (!tile) continue;
    const name = pieces[tile.piece].text;
    return {
      key: `${tile.piece} ${tile.joined} ${mode ?? ''}`,
      name: `${where} ${say(mode ? text.ghostHere(name) : name)}`,
      content: <Tile fill={tile.piece} joined={tile.joined} mode={mode} />,
      marks: mode ? 'planned' : 'filled',
    };
  }
  const fits = (open & at) !== 0;
  return {
    key: fits ? 'open' : 'free',
    name: `${where} ${say(text.free)}${fits ? ` ${say(text.canGo)}` : ''}`,
    marks: fits ? 'free legal' : 'free',
  };
}
