import type { Viewer } from '@minoya/kernel';
import type { Bye, Command, Refusal, Table } from '@minoya/shared/protocol';
import { UnknownOutcome } from '../store/log.ts';
import { encodeFrame } from '../wire/encode.ts';
import { viewerOf, viewersOf } from './chairs.ts';
import { decide } from './decide.ts';
import { type RoomEvent, readEvent, writeEvent } from './event.ts';
import { eventFrame, FrameLog, REMEMBERED_FRAMES } from './frame-log.ts';
import type { CommandJob, Job, PendingEvent, Proposal } from './job.ts';
import type { Member } from './member.ts';
import type { RoomDeps } from './room-deps.ts';
import { type Change, RoomState } from './room-state.ts';
import { showOut } from './show-out.ts';
import { sendWelcome } from './welcome.ts';

const MOST_CONFLICTS = 4;
const REREAD_TIMEOUT_MS = 5_000;
const REREAD_PAUSE_MS = 100;

/**
 * One table: its state, and who is connected to it here. Commands are done one after the other, and each is committed
 * to the log before anybody is told. When another node was faster, the room reads what it wrote and decides again.
 */
export class Room {
  readonly id: string;
  readonly state: RoomState;
  readonly members = new Set<Member>();
  /** Milliseconds since the last event when the state was loaded, by the store's clock. */
  ageAtLoad = 0;
  private readonly deps: RoomDeps;
  private readonly frames = new FrameLog();
  private readonly jobs: Job[] = [];
  private busy = false;
  private outcomeUnknown = false;
  private lastViewers: { chairs: Table['chairs'] | null; viewers: readonly Viewer[] } = { chairs: null, viewers: [] };
  /** Called after each action of the game. */
  onStepped: () => void = () => {};
  /** Called when the table or the members changed. */
  onChanged: () => void = () => {};

  constructor(id: string, deps: RoomDeps) {
    this.id = id;
    this.deps = deps;
    this.state = new RoomState(deps.rules);
  }

  get idle(): boolean {
    return !this.busy && this.members.size === 0;
  }

  /** Reads the whole log. False when there is no such room. */
  async load(): Promise<boolean> {
    const { events, age } = await this.deps.log.read(this.id, 0);
    // A clock that was set back makes nothing happen in the future.
    this.ageAtLoad = Math.max(0, age);
    if (events.length === 0) return false;
    const all = events.map(event => readEvent(event.body));
    await this.deps.rules.loadFor(all);
    this.fold(all);
    return true;
  }

  private fold(all: readonly RoomEvent[]): void {
    const lastStart = all.findLastIndex(event => event.e === 'start');
    for (const [i, event] of all.entries()) {
      if ((event.e === 'act' || event.e === 'undo') && i < lastStart) this.state.skipAction(event);
      else if (i < all.length - REMEMBERED_FRAMES) this.state.addEvent(event);
      else this.remember(this.state.addEvent(event));
    }
  }

  private remember(change: Change): void {
    this.frames.remember(eventFrame(this.state, change, this.viewers()));
  }

  private viewers(): readonly Viewer[] {
    const { chairs } = this.state.table;
    if (chairs !== this.lastViewers.chairs) this.lastViewers = { chairs, viewers: viewersOf(chairs) };
    return this.lastViewers.viewers;
  }

  /** Lets a client in and tells it what it misses. */
  join(member: Member, n: number | undefined): void {
    for (const other of this.members) if (other.who === member.who) this.disconnect(other, 'replaced');
    this.members.add(member);
    member.viewer = viewerOf(this.state.table, member.who);
    sendWelcome(this, this.frames, member, n);
    this.onChanged();
  }

  leave(member: Member): void {
    if (this.members.delete(member)) this.onChanged();
  }

  /** Ends this client's connection for good. */
  disconnect(member: Member, why: Bye): void {
    this.members.delete(member);
    member.bye(why);
  }

  /** The person has come in on another node: that connection replaces the one here. */
  joinedElsewhere(who: string): void {
    for (const member of this.members) if (member.who === who) this.disconnect(member, 'replaced');
    this.onChanged();
  }

  /** The table and the whole view, as if the member had just come in. */
  sendView(member: Member): void {
    const { state } = this;
    member.send(encodeFrame({ t: 'table', n: state.n, table: state.table }));
    member.send(encodeFrame({ t: 'view', n: state.n, view: state.view(member.viewer) }));
  }

  command(from: Member, command: Command): void {
    this.enqueue({ from, command, since: performance.now() });
  }

  /** A free chair for somebody who came to play; no free chair, and they look on. */
  offerChair(member: Member): void {
    void this.propose(() => {
      if (!this.members.has(member)) return null;
      const decided = decide(this.state, member, { t: 'sit', id: 0 }, this.deps.decisionInputs);
      return 'event' in decided ? decided : null;
    });
  }

  /** Stores an event of the room's own making; resolves when that is done, or was no longer wanted. */
  propose(propose: Proposal): Promise<void> {
    return new Promise(finished => this.enqueue({ propose, finished }));
  }

  /** Another node has stored events up to `n`. */
  catchUpTo(n: number): void {
    if (n > this.state.n) this.enqueue({ propose: () => null, finished: () => {} });
  }

  /** Resolves when everything asked so far is done. */
  settled(): Promise<void> {
    return new Promise(settled => this.enqueue({ settled }));
  }

  broadcast(frame: Buffer): void {
    for (const member of this.members) member.send(frame);
  }

