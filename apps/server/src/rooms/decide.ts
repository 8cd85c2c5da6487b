import { randomBytes } from 'node:crypto';
import type { AnyGame, Ply } from '@minoya/kernel';
import type { Command, Refusal } from '@minoya/shared/protocol';
import { endsByResignation } from '@minoya/shared/resignation';
import { EMPTY_CHAIR, isFilled, seatOf } from './chairs.ts';
import { freshDeal } from './deal-commitment.ts';
import type { RoomEvent } from './event.ts';
import type { PendingEvent } from './job.ts';
import { isFull } from './room-size.ts';
import type { RoomState } from './room-state.ts';

/** `already`: nothing is left to be done, so nothing is stored. */
export type Decision = PendingEvent | { readonly refuse: Refusal; readonly text?: string } | { readonly already: true };

const ALREADY: Decision = { already: true };

export interface CommandSender {
  readonly who: string;
  readonly name: number;
}

/** What a decision needs that is not in the room's log. */
export interface DecisionInputs {
  /** Bots that may be given a seat of a game. */
  botsFor(game: AnyGame): readonly string[];
  seed(): string;
}

export const FASTEST_CLOCK = 10;
export const SLOWEST_CLOCK = 86_400;

/** 128 bits nobody can guess: a deck must not be computable from what the players see. */
export function freshSeed(): string {
  return randomBytes(16).toString('base64url');
}

/** What a command comes to: the event that carries it out, or why not. Changes nothing itself. */
export function decide(state: RoomState, by: CommandSender, command: Command, inputs: DecisionInputs): Decision {
  if (state.table.phase === 'closed') return { refuse: 'not-now' };
  if (isFull(state.n, command)) return { refuse: 'room-full' };
  const { who } = by;
  const { id } = command;
  switch (command.t) {
    case 'act':
      return act(state, who, id, command.a);
    case 'undo':
      return undo(state, who, id);
    case 'sit':
      return sit(state, by, id, command.seat);
    case 'leave':
      return leave(state, who, command);
    case 'ready':
      return ready(state, who, id, command.on);
    default:
      return who === state.table.host ? byHost(state, who, command, inputs) : { refuse: 'not-host' };
  }
}

/** A free chair for somebody who came to play; null when there is none for them. */
export function chairFor(state: RoomState, by: CommandSender, inputs: DecisionInputs): PendingEvent | null {
  const decided = decide(state, by, { t: 'sit', id: 0 }, inputs);
  return 'event' in decided ? decided : null;
}

function accepted(event: RoomEvent, ply: Ply | null = null): Decision {
  return { event, ply };
}

function act(state: RoomState, who: string, id: number, line: string): Decision {
  const { table, match } = state;
  const seat = seatOf(table, who);
  if (seat < 0) return { refuse: 'not-seated' };
  if (!match || table.phase !== 'playing' || table.chairs[seat]?.cover) return { refuse: 'not-now' };
  const attempt = match.attempt(seat, line);
  if (!attempt.ok) return { refuse: 'rule', text: attempt.why };
  return accepted({ e: 'act', s: seat, a: attempt.ply.entry.line, id }, attempt.ply);
}

function undo(state: RoomState, who: string, id: number): Decision {
  const seat = seatOf(state.table, who);
  if (seat < 0) return { refuse: 'not-seated' };
  if (state.table.phase !== 'playing' || !state.mayUndo(seat)) return { refuse: 'no-undo' };
  return accepted({ e: 'undo', s: seat, id });
}

function sit(state: RoomState, { who, name }: CommandSender, id: number, wanted: number | undefined): Decision {
  const { table } = state;
  const own = seatOf(table, who);
  if (own >= 0) {
    const cover = table.chairs[own]?.cover;
    if (cover === 'left' || cover === 'away' || cover === 'idle') return accepted({ e: 'back', s: own, who, id });
    // Their own seat that nobody else plays: so it is already.
    return cover === null && (wanted ?? own) === own ? ALREADY : { refuse: 'taken' };
  }
  if (state.isBanned(who)) return { refuse: 'taken' };
  const free = (seat: number): boolean => {
    const chair = table.chairs[seat];
    if (!chair || chair.who !== null || chair.bot !== null) return false;
    // In a running game only a chair whose person was removed, as was possible once, can be taken over.
    return table.phase !== 'playing' || chair.cover === 'left';
  };
  const seat = wanted ?? table.chairs.findIndex((_, i) => free(i));
  if (!free(seat)) return { refuse: 'taken' };
  return accepted({ e: 'sit', s: seat, name, who, id });
}

