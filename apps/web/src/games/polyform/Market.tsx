import { cardOf } from '@minoya/games/polyform/cards';
import { type CardId, type Colour, colours } from '@minoya/games/polyform/cards/card';
import { count } from '@minoya/games/polyform/cells';
import { handCount } from '@minoya/games/polyform/cover';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { refusal } from '@minoya/games/polyform/refusal';
import type { Player } from '@minoya/games/polyform/state';
import { colourTexts } from '@minoya/games/polyform/texts';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../design/Icon.tsx';
import { Sheet } from '../../design/Sheet.tsx';
import { type Localized, say } from '../../i18n/lang.ts';
import type { Desk } from './desk.ts';
import { CardBack, cardName, CardPicture } from './Pictures.tsx';
import { text } from './text.ts';

/** How far the hand is from a card: finished now, after a trade, or so many cells short. */
export function fitNote(card: CardId, player: Player): { readonly text: Localized; readonly good: boolean } {
  const { shape } = cardOf(card);
  const now = handCount(shape, player.hand);
  if (now !== null) return { text: text.fitsNow(now), good: true };
  let owned = 0;
  for (const id of pieceIds) owned += player.hand[id] * pieces[id].level;
  const short = count(shape) - owned;
  return { text: short > 0 ? text.short(short) : text.byTrade, good: false };
}

/** The market as a strip of eight small cards: the phone's way to the market sheet. */
export function MarketStrip({ desk }: { desk: Desk }): JSX.Element {
  const { market, deck } = desk.play.shown.value;
  const open = () => {
    desk.sheet.value = { id: 'market', at: null };
  };
  return (
    <button
      type="button"
      class="market-strip"
      onClick={open}
      aria-label={`${say(text.marketSheet)} ${decksAloud(deck)}`}
    >
      {colours.map(colour => (
        <span key={colour} class="strip-row" data-row={colour}>
          {market[colour].map((card, at) => (
            <span key={at} class="strip-place" data-market={`${colour}-${at}`}>
              {card ? <CardPicture card={card} placed={[]} /> : <span class="no-card" />}
            </span>
          ))}
          <span class="strip-deck num" data-colour={colour} data-deck={colour}>
            {deck[colour].length}
          </span>
        </span>
      ))}
      <Icon id="up" />
    </button>
  );
}

function decksAloud(deck: Record<Colour, readonly unknown[]>): string {
  return colours.map(colour => say(text.deck(colourTexts[colour], deck[colour].length))).join(' ');
}

/** Both rows at full size. A card is chosen first and taken by its button: a new card cannot be put back. */
export function MarketRows({ desk, chosen }: { desk: Desk; chosen?: string | null }): JSX.Element {
  const pick = useSignal<string | null>(chosen ?? null);
  const { market, deck } = desk.play.shown.value;
  return (
    <div class="market-rows">
      {colours.map(colour => (
        <section key={colour} class="market-row" data-row={colour} aria-label={say(colourTexts[colour])}>
          {market[colour].map((card, at) => (
            <MarketCard
              key={at}
              desk={desk}
              colour={colour}
              at={at}
              card={card}
              chosen={pick.value === `${colour}-${at}`}
              onChoose={id => {
                pick.value = pick.value === id ? null : id;
              }}
            />
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

interface MarketCardProps {
  readonly desk: Desk;
  readonly colour: Colour;
  readonly at: number;
  readonly card: CardId | null;
  readonly chosen: boolean;
  readonly onChoose: (id: string | null) => void;
}

function MarketCard({ desk, colour, at, card, chosen, onChoose }: MarketCardProps) {
  const id = `${colour}-${at}`;
  const player = desk.play.view.value.players[desk.me.value];
  if (!card || !player) return <div class="market-place no-card" data-market={id} />;
  const why = refusal(desk.play.view.value, desk.me.value, { type: 'take', colour, at });
  const note = fitNote(card, player);
  const take = () => {
    if (why || !desk.seated) return desk.play.refuse(why ?? 'notYourTurn');
    onChoose(null);
    desk.sheet.value = null;
    desk.act({ type: 'take', colour, at });
  };
  return (
    <div class="market-place" data-market={id} data-chosen={chosen}>
      <button
        type="button"
        class="market-card"
        aria-pressed={chosen}
        aria-label={`${cardName(card)} ${say(note.text)}`}
        onClick={() => onChoose(id)}
      >
        <CardPicture card={card} placed={[]} />
      </button>
      {chosen && desk.seated ? (
        <button type="button" class="button primary small take" aria-disabled={why !== null} onClick={take}>
          {say(text.take)}
        </button>
      ) : (
        <span class="card-note" data-good={note.good}>
          {say(note.text)}
        </span>
      )}
    </div>
  );
}

export function MarketSheet({ desk, at }: { desk: Desk; at: string | null }): JSX.Element {
  const close = () => {
    desk.sheet.value = null;
  };
  return (
    <Sheet title={say(text.marketSheet)} onClose={close} wide>
      <MarketRows desk={desk} chosen={at} />
    </Sheet>
  );
}
