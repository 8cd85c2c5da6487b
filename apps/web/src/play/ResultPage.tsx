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
import { loadPast, type Past } from '../store/runs.ts';
import { begin, seatMarks } from './begin.ts';
import type { OpenRun } from './open.ts';
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
  play.ranked = ui.leaderboards !== undefined;
  play.recall();
  // A day has one deal: once more means that one.
  const again = (given?: string) => {
    const seed = given ?? (dayOfSlot(past.slot) === null ? undefined : match.seed);
    const table = { setup: match.setup, slot: past.slot, marks: seatMarks(past.marks) };
    void begin(ui, { ...table, ...(seed === undefined ? {} : { seed }), aside: true });
  };
  return { ui, play, match, slot: past.slot, started: past.started, again, close: () => play.close() };
}