/** Who resigned stays so until the game is over, whether they go or look on. */
function leave(state: RoomState, who: string, { id, resign }: Extract<Command, { t: 'leave' }>): Decision {
  const { phase, chairs } = state.table;
  const chair = chairs[seatOf(state.table, who)];
  if (!chair) return { refuse: 'not-seated' };
  if (resign && phase !== 'playing') return { refuse: 'not-now' };
  if (phase === 'playing' && chair.cover === 'resigned') return ALREADY;
  if (!resign) return accepted({ e: 'leave', who, id });
  const after = chairs.map(one => (one === chair ? { ...one, cover: 'resigned' as const } : one));
  return accepted({ e: 'leave', who, id, resign, ...(endsByResignation(after) && { over: true }) });
}

/** The event by which somebody whose identity was deleted leaves, and their name with them; null where nothing of them is left. */
export function leavingOf(state: RoomState, who: string): PendingEvent | null {
  const chair = state.table.chairs[seatOf(state.table, who)];
  if (!chair || state.table.phase === 'closed' || isFull(state.n, { t: 'leave', id: 0 })) return null;
  const hasLeft = chair.cover === 'left' || (chair.cover === 'resigned' && state.table.phase === 'playing');
  return hasLeft && chair.name === EMPTY_CHAIR.name ? null : { event: { e: 'leave', who, gone: true }, ply: null };
}

function ready(state: RoomState, who: string, id: number, on: boolean): Decision {
  const chair = state.table.chairs[seatOf(state.table, who)];
  if (!chair) return { refuse: 'not-seated' };
  if (state.table.phase !== 'lobby') return { refuse: 'not-now' };
  return chair.ready === on ? ALREADY : accepted({ e: 'ready', on, who, id });
}

function again(state: RoomState, who: string, id: number, inputs: DecisionInputs): Decision {
  if (state.table.phase !== 'over') return { refuse: 'not-now' };
  return accepted({ e: 'again', deal: freshDeal(inputs.seed()), who, id });
}

type HostCommand = Extract<Command, { t: 'setup' | 'bot' | 'kick' | 'host' | 'start' | 'again' }>;

function byHost(state: RoomState, who: string, command: HostCommand, inputs: DecisionInputs): Decision {
  const { table } = state;
  const { id } = command;
  switch (command.t) {
    case 'setup':
      return setUp(state, who, command);
    case 'bot':
      return bot(state, who, command, inputs);
    case 'kick': {
      const chair = table.chairs[command.seat];
      // From a running game nobody is removed: whoever is away in it is the others' to vote about.
      if (!chair?.who || chair.who === who || table.phase === 'playing') return { refuse: 'not-now' };
      return accepted({ e: 'kick', s: command.seat, who, id });
    }
    case 'host': {
      const next = table.chairs[command.seat]?.who;
      if (next === table.host) return ALREADY;
      return next ? accepted({ e: 'host', host: next, who, id }) : { refuse: 'not-now' };
    }
    case 'start':
      return start(state, who, id, inputs);
    case 'again':
      return again(state, who, id, inputs);
  }
}

function setUp(state: RoomState, who: string, command: Extract<Command, { t: 'setup' }>): Decision {
  const { id, setup, clock, watch } = command;
  const { game, table } = state;
  if (table.phase !== 'lobby') return { refuse: 'not-now' };
  const read = game.setups.read(setup);
  if (read === null || game.isPractice?.(read)) return { refuse: 'bad-setup' };
  if (clock !== null && (clock < FASTEST_CLOCK || clock > SLOWEST_CLOCK)) return { refuse: 'bad-setup' };
  if (table.chairs.filter(chair => chair.who !== null).length > game.seatCount(read)) return { refuse: 'taken' };
  const written = game.setups.write(read);
  if (written === table.setup && clock === table.clock && watch === table.watch) return ALREADY;
  return accepted({ e: 'setup', setup: written, clock, watch, who, id });
}

function bot(state: RoomState, who: string, command: Extract<Command, { t: 'bot' }>, inputs: DecisionInputs): Decision {
  const chair = state.table.chairs[command.seat];
  if (!chair || state.table.phase !== 'lobby') return { refuse: 'not-now' };
  if (chair.who !== null) return { refuse: 'taken' };
  if (command.bot !== null && !inputs.botsFor(state.game).includes(command.bot)) return { refuse: 'bad-bot' };
  if (command.bot === chair.bot) return ALREADY;
  return accepted({ e: 'bot', s: command.seat, bot: command.bot, who, id: command.id });
}

function start(state: RoomState, who: string, id: number, inputs: DecisionInputs): Decision {
  if (state.table.phase !== 'lobby') return { refuse: 'not-now' };
  if (!isFilled(state.table)) return { refuse: 'not-ready' };
  const { seed, salt } = state.deal ?? freshDeal(inputs.seed());
  return accepted({ e: 'start', version: state.game.version, seed, salt, who, id });
}
