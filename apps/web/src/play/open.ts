import { type AnyGame, type LogEntry, Match } from '@minoya/kernel';
import { dayOfSlot } from '@minoya/shared/calendar';
import { toast } from '../design/toast.tsx';
import type { AnyGameUI, GameUI } from '../games/game-ui.ts';
import { uiFor } from '../games/versions.ts';
import { today } from '../store/day.ts';
import type { RunLock } from '../store/locks.ts';
import { broken, loadRun, type Run, setAside } from '../store/runs.ts';
import { watchAchievements } from './watch-achievements.ts';
import { begin, seatMarks } from './begin.ts';
import { isAhead, isRepeat } from './day-game.ts';
import type { Play } from './play.ts';
import { keepSaved, type Saving } from './session.ts';
import { seatAt } from './seat.ts';
import { prepared } from './prepared.ts';
import { newSeed } from './seed.ts';
import { text } from './text.ts';

/** A run on screen, saving itself. */
export interface OpenRun<G extends AnyGame> {
  /** The screens of the rules this run is played by. */
  readonly ui: GameUI<G>;
  readonly play: Play<G>;
  readonly match: Match<G>;
  readonly slot: string;
  readonly started: number;
  /** True: it was over before, and is laid out from the records. */
  readonly isFiled?: boolean;
  /** Ends this run and begins another at the same table: a new deal, or the one of a seed. */
  again(seed?: string): void;
  close(): void;
}

/** Takes up the run of a slot, or begins one; it is saved as long as this tab holds it. */
export async function openRun<G extends AnyGame>(
  present: GameUI<G>,
  slot: string,
  { hold }: RunLock,
): Promise<OpenRun<G>> {
  const run = await loadRun(present.game.id, slot);
  const then = run ? await uiOf(present, run) : present;
  const match = run ? await resume(then, run) : null;
  const ui = match ? then : present;
  if (broken.splice(0).includes(ui.game.id)) toast(text.broken, { stays: true });
  if (!match && (ui.waitsForStart || isAhead(slot, today.peek()))) throw new NothingHere();
  const given = match ? null : await ui.fresh?.(slot);
  if (given) await prepared(ui, given.setup);
  const fresh = match ?? new Match(ui.game, given?.setup ?? ui.setup, given?.seed ?? newSeed());
  if (!match && isRepeat(ui, { seed: fresh.seed, slot })) fresh.mark('repeat');
  const started = (match && run?.started) || Date.now();
  return wire(ui, fresh, { slot, started, marks: (match && run?.marks) || {}, hold });
}

/** There is no game on the slot, and none begins by itself. */
export class NothingHere extends Error {}

/** The run was begun with newer rules than this page has: it waits for the page to be loaded anew. */
export class NewerRules extends Error {}

/** A run goes on under the rules it was begun with. */
async function uiOf<G extends AnyGame>(present: GameUI<G>, run: Run): Promise<GameUI<G>> {
  const ui = run.version === present.game.version ? present : await uiFor(run.game, run.version);
  if (!ui) throw new NewerRules();
  return ui as GameUI<G>;
}

/** What can be played again; a save that was tampered with has none, and giving up is not among it. */
function takenBackIn(ui: Pick<AnyGameUI, 'givesUp'>, { takenBack }: Run): readonly LogEntry[] {
  const whole = Array.isArray(takenBack) && takenBack.every(one => typeof one?.line === 'string');
  return whole ? takenBack.filter(({ line }) => !ui.givesUp?.(line)) : [];
}

async function resume<G extends AnyGame>(ui: GameUI<G>, run: Run): Promise<Match<G> | null> {
  await prepared(ui, run.setup);
  const read = Match.resume(ui.game, run, takenBackIn(ui, run));
  if (read.ok) return read.value;
  await setAside(run);
  broken.push(run.game);
  return null;
}

function wire<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, wiring: Saving): OpenRun<G> {
  const { slot, started } = wiring;
  const play = seatAt(ui, match, wiring.marks);
  play.ranked = ui.leaderboards !== undefined;
  const stopSaving = keepSaved(ui, play, match, wiring);
  const stopWatching = watchAchievements(ui, play, slot);
  const leave = ui.attend?.(play) ?? (() => undefined);
  // After everybody has sat down: the log says their names.
  play.recall();
  const close = () => {
    leave();
    stopSaving();
    stopWatching();
    play.close();
  };
  // A day has one deal: once more means that one.
  const again = (given?: string) => {
    const other = given === undefined ? ui.anew?.(slot, match.setup) : null;
    if (other) return void begin(ui, { ...other, aside: true });
    const seed = given ?? (dayOfSlot(slot) === null ? undefined : match.seed);
    const table = { setup: match.setup, slot, marks: seatMarks(play.marks.peek()) };
    // The same deal once more is known before it begins.
    void begin(ui, seed === undefined ? table : { ...table, seed, marks: { ...table.marks, repeat: 1 } });
  };
  return { ui, play, match, slot, started, again, close };
}
