import { type AnyGame, Match } from '@minoya/kernel';
import { toast } from '../design/toast.tsx';
import type { House } from '../games/house.ts';
import { houseFor } from '../games/versions.ts';
import type { RunLock } from '../store/locks.ts';
import { broken, loadRun, type Run, setAside } from '../store/runs.ts';
import { watchSeals } from './award.ts';
import { begin, seatMarks } from './begin.ts';
import type { Play } from './play.ts';
import { keepSaved, type Saving } from './saving.ts';
import { seatAt } from './seat.ts';
import { newSeed } from './seed.ts';
import { text } from './text.ts';

/** A run on screen, saving itself. */
export interface OpenRun<G extends AnyGame> {
  /** The screens of the rules this run is played by. */
  readonly house: House<G>;
  readonly play: Play<G>;
  readonly match: Match<G>;
  readonly slot: string;
  readonly started: number;
  /** Ends this run and begins another at the same table: a new deal, or the one of a seed. */
  again(seed?: string): void;
  close(): void;
}

/** Takes up the run of a slot, or begins one; it is saved as long as this tab holds it. */
export async function openRun<G extends AnyGame>(
  present: House<G>,
  slot: string,
  { hold }: RunLock,
): Promise<OpenRun<G>> {
  const run = await loadRun(present.game.id, slot);
  const then = run ? await houseOf(present, run) : present;
  const match = run ? await resume(then, run) : null;
  const house = match ? then : present;
  if (broken.splice(0).includes(house.game.id)) toast(text.broken, { stays: true });
  if (!match && house.keepsResults) throw new NothingHere();
  const given = match ? null : await house.fresh?.(slot);
  const fresh = match ?? new Match(house.game, given?.setup ?? house.setup, given?.seed ?? newSeed());
  const started = (match && run?.started) || Date.now();
  return wire(house, fresh, { slot, started, marks: (match && run?.marks) || {}, hold });
}

/** There is no game on the slot, and none begins by itself. */
export class NothingHere extends Error {}

/** The run was begun with newer rules than this page has: it waits for the page to be loaded anew. */
export class NewerRules extends Error {}

/** A run goes on under the rules it was begun with. */
async function houseOf<G extends AnyGame>(present: House<G>, run: Run): Promise<House<G>> {
  const house = run.version === present.game.version ? present : await houseFor(run.game, run.version);
  if (!house) throw new NewerRules();
  return house as House<G>;
}

async function resume<G extends AnyGame>(house: House<G>, run: Run): Promise<Match<G> | null> {
  const read = Match.resume(house.game, run);
  if (read.ok) return read.value;
  await setAside(run);
  broken.push(run.game);
  return null;
}

function wire<G extends AnyGame>(house: House<G>, match: Match<G>, wiring: Saving): OpenRun<G> {
  const { slot, started } = wiring;
  const play = seatAt(house, match, wiring.marks);
  const stopSaving = keepSaved(house, play, match, wiring);
  const stopSeals = watchSeals(house, play, slot);
  const leave = house.attend?.(play) ?? (() => undefined);
  // After everybody has sat down: the log says their names.
  play.recall();
  const close = () => {
    leave();
    stopSaving();
    stopSeals();
    play.close();
  };
  const again = (seed?: string) => {
    const table = { setup: match.setup, slot, marks: seatMarks(play.marks.peek()) };
    void begin(house, seed === undefined ? table : { ...table, seed });
  };
  return { house, play, match, slot, started, again, close };
}
