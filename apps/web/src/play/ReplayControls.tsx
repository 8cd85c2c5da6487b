import { type AnyGame, fill, listed } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { tip } from '../design/tips.tsx';
import { toast } from '../design/toast.tsx';
import type { GameUI } from '../games/game-ui.ts';
import { type Localized, say } from '../i18n/lang.ts';
import { begin } from './begin.ts';
import type { Play } from './play.ts';
import { keepBottomInset } from './bottom-inset.ts';
import { movesIn } from './session.ts';
import { copy, replayLink } from './share.ts';
import { replayText } from './replay-text.ts';
import { text } from './text.ts';
import { type ReplaySession, toldOf } from './replay-session.ts';
import type { StateOf } from './types.ts';

const botsPlayOn = (who: Localized): Localized =>
  fill({ ja: '{who}の席は、ここからAIが遊びます', en: 'From here a bot plays for {who}' }, { who });

interface ControlsProps<G extends AnyGame> {
  readonly ui: GameUI<G>;
  readonly play: Play<G>;
  readonly session: ReplaySession<G>;
  readonly running: { value: boolean };
  /** Given, not read from the session: what is not a signal redraws nobody. */
  readonly at: number;
}

/** What leads through a game that is being watched. */
export function Controls<G extends AnyGame>(props: ControlsProps<G>): JSX.Element {
  const { ui, play, session, at } = props;
  const { match } = session;
  const moves = movesIn(ui, match);
  const entry = match.log[at - 1];
  const action: unknown = entry ? ui.game.actions.read(entry.line) : null;
  const { people } = play.seating;
  const told = at === 0 || action === null ? toldOf(ui, match, play.marks.value) : null;
  const who = entry && people.value.length > 1 ? say(replayText.doer(play.seating.asOf(at).at(entry.seat).name)) : '';
  return (
    <div class="replay-controls" ref={keepBottomInset}>
      <p class="row small">
        <strong>{say(replayText.step(Math.min(at, moves), moves))}</strong>
        <span class="quiet grow" data-step>
          {action === null
            ? told
              ? say(told)
              : ''
            : `${who}${say(ui.action(action as never, match.at(at - 1).state))}`}
        </span>
      </p>
      <Stopped ui={ui} play={play} session={session} at={at} />
      {ui.Course ? <ui.Course match={match} people={people.value} at={at} seek={ply => session.seek(ply)} /> : null}
      <input
        type="range"
        class="seek"
        min="0"
        max={match.length}
        value={at}
        aria-label={say(replayText.replay)}
        aria-valuetext={say(replayText.step(Math.min(at, moves), moves))}
        onInput={event => session.seek(Number(event.currentTarget.value))}
      />
      <Eyes play={play} session={session} />
      <Buttons {...props} />
    </div>
  );
}

/** Behind the last action of a game that was resigned: who gave it up, and who has won. */
function Stopped<G extends AnyGame>({ ui, play, session, at }: Omit<ControlsProps<G>, 'running'>) {
  const { match } = session;
  const out = play.seating.people.value.filter(one => one.resigned);
  if (at < match.length || out.length === 0 || ui.game.result(match.state)) return null;
  const marks = play.marks.value;
  const { line } = ui.outcome(match.state as StateOf<G>, { scores: [], winners: [] }, marks, match.setup);
  return (
    <p class="small" role="status" data-stopped>
      <strong>{say(replayText.resigned(listed(out.map(one => one.name))))}</strong> {say(line)}
    </p>
  );
}

/** Through whose eyes: those of whoever is on turn, or of somebody at the table. */
function Eyes<G extends AnyGame>({ play, session }: Pick<ControlsProps<G>, 'play' | 'session'>) {
  const people = play.seating.people.value;
  // Read for the redraw: whose eyes they are is no signal.
  void play.view.value;
  if (people.length < 2) return null;
  return (
    <div class="segments-row replay-eyes" role="radiogroup" aria-label={say(replayText.eyes)}>
      <button
        type="button"
        role="radio"
        class="segment"
        data-eyes="turn"
        aria-checked={session.follows}
        onClick={() => session.viewAs('turn')}
      >
        {say(replayText.onTurn)}
      </button>
      {people.map((one, seat) => (
        <button
          key={seat}
          type="button"
          role="radio"
          class="segment"
          data-eyes={seat}
          aria-checked={!session.follows && session.viewer === seat}
          onClick={() => session.viewAs(seat)}
        >
          {say(one.name)}
        </button>
      ))}
    </div>
  );
}

function Buttons<G extends AnyGame>({ ui, play, session, running, at }: ControlsProps<G>) {
  const { match } = session;
  const playOn = () => {
    const seat = typeof session.viewer === 'number' ? session.viewer : 0;
    const marks = ui.branchMarks?.(match.setup, play.marks.peek(), seat) ?? {};
    void begin(ui, { match: match.branch(at), slot: 'branch', aside: true, marks });
    const others = play.seating.people.peek().filter((one, other) => other !== seat && one.kind !== 'bot');
    if (others.length > 0) toast(botsPlayOn(listed(others.map(one => one.name))));
  };
  // Where nothing is left to play on from, something stands in its place: the next button must not slide under a finger.
  const isOver = ui.game.result(match.at(at).state) !== null;
  const tryAt = ui.replayed?.(match.setup, match.state as StateOf<G>).tryAt;
  return (
    <p class="row">
      <button type="button" class="button" aria-label={say(replayText.stepBack)} onClick={() => session.seek(at - 1)}>
        <Icon id="stepBack" />
      </button>
      <button
        type="button"
        class="button"
        aria-label={say(running.value ? replayText.pause : replayText.playOn)}
        onClick={() => {
          if (!running.value && at >= match.length) session.seek(0);
          running.value = !running.value;
        }}
      >
        <Icon id={running.value ? 'pause' : 'play'} />
      </button>
      <button type="button" class="button" aria-label={say(replayText.stepOn)} onClick={() => session.seek(at + 1)}>
        <Icon id="step" />
      </button>
      {isOver && tryAt ? (
        <a class="button primary" data-do="try" href={tryAt}>
          {say(replayText.tryIt)}
        </a>
      ) : (
        <button
          type="button"
          class="button primary"
          data-do="from-here"
          aria-disabled={isOver}
          {...(ui.leaderboards ? tip(say(replayText.fromHereIs)) : {})}
          onClick={() => {
            if (!isOver) playOn();
          }}
        >
          {say(replayText.playFromHere)}
        </button>
      )}
      <button
        type="button"
        class="button"
        data-do="copy-link"
        onClick={() => void copy(replayLink(ui, match, play.marks.peek()))}
      >
        <Icon id="copy" />
        {say(text.copyLink)}
      </button>
    </p>
  );
}
