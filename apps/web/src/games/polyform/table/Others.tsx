import { colours } from '@minoya/games/polyform/cards/card';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { completed, scoreOf, sumOf } from '@minoya/games/polyform/score';
import { ACTIONS_PER_TURN } from '@minoya/games/polyform/start';
import type { Player, State } from '@minoya/games/polyform/state';
import { colourTexts } from '@minoya/games/polyform/texts';
import type { Seat } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { Person } from '../../../stage/seating.ts';
import type { TableController } from './table-controller.ts';
import { turnsToCome } from '../result/ending.ts';
import { form } from './form.ts';
import { isStopped, onTurn, whoseTurn } from './on-turn.ts';
import { CardBack, cardName, CardPicture, PieceSign, SeatMark } from './Pictures.tsx';
import { Ladder } from './Trade.tsx';
import { signed, text } from '../text.ts';

/** Points as far as the viewer may know them; who is done with everything has the sum that the result will show. */
export function pointsOf(state: State, seat: Seat): string {
  const player = state.players[seat] as Player;
  const points = scoreOf(player);
  if (points === null) return '?';
  return signed(player.finished || state.phase === 'ended' ? sumOf(state, seat).final : points);
}

function doneAloud(player: Player): string {
  return colours.map(colour => `${say(colourTexts[colour])}${completed(player, colour)}`).join(' ');
}

/** Finished white and black cards as counts on small cards, with the number that ends the game. */
export function DoneCounts({ state, seat }: { state: State; seat: Seat }): JSX.Element | null {
  const player = state.players[seat];
  if (!player) return null;
  return (
    <span class="done-counts">
      {colours.map(colour => (
        <span key={colour} class="done-count num" data-colour={colour}>
          {completed(player, colour)}
          {state.setup.ends[colour] > 0 ? <small>/{state.setup.ends[colour]}</small> : null}
        </span>
      ))}
    </span>
  );
}

/** Everybody in playing order, always in sight: cards in work, finished cards, pieces. */
export function SeatPanels({ controller }: { controller: TableController }): JSX.Element {
  const state = controller.play.shown.value;
  const many = form.value === 'pocket' && state.order.length > 2;
  return (
    <>
      <div class="seat-panels" role="group" aria-label={say(text.others)} data-count={state.order.length}>
        {state.order.map(seat => (
          <SeatPanel key={seat} controller={controller} seat={seat} me={seat === controller.me.value} />
        ))}
      </div>
      {many ? <Watched controller={controller} /> : null}
    </>
  );
}

/** Whose board is looked at where there is room for one: of the others, whoever acts; in one's own turn, whoever acted last. */
export function watchedSeat({ order, active }: Pick<State, 'order' | 'active'>, me: Seat): Seat {
  if (active !== null && active !== me) return active;
  return order[(order.indexOf(me) + order.length - 1) % order.length] ?? me;
}

/** Where many share a phone: one board of the others, as large as can be; a press shows all of it. */
function Watched({ controller }: { controller: TableController }) {
  const state = controller.play.shown.value;
  const seat = watchedSeat(state, controller.me.value);
  const player = state.players[seat];
  if (!player) return null;
  const who = controller.play.seating.at(seat);
  return (
    <button
      type="button"
      class="seat-watched"
      data-watched={seat}
      data-active={onTurn(controller.play) === seat}
      aria-label={say(who.name)}
      onClick={() => {
        controller.sheet.value = { id: 'seat', seat };
      }}
    >
      <SeatMark seat={seat} person={who} />
      <SeatCards player={player} />
      <SeatPieces player={player} />
    </button>
  );
}

/**
 * A person's name is a noun behind what describes it (“Round Gourd”): where both have no room in one line, the last words stay. A
 * machine's or one's own stays whole.
 */
function SeatName({ person: { kind, name } }: { person: Person }) {
  const words = kind === 'person' ? say(name).split(' ') : [say(name)];
  return (
    <b class="seat-name" data-words={words.length}>
      {words.length === 1 ? words[0] : words.map((word, i) => <span key={i}>{i === 0 ? word : ` ${word}`}</span>)}
    </b>
  );
}

/** Whether somebody is away, or another hand plays. */
function SeatBadge({ person: { badge } }: { person: Person }) {
  return badge ? <span class="seat-badge">{say(badge)}</span> : null;
}

/** In the final round: whether the seat still has a turn. */
function LastTurn({ state, seat }: { state: State; seat: Seat }) {
  const more = turnsToCome(state).filter(one => one === seat).length;
  return <span class="last-turn">{say(text.lastTurns(more, state.active === seat))}</span>;
}

