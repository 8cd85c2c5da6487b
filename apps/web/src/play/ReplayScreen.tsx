import { Title } from '../design/Title.tsx';
import { type AnyGame, Match, type Replay } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import { type JSX, render } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { words } from '../design/words.ts';
import type { AnyGameUI, GameUI } from '../games/game-ui.ts';
import { loaderOf } from '../games/list.ts';
import { uiFor } from '../games/versions.ts';
import { type Localized, say } from '../i18n/lang.ts';
import { begin } from './begin.ts';
import type { MountedTable } from './mount.tsx';
import { replayOf } from './replay-link.ts';
import { copy, replayLink } from './share.ts';
import { TableFrame } from './TableFrame.tsx';
import { text } from './text.ts';
import { type Watched, type WatchSession, watch } from './watch.ts';

type Found = { readonly ui: AnyGameUI; readonly match: Match } | { readonly why: Localized };

/** Opens the game that an address stands for. */
async function find({ rest, hash }: ReplayProps): Promise<Found> {
  const found = await replayOf(rest || hash);
  if ('why' in found) return found;
  const { game, version } = found.replay;
  const ui = await uiFor(game, version).catch(() => 'unreachable' as const);
  if (ui === 'unreachable') return { why: text.replayRulesUnreachable };
  if (!ui) return { why: loaderOf(game) ? text.replayNewer : text.unknownGame };
  const match = Match.resume(ui.game, found.replay);
  return match.ok ? { ui, match: match.value } : { why: text.doesNotHold };
}

interface ReplayProps {
  readonly rest: string;
  readonly hash: string;
}

/** The replay of a link: `/r/<word>`, `/r#<word>`, or `/r/<id>` for a row of a leaderboard. */
export function ReplayScreen({ rest, hash }: ReplayProps): JSX.Element {
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    found.value = null;
    void find({ rest, hash }).then(result => {
      found.value = result;
    });
  }, [rest, hash]);
  const now = found.value;
  if (!now) return <p class="page quiet">{say(words.loading)}</p>;
  if ('why' in now) {
    return (
      <div class="page narrow">
        <h1>{say(text.badLink)}</h1>
        <p>{say(now.why)}</p>
        <p>
          <a href="/">{say(text.home)}</a>
        </p>
      </div>
    );
  }
  return <Opened ui={now.ui} match={now.match} />;
}

function Opened<G extends AnyGame>({ ui, match }: { ui: GameUI<G>; match: Match<G> }) {
  const watched = useMemo(() => watch(ui, match), [ui, match]);
  useEffect(() => () => watched.play.close(), [watched]);
  return (
    <>
      <Title of={`${say(ui.name)} ${say(text.replay)}`} unseen />
      <Viewer ui={ui} {...watched} />
    </>
  );
}

interface ViewerProps<G extends AnyGame> extends Watched<G> {
  readonly ui: GameUI<G>;
  readonly label?: string;
}

/** A game to look at, with what leads through it. */
function Viewer<G extends AnyGame>({ ui, play, session, label }: ViewerProps<G>) {
  const { match } = session;
  const running = useSignal(false);
  const at = play.length.value;
  useEffect(() => {
    if (!running.value) return undefined;
    if (at >= match.length) {
      running.value = false;
      return undefined;
    }
    const timer = setTimeout(() => session.seek(at + 1), play.stage.busy.value ? 1_600 : 350);
    return () => clearTimeout(timer);
  }, [running.value, at, play.stage.busy.value]);
  const keys = {
    ArrowLeft: () => session.seek(at - 1),
    ArrowRight: () => session.seek(at + 1),
    Home: () => session.seek(0),
    End: () => session.seek(match.length),
    ' ': () => {
      running.value = !running.value;
    },
  };
  return (
    <TableFrame play={play} keys={keys} label={label}>
      <ui.Scene play={play} />
      <Controls ui={ui} match={match} session={session} running={running} at={at} />
    </TableFrame>
  );
}

interface ControlsProps<G extends AnyGame> {
  readonly ui: GameUI<G>;
  readonly match: Match<G>;
  readonly session: WatchSession<G>;
  readonly running: { value: boolean };
  /** Given, not read from the session: what is not a signal redraws nobody. */
  readonly at: number;
}

function Controls<G extends AnyGame>({ ui, match, session, running, at }: ControlsProps<G>) {
  const entry = match.log[at - 1];
  const over = ui.game.result(match.at(at).state) !== null;
  const action: unknown = entry ? ui.game.actions.read(entry.line) : null;
  return (
    <div class="replay-controls">
      <p class="row small">
        <strong>{say(text.step(at, match.length))}</strong>
        <span class="quiet grow">{action === null ? '' : say(ui.action(action as never, match.at(at - 1).state))}</span>
      </p>
      <input
        type="range"
        class="seek"
        min="0"
        max={match.length}
        value={at}
        aria-label={say(text.replay)}
        aria-valuetext={say(text.step(at, match.length))}
        onInput={event => session.seek(Number(event.currentTarget.value))}
      />
      <p class="row">
        <button type="button" class="button" aria-label={say(text.stepBack)} onClick={() => session.seek(at - 1)}>
          <Icon id="stepBack" />
        </button>
        <button
          type="button"
          class="button"
          aria-label={say(running.value ? text.pause : text.playOn)}
          onClick={() => {
            if (!running.value && at >= match.length) session.seek(0);
            running.value = !running.value;
          }}
        >
          <Icon id={running.value ? 'pause' : 'play'} />
        </button>
        <button type="button" class="button" aria-label={say(text.stepOn)} onClick={() => session.seek(at + 1)}>
          <Icon id="step" />
        </button>
        {over ? null : (
          <button
            type="button"
            class="button primary"
            onClick={() => void begin(ui, { match: match.branch(at), slot: 'branch', aside: true })}
          >
            {say(text.playFromHere)}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy(replayLink(match))}>
          <Icon id="copy" />
          {say(text.copyLink)}
        </button>
      </p>
    </div>
  );
}

/** Puts a game to look at into any element (see mount.tsx). */
export function mountReplay<G extends AnyGame>(element: Element, ui: GameUI<G>, replay: Replay): MountedTable<G> {
  const match = Match.resume(ui.game, replay);
  if (!match.ok) throw new Error(match.why);
  const watched = watch(ui, match.value);
  render(<Viewer ui={ui} {...watched} label={say(ui.name)} />, element);
  return {
    play: watched.play,
    unmount() {
      render(null, element);
      watched.play.close();
    },
  };
}
