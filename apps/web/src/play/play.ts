import { type AnyGame, MARKS, type Result, type Seat } from '@minoya/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { unrankedMark } from '@minoya/shared/leaderboard';
import { announce, announceInstead } from '../design/announce.tsx';
import { type Localized, say } from '../i18n/lang.ts';
import { feel } from '../stage/haptics.ts';
import { loadFonts } from '../design/load-fonts.ts';
import { ready as readySound, play as sound } from '../stage/sound.ts';
import { Stage, type StageStep } from '../stage/stage.ts';
import { Seating } from '../stage/seating.ts';
import { lastSound, type Telling, type EventEffects } from '../stage/event-effects.ts';
import { isHeld, type Refusal } from './held.ts';
import { LateLines, LONGEST_LOG, type LogLine, pastStep, withNotes } from './log-lines.ts';
import type { News, PastStep, Session } from './session.ts';
import type { ActionOf, EventOf, StateOf } from './types.ts';

/** A sheet of the container. */
export type Panel = 'menu' | 'share' | 'report' | 'settings' | 'keys' | 'log' | 'rules' | 'take-back' | null;

type ShownListener<G extends AnyGame> = (event: EventOf<G>) => void;
type ChangeListener<G extends AnyGame> = (news: Extract<News<G>, { type: 'step' | 'jump' }>) => void;

/** A session on screen: what the rules say, what is drawn, and what was told. */
export class Play<G extends AnyGame> {
  readonly session: Session<G>;
  readonly stage: Stage<StateOf<G>>;
  readonly eventEffects: EventEffects<StateOf<G>, EventOf<G>>;
  /** The committed view: legal moves and previews go by this one. */
  readonly view: Signal<StateOf<G>>;
  readonly result: Signal<Result | null>;
  readonly length: Signal<number>;
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  readonly log = signal<readonly LogLine[]>([]);
  readonly refusal = signal<Refusal | null>(null);
  /** Where on the screen this table was last tapped, so that a refusal stands near the finger. */
  tapped: { readonly x: number; readonly y: number } | null = null;
  /** Who sits where at this table. */
  readonly seating = new Seating();
  /** Which sheet of the container is open; scenes open them too. */
  readonly panel = signal<Panel>(null);
  /** Whether its result may stand on a leaderboard; whether it is an old one that is looked at again. */
  ranked = false;
  isOld = false;
  /** True for a replay: nothing can be played. */
  readonly isReplay: boolean;
  /** What goes into the saved record: who sits where, and the marks of the replay. */
  readonly marks = signal<Readonly<Record<string, number>>>({});
  private late = new LateLines(this);
  private readonly changeListeners = new Set<ChangeListener<G>>();
  private readonly shownListeners = new Set<ShownListener<G>>();
  private readonly stop: () => void;

  constructor(session: Session<G>, eventEffects: EventEffects<StateOf<G>, EventOf<G>>, { isReplay = false } = {}) {
    this.session = session;
    this.eventEffects = eventEffects;
    this.isReplay = isReplay;
    this.stage = new Stage(session.view);
    this.view = signal(session.view);
    this.result = signal(session.result);
    this.length = signal(session.length);
    this.sync();
    this.stop = session.listen(news => this.hear(news));
    readySound();
    void loadFonts();
  }

  /** What the scene draws. */
  get shown(): Signal<StateOf<G>> {
    return this.stage.shown;
  }

  /** Seats of this device that may act now. */
  readonly turn: ReadonlySignal<readonly Seat[]> = computed(() => {
    const { game, seats } = this.session;
    return game.turn(this.view.value).filter(seat => seats.includes(seat));
  });

  /** Everything a seat of this device may do now. */
  readonly legal: ReadonlySignal<readonly ActionOf<G>[]> = computed(() => {
    const seat = this.turn.value[0];
    if (seat === undefined || this.isReplay) return [];
    return [...this.session.game.legal(this.view.value, seat)] as ActionOf<G>[];
  });

  /** Shows what still moves, then acts. A refusal changes nothing and says why. */
  act(action: ActionOf<G>, seat: Seat | undefined = this.turn.peek()[0]): void {
    this.actAll([action], seat);
  }

