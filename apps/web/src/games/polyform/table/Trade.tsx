import { fitting } from '@minoya/games/polyform/board';
import { levels, type PieceId, pieces } from '@minoya/games/polyform/pieces';
import type { Player } from '@minoya/games/polyform/state';
import { partsOf } from '@minoya/games/polyform/trade';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { words } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from './table-controller.ts';
import { PieceSign } from './Pictures.tsx';
import { type TradeOffer, tradeOffers, type TradeWay } from './trade-offers.ts';
import { text } from '../text.ts';

/** The places where a piece would fit if one had it, turned as it needs. */
export function wouldFit(player: Player, piece: PieceId): ReadonlySet<number> {
  const having = { ...player, hand: { ...player.hand, [piece]: 1 } };
  const slots = [...player.working.keys()];
  return new Set(slots.filter(slot => fitting(having, slot).some(one => one.piece === piece)));
}

const MANY = 9;

/** Exchanges along the tray, beside the cards they are made for: each button shows what is given and what is taken. */
export function TradeBar({ controller, way }: { controller: TableController; way: TradeWay }): JSX.Element {
  const view = controller.play.view.value;
  const offers = tradeOffers(view, controller.me.value, way);
  const unfolded = useSignal(false);
  const unfold = () => {
    unfolded.value = true;
  };
  // Where much cannot be had soon it is folded away, as long as there is anything else.
  const soon = offers.filter(offer => offer.when !== 'not');
  const all = unfolded.value || soon.length === 0 || offers.length - soon.length < MANY;
  const near = all ? offers : soon;
  const far = offers.length - near.length;
  const close = () => {
    controller.eyed.value = null;
    controller.sheet.value = null;
  };
  return (
    <section class="trade-bar" data-way={way} aria-label={say(way === 'up' ? text.tradeUp : text.tradeDown)}>
      <div class="trade-head">
        <b>{say(way === 'up' ? text.tradeUp : text.tradeDown)}</b>
        <button
          type="button"
          class="button plain small"
          data-do="close-trade"
          aria-label={say(words.close)}
          onClick={close}
        >
          <Icon id="close" />
        </button>
      </div>
      {offers.length === 0 ? <p class="small quiet">{say(text.nothingToSplit)}</p> : null}
      <ul class="recipes" data-many={near.length + Math.sign(far) > 6}>
        {near.map(offer => (
          <li key={`${offer.piece} ${offer.parts}`}>
            <Recipe controller={controller} way={way} offer={offer} />
          </li>
        ))}
        {far > 0 ? (
          <li>
            <button type="button" class="button plain small" data-do="all-trades" onClick={unfold}>
              {say(text.moreTrades(far))}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function Recipe({ controller, way, offer }: { controller: TableController; way: TradeWay; offer: TradeOffer }) {
  const { piece, parts, when, why } = offer;
  const { list } = partsOf[parts];
  const [gives, gets] = way === 'up' ? [list, [piece]] : [[piece], list];
  // What is asked for on a small screen too: whether the supply still has any.
  const { stock } = controller.play.shown.value;
  const left = way === 'up' ? stock[piece] : null;
  const names = (ids: readonly PieceId[]) => ids.map(id => say(pieces[id].text)).join(' + ');
  const eye = (id: PieceId | null) => () => {
    controller.eyed.value = id;
  };
  return (
    <button
      type="button"
      class="button recipe"
      data-piece={piece}
      data-parts={parts}
      data-when={when}
      aria-disabled={why !== null}
      aria-label={`${names(gives)} → ${names(gets)}${when === 'oneDot' ? ` ${say(text.oneDot)}` : ''}${left === null ? '' : ` (${say(text.supplyLeft(left))})`}`}
      onPointerEnter={eye(way === 'up' ? piece : null)}
      onFocus={eye(way === 'up' ? piece : null)}
      onPointerLeave={eye(null)}
      onClick={() => {
        if (why) return controller.play.refuse(why);
        eye(null)();
        controller.sheet.value = null;
        controller.act({ type: way, piece, parts });
      }}
    >
      {gives.map((id, i) => (
        <PieceSign key={i} id={id} />
      ))}
      <Icon id="forward" />
      {gets.map((id, i) => (
        <PieceSign key={i} id={id} />
      ))}
      {left === null ? null : (
        <small class="num recipe-left" data-none={left === 0}>
          {left}
        </small>
      )}
      {when === 'oneDot' ? <small>{say(text.oneDot)}</small> : null}
    </button>
  );
}

/** All nine kinds by level with what is left of them. */
export function Ladder({ controller }: { controller: TableController }): JSX.Element {
  const { stock } = controller.play.shown.value;
  return (
    <section class="ladder" aria-label={say(text.stock)}>
      <b class="small ladder-title">{say(text.stock)}</b>
      {levels.map((level, i) => (
        <div key={i} class="ladder-row">
          <span class="ladder-level num">{say(text.levelShort(i + 1))}</span>
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
