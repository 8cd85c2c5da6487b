import '../css/entry.css';
import '../polyform.css';
import '../css/cards.css';
import { cards } from '@minoya/games/polyform/cards';
import { handCover } from '@minoya/games/polyform/cover';
import { fullStock } from '@minoya/games/polyform/pieces';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { cardName, CardPicture } from '../table/Pictures.tsx';

/** All cards of the house, each with one way to fill it. */
export function Catalogue(): JSX.Element {
  return (
    <div class="page">
      <h1>{say({ ja: 'パズル一覧', en: 'All puzzles' })}</h1>
      <p>{say({ ja: '52枚すべてと、埋めかたの一例です。', en: 'All 52 puzzles, each with one way to fill it.' })}</p>
      <ul class="catalogue">
        {cards.map(card => (
          <li key={card.id} data-card={card.id} aria-label={cardName(card.id)}>
            <CardPicture card={card.id} placed={handCover(card.shape, fullStock()) ?? []} />
            <span class="caption">{say(card.text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
