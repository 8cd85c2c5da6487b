import type { Action, State } from '@minoya/games/polyform/state';
import { fill, type Replay, type Seat } from '@minoya/kernel';
import { nameOf } from '@minoya/shared/names';
import type { Localized } from '../../../i18n/lang.ts';
import { drive } from '../../../play/drive.ts';
import type { Person } from '../../../stage/seating.ts';
import { settings, type Speed } from '../../../store/settings.ts';
import { WorkerClient } from '../../../workers/worker-client.ts';
import type { Estimate, TurningPoint } from '../result/analysis.ts';
import type { PolyformPlay } from '../table/table-controller.ts';
import { text } from '../text.ts';

/** Machine players by strength; a seat's mark in the record is its place here, from 1. */
export const levels: readonly { readonly id: string; readonly name: Localized; readonly style: Localized }[] = [
  {
    id: 'minarai',
    name: { ja: '見習い', en: 'Apprentice' },
    style: { ja: '思いつくままに遊びます', en: 'Plays on a whim' },
  },
  {
    id: 'shokunin',
    name: { ja: '職人', en: 'Artisan' },
    style: { ja: '目の前の1アクションを考えます', en: 'Thinks one action ahead' },
  },
  {
    id: 'oyakata',
    name: { ja: '親方', en: 'Foreman' },
    style: { ja: 'ターンを丸ごと読みます', en: 'Plans whole turns' },
  },
  {
    id: 'meijin',
    name: { ja: '名人', en: 'Master' },
    style: { ja: '相手のターンまで読みます', en: 'Reads everybody’s turns' },
  },
];

/** The mark of a seat that another person plays from elsewhere. */
export const STRANGER = 9;

export interface ChooseAsk {
  readonly view: State;
  readonly seat: Seat;
  readonly level: number;
  readonly seed: string;
}

export type ThinkJobs = {
  readonly choose: { readonly ask: ChooseAsk; readonly reply: Action };
  readonly estimate: { readonly ask: { readonly replay: Replay }; readonly reply: readonly Estimate[] };
  readonly analyse: {
    readonly ask: { readonly replay: Replay; readonly seat: Seat };
    readonly reply: readonly TurningPoint[];
  };
};

/** Thinks for the machine players of one table; its worker starts with the first question. Whoever hires closes. */
export function spawnThinkers(): WorkerClient<ThinkJobs> {
  return new WorkerClient<ThinkJobs>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}

/** Who sits where by the marks of a run: 0 is a person, 1 to 4 a machine. Without marks, you against craftsmen. */
export function seatsOf(marks: Readonly<Record<string, number>>, count: number): readonly number[] {
  const said = Object.keys(marks).some(name => name.startsWith('seat'));
  return Array.from({ length: count }, (_, seat) => (said ? (marks[`seat${seat}`] ?? 0) : seat === 0 ? 0 : 2));
}

export function marksOf(seats: readonly number[]): Record<string, number> {
  return Object.fromEntries(seats.map((level, seat) => [`seat${seat}`, level]));
}

/** The marks of a table in a room: who is you, which machines sit there, and who is somebody else. */
export function roomMarks(people: readonly Person[]): Record<string, number> {
  const level = ({ kind, bot }: Person) => (kind === 'bot' ? levels.findIndex(one => one.id === bot) + 1 : STRANGER);
  const names = people.flatMap(({ shop }, seat) => (shop === undefined ? [] : [[`shop${seat}`, shop] as const]));
  return { ...marksOf(people.map(one => (one.kind === 'you' ? 0 : level(one)))), ...Object.fromEntries(names) };
}

/** Who plays on from a moment of a finished game: the same machines, and one's best guess for people who are not here. */
export function branchMarks(marks: Readonly<Record<string, number>>, count: number): Record<string, number> {
  return marksOf(seatsOf(marks, count).map(level => (level === STRANGER ? levels.length : level)));
}

/** Who plays on from a moment of a game that is watched, when somebody takes this seat of it. */
export function branchFrom(marks: Readonly<Record<string, number>>, count: number, seat: Seat): Record<string, number> {
  const known = Object.keys(marks).some(name => name.startsWith('seat'));
  const sat = known ? seatsOf(marks, count) : Array.from({ length: count }, () => STRANGER);
  return marksOf(
    sat.map((level, one) => (one === seat ? 0 : level === 0 || level === STRANGER ? levels.length : level)),
  );
}

/** Names for a game of which perhaps nothing is known but how it was played. */
export function knownSitters(count: number, marks: Readonly<Record<string, number>>): readonly Person[] {
  const known = Object.keys(marks).some(name => name.startsWith('seat'));
  return sittersOf(known ? seatsOf(marks, count) : Array.from({ length: count }, () => 0), marks);
}

/** Names for a table on one device, or of a game that was played in a room. */
export function sittersOf(seats: readonly number[], marks: Readonly<Record<string, number>> = {}): readonly Person[] {
  const people = seats.filter(level => level === 0).length;
  return seats.map((level, seat) => {
    const machine = levels[level - 1];
    if (machine) return { kind: 'bot', name: numbered(machine.name, seats, seat), bot: machine.id, badge: null };
    const shop = marks[`shop${seat}`];
    if (level === STRANGER && shop !== undefined) return { kind: 'person', name: nameOf(shop), bot: null, badge: null };
    return { kind: 'you', name: people > 1 ? text.player(seat + 1) : text.you, bot: null, badge: null };
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

/** Sits everybody down and lets the machines play. */
export function attend(play: PolyformPlay): () => void {
  const seats = seatsOf(play.marks.peek(), play.view.peek().players.length);
  play.seating.people.value = sittersOf(seats);
  const machines = seats.flatMap((level, seat) => (level > 0 ? [seat] : []));
  const thinkers = spawnThinkers();
  const stop = drive(play, machines, async (view, seat, signal) => {
    const seed = `${play.session.length}`;
    const [action] = await Promise.all([
      thinkers.ask('choose', { view, seat, level: seats[seat] ?? 1, seed }, { signal }),
      breath(settings.peek().speed),
    ]);
    return action;
  });
  return () => {
    stop();
    thinkers.close();
  };
}
