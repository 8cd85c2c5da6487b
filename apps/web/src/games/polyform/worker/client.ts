import type { Action, State } from '@minoya/games/polyform/state';
import { fill, type Replay, type Seat } from '@minoya/kernel';
import { nameOf } from '@minoya/shared/names';
import type { Localized } from '../../../i18n/lang.ts';
import { levels, machineId, machineName, machineOf, markOfId, STRANGER } from './roster.ts';
import { toast } from '../../../design/toast.tsx';
import { go } from '../../../router.ts';
import { deviceName } from '../entry/device-names.ts';
import { drive } from '../../../play/drive.ts';
import type { Person, Seating } from '../../../stage/seating.ts';
import { settings, type Speed } from '../../../store/settings.ts';
import { WorkerClient } from '../../../workers/worker-client.ts';
import type { Estimate, NotOwn, TurningPoint } from '../result/analysis.ts';
import type { Asked, LastIntent } from '../result/intents.ts';
import type { Resigned } from '../../game-ui.ts';
import { afterOpening, hasOpening } from '../table/opening-time.ts';
import type { PolyformPlay } from '../table/table-controller.ts';
import { text } from '../text.ts';

export interface ChooseAsk {
  readonly view: State;
  readonly seat: Seat;
  /** The bot's id. */
  readonly bot: string;
  readonly seed: string;
}

export type ThinkJobs = {
  readonly choose: { readonly ask: ChooseAsk; readonly reply: Action };
  readonly estimate: { readonly ask: { readonly replay: Replay }; readonly reply: readonly Estimate[] };
  readonly analyse: {
    readonly ask: { readonly replay: Replay; readonly seat: Seat; readonly notOwn: NotOwn };
    readonly reply: readonly TurningPoint[];
  };
  readonly intend: {
    readonly ask: { readonly replay: Replay; readonly bots: readonly Asked[] };
    readonly reply: readonly LastIntent[];
  };
};

/** Thinks for the machine players of one table; its worker starts with the first question. Whoever hires closes. */
export function spawnThinkers(): WorkerClient<ThinkJobs> {
  return new WorkerClient<ThinkJobs>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}

/** Who sits where by the marks of a run: 0 is a person, else a machine (roster.ts). Without marks, you against craftsmen. */
export function seatsOf(marks: Readonly<Record<string, number>>, count: number): readonly number[] {
  const said = Object.keys(marks).some(name => name.startsWith('seat'));
  return Array.from({ length: count }, (_, seat) => (said ? (marks[`seat${seat}`] ?? 0) : seat === 0 ? 0 : 2));
}

export function marksOf(seats: readonly number[]): Record<string, number> {
  return Object.fromEntries(seats.map((level, seat) => [`seat${seat}`, level]));
}

/** The marks of a table in a room: who is you, which machines sit there, and who is somebody else. */
export function roomMarks(people: readonly Person[]): Record<string, number> {
  const level = ({ kind, bot }: Person) => (kind === 'bot' ? markOfId(bot) : STRANGER);
  const names = people.flatMap(({ shop }, seat) => (shop === undefined ? [] : [[`shop${seat}`, shop] as const]));
  const out = people.flatMap(({ resigned }, seat) => (resigned ? [[`out${seat}`, 1] as const] : []));
  return {
    ...marksOf(people.map(one => (one.kind === 'you' ? 0 : level(one)))),
    ...Object.fromEntries([...names, ...out]),
  };
}

/** People of a room keep their names for what they did, whoever plays on in their place. */
const shopsOf = (marks: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(marks).filter(([name]) => name.startsWith('shop')));

/** Who sat at a table before others played on from there; null when it is a game of its own. */
export function formerSitters(marks: Readonly<Record<string, number>>, count: number): Seating['former'] {
  const until = marks['branch'] ?? 0;
  const seats = seatsOf(marks, count).map((level, seat) => (`shop${seat}` in marks ? STRANGER : level));
  return until > 0 ? { until, people: sittersOf(seats, marks) } : null;
}

const strongest = levels.at(-1)?.mark ?? 1;

/** Who plays on from a moment of a finished game: the same machines, and one's best guess for people who are not here. */
export function branchMarks(marks: Readonly<Record<string, number>>, count: number): Record<string, number> {
  const seats = seatsOf(marks, count).map(level => (level === STRANGER ? strongest : level));
  return { ...marksOf(seats), ...shopsOf(marks) };
}

/** Who plays on from a moment of a game that is watched, when somebody takes this seat of it. */
export function branchFrom(marks: Readonly<Record<string, number>>, count: number, seat: Seat): Record<string, number> {
  const known = Object.keys(marks).some(name => name.startsWith('seat'));
  const sat = known ? seatsOf(marks, count) : Array.from({ length: count }, () => STRANGER);
  const seats = sat.map((level, one) => (one === seat ? 0 : level === 0 || level === STRANGER ? strongest : level));
  return { ...marksOf(seats), ...shopsOf(marks) };
}

