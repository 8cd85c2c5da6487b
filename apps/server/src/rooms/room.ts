import type { Bye, Command, Refusal } from '@minoya/shared/protocol';
import { DamagedLog } from '../store/damaged.ts';
import { UnknownOutcome } from '../store/log.ts';
import { encodeFrame } from '../wire/encode.ts';
import { Audience } from './audience.ts';
import { viewerOf } from './chairs.ts';
import { chairFor, decide } from './decide.ts';
import { writeEvent } from './event.ts';
import { eventFrame, FrameLog } from './frame-log.ts';
import type { CommandJob, Job, PendingEvent, Proposal } from './job.ts';
import { addStored, loadRoom, readOn } from './load-room.ts';
import type { Member } from './member.ts';
import { NextRead } from './next-read.ts';
import { RecentEvents } from './recent-events.ts';
import type { RoomDeps } from './room-deps.ts';
import { BeforeSnapshot, type Change, RoomState } from './room-state.ts';
import { EVENTS_BETWEEN_SNAPSHOTS } from './snapshot.ts';
import { disconnectBarred } from './disconnect-barred.ts';
import { sendWelcome, welcomeAgain } from './welcome.ts';

const MOST_CONFLICTS = 4;
/** How long, and how often, a command waits for a store that is silent about it before its sender is told to repeat it. */
const UNKNOWN = { forMs: 5_000, pauseMs: 100 };

/**
 * One table: its state, and who is connected to it here. Commands are done one after the other, and each is committed
 * to the log before anybody is told. When another node was faster, the room reads what it wrote and decides again.
 */
export class Room {
  readonly id: string;
  state: RoomState;
  /** Milliseconds since the last event when the state was loaded, by the store's clock. */
  ageAtLoad = 0;
  private readonly deps: RoomDeps;
  private readonly audience = new Audience();
  readonly members: ReadonlySet<Member> = this.audience.members;
  private frames = new FrameLog();
  /** By these the room knows whether the log is still the one it follows. */
  private recent = new RecentEvents();
  private readonly jobs: Job[] = [];
  private busy = false;
  private outcomeUnknown = false;
  private readonly nextRead = new NextRead(() => this.propose(() => null));
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

  /** Takes the state from the log. False when there is no such room. */
  async load(whole = false): Promise<boolean> {
    const loaded = await loadRoom(this.id, this.deps, whole);
    if (loaded) ({ age: this.ageAtLoad, state: this.state, frames: this.frames, recent: this.recent } = loaded);
    return loaded !== null;
  }

  /** Lets a client in and tells it what it misses. */
  join(member: Member, n: number | undefined): void {
    // Who knows more than this node does has heard it elsewhere, where there is an elsewhere: read it first.
    if (n === undefined || n <= this.state.n || !this.deps.log.shared) this.admit(member, n);
    else void this.nextRead.ask().then(() => this.admit(member, n));
  }

  private admit(member: Member, n: number | undefined): void {
    this.audience.disconnectPerson(member.who, 'replaced');
    this.audience.members.add(member);
    member.viewer = viewerOf(this.state.table, member.who);
    sendWelcome(this, this.frames, member, { n });
    this.onChanged();
  }

  leave(member: Member): void {
    if (this.audience.members.delete(member)) this.onChanged();
  }

  /** The person has come in on another node: that connection replaces the one here. */
  joinedElsewhere(who: string): void {
    this.audience.disconnectPerson(who, 'replaced');
    this.onChanged();
  }

  sendView(member: Member): void {
    this.audience.sendView(this.state, member);
  }

  command(from: Member, command: Command): void {
    this.enqueue({ from, command, since: performance.now() });
  }

  /** A free chair for somebody who came to play; no free chair, and they look on. */
  offerChair(member: Member): void {
    const { decisionInputs } = this.deps;
    void this.propose(() => (this.members.has(member) ? chairFor(this.state, member, decisionInputs) : null));
  }

  /** Stores an event of the room's own making; resolves when that is done, or was no longer wanted. */
  propose(propose: Proposal): Promise<void> {
    return new Promise(finished => this.enqueue({ propose, finished }));
  }

  /** The log is not as this room believes, or has so many events: it reads what is new, or starts over. */
  readLog(events = Number.POSITIVE_INFINITY): void {
    if (events > this.state.n) void this.propose(() => null);
  }

  /** Ends it for everybody here: its log cannot be read, and trying again would not help. */
  endAll(why: Bye): void {
    for (const member of this.members) this.audience.disconnect(member, why);
    this.deps.ended(this);
  }

  /** Resolves when everything asked so far is done. */
  settled(): Promise<void> {
    return new Promise(settled => this.enqueue({ settled }));
  }

