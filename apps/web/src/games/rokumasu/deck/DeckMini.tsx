import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { cardName } from '../look.ts';
import type { TableController } from '../table/table-controller.ts';
import { table } from '../text/play.ts';
import { CardView } from './CardView.tsx';

/** The deck at a glance beside the board: used cards are pale. */
export function DeckMini({ controller }: { controller: TableController }): JSX.Element {
  const { deck, pile, phase } = controller.play.shown.value;
  return (
    <section class="deck-mini">
      <h3>{phase === 'playing' ? say(table.deckLeft(pile.length, deck.length)) : say(table.inDeck)}</h3>
      <ul>
        {deck.map(card => (
          <li key={card.id} data-used={phase === 'playing' && !pile.includes(card.id)} title={say(cardName(card))}>
            <CardView card={card} size={44} among={deck} />
          </li>
        ))}
      </ul>
    </section>
  );
}