  private enqueue(job: Job): void {
    this.jobs.push(job);
    if (!this.busy) this.runJobs();
  }

  /** One job after the other. Most are a command on a log of our own: those run without a detour. */
  private runJobs(): void {
    this.busy = true;
    for (let job = this.jobs.shift(); job; job = this.jobs.shift()) {
      if (!('command' in job) || this.outcomeUnknown || this.deps.log.shared) return this.runSlowly(job);
      const decision = this.decideOrAnswer(job);
      if (decision) {
        this.commit(job, decision);
        return;
      }
    }
    this.busy = false;
  }

  private commit(job: CommandJob, decision: PendingEvent): void {
    this.deps.log.put({
      room: this.id,
      seq: this.state.n,
      body: writeEvent(decision.event),
      settle: appended => {
        if (appended === 'taken') return this.runSlowly(job);
        this.eventStored(job, decision);
        this.runJobs();
      },
      fail: () => {
        this.outcomeUnknown = true;
        this.runSlowly(job);
      },
    });
  }

  /** With all the waiting that a job may need, then on with the others. */
  private runSlowly(job: Job): void {
    void this.perform(job).then(() => this.runJobs());
  }

  private eventStored(job: Exclude<Job, { settled: unknown }>, { event, ply }: PendingEvent): void {
    this.publish(this.state.addEvent(event, ply));
    if ('command' in job) this.deps.observer.acted(performance.now() - job.since);
    this.deps.committed(this);
  }

  private async perform(job: Job): Promise<void> {
    if ('settled' in job) return job.settled();
    try {
      if (this.outcomeUnknown || this.deps.log.shared) await this.catchUpWhenNeeded(job);
      for (let tries = 0; tries < MOST_CONFLICTS; tries++) if (await this.attempt(job)) return;
      if ('command' in job) this.refuse(job.from, job.command.id, 'stale');
    } catch (error) {
      // The store cannot be reached: nothing was acknowledged, and the client keeps its command until it is answered.
      this.deps.observer.failed(this.id, error);
      if ('command' in job) this.refuse(job.from, job.command.id, 'retry');
    } finally {
      if ('finished' in job) job.finished();
    }
  }

  private async catchUpWhenNeeded(job: Job): Promise<void> {
    if (this.outcomeUnknown) await this.readUntilAnswered();
    else if ('propose' in job) await this.catchUp();
  }

  /** True when the job is finished one way or the other; false when another node was faster. */
  private async attempt(job: Exclude<Job, { settled: unknown }>): Promise<boolean> {
    const decision = 'command' in job ? this.decideOrAnswer(job) : job.propose();
    if (!decision) return true;
    try {
      const appended = await this.deps.log.append(this.id, this.state.n, writeEvent(decision.event));
      if (appended === 'taken') {
        await this.catchUp();
        return false;
      }
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) throw error;
      this.outcomeUnknown = true;
      await this.readUntilAnswered();
      return false;
    }
    this.eventStored(job, decision);
    return true;
  }

  /** The event that carries the command out; null when it was answered otherwise. */
  private decideOrAnswer({ from, command }: CommandJob): PendingEvent | null {
    if (command.id <= this.state.lastCommandId(from.who)) {
      const done = this.state.nAfterCommand(from.who, command.id);
      if (done === null) this.refuse(from, command.id, 'stale');
      else from.send(encodeFrame({ t: 'ack', id: command.id, n: done }));
      return null;
    }
    const decided = decide(this.state, from, command, this.deps.decisionInputs);
    if ('event' in decided) return decided;
    if ('already' in decided) from.send(encodeFrame({ t: 'ack', id: command.id, n: this.state.n }));
    else this.refuse(from, command.id, decided.refuse, decided.text);
    return null;
  }

  private refuse(member: Member, id: number, why: Refusal, text?: string): void {
    this.deps.observer.refused(why);
    member.send(encodeFrame({ t: 'refuse', id, why, ...(text !== undefined && { text }), n: this.state.n }));
  }

  /** After a lost answer only the log knows whether the event was stored. */
  private async readUntilAnswered(): Promise<void> {
    const until = performance.now() + REREAD_TIMEOUT_MS;
    for (;;) {
      try {
        await this.catchUp();
        this.outcomeUnknown = false;
        return;
      } catch (error) {
        if (performance.now() > until) throw error;
        await new Promise(done => setTimeout(done, REREAD_PAUSE_MS));
      }
    }
  }

  private async catchUp(): Promise<void> {
    const { events } = await this.deps.log.read(this.id, this.state.n);
    for (const { body } of events) this.publish(this.state.addEvent(readEvent(body)));
  }

  private publish(change: Change): void {
    if (change.kind === 'table') showOut(this);
    const frame = eventFrame(this.state, change, this.viewers());
    this.frames.remember(frame);
    for (const member of this.members) {
      const own = frame.for(member.viewer);
      if (own) member.send(own);
    }
    if (change.kind !== 'table') this.onStepped();
    if (change.kind === 'table') this.updateViewers();
    else if (change.kind === 'undo' || !change.over) return;
    else this.broadcast(encodeFrame({ t: 'table', n: this.state.n, table: this.state.table }));
    this.onChanged();
  }

  /** Who changed places sees other things from now on. */
  private updateViewers(): void {
    const { table } = this.state;
    for (const member of this.members) {
      const viewer = viewerOf(table, member.who);
      if (viewer !== member.viewer) {
        member.viewer = viewer;
        if (this.state.match) this.sendView(member);
      }
    }
  }
}