  broadcast(frame: Buffer): void {
    this.audience.broadcast(frame);
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
    const body = writeEvent(decision.event);
    this.deps.log.put({
      room: this.id,
      seq: this.state.n,
      body,
      settle: appended => {
        if (appended === 'taken') return this.runSlowly(job);
        this.eventStored(job, decision, body);
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

  private eventStored(job: Exclude<Job, { settled: unknown }>, { event, ply }: PendingEvent, body: string): void {
    this.recent.add(this.state.n + 1, body);
    this.publish(this.state.addEvent(event, ply));
    if (this.state.n % EVENTS_BETWEEN_SNAPSHOTS === 0) this.deps.keepSnapshot(this.id, this.state, this.recent.last);
    if ('command' in job) this.deps.observer.acted(performance.now() - job.since);
    this.deps.committed(this);
  }

  private async perform(job: Job): Promise<void> {
    if ('settled' in job) return job.settled();
    try {
      await this.carryOut(job);
    } catch (error) {
      // The store cannot be reached: nothing was acknowledged, and the client keeps its command until it is answered.
      this.deps.observer.failed(this.id, error);
      if (error instanceof DamagedLog) this.endAll('damaged');
      else if ('command' in job) this.refuse(job.from, job.command.id, 'retry');
    } finally {
      if ('finished' in job) job.finished();
    }
  }

  private async carryOut(job: Exclude<Job, { settled: unknown }>): Promise<void> {
    const until = performance.now() + UNKNOWN.forMs;
    if (this.outcomeUnknown) await this.readUntilAnswered(until);
    else if ('propose' in job && this.deps.log.shared) await this.catchUp();
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; ) {
      const outcome = await this.attempt(job);
      if (outcome === 'done') return;
      if (outcome === 'taken') conflicts += 1;
      else await this.readUntilAnswered(until);
    }
    if ('command' in job) this.refuse(job.from, job.command.id, 'stale');
  }

  /** `taken`: another node was faster. `unknown`: only the log can tell. */
  private async attempt(job: Exclude<Job, { settled: unknown }>): Promise<'done' | 'taken' | 'unknown'> {
    const decision = 'command' in job ? this.decideOrAnswer(job) : job.propose();
    if (!decision) return 'done';
    const body = writeEvent(decision.event);
    try {
      const appended = await this.deps.log.append(this.id, this.state.n, body, this.recent.last);
      if (appended === 'taken') {
        await this.catchUp();
        return 'taken';
      }
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) throw error;
      this.outcomeUnknown = true;
      return 'unknown';
    }
    this.eventStored(job, decision, body);
    return 'done';
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

  /** After a lost answer only the log knows whether the event was stored. Fails when there is no answer in time. */
  private async readUntilAnswered(until: number): Promise<void> {
    for (;;) {
      // The one who writes may be away although reading works: a moment for it to come back.
      await new Promise(done => setTimeout(done, UNKNOWN.pauseMs));
      try {
        await this.catchUp();
        this.outcomeUnknown = false;
        if (performance.now() > until) throw new UnknownOutcome('the store does not say what was stored');
        return;
      } catch (error) {
        if (error instanceof DamagedLog || performance.now() > until) throw error;
      }
    }
  }

  /** Reads what follows the last known event; when that one is no longer what it was, everything. */
  private async catchUp(): Promise<void> {
    const news = await readOn(this.id, this.state.n, this.recent.last, this.deps.log);
    // The store lacks what was shown, as after a failover to a copy that lagged.
    if (!news) return this.startOver();
    try {
      for (const body of news) {
        const change = await addStored(this.state, body, this.deps);
        this.recent.add(this.state.n, body);
        this.publish(change);
      }
    } catch (error) {
      if (!(error instanceof BeforeSnapshot)) throw error;
      await this.startOver();
    }
  }

  /** Everybody goes on from what the store has, and is told how many events they were shown are gone. */
  private async startOver(): Promise<void> {
    const known = this.recent;
    if (!(await this.load(true))) throw new DamagedLog(`${this.id}: the whole log is gone`);
    welcomeAgain(this, this.frames, known.n - known.agreedWith(this.recent));
    this.deps.startedOver(this);
    this.onChanged();
  }

  private publish(change: Change): void {
    if (change.kind === 'table') disconnectBarred(this.state, this.audience);
    const frame = eventFrame(this.state, change, this.audience.viewers(this.state.table));
    this.frames.remember(frame, change);
    const ends = change.kind === 'step' && change.over;
    const { n, table } = this.state;
    this.audience.tell(ends ? frame.with(encodeFrame({ t: 'table', n, table })) : frame);
    if (change.kind === 'table') this.audience.updateViewers(this.state);
    else this.onStepped();
    if (change.kind === 'table' || ends) this.onChanged();
  }
}
