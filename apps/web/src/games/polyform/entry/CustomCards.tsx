import '../css/cards.css';
import '../css/editor.css';
import { cardOf } from '@minoya/games/polyform/cards';
import type { CardId } from '@minoya/games/polyform/cards/card';
import { MOST_CUSTOM } from '@minoya/games/polyform/setup';
import type { ComponentChildren, JSX } from 'preact';
import { fill } from '@minoya/kernel';
import { say } from '../../../i18n/lang.ts';
import { cardName, CardPicture } from '../table/Pictures.tsx';
import { ownCards } from './rating.ts';

const words = {
  title: { ja: '自作パズル', en: 'Own puzzles' },
  none: { ja: '使いません', en: 'None' },
  count: (n: number) => fill(n === 1 ? { ja: '{n}枚', en: '{n} puzzle' } : { ja: '{n}枚', en: '{n} puzzles' }, { n }),
  choose: { ja: '自作パズルから選ぶ', en: 'Choose from your own puzzles' },
  empty: { ja: '自作パズルはまだありません。', en: 'You have made no puzzle yet.' },
  make: { ja: 'パズルを作る', en: 'Make a puzzle' },
} as const;

/** Chosen or not chosen; the last ones stay when there are too many. */
export function toggled(chosen: readonly CardId[], id: CardId): readonly CardId[] {
  return chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id].slice(-MOST_CUSTOM);
}

interface ShelfProps {
  readonly cards: readonly CardId[];
  readonly chosen: readonly CardId[];
  readonly onChoose: (chosen: readonly CardId[]) => void;
  /** What stands under a card. */
  readonly below?: (id: CardId) => ComponentChildren;
}

/** Drawn cards with their names, each chosen or not by a press. */
export function CardShelf({ cards, chosen, onChoose, below }: ShelfProps): JSX.Element {
  return (
    <ul class="card-shelf">
      {cards.map(id => (
        <li key={id}>
          <button
            type="button"
            class="market-card"
            data-own={id}
            aria-pressed={chosen.includes(id)}
            aria-label={cardName(id)}
            onClick={() => onChoose(toggled(chosen, id))}
          >
            <CardPicture card={id} />
          </button>
          <span class="caption">{say(cardOf(id).text)}</span>
          {below?.(id)}
        </li>
      ))}
    </ul>
  );
}

interface CustomCardsProps {
  readonly chosen: readonly CardId[];
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly CardId[]) => void;
}

/** Which drawn cards a table plays with: everybody sees them, and whoever settles the options takes them from the own shelf. */
export function CustomCards({ chosen, disabled, onChange }: CustomCardsProps): JSX.Element {
  const shelf = disabled ? [] : ownCards();
  const others = chosen.filter(id => !shelf.includes(id));
  return (
    <section class="custom-cards" data-count={chosen.length} aria-label={say(words.title)}>
      <p class="small">
        {say(words.title)} <b>{say(chosen.length === 0 ? words.none : words.count(chosen.length))}</b>
      </p>
      {disabled ? (
        <ul class="card-shelf">
          {chosen.map(id => (
            <li key={id} data-own={id} aria-label={cardName(id)}>
              <CardPicture card={id} />
              <span class="caption">{say(cardOf(id).text)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <details open={chosen.length > 0}>
          <summary class="small">{say(words.choose)}</summary>
          {shelf.length + others.length === 0 ? <p class="small quiet">{say(words.empty)}</p> : null}
          <CardShelf cards={[...shelf, ...others]} chosen={chosen} onChoose={onChange} />
          <a class="small" href="/polyform/cards">
            {say(words.make)}
          </a>
        </details>
      )}
    </section>
  );
}
