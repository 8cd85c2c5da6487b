import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import type { Past } from '../../../store/runs.ts';
import { sourceName } from '../text/sources.ts';
import { deckIds, levelName, levelNumbers } from './DeckChooser.tsx';
import { tally, type Trip } from './trips.ts';
import { useTrips } from './useLong.ts';
import { longWords } from './words.ts';
import type { Localized } from '../../../i18n/lang.ts';

/** What finished runs of the long game add up to, by deck and by level. */
export function ByWay({ runs }: { runs: readonly Past[] }): JSX.Element | null {
  const trips = useTrips(runs);
  if (!trips || trips === 'unreachable' || trips.length === 0) return null;
  const decks = deckIds().map(id => [sourceName(`deck:${id}`), trips.filter(one => one.deck === id)] as const);
  const levels = levelNumbers().map(at => [levelName(at), trips.filter(one => one.level === at)] as const);
  return (
    <div class="by-way">
      <Table title={longWords.byDeck} rows={decks} />
      <Table title={longWords.byLevel} rows={levels} />
    </div>
  );
}

function Table({ title, rows }: { title: Localized; rows: readonly (readonly [Localized, readonly Trip[]])[] }) {
  return (
    <table class="way-table">
      <caption class="small">{say(title)}</caption>
      <thead>
        <tr>
          <th scope="col" />
          <th scope="col">{say(longWords.runs)}</th>
          <th scope="col">{say(longWords.wins)}</th>
          <th scope="col">{say(longWords.bestScore)}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, trips]) => trips.length > 0)
          .map(([name, trips]) => {
            const { runs, wins, best } = tally(trips);
            return (
              <tr key={name.en}>
                <th scope="row">{say(name)}</th>
                <td class="num">{number(runs)}</td>
                <td class="num">{number(wins)}</td>
                <td class="num">{number(best)}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}
