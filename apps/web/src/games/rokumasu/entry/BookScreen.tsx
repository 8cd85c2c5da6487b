import { amulets } from '@minoya/games/rokumasu/amulets';
import { blessings, brands, patterns, seals } from '@minoya/games/rokumasu/blocks';
import { bosses } from '@minoya/games/rokumasu/bosses';
import { long } from '@minoya/games/rokumasu/long-game';
import { relics } from '@minoya/games/rokumasu/relics/index';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Unreachable } from '../../../design/Unreachable.tsx';
import { words } from '../../../design/words.ts';
import { number, say } from '../../../i18n/lang.ts';
import { isOpenNow, freshJourney, Lock, NextUnlocks } from '../long/parts.tsx';
import { challengeWon, tally, type Trip } from '../long/trips.ts';
import { useTrips } from '../long/useLong.ts';
import { longWords } from '../long/words.ts';
import { Term } from '../table/Term.tsx';
import { meta } from '../text/meta.ts';
import { pastWords } from '../text/past.ts';
import { sourceName, sourceText } from '../text/sources.ts';
import { type TermId, terms } from '../text/terms.ts';
import { book, type Known, loadBook, reveal, revealed } from './book.ts';
import { BackToFront } from './parts.tsx';
import { Sample } from './Sample.tsx';

/** Everything there is, in the order in which it is met; the long game's tables are part of it. */
const layers = () => ({
  deck: long.decks,
  level: Object.fromEntries(long.levels.map((level, i) => [i + 1, level])),
  boss: bosses,
  relic: relics,
  challenge: long.challenges,
  amulet: amulets,
  voucher: long.vouchers,
  gift: long.gifts,
  pack: long.packs,
  twist: long.twists,
  pattern: patterns,
  seal: seals,
  blessing: blessings,
  brand: brands,
});

type Layer = keyof ReturnType<typeof layers>;

/** 図鑑: everything there is, how well it is known, one's own best with it, and how to open what is closed. */
export function BookScreen(): JSX.Element {
  useEffect(() => void loadBook(), []);
  const trips = useTrips();
  if (trips === 'unreachable') return <Unreachable />;
  if (!trips) return <p class="page quiet">{say(words.loading)}</p>;
  return (
    <div class="page roku-ui">
      <BackToFront />
      <h1>{say(meta.book)}</h1>
      <p>{say(pastWords.bookText)}</p>
      <label class="row small all-open">
        <input
          type="checkbox"
          data-reveal
          checked={revealed.value}
          onChange={event => reveal(event.currentTarget.checked)}
        />
        <span>{say(pastWords.reveal)}</span>
      </label>
      <NextUnlocks />
      <nav class="book-jumps" aria-label={say(pastWords.jump)}>
        {Object.keys(layers()).map(layer => (
          <button key={layer} type="button" class="button small" data-jump={layer} onClick={() => jump(layer)}>
            {say(pastWords.layer[layer as Layer])}
          </button>
        ))}
      </nav>
      {Object.entries(layers()).map(([layer, table]) => (
        <Entries key={layer} layer={layer as Layer} ids={Object.keys(table)} trips={trips} />
      ))}
    </div>
  );
}

const placeOf = (layer: string): string => `book-${layer}`;

/** To the first line of a part, with the focus, so that keys go on from there. */
function jump(layer: string): void {
  const heading = document.getElementById(placeOf(layer));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** What is found while playing: until then it has neither name nor face. */
const surprises: readonly Layer[] = ['boss', 'relic', 'amulet', 'voucher', 'gift', 'pack'];

/** What is chosen before a run, and shown from the start. */
const chosen: readonly Layer[] = ['deck', 'level', 'challenge', 'twist'];

const isTerm = (layer: string): layer is TermId => Object.hasOwn(terms, layer);

function Entries({ layer, ids, trips }: { layer: Layer; ids: readonly string[]; trips: readonly Trip[] }) {
  const met = ids.filter(id => book.value[`${layer}:${id}`]).length;
  const name = say(pastWords.layer[layer]);
  return (
    <section class="stack">
      <h2 class="row" id={placeOf(layer)} tabIndex={-1}>
        {isTerm(layer) ? <Term id={layer}>{name}</Term> : name}{' '}
        <span class="badge num">{say(pastWords.count(met, ids.length))}</span>
      </h2>
      {layer === 'boss' ? (
        <p class="caption">{say(pastWords.bossesOf(ruleSets.standard.bosses.length, ids.length))}</p>
      ) : null}
      <ul class="book">
        {ids.map(id => (
          <Entry key={id} layer={layer} id={id} trips={trips} />
        ))}
      </ul>
    </section>
  );
}

/** What is chosen is never found: it is locked, also when a daily brought it once, or it is not. */
function toldOf(layer: Layer, known: Known | 'none', open: boolean): keyof typeof pastWords.known {
  if (!chosen.includes(layer)) return known;
  return open ? (known === 'none' ? 'open' : known) : 'locked';
}

function Entry({ layer, id, trips }: { layer: Layer; id: string; trips: readonly Trip[] }) {
  const source = `${layer}:${id}`;
  const known = book.value[source] ?? 'none';
  const hidden = known === 'none' && !revealed.value && surprises.includes(layer);
  const told = toldOf(layer, known, isOpenNow(source));
  return (
    <li
      class="book-entry"
      data-source={source}
      data-known={known}
      data-told={told}
      data-closed={!isOpenNow(source)}
      data-hidden={hidden}
    >
      <span class="ware-crest">
        <Sample source={source} />
      </span>
      <span>
        <b>{hidden ? say(pastWords.unknown) : say(sourceName(source))}</b>{' '}
        <span class="badge">{say(pastWords.known[told])}</span>
        {hidden ? null : <span class="caption">{say(sourceText(freshJourney(), source))}</span>}
        <Own layer={layer} id={id} trips={trips} />
        <Lock source={source} />
      </span>
    </li>
  );
}

/** One's own best with a deck, at a level, in a challenge. */
function Own({ layer, id, trips }: { layer: Layer; id: string; trips: readonly Trip[] }) {
  const mine = trips.filter(
    one =>
      (layer === 'deck' && one.deck === id) ||
      (layer === 'level' && String(one.level) === id) ||
      (layer === 'challenge' && one.challenge === id),
  );
  if (mine.length === 0) return null;
  const { runs, best } = tally(mine);
  return (
    <span class="caption num">
      {say(longWords.best(number(best), number(runs)))}{' '}
      {layer === 'challenge' && challengeWon(trips, id) ? <span class="stamp">{say(longWords.stamp)}</span> : null}
    </span>
  );
}
