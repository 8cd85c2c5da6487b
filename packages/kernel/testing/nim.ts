import type { Game } from '../game.ts';
import { roll, streams } from '../rng.ts';

/** The smallest complete game: heaps of stones, take any number from one heap, whoever takes the last stone wins. */
export interface Setup {
  readonly seats: number;
  /** Stones per heap; 0 lets the seed choose 3 to 9. */
  readonly heaps: readonly number[];
}
export interface State {
  readonly seats: number;
  readonly heaps: readonly number[];
  readonly next: number;
}
export interface Action {
  readonly heap: number;
  readonly take: number;
}
export type Event =
  | { readonly type: 'taken'; readonly seat: number; readonly heap: number; readonly take: number }
  | { readonly type: 'won'; readonly seat: number };

const MOST_HEAPS = 9;
const MOST_STONES = 20;

export const nim: Game<Setup, State, Action, Event> = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 4 },

  setups: {
    write: setup => `${setup.seats}: ${setup.heaps.map(n => n || '?').join(' ')}`,
    read(text) {
      const parts = /^([2-4]):((?: (?:\?|[1-9]\d?))+)$/.exec(text);
      if (!parts) return null;
      const heaps = (parts[2] ?? '')
        .trim()
        .split(' ')
        .map(n => (n === '?' ? 0 : Number(n)));
      if (heaps.length > MOST_HEAPS || heaps.some(n => n > MOST_STONES)) return null;
      return { seats: Number(parts[1]), heaps };
    },
  },
  actions: {
    write: action => `${action.heap} ${action.take}`,
    read(text) {
      const parts = /^(\d) ([1-9]\d?)$/.exec(text);
      return parts ? { heap: Number(parts[1]), take: Number(parts[2]) } : null;
    },
  },

  refusals: {
    noHeap: { ja: 'その山はありません。', en: 'There is no such heap.' },
    tooMany: { ja: 'その山の石が足りません。', en: 'The heap has fewer stones.' },
  },

  seatCount: setup => setup.seats,
  start(setup, seed) {
    const rng = streams(seed, ['heaps']);
    return { seats: setup.seats, heaps: setup.heaps.map(n => n || 3 + roll(rng, 'heaps', 7)), next: 0 };
  },
  turn: state => (state.heaps.every(n => n === 0) ? [] : [state.next]),

  *legal(state, seat) {
    if (seat !== state.next) return;
    for (const [heap, stones] of state.heaps.entries()) for (let take = 1; take <= stones; take++) yield { heap, take };
  },

  apply(state, seat, { heap, take }) {
    if (seat !== state.next) return { ok: false, why: 'notYourTurn' };
    const stones = state.heaps[heap];
    if (stones === undefined) return { ok: false, why: 'noHeap' };
    if (take < 1 || take > stones) return { ok: false, why: 'tooMany' };
    const heaps = state.heaps.map((n, i) => (i === heap ? n - take : n));
    const events: Event[] = [{ type: 'taken', seat, heap, take }];
    if (heaps.every(n => n === 0)) events.push({ type: 'won', seat });
    return { ok: true, state: { ...state, heaps, next: (seat + 1) % state.seats }, events };
  },

  after(state, event) {
    if (event.type === 'won') return state;
    const heaps = state.heaps.map((n, i) => (i === event.heap ? n - event.take : n));
    return { ...state, heaps, next: (event.seat + 1) % state.seats };
  },

  result(state) {
    if (state.heaps.some(n => n > 0)) return null;
    const winner = (state.next + state.seats - 1) % state.seats;
    return { scores: Array.from({ length: state.seats }, (_, seat) => (seat === winner ? 1 : 0)), winners: [winner] };
  },

  view: state => state,
  imagine: view => view,
  revealsHidden: () => false,
  draw: state => `${state.heaps.map((n, heap) => `${heap} ${'o'.repeat(n)}`).join('\n')}\nnext: ${state.next}`,
  tell: event =>
    event.type === 'won' ? `seat ${event.seat} wins` : `seat ${event.seat} took ${event.take} from heap ${event.heap}`,
};
