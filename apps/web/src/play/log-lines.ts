import type { AnyGame, Match, Seat } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';
import type { Play } from './play.ts';
import type { PastStep } from './session.ts';
import { text } from './text.ts';
import type { EventOf, StateOf } from './types.ts';

/** One line of the log panel; its kind is the event that it tells, `late` for a time that ran out, `stand-in` for a bot that took over, `unused` for what a turn gave up, or `note` for what is beside the rules. */
export interface LogLine {
  /** The action it belongs to, counted from 1. */
  readonly ply: number;
  readonly text: Localized;
  readonly kind: string;
}

/** Lines that the log keeps. */
export const LONGEST_LOG = 200;

/** The newest lines of these, with the notes of an older log where they belong: after the action they followed. */
export function withNotes(lines: readonly LogLine[], older: readonly LogLine[]): readonly LogLine[] {
  const [from, to] = [lines[0]?.ply ?? 0, lines.at(-1)?.ply ?? 0];
  // Noted before it was known how far the game had come.
  if (older.every(({ kind, ply }) => kind === 'note' && ply === 0))
    return [...lines, ...older.map(note => ({ ...note, ply: to }))].slice(-LONGEST_LOG);
  const notes = older.filter(({ kind, ply }) => kind === 'note' && ply >= from);
  return [...lines, ...notes].sort((a, b) => a.ply - b.ply).slice(-LONGEST_LOG);
}

/** An action of a match that is known here. */
export function pastStep<G extends AnyGame>(match: Match<G>, ply: number): PastStep<G> {
  const { entry, events } = match.at(ply);
  return { ply, seat: entry?.seat ?? 0, events: events as readonly EventOf<G>[] };
}

/** Says which actions the clock or a stand-in did for somebody, by the marks of the record (`late12`, `bot12` for the twelfth). */
export class LateLines<G extends AnyGame> {
  private readonly play: Play<G>;
  private last: { readonly ply: number; readonly seat: Seat } | null = null;
  /** All that was told, in its order. */
  private steps: PastStep<G>[] = [];
  /** The last action that each seat's own player did, and whether the latest was a stand-in's. */
  private readonly hands = new Map<Seat, { readonly own: number; readonly bot: boolean }>();

  constructor(play: Play<G>) {
    this.play = play;
  }

  /** What was taken back was done by nobody else, either, when it is played again. */
  forgetAfter(length: number): void {
    const { marks, seating } = this.play;
    this.steps = this.steps.filter(step => step.ply <= length);
    for (const ply of seating.standIns.keys()) if (ply > length) seating.standIns.delete(ply);
    const kept = Object.entries(marks.peek()).filter(
      ([name]) => !/^(late|bot)\d+$/.test(name) || Number(name.replace(/\D+/, '')) <= length,
    );
    if (kept.length < Object.keys(marks.peek()).length) marks.value = Object.fromEntries(kept);
  }

  /** The lines before an action that has just been done, if any. */
  live(step: PastStep<G>, before: StateOf<G>): readonly LogLine[] {
    this.handOf(step);
    const lines = this.ranOut(step, () => before);
    return this.with(step, [...lines, ...this.gaveUp(step, () => before)]);
  }

  /** The lines before one that is told again. */
  past(step: PastStep<G>, before: () => StateOf<G> | null): readonly LogLine[] {
    return this.with(step, [...this.tookOver(step), ...this.ranOut(step, before), ...this.gaveUp(step, before)]);
  }

  /** What had happened before an action, as far as it is known. */
  before(ply: number): readonly EventOf<G>[] {
    return this.steps.flatMap(step => (step.ply < ply ? step.events : []));
  }

  private with(step: PastStep<G>, lines: readonly LogLine[]): readonly LogLine[] {
    this.steps.push(step);
    return lines;
  }

  /** Who did the seat's latest action: when its own player did one last, and whether a stand-in goes on. */
  private handOf({ ply, seat, byBot = false }: PastStep<G>): { readonly own: number; readonly bot: boolean } {
    const { own, bot } = this.hands.get(seat) ?? { own: 0, bot: false };
    this.hands.set(seat, { own: byBot ? own : ply, bot: byBot });
    return { own, bot };
  }

  /** In a room that is entered again: a bot has taken over from somebody. Who was here was told so then. */
  private tookOver(step: PastStep<G>): readonly LogLine[] {
    const { ply, seat, byBot } = step;
    const { own, bot } = this.handOf(step);
    const { log, seating, session } = this.play;
    if (!byBot || bot || session.match) return [];
    if (log.peek().some(line => line.kind === 'note' && line.ply >= own && line.ply < ply)) return [];
    const { kind, name } = seating.at(seat);
    return [{ ply, text: kind === 'you' ? text.standInForYou : text.standIn(name), kind: 'stand-in' }];
  }

  /** What a turn gave up; of what the clock ended, its own line says so. */
  private gaveUp(step: PastStep<G>, before: () => StateOf<G> | null): readonly LogLine[] {
    const { ply } = step;
    const { marks, seating, eventEffects } = this.play;
    if (!eventEffects.unused || marks.peek()[`late${ply}`]) return [];
    const text = eventEffects.unused(step, seating.asOf(ply), before(), this.before(ply));
    return text ? [{ ply, text, kind: 'unused' }] : [];
  }

  /** Of several actions that the clock does for one seat in a row, only the first is told. */
  private ranOut(step: PastStep<G>, before: () => StateOf<G> | null): readonly LogLine[] {
    const { ply, seat, byClock, byBot } = step;
    const { marks, log, seating, eventEffects } = this.play;
    if (byBot && !marks.peek()[`bot${ply}`]) this.play.mark(`bot${ply}`, 1);
    if (marks.peek()[`bot${ply}`]) seating.standIns.set(ply, seat);
    const name = `late${ply}`;
    if (byClock && !marks.peek()[name]) this.play.mark(name, 1);
    if (!marks.peek()[name]) return [];
    const goesOn = this.last?.ply === ply - 1 && this.last.seat === seat;
    this.last = { ply, seat };
    if (goesOn) return [];
    const then = before();
    // Told when it happened, it was known better.
    const known = then === null ? log.peek().find(line => line.kind === 'late' && line.ply === ply) : undefined;
    const people = seating.asOf(ply);
    return [
      known ?? {
        ply,
        text: eventEffects.late?.(seat, people, then, this.before(ply)) ?? text.late(people.nameAt(seat)),
        kind: 'late',
      },
    ];
  }
}
