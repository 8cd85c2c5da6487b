import { resale } from '@minoya/games/rokumasu/shop';
import { type AmuletId, amulets } from '@minoya/games/rokumasu/amulets';
import type { Card, State } from '@minoya/games/rokumasu/state';
import { refusal } from '@minoya/games/rokumasu/legal';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { SellButton } from '../shop/SellButton.tsx';
import { say } from '../../../i18n/lang.ts';
import { AmuletSlip } from '../crest/RelicCrest.tsx';
import { CardView } from '../deck/CardView.tsx';
import { aboutCard } from '../deck/DeckSheet.tsx';
import { cardName, shapeOf, shapeWords } from '../look.ts';
import type { TableController } from '../table/table-controller.ts';
import { Told } from '../table/Told.tsx';
import { Word } from '../table/Word.tsx';
import { deckWords } from '../text/deck.ts';
import { refusalText, sourceName, sourceText, told } from '../text/sources.ts';
import { outcomesOf } from './outcomes.ts';
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
        <Told class="grow" text={say(sourceText(state, `amulet:${stocked.id}`))} />
        {state.phase === 'shop' ? (
          <SellButton
            gain={resale(stocked)}
            onSell={() => {
              onClose();
              controller.act({ type: 'sellAmulet', amulet: at });
            }}
          />
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
              aria-label={`${aboutCard(state, card)}\n${say(shapeWords(card))}`}
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
      <Effects state={state} id={id} card={card} />
      {why ? <p class="error small">{say(why === 'notNow' ? deckWords.usedWhen : refusalText(why))}</p> : null}
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

/** What each result does, to be read before it is done. */
function Effects({ state, id, card }: { state: State; id: AmuletId; card: Card }) {
  const all = outcomesOf(state, id, card);
  if (all.every(({ source }) => source === null)) return null;
  return (
    <ul class="caption" data-effects>
      {all.map(({ source }) => (source ? <li key={source}>{say(told(state, source))}</li> : null))}
    </ul>
  );
}

/** Every card it may become; chance is shown as the whole list. */
function Results({ state, id, card }: { state: State; id: AmuletId; card: Card }) {
  if (id === 'vanish') return <p class="small grow">{say(deckWords.afterDeck(state.deck.length - 1))}</p>;
  const all = outcomesOf(state, id, card);
  const [only] = all;
  if (only && all.length === 1 && !amulets[id].copies && !amulets[id].chance)
    return (
      <figure data-outcomes={1} data-outcome={only.source ?? ''}>
        <CardView card={only.card ?? card} size={96} />
        <figcaption class="caption">{say(deckWords.after)}</figcaption>
      </figure>
    );
  const onCell = all.some(({ source }) => source !== null && !source.startsWith('pattern:'));
  return (
    <div class="stack grow" data-outcomes={all.length}>
      <p class="small">{say(all.length > 1 ? deckWords.oneOf : deckWords.after)}</p>
      <ul class="card-list tight">
        {all.map((one, i) => (
          <li key={i} data-outcome={one.source ?? ''}>
            <CardView card={one.card ?? card} size={72} />
            <span class="caption">
              {one.source ? <Word about={say(told(state, one.source))}>{say(sourceName(one.source))}</Word> : null}{' '}
              {all.length > 1 ? `1/${all.length}` : ''}
            </span>
          </li>
        ))}
      </ul>
      {onCell && amulets[id].chance && shapeOf(card).length > 1 ? (
        <p class="caption">{say(deckWords.anyCell)}</p>
      ) : null}
      {amulets[id].copies ? <p class="caption">{say(deckWords.afterDeck(state.deck.length + 1))}</p> : null}
    </div>
  );
}
