import { long } from '@minoya/games/rokumasu/long-game';
import type { DeckId } from '@minoya/games/rokumasu/long/decks';
import { readCard } from '@minoya/games/rokumasu/card-text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { WayCrest } from '../crest/WayCrest.tsx';
import { CardView, longest } from '../deck/CardView.tsx';
import { sourceName, sourceText } from '../text/sources.ts';
import { AllOpen, freshJourney, isOpenNow, Lock, NextUnlocks } from './parts.tsx';
import { opened } from './opened.ts';
import { type Choice, plainChoice, setupOf } from './setup.ts';
import { stampOf, tally, type Trip } from './trips.ts';
import { longWords } from './words.ts';

export const deckIds = (): readonly DeckId[] => Object.keys(long.decks) as DeckId[];
export const levelNumbers = (): readonly number[] => Array.from({ length: long.levels.length + 1 }, (_, i) => i);

interface ChooserProps {
  readonly onStart: (setup: string) => void;
  readonly trips: readonly Trip[];
}

/** Deck and level, with a stamp for every pair that has been won. */
export function DeckChooser({ onStart, trips }: ChooserProps): JSX.Element {
  const choice = useSignal<Choice>(plainChoice);
  const choose = (news: Partial<Choice>) => {
    choice.value = { ...choice.value, ...news };
  };
  const { deck, level } = choice.value;
  const found = setupOf(choice.value);
  const won = deckIds().flatMap(id => levelNumbers().filter(at => stampOf(trips, id, at))).length;
  return (
    <div class="stack">
      <p class="row">
        <span class="badge num" data-stamps={won}>
          {say(longWords.stamps(won, deckIds().length * levelNumbers().length))}
        </span>
      </p>
      <AllOpen all={opened.value.all} />
      <LevelChoice level={level} deck={deck} trips={trips} onChoose={at => choose({ level: at })} />
      <div class="deck-choice" role="radiogroup" aria-label={say(longWords.deck)}>
        {deckIds().map(id => (
          <DeckCard key={id} id={id} chosen={deck === id} trips={trips} onChoose={() => choose({ deck: id })} />
        ))}
      </div>
      <div class="long-start">
        <button
          type="button"
          class="button primary wide"
          data-start-journey
          aria-disabled={'why' in found}
          onClick={() => {
            if ('line' in found) onStart(found.line);
          }}
        >
          {say(longWords.startDeck(sourceName(`deck:${deck}`), levelName(level)))}
          <Icon id="forward" />
        </button>
        {'why' in found ? <p class="error small">{say(long.wayRefusals[found.why])}</p> : null}
      </div>
      <NextUnlocks bare />
    </div>
  );
}

interface DeckProps {
  readonly id: DeckId;
  readonly chosen: boolean;
  readonly trips: readonly Trip[];
  readonly onChoose: () => void;
}

function DeckCard({ id, chosen, trips, onChoose }: DeckProps) {
  const source = `deck:${id}`;
  const open = isOpenNow(source);
  const { runs, best } = tally(trips.filter(one => one.deck === id && !one.custom && !one.practice));
  const cards = long.decks[id].cards.flatMap((text, at) => readCard(text, at) ?? []);
  return (
    <button
      type="button"
      role="radio"
      class="deck-card"
      data-deck={id}
      data-closed={!open}
      aria-checked={chosen}
      onClick={onChoose}
    >
      <span class="ware-crest">
        <WayCrest source={source} />
      </span>
      <span class="deck-words">
        <b>{say(sourceName(source))}</b>
        <span class="caption">{say(sourceText(freshJourney(), source))}</span>
        {open ? (
          <span class="caption quiet num">
            {say(runs > 0 ? longWords.best(number(best), number(runs)) : longWords.neverPlayed)}
          </span>
        ) : (
          <Lock source={source} />
        )}
      </span>
      <span class="deck-row" aria-hidden="true">
        {cards.map(card => (
          <CardView key={card.id} card={card} size={largestIn(cards)} among={cards} />
        ))}
      </span>
      <Stamps deck={id} trips={trips} />
    </button>
  );
}

/** Decks of long pieces get larger pictures, so that no cell is too small to be seen. */
const largestIn = (cards: Parameters<typeof longest>[0]): number => (longest(cards) > 4 ? 48 : 34);

/** One place for every level; those that were won are stamped. */
function Stamps({ deck, trips }: { deck: string; trips: readonly Trip[] }) {
  const name = sourceName(`deck:${deck}`);
  return (
    <span class="stamps">
      {levelNumbers().map(at => {
        const won = stampOf(trips, deck, at);
        const label = won ? say(longWords.stampFor(name, levelName(at))) : undefined;
        return (
          <span key={at} class="stamp-place num" data-won={won} role={won ? 'img' : undefined} aria-label={label}>
            {at}
          </span>
        );
      })}
    </span>
  );
}

export const levelName = (at: number) => (at === 0 ? longWords.level0 : sourceName(`level:${at}`));

interface LevelProps {
  readonly level: number;
  readonly deck: string;
  readonly trips: readonly Trip[];
  readonly onChoose: (level: number) => void;
}

export function LevelChoice({ level, deck, trips, onChoose }: LevelProps): JSX.Element {
  return (
    <section class="stack">
      <h2 class="heading-small">{say(longWords.level)}</h2>
      <div class="level-choice" role="radiogroup" aria-label={say(longWords.level)}>
        {levelNumbers().map(at => (
          <button
            key={at}
            type="button"
            role="radio"
            class="level-button"
            data-level={at}
            data-closed={at > 0 && !isOpenNow(`level:${at}`)}
            data-won={stampOf(trips, deck, at)}
            aria-checked={level === at}
            onClick={() => onChoose(at)}
          >
            {say(levelName(at))}
          </button>
        ))}
      </div>
      <ul class="level-rules small">
        {level === 0 ? <li>{say(longWords.level0Text)}</li> : null}
        {levelNumbers()
          .slice(1, level + 1)
          .map(at => (
            <li key={at}>
              <b>{say(levelName(at))}</b> {say(sourceText(freshJourney(), `level:${at}`))}{' '}
              <Lock source={`level:${at}`} />
            </li>
          ))}
      </ul>
    </section>
  );
}
