import type { Advice as Found } from '@minoya/bots/keshiki/hint';
import { colorOf } from '@minoya/games/keshiki/blocks';
import { type Cell, cellAt, columnOf, indexOf, rowOf } from '@minoya/games/keshiki/cells';
import { isStuck } from '@minoya/games/keshiki/board';
import type { Event, State } from '@minoya/games/keshiki/state';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Localized } from '../../../i18n/lang.ts';
import { aboutSetup } from '../entry/about.ts';
import { moveKey } from '../../../play/hints-followed.ts';
import { keepLineShown, keepMovesGiven } from '../../../store/tries.ts';
import { position } from '../entry/position.ts';
import { settings } from '../../../store/settings.ts';
import type { Pointed } from './BoardView.tsx';
import type { Demonstration } from './demonstration.ts';
import { groupsOf } from './groups.ts';
import { hasWon } from '../entry/progress.ts';
import { isLost, isSaid, lastGoodPlyAfter, type LastGoodPly, movesMadeLost, movesToTakeBack } from './last-good-ply.ts';
import { isSpent } from './spent.ts';
import { stateAfter } from './state-after.ts';
import { type Origin, thinkers } from '../worker/client.ts';
import type { KeshikiPlay } from '../types.ts';

/** How much of the advice is said: that there is some, where, and which tap. */
type Level = 1 | 2 | 3;

export interface Advice {
  readonly found: Found;
  readonly level: Level;
  readonly color: number;
  readonly why: Localized;
}

/** How far back the worker looks for a position that still wins. */
const mostStates = 60;

/** Hints on request, and honesty about lost boards. All thinking happens in a worker. */
export class Adviser {
  readonly advice = signal<Advice | null>(null);
  readonly thinking = signal(false);
  /** The last search found nothing to say. */
  readonly silent = signal(false);
  /** The first hint of a game that may be ranked: what it costs is told before it is given. */
  readonly warning = signal(false);
  /** Moves to take back until the target is in reach again; null while it is. */
  readonly movesToTakeBack = signal<number | null>(null);
  /** The target is out of reach from here: that is proven. */
  readonly lost = signal(false);
  /** That is being looked for. */
  readonly judging = signal(false);
  readonly overlooked = signal(false);
  private readonly madeLost = signal(0);
  private knownLostAt: number | null = null;
  /** It is said unasked. */
  readonly tellsLost: ReadonlySignal<boolean> = computed(() => {
    const state = this.play.view.value;
    const isAtEnd = isStuck(state.board) || isSpent(state);
    return this.lost.value && isSaid(settings.value.tellLost, this.madeLost.value, isAtEnd);
  });
  /** Whoever asks for a hint on a lost board is told that instead, for nothing. */
  readonly askedWhenLost = signal(false);
  /** The line is being shown, tap by tap. */
  readonly showing: ReadonlySignal<boolean>;
  /** Something of it is on the strip that `clear` takes away. */
  readonly speaks: ReadonlySignal<boolean> = computed(
    () =>
      this.warning.value ||
      this.thinking.value ||
      this.silent.value ||
      this.showing.value ||
      this.advice.value !== null,
  );
  private readonly play: KeshikiPlay;
  private readonly from: Origin;
  private readonly stop: () => void;
  private asked = new AbortController();
  private judged = new AbortController();
  private readonly demonstration: Demonstration;
  private good: LastGoodPly = null;
  /** The rest of what was advised, as long as the player follows it. */
  private plan: readonly Cell[] = [];
  /** The advice that it comes from, and how many of its taps a reason has promised. */
  private source: Found | null = null;
  private promised = 0;
  /** The player has been told what a hint costs, and wants it. */
  private accepted = false;

