import { type AnyGame, decodeReplay, Match } from '@minoya/kernel';
import { dayOfSlot } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Title } from '../design/Title.tsx';
import { words } from '../design/words.ts';
import type { GameUI } from '../games/game-ui.ts';
import { uiFor } from '../games/versions.ts';
import { say } from '../i18n/lang.ts';
import { go } from '../router.ts';
import { loadPast, loadRun, type Past } from '../store/runs.ts';
import { begin, seatMarks } from './begin.ts';
import type { OpenRun } from './open.ts';
import type { Play } from './play.ts';
import { prepared } from './prepared.ts';
import { seatAt } from './seat.ts';
import { Table } from './Table.tsx';
import { text } from './text.ts';

/** A finished game as it was filed: its table, its result, its turning points. */
export function ResultPage<G extends AnyGame>({ ui, id }: { ui: GameUI<G>; id: string }): JSX.Element {
  const run = useSignal<OpenRun<G> | 'missing' | null>(null);
  useEffect(() => {
    let gone = false;
    let open: OpenRun<G> | null = null;
    void reopen(ui, id).then(found => {
      if (gone) found?.close();
      else run.value = open = found;
      if (!found && !gone) run.value = 'missing';
    });
    return () => {
      gone = true;
      open?.close();
    };
  }, [ui, id]);
  if (run.value === 'missing')
    return (
      <div class="page narrow">
        <h1>{say(text.result)}</h1>
        <p>{say(text.noResult)}</p>
        <a class="button primary" href={`/${ui.game.id}`}>
          {say(ui.name)}
        </a>
      </div>
    );
  if (!run.value) return <p class="page quiet">{say(words.loading)}</p>;
  return (
    <>
      <Title of={`${say(ui.name)} ${say(text.result)}`} unseen />
      <Table run={run.value} />
    </>
  );
}

async function reopen<G extends AnyGame>(present: GameUI<G>, id: string): Promise<OpenRun<G> | null> {
  const past = await loadPast(id);
  const replay = past ? decodeReplay(past.word) : null;
  if (!past || !replay?.ok || replay.value.game !== present.game.id) return null;
  const { version } = replay.value;
  const then = version === present.game.version ? present : ((await uiFor(past.game, version)) as GameUI<G> | null);
  if (!then) return null;
  await prepared(then, replay.value.setup);
  const match = Match.resume(then.game, replay.value);
  return match.ok ? laidOut(then, match.value, past) : null;
}

/** On the table again, to be looked at: it is filed already, and nothing of it is saved anew. */
function laidOut<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, past: Past): OpenRun<G> {
  const play = seatAt(ui, match, past.marks);
  play.seating.people.value = ui.people?.(match.setup, past.marks) ?? [];
  play.isOld = true;
  play.ranked = ui.leaderboards !== undefined;
  play.recall();
  // A run that was given up ended as it was filed, not by its rules.
  const isOver = play.session.result !== null;
  play.result.value ??= past.result;
  const stop = isOver ? playOn(ui, play, match, past) : () => undefined;
  // A day has one deal: once more means that one.
  const again = (given?: string) => {
    const other = given === undefined ? ui.anew?.(past.slot, match.setup) : null;
    if (other) return void begin(ui, { ...other, aside: true });
    const seed = given ?? (dayOfSlot(past.slot) === null ? undefined : match.seed);
    const table = { setup: match.setup, slot: past.slot, marks: seatMarks(past.marks) };
    void begin(ui, { ...table, ...(seed === undefined ? {} : { seed }), aside: true });
  };
  const close = () => {
    stop();
    play.close();
  };
  return { ui, play, match, slot: past.slot, started: past.started, isFiled: true, again, close };
}

/** Who takes moves back plays on from there, in a game of its own; what is in progress on the slot stays. Returns how to stop. */
function playOn<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, match: Match<G>, past: Past): () => void {
  const stop = play.onChange(() => {
    stop();
    // Several moves may be taken back at once.
    setTimeout(() => void leaveRecords(ui, match, { slot: past.slot, marks: play.marks.peek() }), 0);
  });
  return stop;
}

async function leaveRecords<G extends AnyGame>(
  ui: GameUI<G>,
  match: Match<G>,
  { slot, marks }: Pick<Past, 'slot' | 'marks'>,
): Promise<void> {
  const busy = ((await loadRun(ui.game.id, slot))?.log.length ?? 0) > 0;
  const place = busy ? { slot: 'branch', aside: true, marks: { ...marks, practice: 1 } } : { slot, marks };
  await begin(ui, { ...place, match: match as Match, go: path => go(path, { replace: true }) });
}
