import { dayNumber } from '@minoya/shared/calendar';

const place = 'minoya:standings';
const most = 40;

type Kept = Readonly<Record<string, number>>;

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

const keyOf = (game: string, date: string): string => `${game} ${dayNumber(date)}`;

/** Remembers where the player stood on a day's board when it was last told. */
export function keepStanding(game: string, date: string, rank: number): void {
  const { [keyOf(game, date)]: _, ...others } = all();
  const kept = [...Object.entries(others), [keyOf(game, date), rank]].slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // No storage: the board itself still knows.
  }
}

/** The rank on a day's board as it was last told; null when the player is not on it. */
export function standingOf(game: string, date: string): number | null {
  const rank = all()[keyOf(game, date)];
  return typeof rank === 'number' ? rank : null;
}

/** The player has left the boards. */
export function forgetStandings(): void {
  localStorage.removeItem(place);
}
