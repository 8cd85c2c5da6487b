import type { AnyGame, Match, Seat } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';
import type { Play } from './play.ts';
import type { PastStep } from './session.ts';
import { text } from './text.ts';
import type { EventOf, StateOf } from './types.ts';

/** One line of the log panel; its kind is the event that it tells, `late` for a time that ran out, or `note` for what is beside the rules. */
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
  const from = lines[0]?.ply ?? 0;
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

  constructor(play: Play<G>) {
    this.play = play;
  }

  /** What was taken back was done by nobody else, either, when it is played again. */
  forgetAfter(length: number): void {
    const { marks, seating } = this.play;
    for (const ply of seating.standIns.keys()) if (ply > length) seating.standIns.delete(ply);
    const kept = Object.entries(marks.peek()).filter(
      ([name]) => !/^(late|bot)\d+$/.test(name) || Number(name.replace(/\D+/, '')) <= length,
    );
    if (kept.length < Object.keys(marks.peek()).length) marks.value = Object.fromEntries(kept);
  }

  /** The line before an action, or none. Of several that the clock does for one seat in a row, only the first is told. */
  of(step: Omit<PastStep<G>, 'events'>, before: () => StateOf<G> | null): readonly LogLine[] {
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
      known ?? { ply, text: eventEffects.late?.(seat, people, then) ?? text.late(people.nameAt(seat)), kind: 'late' },
    ];
  }
}