  /** Several actions as one wish: all of them are given on, or none. */
  actAll(actions: readonly ActionOf<G>[], seat: Seat | undefined = this.turn.peek()[0]): void {
    this.stage.skip();
    if (this.isReplay || seat === undefined || isHeld(this)) return;
    for (const action of actions) this.session.act(seat, action);
  }

  /** What an action would do, by the rules themselves, without knowing real luck. */
  preview(action: ActionOf<G>, luck = 'preview'): ReturnType<G['apply']> | null {
    const seat = this.turn.peek()[0];
    if (seat === undefined) return null;
    const { game } = this.session;
    return game.apply(game.imagine(this.view.peek(), luck), seat, action) as ReturnType<G['apply']>;
  }

  /** Draws how an action would begin, unseen, while nothing happens. */
  prewarm(action: ActionOf<G>): void {
    const step = this.preview(action);
    const [first] = step?.ok ? (step.events as readonly EventOf<G>[]) : [];
    if (first) this.stage.prewarm(this.step(first, () => this.motion(first)));
  }

  /** Asks first where the game would no longer be ranked after it. */
  undo(): void {
    this.stage.skip();
    if (!this.session.canUndo || isHeld(this)) return;
    if (this.mayRank && this.session.match?.undoSeesResult()) this.panel.value = 'take-back';
    else this.session.undo();
  }

  /** Takes the shown result back, as the player has confirmed. */
  takeBack(): void {
    this.panel.value = null;
    if (this.session.canUndo) this.session.undo();
  }

  get mayRank(): boolean {
    const { match } = this.session;
    return this.ranked && match !== undefined && unrankedMark(match.marks) === null;
  }

  redo(): void {
    this.stage.skip();
    if (this.session.canRedo) this.session.redo();
  }

  /** Does what the clock does for a seat whose time is over: the log says so, and the record. */
  runOut(action: ActionOf<G>, seat: Seat): void {
    this.mark(`late${this.session.length + 1}`, 1);
    this.act(action, seat);
  }

  refuse(why: string): void {
    this.refusal.value = { why, count: (this.refusal.peek()?.count ?? 0) + 1 };
  }

  /** Something beside the rules happened at the table, such as somebody who left: it is in the log too. */
  note(text: Localized): void {
    this.log.value = [...this.log.peek().slice(1 - LONGEST_LOG), { ply: this.session.length, text, kind: 'note' }];
    announce(say(text));
  }

  /** Adds one to a mark of the record, such as 'hints', or says how often it is so in what stands. */
  mark(name: string, count?: number): void {
    const { match } = this.session;
    const mark = MARKS.find(one => one === name);
    if (match && mark) {
      match.mark(mark, count);
      this.syncMarks();
      return;
    }
    const marks = this.marks.peek();
    this.marks.value = { ...marks, [name]: count ?? (marks[name] ?? 0) + 1 };
  }

  /** Marks belong to the match: it also makes and drops some by itself. */
  syncMarks(): void {
    const { match } = this.session;
    const marks = this.marks.peek();
    if (!match || MARKS.every(name => marks[name] === match.marks[name])) return;
    const notes = Object.entries(marks).filter(([name]) => !MARKS.some(mark => mark === name));
    this.marks.value = { ...Object.fromEntries(notes), ...match.marks };
  }

  /** Calls after every change, when the committed view is already the new one. */
  onChange(listener: ChangeListener<G>): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  /** Calls for every event in the moment in which it has happened to the eye: for all that must tell nothing before. */
  onShown(listener: ShownListener<G>): () => void {
    this.shownListeners.add(listener);
    return () => this.shownListeners.delete(listener);
  }

  close(): void {
    this.stop();
    this.stage.show(this.view.peek());
    this.session.close();
  }

  private hear(news: News<G>): void {
    if (news.type === 'refused') {
      this.refuse(news.why);
      return;
    }
    if (news.type === 'recalled') {
      this.log.value = this.told(news.steps);
      this.sync();
      return;
    }
    const before = this.view.peek();
    this.view.value = news.view;
    this.refusal.value = null;
    this.sync();
    if (news.type === 'step') this.present(news, before);
    else this.leap(news.view);
    for (const listener of this.changeListeners) listener(news);
  }

