import { cardOf } from '@minoya/games/polyform/cards';
import { type CardId, type Colour, colours } from '@minoya/games/polyform/cards/card';
import { count } from '@minoya/games/polyform/cells';
import { handCount } from '@minoya/games/polyform/cover';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { refusal } from '@minoya/games/polyform/refusal';
import type { Player, State } from '@minoya/games/polyform/state';
import { colourTexts } from '@minoya/games/polyform/texts';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useDerived } from '../../../design/derived.ts';
import { Sheet } from '../../../design/Sheet.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { carryCard } from './card-drag.ts';
import { isHolding } from './HoldBar.tsx';
import { isCutOff } from './on-turn.ts';
import type { TableController } from './table-controller.ts';
import { CardBack, cardName, CardPicture } from './Pictures.tsx';
import { text } from '../text.ts';

/** How far the hand is from a card: finished now, after a trade, or so many cells short. */
export function fitNote(card: CardId, player: Player): { readonly text: Localized; readonly good: boolean } {
  const { shape } = cardOf(card);
  const now = handCount(shape, player.hand);
  if (now !== null) return { text: text.canFinish(now), good: true };
  let owned = 0;
  for (const id of pieceIds) owned += player.hand[id] * pieces[id].level;
  const short = count(shape) - owned;
  return { text: short > 0 ? text.short(short) : text.byTrade, good: false };
}

/** What lies in the market, drawn again when that changes. */
function useShownMarket({ play }: TableController): Pick<State, 'market' | 'deck'> {
  return {
    market: useDerived(() => play.shown.value.market, [play]),
    deck: useDerived(() => play.shown.value.deck, [play]),
  };
}

/** The market as a row to be swiped: the phone's way; a press opens the whole of it with that card chosen. */
export function MarketStrip({ controller }: { controller: TableController }): JSX.Element {
  const { market, deck } = useShownMarket(controller);
  const player = controller.seated ? controller.ownPlayer.value : undefined;
  const open = (at: string | null) => () => {
    controller.sheet.value = { id: 'market', at };
  };
  return (
    <div class="market-strip" role="group" aria-label={`${say(text.marketSheet)} ${decksAloud(deck)}`}>
      {colours.map(colour => (
        <span key={colour} class="strip-row" data-row={colour}>
          {market[colour].map((card, at) => (
            <button
              key={at}
              type="button"
              class="strip-place"
              data-market={`${colour}-${at}`}
              aria-label={card ? cardName(card) : say(text.emptyPlace)}
              onClick={open(card ? `${colour}-${at}` : null)}
            >
              {card ? <CardPicture card={card} /> : <span class="no-card" />}
              {card && player ? <StripNote card={card} player={player} /> : null}
            </button>
          ))}
          <span class="strip-deck num" data-colour={colour} data-deck={colour}>
            {deck[colour].length}
          </span>
        </span>
      ))}
    </div>
  );
}

function StripNote({ card, player }: { card: CardId; player: Player }) {
  const note = fitNote(card, player);
  return (
    <span class="card-note" data-good={note.good}>
      {say(note.text === text.byTrade ? text.byTradeShort : note.text)}
    </span>
  );
}

function decksAloud(deck: Record<Colour, readonly unknown[]>): string {
  return colours.map(colour => say(text.deck(colourTexts[colour], deck[colour].length))).join(' ');
}

/** Localized rows at full size. A card is chosen first and taken by its button: a new card cannot be put back. */
export function MarketRows({
  controller,
  chosen,
}: {
  controller: TableController;
  chosen?: string | null;
}): JSX.Element {
  const pick = useSignal<string | null>(chosen ?? null);
  const { market, deck } = useShownMarket(controller);
  return (
    <div
      class="market-rows"
      role="group"
      aria-label={say(text.marketSheet)}
      data-picked={pick.value !== null}
      onKeyDown={walk}
    >
      {colours.map(colour => (
        <section key={colour} class="market-row" data-row={colour} aria-label={say(colourTexts[colour])}>
          {market[colour].map((card, at) => (
            <MarketCard key={at} controller={controller} colour={colour} at={at} card={card} pick={pick} />
          ))}
          <div class="deck" data-deck={colour} data-empty={deck[colour].length === 0}>
            <CardBack colour={colour} />
            <span class="num">{deck[colour].length}</span>
            <span class="unseen">{say(text.deck(colourTexts[colour], deck[colour].length))}</span>
          </div>
        </section>
      ))}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };

/** Arrow keys go from card to card, as they lie. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const by = steps[event.key];
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.market-card')];
  const at = cards.indexOf(event.target as HTMLElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  cards[at + by]?.focus();
}

interface MarketCardProps {
  readonly controller: TableController;
  readonly colour: Colour;
  readonly at: number;
  readonly card: CardId | null;
  /** The card that was pressed: the next press takes it. */
  readonly pick: Signal<string | null>;
}

function MarketCard({ controller, colour, at, card, pick }: MarketCardProps) {
  const id = `${colour}-${at}`;
  const player = controller.ownPlayer.value;
  const chosen = useDerived(() => pick.value === id, [pick, id]);
  const why = useDerived(
    () => refusal(controller.play.shown.value, controller.me.value, { type: 'take', colour, at }),
    [controller, colour, at],
  );
  // Nothing can be taken once the last round is over.
  const closed = useDerived(() => controller.play.shown.value.active === null, [controller]);
  if (!card || !player) return <div class="market-place no-card" data-market={id} />;
  const take = () => {
    const now = refusal(controller.play.view.peek(), controller.me.peek(), { type: 'take', colour, at });
    if (now || !controller.seated) return controller.play.refuse(now ?? 'notYourTurn');
    pick.value = null;
    controller.sheet.value = null;
    controller.act({ type: 'take', colour, at });
  };
  const note = fitNote(card, player);
  const open = why === null && controller.seated && !isHolding(controller);
  return (
    <div class="market-place" data-market={id} data-chosen={chosen && !closed} data-can={open}>
      <button
        type="button"
        class="market-card"
        aria-pressed={chosen}
        aria-label={`${cardName(card)} ${say(note.text)}`}
        onPointerDown={event => carryCard(event, take)}
        onClick={event => {
          pick.value = id;
          // By keys the next press takes it: its button has the focus.
          const place = event.detail === 0 ? event.currentTarget.parentElement : null;
          requestAnimationFrame(() => place?.querySelector<HTMLElement>('.take')?.focus());
        }}
      >
        <CardPicture card={card} />
      </button>
      {chosen && controller.seated && !closed ? (
        <button
          type="button"
          class="button primary small take"
          aria-disabled={why !== null || isCutOff(controller.play)}
          onClick={take}
        >
          {say(text.take)}
          <small class="take-note" aria-hidden="true">
            {say(note.text)}
          </small>
        </button>
      ) : (
        <span class="card-note" data-good={note.good}>
          {say(note.text)}
        </span>
      )}
    </div>
  );
}

export function MarketSheet({ controller, at }: { controller: TableController; at: string | null }): JSX.Element {
  const close = () => {
    controller.sheet.value = null;
  };
  return (
    <Sheet title={say(text.marketSheet)} onClose={close} wide>
      <MarketRows controller={controller} chosen={at} />
    </Sheet>
  );
}
