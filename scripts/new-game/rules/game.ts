import { type Game, roll, streams } from '@minoya/kernel';
import type { Action, Event, Setup, State } from './state.ts';

export const SIDE = 3;
export const LAMPS = SIDE * SIDE;
/** Moves beyond those that are needed. (L8) */
const SPARE = 4;
const [FEWEST, MOST] = [2, 6];

/** The lamp itself and its neighbours above, left, right and below. (L7) */
export function turnedBy(lamp: number): number[] {
  const [x, y] = [lamp % SIDE, Math.floor(lamp / SIDE)];
  const lamps = Array.from({ length: LAMPS }, (_, i) => i);
  return lamps.filter(i => Math.abs((i % SIDE) - x) + Math.abs(Math.floor(i / SIDE) - y) <= 1);
}

const turn = (lit: readonly boolean[], lamps: readonly number[]): boolean[] =>
  lit.map((on, i) => on !== lamps.includes(i));

const isDark = ({ lit }: State): boolean => lit.every(on => !on);
const isOver = (state: State): boolean => isDark(state) || state.left === 0;
/** L12 */
const points = (state: State): number => (isDark(state) ? 1 + state.left : 0);

/** Different lamps by lot; each is pressed once. (L3) */
function lot(presses: number, seed: string): number[] {
  const rng = streams(seed, ['lamps']);
  const lamps = Array.from({ length: LAMPS }, (_, i) => i);
  return Array.from({ length: presses }, () => lamps.splice(roll(rng, 'lamps', lamps.length), 1)[0] ?? 0);
}

export const akari: Game<Setup, State, Action, Event> = {
  id: 'akari',
  version: 1,
  seats: { min: 1, max: 1 },

  setups: {
    write: ({ presses }) => `press ${presses}`,
    read(text) {
      const presses = Number(/^press (\d)$/.exec(text)?.[1] ?? 0);
      return presses >= FEWEST && presses <= MOST ? { presses } : null;
    },
  },
  actions: {
    write: ({ lamp }) => String(lamp + 1),
    read: text => (/^[1-9]$/.test(text) ? { lamp: Number(text) - 1 } : null),
  },

  refusals: {
    over: { ja: 'もう終わりました。', en: 'The game is over.' },
    noLamp: { ja: 'その灯りはありません。', en: 'There is no such lamp.' },
  },

  seatCount: () => 1,
  start({ presses }, seed) {
    const dark = Array.from({ length: LAMPS }, () => false);
    const lit = lot(presses, seed).reduce<readonly boolean[]>((now, lamp) => turn(now, turnedBy(lamp)), dark);
    return { lit, left: presses + SPARE };
  },
  turn: state => (isOver(state) ? [] : [0]),

  *legal(state) {
    if (isOver(state)) return;
    for (let lamp = 0; lamp < LAMPS; lamp++) yield { lamp };
  },

  apply(state, seat, { lamp }) {
    if (seat !== 0) return { ok: false, why: 'notYourTurn' };
    if (isOver(state)) return { ok: false, why: 'over' };
    if (lamp < 0 || lamp >= LAMPS) return { ok: false, why: 'noLamp' };
    const turned = turnedBy(lamp);
    const next: State = { lit: turn(state.lit, turned), left: state.left - 1 };
    const events: Event[] = [{ type: 'pressed', lamp, turned, left: next.left }];
    if (isOver(next)) events.push({ type: 'ended', won: isDark(next), points: points(next) });
    return { ok: true, state: next, events };
  },

  after: (state, event) =>
    event.type === 'pressed' ? { lit: turn(state.lit, event.turned), left: event.left } : state,

  result: state => (isOver(state) ? { scores: [points(state)], winners: isDark(state) ? [0] : [] } : null),

  // Nothing is hidden, and nothing is left to chance once the board is dealt.
  view: state => state,
  imagine: view => view,
  revealsHidden: () => false,

  draw({ lit, left }) {
    const marks = lit.map((on, i) => (on ? '*' : String(i + 1)));
    const rows = Array.from({ length: SIDE }, (_, y) => marks.slice(y * SIDE, (y + 1) * SIDE).join(' '));
    return `${rows.join('\n')}\nmoves left: ${left}`;
  },
  tell: event =>
    event.type === 'pressed'
      ? `pressed ${event.lamp + 1}, turned ${event.turned.map(lamp => lamp + 1).join(' ')}, ${event.left} left`
      : `${event.won ? 'won' : 'lost'}, ${event.points} points`,
};
