import { ruleSets } from '@minoya/games/rokumasu/rules';
import { resale, sealsOnOffer } from '@minoya/games/rokumasu/shop';
import type { AmuletId } from '@minoya/games/rokumasu/amulets';
import type { Card, State } from '@minoya/games/rokumasu/state';
import { refusal } from '@minoya/games/rokumasu/legal';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { AmuletSlip } from '../crest/RelicCrest.tsx';
import { CardView } from '../deck/CardView.tsx';
import { aboutCard } from '../deck/DeckSheet.tsx';
import { cardName } from '../look.ts';
import type { TableController } from '../table/table-controller.ts';
import { deckWords } from '../text/deck.ts';
import { refusalText, sourceName, sourceText } from '../text/sources.ts';
import { Sculpt } from './Sculpt.tsx';

interface UseProps {
  readonly controller: TableController;
  readonly at: number;
  readonly onClose: () => void;
}

/** An amulet: choose the piece, see what will become of it, confirm. Closing keeps the amulet. */
export function UseSheet({ controller, at, onClose }: UseProps): JSX.Element | null {
  const state = controller.play.shown.value;
  const chosen = useSignal<number | null>(null);
  const stocked = state.amulets[at];
  if (!stocked) return null;
  const card = state.deck.find(one => one.id === chosen.value) ?? null;
  return (
    <Sheet title={say(sourceName(`amulet:${stocked.id}`))} onClose={onClose} wide>
      <div class="row relic-about">
        <span class="ware-crest">
          <AmuletSlip id={stocked.id} />
        </span>
        <p class="grow">{say(sourceText(state, `amulet:${stocked.id}`))}</p>
        {state.phase === 'shop' ? (
          <button
            type="button"
            class="button small"
            data-sell
            onClick={() => {
              onClose();
              controller.act({ type: 'sellAmulet', amulet: at });
            }}
          >
            {say(deckWords.sell(resale(stocked)))}
          </button>
        ) : null}
      </div>
      {card ? (
        <>
          <button
            type="button"
            class="button small"
            onClick={() => {
              chosen.value = null;
            }}
          >
            <Icon id="back" />
            {say(deckWords.chooseAgain)}
          </button>
          <Change controller={controller} at={at} id={stocked.id} card={card} onClose={onClose} />
        </>
      ) : (
        <Chooser
          state={state}
          onChoose={id => {
            chosen.value = id;
          }}
        />
      )}
    </Sheet>
  );
}

function Chooser({ state, onChoose }: { state: State; onChoose: (card: number) => void }) {
  return (
    <>
      <p class="small">{say(deckWords.choose)}</p>
      <ul class="card-list picks">
        {state.deck.map(card => (
          <li key={card.id}>
            <button
              type="button"
              class="card-pick"
              data-pick={card.id}
              aria-label={aboutCard(state, card)}
              onClick={() => onChoose(card.id)}
            >
              <CardView card={card} />
              <span class="caption">{say(cardName(card))}</span>
              <span class="row">
                {state.hand.some(one => one?.id === card.id) ? (
                  <span class="badge">{say(deckWords.inHand)}</span>
                ) : null}
                {state.stock.some(one => one?.id === card.id) ? (
                  <span class="badge">{say(deckWords.inStock)}</span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Change({ controller, at, id, card, onClose }: UseProps & { id: AmuletId; card: Card }) {
  const state = controller.play.shown.value;
  if (id === 'sculpt') return <Sculpt controller={controller} at={at} card={card} onClose={onClose} />;
  const action = { type: 'use', amulet: at, card: card.id, sculpt: null } as const;
  const why = refusal(controller.play.view.value, action);
  return (
    <>
      <div class="change">
        <figure>
          <CardView card={card} size={96} />
          <figcaption class="caption">{say(deckWords.before)}</figcaption>
        </figure>
        <Icon id="forward" />
        <Results state={state} id={id} card={card} />
      </div>
      {why ? <p class="error small">{say(refusalText(why))}</p> : null}
      <button
        type="button"
        class="button primary wide"
        data-use
        aria-disabled={why !== null}
        onClick={() => {
          if (why !== null) return;
          onClose();
          controller.act(action);
        }}
      >
        {say(id === 'vanish' ? deckWords.remove : deckWords.useOn)}
      </button>
    </>
  );
}

/** Every card it may become; chance is shown as the whole list. */
function Results({ state, id, card }: { state: State; id: AmuletId; card: Card }) {
  if (id === 'vanish') return <p class="small">{say(deckWords.afterVanish(state.deck.length - 1))}</p>;
  const cards: readonly Card[] =
    id === 'pattern_add'
      ? ruleSets[state.rules].patterns.map(pattern => ({ ...card, pattern }))
      : sealsOnOffer(state).map(seal => ({ ...card, seal: { id: seal, at: card.seal?.at ?? 0 } }));
  return (
    <div class="stack">
      <p class="small">{say(id === 'pattern_add' ? deckWords.afterPattern : deckWords.afterSeal)}</p>
      <ul class="card-list tight">
        {cards.map((one, i) => (
          <li key={i}>
            <CardView card={one} size={64} />
            <span class="caption">
              {say(sourceName(id === 'pattern_add' ? `pattern:${one.pattern}` : `seal:${one.seal?.id}`))} 1/
              {cards.length}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