  constructor(play: KeshikiPlay, demonstration: Demonstration) {
    this.play = play;
    this.demonstration = demonstration;
    this.showing = demonstration.on;
    this.from = originOf(play);
    this.stop = play.onChange(news => {
      this.plan = news.type === 'step' ? followed(this.plan, news.events) : [];
      this.promised = this.plan.length > 0 ? Math.max(0, this.promised - 1) : 0;
      this.clear();
      this.overlooked.value = false;
      this.askedWhenLost.value = false;
      this.know(lastGoodPlyAfter(this.good, news.type, play.length.peek()));
      this.judge();
    });
    this.judge();
  }

  close(): void {
    this.stop();
    this.asked.abort();
    this.judged.abort();
    this.demonstration.stop();
  }

  /** Forgets the present advice. */
  clear(): void {
    this.asked.abort();
    this.demonstration.stop();
    this.thinking.value = false;
    this.advice.value = null;
    this.silent.value = false;
    this.warning.value = false;
  }

  /** The player has seen that the target is out of reach; who asks for a hint is told again. */
  overlook(): void {
    this.overlooked.value = true;
  }

  private know(good: LastGoodPly): void {
    const length = this.play.length.peek();
    this.good = good;
    this.lost.value = isLost(good, length);
    this.movesToTakeBack.value = movesToTakeBack(good, length);
    this.knownLostAt = this.lost.peek() ? Math.min(this.knownLostAt ?? length, length) : null;
    this.madeLost.value = movesMadeLost(good, this.knownLostAt, length);
  }

  /** True when the target is out of reach: who asks is told that, which is no hint. */
  private lostIsTold(): boolean {
    if (!this.lost.peek()) return false;
    this.clear();
    this.overlooked.value = false;
    this.askedWhenLost.value = true;
    return true;
  }

  /** One step more: what a first hint costs, is there something, where, which tap. */
  async next(): Promise<void> {
    const { play } = this;
    if (play.isReplay || play.result.peek() || this.thinking.peek() || this.showing.peek()) return;
    const now = this.advice.peek();
    if (now) {
      if (now.level < 3) this.advice.value = { ...now, level: now.level === 1 ? 2 : 3 };
      return;
    }
    if (this.lostIsTold()) return;
    if (this.warnsFirst()) return;
    this.asked = new AbortController();
    const { signal: wanted } = this.asked;
    this.thinking.value = true;
    this.silent.value = false;
    const state = play.view.peek();
    const kept = this.keptLine();
    const ask = { state, from: this.from, plan: this.plan };
    // How it is said is fetched meanwhile, with the first time.
    const [found, told] = await Promise.all([
      kept ?? thinkers.ask('advise', ask, { signal: wanted }).catch(() => null),
      import('../later.ts').catch(() => null),
    ]);
    if (wanted.aborted) return;
    this.thinking.value = false;
    // From where it can be reached is looked for besides.
    if (found?.target === 'no' && !this.lost.peek()) this.know(-1);
    if (this.lostIsTold()) return;
    this.silent.value = !found || found.tap === null || told === null;
    if (!found || found.tap === null || told === null) return;
    play.mark('hints');
    this.remember([found.tap]);
    this.plan = found.line;
    this.source = found;
    const { text: why, taps } = told.whyTap(state, found, kept ? this.promised : told.furthest);
    if (!kept) this.promised = taps;
    const color = colorOf(state.board.cells[indexOf(state.board, found.tap)] ?? 0);
    this.advice.value = { found, level: 1, color, why };
  }

  /** The player has read what a hint costs, and takes it: asking twice says nothing of the kind. */
  accept(): Promise<void> {
    this.accepted = true;
    return this.next();
  }

  /** True when the cost has to be told. */
  private warnsFirst(): boolean {
    const { play, accepted } = this;
    const isFirst = play.mayRank && !play.marks.peek()['hints'];
    this.warning.value = isFirst && !accepted;
    return this.warning.peek();
  }

  /** What was promised to whoever follows: no search may lead elsewhere before that is had. */
  private keptLine(): Found | null {
    const { plan, source } = this;
    const [tap] = plan;
    return source && this.promised > 0 && tap !== undefined ? { ...source, tap, line: plan } : null;
  }

