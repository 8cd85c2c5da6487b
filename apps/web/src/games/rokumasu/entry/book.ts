import type { State } from '@minoya/games/rokumasu/state';
import { signal } from '@preact/signals';
import { browserStore } from '../../../store/browser-store.ts';
import { marksOfCard } from '../look.ts';
import { conditionsIn, giftsIn } from '../any-version.ts';
import type { RokuPlay } from '../table/table-controller.ts';

/** How well a player knows a thing: met it, had it, won a run with it. */
export type Known = 'seen' | 'used' | 'won';
export type Book = Readonly<Record<string, Known>>;

const key = 'rokumasu:book';
const ranks: readonly Known[] = ['seen', 'used', 'won'];

/** The collection of this browser; empty until it is loaded. */
export const book = signal<Book>({});
let loaded: Promise<void> | null = null;

export function loadBook(): Promise<void> {
  loaded ??= browserStore()
    .then(store => store.get(key))
    .then(value => {
      if (typeof value === 'object' && value !== null) book.value = { ...(value as Book), ...book.peek() };
    });
  return loaded;
}

const place = 'minoya:rokumasu:reveal';

/** Whether what was never met is shown, too. */
export const revealed = signal(readRevealed());

function readRevealed(): boolean {
  try {
    return localStorage.getItem(place) === '1';
  } catch {
    return false;
  }
}

export function reveal(all: boolean): void {
  revealed.value = all;
  try {
    localStorage.setItem(place, all ? '1' : '0');
  } catch {
    // Forbidden storage: it is asked again another day.
  }
}

/** Everything a state shows of the tables. */
export function metIn(state: State): Readonly<Record<string, Known>> {
  const met: Record<string, Known> = {};
  const see = (source: string, known: Known) => {
    if (ranks.indexOf(known) > ranks.indexOf(met[source] ?? 'seen') || !met[source]) met[source] = known;
  };
  for (const { ware } of state.shop?.items ?? []) {
    if (ware.kind === 'piece') for (const mark of marksOfCard(ware.card)) see(mark, 'seen');
    else see(`${ware.kind}:${ware.id}`, 'seen');
  }
  // Whoever only looks at what lies ahead has used nothing yet.
  const won = state.record.won ? 'won' : state.record.placed > 0 ? 'used' : 'seen';
  for (const owned of state.relics) see(`relic:${owned.id}`, won);
  for (const stocked of state.amulets) see(`amulet:${stocked.id}`, 'used');
  for (const card of state.deck) for (const mark of marksOfCard(card)) see(mark, won);
  for (const buff of state.brands) if (buff) see(`brand:${buff.id}`, 'used');
  for (const boss of state.bosses) see(`boss:${boss}`, 'seen');
  for (const { source } of conditionsIn(state)) see(source, won);
  for (const gift of giftsIn(state)) see(`gift:${gift}`, 'seen');
  return met;
}

/** Notes what a run shows, as long as it is played. */
export function keepBook(play: RokuPlay): () => void {
  const note = () => {
    const more: Record<string, Known> = {};
    for (const [source, known] of Object.entries(metIn(play.view.peek()))) {
      const before = book.peek()[source];
      if (!before || ranks.indexOf(known) > ranks.indexOf(before)) more[source] = known;
    }
    if (Object.keys(more).length === 0) return;
    book.value = { ...book.peek(), ...more };
    void browserStore().then(store => store.set(key, book.peek()));
  };
  void loadBook().then(note);
  return play.onChange(note);
}