function chipName(
  state: State,
  seat: Seat,
  { person, active, me }: { readonly person: Person; readonly active: boolean; readonly me: boolean },
): string {
  const player = state.players[seat] as Player;
  const turn = say(active ? whoseTurn(person, me) : person.name);
  const points = scoreOf(player) === null ? text.hiddenPoints : text.points(pointsOf(state, seat));
  return `${turn} ${say(points)} ${doneAloud(player)}`;
}

/** Everything public about one player. */
export function SeatPanel({
  controller,
  seat,
  me,
}: {
  controller: TableController;
  seat: Seat;
  me: boolean;
}): JSX.Element | null {
  const state = controller.play.shown.value;
  const player = state.players[seat];
  if (!player) return null;
  const who = controller.play.seating.at(seat);
  const active = onTurn(controller.play) === seat;
  const name = chipName(state, seat, { person: who, active, me });
  return (
    <section
      class="seat-panel"
      data-seat={seat}
      data-active={active}
      data-me={me}
      data-badge={Boolean(who.badge)}
      aria-label={name}
    >
      <button
        type="button"
        class="seat-chip"
        data-seat={seat}
        data-active={active}
        aria-label={name}
        onClick={() => {
          controller.sheet.value = { id: 'seat', seat };
        }}
      >
        <SeatMark seat={seat} person={who} />
        <SeatName person={who} />
        <SeatBadge person={who} />
        <span class="seat-sums">
          {active ? <ActionPips left={state.actions} /> : null}
          <DoneCounts state={state} seat={seat} />
          <span class="num seat-points">{pointsOf(state, seat)}</span>
        </span>
      </button>
      {state.phase === 'finalRound' && !isStopped(controller.play) ? <LastTurn state={state} seat={seat} /> : null}
      {me ? null : <SeatCards player={player} />}
      {me ? null : <SeatPieces player={player} />}
    </section>
  );
}

function SeatCards({ player }: { player: Player }) {
  return (
    <ul class="seat-cards">
      {player.working.map((work, slot) => (
        <li key={slot} data-slot={slot} aria-label={work ? cardName(work.card) : say(text.emptyPlace)}>
          {work ? <CardPicture card={work.card} placed={withLate(player, slot)} /> : <span class="no-card" />}
        </li>
      ))}
    </ul>
  );
}

function withLate(player: Player, slot: number) {
  const placed = player.working[slot]?.placed;
  const late = player.finished ? [] : player.late.filter(one => one.slot === slot);
  return late.length === 0 ? placed : [...(placed ?? []), ...late];
}

export function SeatPieces({ player }: { player: Player }): JSX.Element {
  const owned = pieceIds.filter(id => player.hand[id] > 0);
  return (
    <ul class="seat-pieces" aria-label={say(text.pieces)}>
      {owned.map(id => (
        <li key={id} data-piece={id} aria-label={say(text.pieceCount(pieces[id].text, player.hand[id]))}>
          <PieceSign id={id} />
          <span class="num">{player.hand[id]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Actions left, as filled and empty dots. */
export function ActionPips({ left }: { left: number }): JSX.Element {
  return (
    <span class="pips" role="img" aria-label={say(text.actionsLeft(left))}>
      {Array.from({ length: ACTIONS_PER_TURN }, (_, i) => (
        <span key={i} data-full={i < left} />
      ))}
    </span>
  );
}

/** A player close up: cards in work, finished cards, pieces. */
export function SeatSheet({ controller, seat }: { controller: TableController; seat: Seat }): JSX.Element | null {
  const player = controller.play.shown.value.players[seat];
  if (!player) return null;
  const close = () => {
    controller.sheet.value = null;
  };
  return (
    <Sheet title={say(controller.play.seating.at(seat).name)} onClose={close}>
      <div class="seat-close-up">
        <SeatCards player={player} />
        <SeatPieces player={player} />
      </div>
      <Ladder controller={controller} />
      <h3>{say({ ja: '完成パズル', en: 'Completed puzzles' })}</h3>
      <ul class="seat-cards wrap">
        {player.done.map((done, i) => (
          <li key={i} aria-label={done.card ? cardName(done.card) : say(text.cardOf(done.colour === 'white'))}>
            {done.card ? <CardPicture card={done.card} placed={done.placed} /> : <CardBack colour={done.colour} />}
          </li>
        ))}
      </ul>
      {player.done.length === 0 ? <p class="quiet small">{say({ ja: 'まだありません。', en: 'None yet.' })}</p> : null}
    </Sheet>
  );
}