/** The one person among machines gives the game up to them. Several people at one device play on; so does practice. */
export function resignation(marks: Readonly<Record<string, number>>, count: number): Resigned | null {
  const seats = seatsOf(marks, count);
  const people = seats.flatMap((level, seat) => (level === 0 ? [seat] : []));
  const [me] = people;
  if (me === undefined || people.length > 1 || marks['branch']) return null;
  const winners = [...seats.keys()].filter(seat => seat !== me);
  return { marks: { resigned: 1, [`out${me}`]: 1 }, result: { scores: [], winners } };
}

/** Names for a game of which perhaps nothing is known but how it was played. */
export function knownSitters(count: number, marks: Readonly<Record<string, number>>): readonly Person[] {
  const known = Object.keys(marks).some(name => name.startsWith('seat'));
  return sittersOf(known ? seatsOf(marks, count) : Array.from({ length: count }, () => 0), marks);
}

/** The marks of a game for those who did not sit at it: the one person of this device under a shop name, several under none. */
export function asOthersRead(
  marks: Readonly<Record<string, number>>,
  count: number,
  shop: number | null,
): Record<string, number> {
  const noted = Object.keys(marks).filter(name => /^seat\d$/.test(name)).length;
  const seats = noted > 0 ? seatsOf(marks, noted) : Array.from({ length: count }, () => STRANGER);
  const mine = seats.flatMap((level, seat) => (level === 0 ? [seat] : []));
  const names = shop !== null && mine.length === 1 ? { [`shop${mine[0]}`]: shop } : {};
  return { ...marks, ...marksOf(seats.map(level => (level === 0 ? STRANGER : level))), ...names };
}

/** Names for a table on one device, or of a game that was played in a room. */
export function sittersOf(seats: readonly number[], marks: Readonly<Record<string, number>> = {}): readonly Person[] {
  const people = seats.filter(level => level === 0).length;
  return seats.map((level, seat) => {
    if (machineOf(level))
      return { kind: 'bot', name: numbered(machineName(level), seats, seat), bot: machineId(level), badge: null };
    const shop = marks[`shop${seat}`];
    const out = marks[`out${seat}`] ? ({ resigned: true } as const) : {};
    if (level === STRANGER) {
      const name = shop === undefined ? text.player(seat + 1) : nameOf(shop);
      return { kind: 'person', name, bot: null, badge: null, ...out };
    }
    const name = people > 1 ? (deviceName(seat) ?? text.player(seat + 1)) : text.you;
    return { kind: 'you', name, bot: null, badge: null, ...out };
  });
}

/** Two machines of one level are told apart by a number. */
function numbered(name: Localized, seats: readonly number[], seat: number): Localized {
  const same = seats.filter(level => level === seats[seat]).length;
  if (same < 2) return name;
  const nth = seats.slice(0, seat + 1).filter(level => level === seats[seat]).length;
  return fill({ ja: '{name}{nth}', en: '{name} {nth}' }, { name, nth });
}

/** Between the actions of a machine, in milliseconds at ×1: long enough to see what the last one was. */
const BREATH_MS = 600;

/** How long a machine waits before it acts, at the chosen speed. */
export function breathFor(speed: Speed): number {
  return speed === 'instant' ? 0 : BREATH_MS / speed;
}

const breath = (speed: Speed): Promise<void> => new Promise(done => setTimeout(done, breathFor(speed)));

/** The table and its result: whoever goes anywhere else has left the game. */
const ownPages = /^\/polyform\/(play|result)(\/|$)/;

/** Sits everybody down and lets the machines play. Who leaves, perhaps by a slip of the thumb, is told the way back. */
export function attend(play: PolyformPlay): () => void {
  const seats = seatsOf(play.marks.peek(), play.view.peek().players.length);
  play.seating.people.value = sittersOf(seats);
  play.seating.former = formerSitters(play.marks.peek(), seats.length);
  const machines = seats.flatMap((level, seat) => (level > 0 ? [seat] : []));
  const thinkers = spawnThinkers();
  let forget: () => void = () => undefined;
  // A machine that begins lets everybody see who sits where.
  const opened = new Promise<void>(done => {
    if (hasOpening(play)) forget = afterOpening(done);
    else done();
  });
  const stop = drive(play, machines, async (view, seat, signal) => {
    const seed = `${play.session.length}`;
    const [action] = await Promise.all([
      thinkers.ask('choose', { view, seat, bot: machineId(seats[seat] ?? 1), seed }, { signal }),
      opened.then(() => breath(settings.peek().speed)),
    ]);
    return action;
  });
  const at = location.pathname;
  return () => {
    stop();
    forget();
    thinkers.close();
    const begun = play.session.length > 1 && play.result.peek() === null;
    if (begun && !ownPages.test(location.pathname))
      toast(text.kept, { action: { label: text.backToGame, run: () => go(at) } });
  };
}
