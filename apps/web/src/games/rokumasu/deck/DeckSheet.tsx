import { patterns } from '@minoya/games/rokumasu/blocks';
import type { Card, State } from '@minoya/games/rokumasu/state';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { cardName, marksOfCard, sizeOf } from '../look.ts';
import type { TableController } from '../table/table-controller.ts';
import { deckWords } from '../text/deck.ts';
import { sourceName, told } from '../text/sources.ts';
import { Word } from '../table/Word.tsx';
import { CardView } from './CardView.tsx';

type Sort = 'deck' | 'size' | 'pattern';

/** The whole deck: what is left, what is used, everything; with the odds of the next card. */
export function DeckSheet({ controller, onClose }: { controller: TableController; onClose: () => void }): JSX.Element {
  // Between rounds nothing has been drawn: there is only the whole.
  const tab = useSignal(controller.play.shown.peek().phase === 'playing' ? 'left' : 'all');
  const sort = useSignal<Sort>('deck');
  const state = controller.play.shown.value;
  const { deck, pile } = state;
  const isLeft = (card: Card) => pile.includes(card.id);
  const list = (cards: readonly Card[], odds: boolean) => (
    <CardList state={state} cards={sorted(cards, sort.value)} odds={odds ? nextOdds(state) : null} />
  );
  return (
    <Sheet title={say(deckWords.title(deck.length))} onClose={onClose} wide>
      <label class="row small">
        {say(deckWords.sort)}
        <select
          value={sort.value}
          onChange={event => {
            sort.value = event.currentTarget.value as Sort;
          }}
        >
          <option value="deck">{say(deckWords.sortDeck)}</option>
          <option value="size">{say(deckWords.sortSize)}</option>
          <option value="pattern">{say(deckWords.sortPattern)}</option>
        </select>
      </label>
      <Tabs
        label={say(deckWords.title(deck.length))}
        now={tab.value}
        onChange={id => {
          tab.value = id;
        }}
        tabs={[
          {
            id: 'left',
            label: `${say(deckWords.left)} ${pile.length}`,
            content: () => (
              <>
                <p class="small quiet">{say(pile.length > 0 ? deckWords.oddsText : deckWords.oddsShuffle)}</p>
                {list(pile.length > 0 ? deck.filter(isLeft) : deck, true)}
              </>
            ),
          },
          {
            id: 'used',
            label: `${say(deckWords.used)} ${deck.length - pile.length}`,
            content: () =>
              list(
                deck.filter(card => !isLeft(card)),
                false,
              ),
          },
          { id: 'all', label: `${say(deckWords.all)} ${deck.length}`, content: () => list(deck, false) },
        ]}
      />
    </Sheet>
  );
}

/** One card as likely as another; an empty pile is the whole deck again. */
function nextOdds({ pile, deck }: State): number {
  return 100 / (pile.length || deck.length);
}

function sorted(cards: readonly Card[], sort: Sort): readonly Card[] {
  const kinds = Object.keys(patterns);
  const rank = (card: Card) => (card.pattern ? kinds.indexOf(card.pattern) : kinds.length);
  if (sort === 'size') return [...cards].sort((a, b) => sizeOf(a) - sizeOf(b));
  if (sort === 'pattern') return [...cards].sort((a, b) => rank(a) - rank(b));
  return cards;
}

function CardList({ state, cards, odds }: { state: State; cards: readonly Card[]; odds: number | null }) {
  if (cards.length === 0) return <p class="quiet">{say(deckWords.none)}</p>;
  return (
    <ul class="card-list">
      {cards.map(card => (
        <li key={card.id} tabIndex={0} data-card={card.id} {...tip(aboutCard(state, card))}>
          <CardView card={card} />
          <span class="caption">{say(cardName({ ...card, pattern: null, seal: null, blessing: null }))}</span>
          {marksOfCard(card).map(source => (
            <Word key={source} class="term caption" about={say(told(state, source))}>
              {say(sourceName(source))}
            </Word>
          ))}
          {odds === null ? null : (
            <span class="badge num">{say(deckWords.odds(String(Math.round(odds * 10) / 10)))}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Everything written on a card, one line each. */
export function aboutCard(state: State, card: Card): string {
  const marks = marksOfCard(card);
  return [say(cardName(card)), ...marks.map(source => say(told(state, source)))].join('\n');
}
