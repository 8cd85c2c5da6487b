import type { State } from '@minoya/games/polyform/state';
import { ACTIONS_PER_TURN } from '@minoya/games/polyform/start';
import { phaseTexts } from '@minoya/games/polyform/texts';
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { HeadAddition } from '../../../online/room-additions.ts';
import { PanelButton } from '../../../play/PlayBar.tsx';
import { place } from '../../../router.ts';
import type { TableController } from './table-controller.ts';
import { turnsToCome } from '../result/ending.ts';
import { form } from './form.ts';
import { LocalClock } from './LocalClock.tsx';
import { isCutOff, isStopped, shortNamed, whoseTurn } from './on-turn.ts';
import { ActionPips, pointsOf } from './Others.tsx';
import { SeatMark } from './Pictures.tsx';
import { text } from '../text.ts';

/** The top line: whose turn it is, what is left of it, and the way back. */
export function Head({ controller }: { controller: TableController }): JSX.Element {
  const { play } = controller;
  const state = play.shown.value;
  // The badge of the final round needs the room, and says enough.
  const final = state.phase === 'finalRound' && !isStopped(play);
  const crowded = form.value === 'pocket' && final;
  return (
    <header class="play-bar polyform-head">
      {play.isReplay ? <WayOut /> : <PanelButton play={play} opens="menu" icon="menu" />}
      <Who controller={controller} state={state} />
      <div class="turn-line">
        {crowded ? null : <span class="quiet small round">{say(text.round(state.round))}</span>}
        {play.marks.value['branch'] && !play.isReplay ? <Branch /> : null}
        {controller.seated || play.isReplay || play.result.value ? null : <NotPlaying play={play} />}
        <Turn controller={controller} state={state} />
        {final ? <span class="final-badge">{say(text.finalRound)}</span> : null}
      </div>
      <LocalClock controller={controller} />
      <Extra />
      {state.setup.debug ? <DebugButton controller={controller} /> : null}
      {controller.seated ? <UndoButton controller={controller} /> : null}
      {form.value === 'wide' ? null : <LogButton play={play} />}
    </header>
  );
}

/** Lines, not the book of the rules; drawn here, since nothing else shows it. */
function LogButton({ play }: { play: TableController['play'] }) {
  const open = () => {
    play.panel.value = 'log';
  };
  return (
    <button type="button" class="button plain" aria-label={say(text.log)} onClick={open}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7H6M4 12H6M4 17H6M9 7H20M9 12H20M9 17H20" />
      </svg>
    </button>
  );
}

/** A game that is only watched has no menu: the way leads back to where it was opened, or to the game. */
function WayOut() {
  const back = (event: Event) => {
    // The first page of a visit has nothing of ours behind it.
    if (place.peek().visit <= 1) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a
      class="button plain"
      href="/polyform"
      data-do="way-out"
      aria-label={say({ ja: '戻る', en: 'Back' })}
      onClick={back}
    >
      <Icon id="back" />
    </a>
  );
}

/** Who only looks on; whose seat a bot plays reads so instead, and beside it how to take it again. */
function NotPlaying({ play }: { play: TableController['play'] }) {
  const own = play.seating.people.value.find(one => one.kind === 'you');
  return (
    <span class="branch-badge" data-watches={own === undefined}>
      {say(own?.badge ?? text.watching)}
    </span>
  );
}

/** Begun in the middle of another game: it counts for nothing. */
function Branch() {
  return (
    <span class="branch-badge" {...tip(say(text.branchWhy))} data-branch>
      {say(text.branch)}
    </span>
  );
}

/** The game, who one is, and what one has. */
function Who({ controller, state }: { controller: TableController; state: State }) {
  const me = controller.me.value;
  const person = controller.play.seating.at(me);
  return (
    <div class="head-who">
      <b class="head-logo">{say(text.name)}</b>
      <span class="head-name">
        <SeatMark seat={me} person={person} />
        {say(person.name)}
      </span>
      <b class="num head-score">{say(text.points(pointsOf(state, me)))}</b>
    </div>
  );
}

/** Only a table that was set up for development has it. */
function DebugButton({ controller }: { controller: TableController }) {
  const open = () => {
    controller.sheet.value = { id: 'debug' };
  };
  return (
    <button
      type="button"
      class="button plain"
      data-do="debug"
      aria-label={say({ ja: '開発版', en: 'Debug' })}
      onClick={open}
    >
      <Icon id="bug" />
    </button>
  );
}

/** What a room has to say up here. */
function Extra() {
  const Shown = useContext(HeadAddition);
  return Shown ? <Shown /> : null;
}

function Turn({ controller, state }: { controller: TableController; state: State }) {
  if (isStopped(controller.play)) return <b>{say(phaseTexts.ended)}</b>;
  if (state.active === null) return <b>{say(phaseTexts[state.phase])}</b>;
  const mine = state.active === controller.me.value;
  const sitter = controller.play.seating.at(state.active);
  // Nobody can act on a turn while the line is broken.
  const person = mine && isCutOff(controller.play) ? { ...sitter, badge: text.cutOff } : sitter;
  const named = form.value === 'pocket' ? shortNamed(person) : person;
  return (
    <>
      <SeatMark seat={state.active} person={person} />
      <TurnName whole={say(whoseTurn(named, mine))} name={say(named.name)} />
      <ActionPips left={state.actions} />
    </>
  );
}

/** Where there is no room the name ends in dots, not what is said of it. */
function TurnName({ whole, name }: { whole: string; name: string }) {
  const end = whole.indexOf(name) + name.length;
  if (!whole.includes(name)) return <b class="turn-name">{whole}</b>;
  return (
    <b class="turn-name">
      <span class="turn-who">{whole.slice(0, end)}</span>
      <span class="turn-rest">{whole.slice(end)}</span>
    </b>
  );
}

function UndoButton({ controller }: { controller: TableController }) {
  const { play } = controller;
  const can = controller.myTurn.value && play.canUndo.value && !controller.finishing;
  const dimmed = !can || isCutOff(play);
  return (
    <button
      type="button"
      class="button plain"
      data-do="undo"
      aria-label={say({ ja: '戻す', en: 'Undo' })}
      aria-disabled={dimmed}
      onClick={() => {
        if (can) controller.undo();
        else play.refuse(whyNoUndo(controller));
      }}
    >
      <Icon id="undo" />
    </button>
  );
}

function whyNoUndo(controller: TableController): string {
  if (!controller.myTurn.peek()) return 'undoOther';
  const { actions, pending } = controller.play.view.peek();
  return actions === ACTIONS_PER_TURN && !pending ? 'undoNone' : 'undoGone';
}

export function FinalStrip({ controller }: { controller: TableController }): JSX.Element | null {
  const state = controller.play.shown.value;
  if (state.phase !== 'finalRound' || isStopped(controller.play)) return null;
  const seats = turnsToCome(state);
  return (
    <div class="final-strip" role="status">
      <span class="small">{say(seats.length > 0 ? text.turnsLeft : text.noTurnsLeft)}</span>
      <ol>
        {seats.map((seat, i) => (
          <li key={i}>
            <SeatMark seat={seat} person={controller.play.seating.at(seat)} />
            <span class="small">{say(controller.play.seating.at(seat).name)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
