import { cardOf } from '@minoya/games/polyform/cards';
import type { CardId } from '@minoya/games/polyform/cards/card';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { CardPicture } from '../table/Pictures.tsx';

/** What the puzzles look like that a sentence calls by their names. */
export function NamedCards({ cards }: { cards: readonly CardId[] }): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <span class="named-cards">
      {cards.map(card => (
        <span key={card} class="named-card" data-card={card}>
          <CardPicture card={card} />
          <small>{say(cardOf(card).text)}</small>
        </span>
      ))}
    </span>
  );
}