  /** What the board should point out. */
  readonly pointed: ReadonlySignal<Pointed | null> = computed(() => {
    const advice = this.advice.value;
    const first = advice?.found.tap ?? null;
    if (!advice || first === null || advice.level === 1 || this.play.stage.busy.value) return null;
    const group = groupsOf(this.play.view.value).byCell.get(first)?.group ?? [first];
    return advice.level === 2 ? { cells: region(group, this.play), kind: 'region' } : { cells: group, kind: 'tap' };
  });

  /**
   * Shows the rest of the advised line beside the game, all but a tap that would end it: whoever has seen it plays it. Any action
   * or `clear` ends it. It may be the house's own line, so that is noted as seen.
   */
  show(): void {
    const { line = [], clears = false } = this.advice.peek()?.found ?? {};
    const { game, setup } = this.play.session;
    keepLineShown(game, setup);
    this.remember(line);
    this.advice.value = null;
    this.demonstration.start(clears ? line.slice(0, -1) : line, () => this.clear());
  }

  /** Taps from here on that the player has been told: whoever repeats them in a later game has them from here. */
  private remember(taps: readonly Cell[]): void {
    const { session, view } = this.play;
    const moves: number[] = [];
    let state = view.peek();
    for (const cell of taps) {
      const after = stateAfter(session.game, state, { type: 'tap', cell });
      if (!after) break;
      moves.push(moveKey(position(state), position(after)));
      state = after;
    }
    keepMovesGiven(session.game, session.setup, moves);
  }

  /** Asks, move by move backwards, from where the target can still be reached. */
  private judge(): void {
    this.judged.abort();
    const { play } = this;
    const state = play.view.peek();
    const { match } = play.session;
    if (play.isReplay || play.result.peek() || hasWon(state) || !match) {
      this.know(null);
      this.judging.value = false;
      return;
    }
    const length = play.length.peek();
    const states: State[] = [];
    for (let ply = Math.max(0, length - mostStates); ply <= length; ply++) states.push(match.at(ply).state);
    this.judged = new AbortController();
    const { signal: wanted } = this.judged;
    this.judging.value = true;
    thinkers
      .ask('judge', { states, from: this.from }, { signal: wanted })
      .then(good => {
        if (wanted.aborted) return;
        // What a hint has proven meanwhile stands.
        if (good !== null) this.know(good < 0 ? -1 : length + 1 - states.length + good);
        else if (this.good !== -1) this.know(null);
      })
      .catch(() => undefined)
      .finally(() => {
        if (!wanted.aborted) this.judging.value = false;
      });
  }
}

/** Days and gardens are dealt with a proof; a board that somebody drew has none. */
function originOf({ session: { setup, match } }: KeshikiPlay): Origin {
  const about = aboutSetup(setup);
  if (about.stage !== null) return { stage: about.stage };
  const isDealt = about.setup?.type === 'daily' || about.setup?.type === 'endless';
  return isDealt && match ? { dealt: match.at(0).state } : null;
}

/** What is left of a plan after its first group was cleared, wherever it was tapped; nothing when another was. */
function followed([first, ...rest]: readonly Cell[], events: readonly Event[]): readonly Cell[] {
  const removed = events.find(event => event.type === 'removed');
  return first !== undefined && removed?.type === 'removed' && removed.cells.includes(first) ? rest : [];
}

/** The group and one ring around it, squared off: near, but not yet the answer. */
function region(group: readonly Cell[], play: KeshikiPlay): readonly Cell[] {
  const { width, height } = play.view.peek().board;
  const xs = group.map(columnOf);
  const ys = group.map(rowOf);
  const cells: Cell[] = [];
  for (let y = Math.max(0, Math.min(...ys) - 1); y <= Math.min(height - 1, Math.max(...ys) + 1); y++) {
    for (let x = Math.max(0, Math.min(...xs) - 1); x <= Math.min(width - 1, Math.max(...xs) + 1); x++)
      cells.push(cellAt(x, y));
  }
  return cells;
}
