import { tradesDown, tradesUp } from '@minoya/games/polyform/legal';
import { levels, type PieceId, pieces } from '@minoya/games/polyform/pieces';
import { refusal } from '@minoya/games/polyform/refusal';
import type { State } from '@minoya/games/polyform/state';
import { partsOf, type Trade, trades } from '@minoya/games/polyform/trade';
import type { Seat } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from './table-controller.ts';
import { PieceSign } from './Pictures.tsx';
import { text } from '../text.ts';

type Way = 'up' | 'down';

/** Chooses a piece to get or to split, then how; every number is the stock's. */
export function TradeSheet({
  controller,
  way,
  piece,
}: {
  controller: TableController;
  way: Way;
  piece: PieceId | null;
}): JSX.Element {
  const show = (next: { way: Way; piece: PieceId | null }) => {
    controller.sheet.value = { id: 'trade', ...next };
  };
  const tab = (id: Way) => ({
    id,
    label: say(id === 'up' ? text.tradeUp : text.tradeDown),
    content: () => (
      <Chooser controller={controller} way={id} piece={piece} onPiece={next => show({ way: id, piece: next })} />
    ),
  });
  return (
    <Sheet
      title={say(text.trade)}
      onClose={() => {
        controller.sheet.value = null;
      }}
    >
      <Tabs
        label={say(text.trade)}
        tabs={[tab('up'), tab('down')]}
        now={way}
        onChange={id => show({ way: id === 'down' ? 'down' : 'up', piece: null })}
      />
    </Sheet>
  );
}

interface ChooserProps {
  readonly controller: TableController;
  readonly way: Way;
  readonly piece: PieceId | null;
  readonly onPiece: (piece: PieceId) => void;
}

function possible(view: State, seat: Seat, way: Way): readonly Trade[] {
  const player = view.players[seat];
  if (!player || refusal(view, seat, { type: 'end' })) return [];
  return way === 'up' ? tradesUp(view, player) : tradesDown(view, player);
}

/** Why no exchange with this piece is possible: the first reason of the rules. */
function whyNone(view: State, seat: Seat, way: Way, piece: PieceId): string {
  const first = trades.find(trade => trade.piece === piece);
  const stockOut = way === 'up' && view.stock[piece] === 0;
  return stockOut ? 'outOfStock' : ((first && refusal(view, seat, { type: way, ...first })) ?? 'noTrade');
}

function Chooser({ controller, way, piece, onPiece }: ChooserProps) {
  const view = controller.play.view.value;
  const seat = controller.me.value;
  const can = possible(view, seat, way);
  const hand = view.players[seat]?.hand;
  return (
    <div class="stack">
      <p class="small quiet">{say(way === 'up' ? text.tradeUpHow : text.tradeDownHow)}</p>
      {levels.slice(1).map((level, i) => (
        <div key={i} class="ladder-row">
          <span class="ladder-level num">{i + 2}</span>
          {level.map(id => {
            const any = can.some(trade => trade.piece === id);
            const n = way === 'up' ? view.stock[id] : (hand?.[id] ?? 0);
            const name = way === 'up' ? text.stockOf(pieces[id].text, n) : text.pieceCount(pieces[id].text, n);
            return (
              <button
                key={id}
                type="button"
                class="ladder-piece"
                data-piece={id}
                aria-pressed={piece === id}
                aria-disabled={!any}
                aria-label={say(name)}
                onClick={() => (any ? onPiece(id) : controller.play.refuse(whyNone(view, seat, way, id)))}
              >
                <PieceSign id={id} />
                <span class="num" data-none={n === 0}>
                  {n}
                </span>
              </button>
            );
          })}
        </div>
      ))}
      {piece ? (
        <Recipes controller={controller} way={way} piece={piece} can={can.filter(trade => trade.piece === piece)} />
      ) : null}
    </div>
  );
}

interface RecipesProps {
  readonly controller: TableController;
  readonly way: Way;
  readonly piece: PieceId;
  readonly can: readonly Trade[];
}

function Recipes({ controller, way, piece, can }: RecipesProps) {
  const view = controller.play.view.value;
  const all = trades.filter(trade => trade.piece === piece);
  return (
    <section class="stack">
      <h3>{say(way === 'up' ? text.payWith(pieces[piece].text) : text.splitInto(pieces[piece].text))}</h3>
      <ul class="recipes">
        {all.map(trade => {
          const any = can.includes(trade);
          const list = partsOf[trade.parts].list;
          const name = list.map(id => say(pieces[id].text)).join(' + ');
          const why = any ? null : refusal(view, controller.me.value, { type: way, ...trade });
          return (
            <li key={trade.parts}>
              <button
                type="button"
                class="button recipe"
                data-parts={trade.parts}
                aria-disabled={!any}
                aria-label={name}
                onClick={() => {
                  if (why) return controller.play.refuse(why);
                  controller.sheet.value = null;
                  controller.act({ type: way, ...trade });
                }}
              >
                {list.map((id, i) => (
                  <PieceSign key={i} id={id} />
                ))}
                <Icon id={way === 'up' ? 'up' : 'down'} />
                <PieceSign id={piece} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** All nine kinds by level with what is left of them. */
export function Ladder({ controller }: { controller: TableController }): JSX.Element {
  const { stock } = controller.play.shown.value;
  return (
    <section class="ladder" aria-label={say(text.stock)}>
      {levels.map((level, i) => (
        <div key={i} class="ladder-row">
          <span class="ladder-level num">{i + 1}</span>
          {level.map(id => (
            <span key={id} class="ladder-stock" role="img" aria-label={say(text.stockOf(pieces[id].text, stock[id]))}>
              <PieceSign id={id} />
              <span class="num" data-none={stock[id] === 0}>
                {stock[id]}
              </span>
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}