  private leap(view: StateOf<G>): void {
    this.stage.show(view);
    if (!this.isReplay) this.late.forgetAfter(this.session.length);
    this.log.value = this.log.peek().filter(line => line.ply <= this.session.length);
    if (this.session.match) this.recall();
    if (this.isReplay) this.speak(this.session.match?.at(this.session.length).events ?? [], announceInstead);
  }

  /** Fills the log with what was played before: after a game was taken up again, or a leap forward in a replay. */
  recall(): void {
    const { match, length } = this.session;
    if (!match) return;
    const plies = Array.from({ length: Math.min(length, LONGEST_LOG) }, (_, i) => length - i).reverse();
    this.log.value = this.told(plies.map(ply => pastStep(match, ply)));
  }

  private told(steps: readonly PastStep<G>[]): readonly LogLine[] {
    const { match } = this.session;
    this.late = new LateLines(this);
    const lines = steps.flatMap(step => [
      ...this.late.past(step, () => (match ? (match.at(step.ply - 1).state as StateOf<G>) : null)),
      ...step.events.flatMap(event => this.lines(event, step.ply, step.events)),
    ]);
    return withNotes(lines, this.log.peek());
  }

  private present({ entry, events, view, ...by }: Extract<News<G>, { type: 'step' }>, before: StateOf<G>): void {
    const ply = this.session.length;
    const late = this.late.live({ ...by, ply, seat: entry.seat, events }, before);
    const steps = events.map((event, i) => ({
      ...this.step(event, () => {
        const kind = event.type as EventOf<G>['type'];
        sound(this.eventEffects.sounds[kind](event, this.seating));
        feel(this.eventEffects.buzzes[kind](event, this.seating));
        return this.motion(event);
      }),
      told: () => this.tell({ event, all: events }, ply, i === 0 ? late : []),
    }));
    // Without motion, one sound is told for the whole action.
    if (this.stage.speed === 'instant') sound(lastSound(this.eventEffects.sounds, events, this.seating));
    void this.stage.play(steps, view).then(() => (!this.isReplay || this.session.length === ply) && this.speak(events));
  }

  /** Nothing is written down before it has been seen. */
  private tell({ event, all }: Telling<EventOf<G>>, ply: number, late: readonly LogLine[]): void {
    const lines = [...late, ...this.lines(event, ply, all)];
    for (const { text } of late) announce(say(text));
    if (lines.length > 0) this.log.value = [...this.log.peek().slice(1 - LONGEST_LOG), ...lines];
    for (const listener of this.shownListeners) listener(event);
  }

  /** In one breath, when all has been shown: a number that is still being counted is not said aloud. */
  private speak(events: readonly EventOf<G>[], out = announce): void {
    const table = this.eventEffects.speech ? 'speech' : 'lines';
    out(
      events
        .flatMap(event => this.line({ event, all: events }, table))
        .map(text => say(text))
        .join(' '),
    );
  }

  private step(event: EventOf<G>, motion: () => Promise<void> | void): StageStep<StateOf<G>> {
    const { game } = this.session;
    return { motion, after: shown => game.after(shown, event) };
  }

  private motion(event: EventOf<G>): Promise<void> | void {
    return this.eventEffects.motions[event.type as EventOf<G>['type']](event, this.stage, this.seating);
  }

  private lines(event: EventOf<G>, ply: number, all: readonly EventOf<G>[]): readonly LogLine[] {
    return this.line({ event, all }, 'lines', ply).map(text => ({ ply, text, kind: event.type }));
  }

  private line({ event, all }: Telling<EventOf<G>>, table: 'lines' | 'speech', ply = this.session.length): Localized[] {
    const told = this.eventEffects[table]?.[event.type as EventOf<G>['type']];
    const text = told?.(event, this.seating.asOf(ply), this.view.peek(), this.late.before(ply), all);
    return text ? [text] : [];
  }

  private sync(): void {
    this.result.value = this.session.result;
    this.length.value = this.session.length;
    this.canUndo.value = this.session.canUndo;
    this.canRedo.value = this.session.canRedo;
    this.syncMarks();
  }
}
