import { plyMarks, readAsked } from '@minoya/shared/links';
import { nameOf } from '@minoya/shared/names';
import { Title } from '../design/Title.tsx';
import { type AnyGame, Match, type Replay } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import { type JSX, render } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../design/words.ts';
import type { AnyGameUI, GameUI } from '../games/game-ui.ts';
import { loaderOf } from '../games/list.ts';
import { uiFor } from '../games/versions.ts';
import { type Localized, say } from '../i18n/lang.ts';
import type { MountedTable } from './mount.tsx';
import { prepared } from './prepared.ts';
import { CommonPanels } from './Panels.tsx';
import { Controls } from './ReplayControls.tsx';
import { type Linked, replayOf } from './replay-link.ts';
import type { Person } from '../stage/seating.ts';
import { TableFrame } from './TableFrame.tsx';
import { marksKeptHere } from './marks-for-others.ts';
import { replayText } from './replay-text.ts';
import { text } from './text.ts';
import { type ShownReplay, showReplay, toldOf } from './replay-session.ts';

type Marks = Readonly<Record<string, number>>;
type Found = { readonly ui: AnyGameUI; readonly match: Match; readonly marks: Marks } | { readonly why: Localized };

/** Opens the game that an address stands for. */
async function find({ rest, hash }: ReplayProps): Promise<Found> {
  const found = await replayOf(rest || hash);
  if ('why' in found) return found;
  const { game, version } = found.replay;
  const ui = await uiFor(game, version).catch(() => 'unreachable' as const);
  if (ui === 'unreachable') return { why: replayText.replayRulesUnreachable };
  if (!ui) return { why: loaderOf(game) ? replayText.replayNewer : replayText.unknownGame };
  await prepared(ui, found.replay.setup);
  const match = Match.resume(ui.game, found.replay);
  if (!match.ok) return { why: replayText.doesNotHold };
  return { ui, match: match.value, marks: (await marksKeptHere(found.replay)) ?? asTold(ui, found) };
}

/** Who sat where, as the server or the address says: nobody of them is "you". */
function asTold(ui: AnyGameUI, { replay, seats, late = [], standIn = [], resigned = [] }: Linked): Marks {
  const marks = seats
    ? { ...roomMarks(ui, seats, resigned), ...plyMarks('late', late), ...plyMarks('bot', standIn) }
    : readAsked(location.search);
  return ui.asOthersRead?.(replay.setup, marks, null) ?? marks;
}

/** Who sat where, as the server says. */
function roomMarks(ui: AnyGameUI, seats: NonNullable<Linked['seats']>, resigned: readonly number[]): Marks {
  const people = seats.map(({ bot, name }, seat): Person => {
    const out = resigned.includes(seat) && ({ resigned: true } as const);
    const known = { name: nameOf(name), bot, badge: null, ...out };
    return bot === null ? { kind: 'person', shop: name, ...known } : { kind: 'bot', ...known };
  });
  return ui.room?.marks?.(people) ?? {};
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
        <h1>{say(replayText.badLink)}</h1>
        <p>{say(now.why)}</p>
        <p>
          <a href="/">{say(text.home)}</a>
        </p>
      </div>
    );
  }
  return <Opened ui={now.ui} match={now.match} marks={now.marks} />;
}

function Opened<G extends AnyGame>({ ui, match, marks }: { ui: GameUI<G>; match: Match<G>; marks: Marks }) {
  const shown = useMemo(() => showReplay(ui, match, marks), [ui, match]);
  useEffect(() => () => shown.play.close(), [shown]);
  const told = toldOf(ui, match, marks);
  const plays = useMemo(() => new URLSearchParams(location.search).has('play'), [shown]);
  return (
    <>
      <Title of={[say(ui.name), say(replayText.replay), ...(told ? [say(told)] : [])].join(' ')} unseen />
      <Viewer ui={ui} {...shown} plays={plays} />
    </>
  );
}

interface ViewerProps<G extends AnyGame> extends ShownReplay<G> {
  readonly ui: GameUI<G>;
  readonly label?: string;
  /** It plays by itself, from the beginning. */
  readonly plays?: boolean;
}

/** A game to look at, with what leads through it. */
function Viewer<G extends AnyGame>({ ui, play, session, label, plays = false }: ViewerProps<G>) {
  const { match } = session;
  const running = useSignal(false);
  useEffect(() => {
    if (!plays) return;
    session.seek(0);
    running.value = true;
  }, [session]);
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
      <Controls ui={ui} play={play} session={session} running={running} at={at} />
      <CommonPanels ui={ui} play={play} />
    </TableFrame>
  );
}

/** Puts a game to look at into any element (see mount.tsx). */
export function mountReplay<G extends AnyGame>(element: Element, ui: GameUI<G>, replay: Replay): MountedTable<G> {
  const match = Match.resume(ui.game, replay);
  if (!match.ok) throw new Error(match.why);
  const shown = showReplay(ui, match.value);
  render(<Viewer ui={ui} {...shown} label={say(ui.name)} />, element);
  return {
    play: shown.play,
    unmount() {
      render(null, element);
      shown.play.close();
    },
  };
}
