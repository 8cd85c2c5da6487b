import { type AnyGame, Match, type Replay } from '@minoya/kernel';
import { signal } from '@preact/signals';
import { type JSX, render } from 'preact';
import type { GameUI } from '../games/game-ui.ts';
import { say } from '../i18n/lang.ts';
import type { OpenRun } from './open.ts';
import type { Play } from './play.ts';
import { seatAt } from './seat.ts';
import { newSeed } from './seed.ts';
import { Table } from './Table.tsx';

type Marks = Readonly<Record<string, number>>;

/** What a mounted table shows: a new game, one that goes on, or one to look at. */
type Mounting<G extends AnyGame> = { readonly ui: GameUI<G> } & (
  | { readonly setup?: string; readonly seed?: string; readonly marks?: Marks }
  | { readonly match: Match<G>; readonly marks?: Marks }
  | { readonly replay: Replay }
);

export interface MountedTable<G extends AnyGame> {
  /** What is played there now: the state, the log, and whom to watch for actions. */
  readonly play: Play<G>;
  unmount(): void;
}

/**
 * Puts a whole table into any element: any number of them fit on one page, and none knows of another. Nothing is
 * saved; whoever mounts may watch the play. The page brings toasts, tips and the live region once (see app.tsx).
 */
export async function mount<G extends AnyGame>(element: Element, what: Mounting<G>): Promise<MountedTable<G>> {
  if (!('replay' in what)) return mountRun(element, what);
  const { mountReplay } = await import('./ReplayScreen.tsx');
  return mountReplay(element, what.ui, what.replay);
}

function mountRun<G extends AnyGame>(
  element: Element,
  what: Exclude<Mounting<G>, { readonly replay: Replay }>,
): MountedTable<G> {
  const { ui, marks = {} } = what;
  let deals = 0;
  const deal = (setup: string, seed = newSeed()) => open(ui, new Match(ui.game, setup, seed), marks, again);
  const again = (seed?: string) => {
    const before = run.peek();
    deals += 1;
    run.value = deal(before.match.setup, seed);
    before.close();
  };
  const run = signal('match' in what ? open(ui, what.match, marks, again) : deal(what.setup ?? ui.setup, what.seed));
  const Mounted = (): JSX.Element => <Table key={deals} run={run.value} label={say(ui.name)} />;
  render(<Mounted />, element);
  return {
    get play() {
      return run.peek().play;
    },
    unmount() {
      render(null, element);
      run.peek().close();
    },
  };
}

function open<G extends AnyGame>(
  ui: GameUI<G>,
  match: Match<G>,
  marks: Marks,
  again: (seed?: string) => void,
): OpenRun<G> {
  const play = seatAt(ui, match, marks);
  const leave = ui.attend?.(play);
  play.recall();
  const close = () => {
    leave?.();
    play.close();
  };
  return { ui, play, match, slot: 'mounted', started: Date.now(), again, close };
}
