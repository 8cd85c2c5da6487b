import type { State } from '@minoya/games/keshiki/state';
import { goalsIn, isReached, scoreGoals, starsFrom, starsIn } from '@minoya/games/keshiki/goals';
import { coloredLeft } from '@minoya/games/keshiki/board';
import { STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import { earnedTools, type ToolId } from '@minoya/games/keshiki/tools';
import type { Setup } from '@minoya/games/keshiki/setup';
import { takesGames } from '@minoya/shared/leaderboard';
import { signal } from '@preact/signals';
import { browserStore } from '../../../store/browser-store.ts';
import { today } from '../../../store/day.ts';
import { firstTry } from '../../../store/tries.ts';
import { change } from '../../../store/settings.ts';
import type { Walk } from './walk.ts';

/** The best game on one board. */
export interface Best {
  readonly score: number;
  readonly stars: number;
  readonly allClear: boolean;
  /** Coloured blocks left. */
  readonly left: number;
  readonly tries: number;
  readonly largest: number;
  /** Hints and tools used in the best game. */
  readonly helped: boolean;
  /** Stars earned without either; saves from before it was counted have none. */
  readonly unaided?: number;
  /** The best game's actions, for the line beside par. */
  readonly line: readonly string[];
}

/** What a player has done in 消色百景. */
export interface Progress {
  readonly stages: Readonly<Record<string, Best>>;
  readonly dailies: Readonly<Record<string, Best>>;
  /** Lessons that were shown. */
  readonly seen: readonly string[];
  /** Tools taken along the last time, and to which stage: they are not carried on into another. */
  readonly kit: readonly ToolId[];
  readonly kitOf: number | null;
  /** The furthest endless board, the walk that goes on, and the most points of one. */
  readonly level: number;
  readonly walk: Walk | null;
  readonly walkBest: number;
}

export const nothing: Progress = {
  stages: {},
  dailies: {},
  seen: [],
  kit: [],
  kitOf: null,
  level: 1,
  walk: null,
  walkBest: 0,
};

/** Null until the store has answered. */
export const progress = signal<Progress | null>(null);

const key = 'keshiki:progress';
let loading: Promise<void> | null = null;

export function loadProgress(): Promise<void> {
  loading ??= read();
  return loading;
}

async function read(): Promise<void> {
  const store = await browserStore();
  const kept = await store.get(key);
  const known = typeof kept === 'object' && kept !== null ? (kept as Partial<Progress> & Earlier) : {};
  const { twice, lostOnAsk, ...rest } = known;
  progress.value = { ...nothing, ...rest };
  if (twice) change({ tapTwice: true });
  if (lostOnAsk) change({ tellLost: 'never' });
  if (twice || lostOnAsk) {
    await store.set(key, progress.peek());
  }
}

/** What earlier saves hold here, and is a setting now. */
interface Earlier {
  readonly twice?: boolean;
  readonly lostOnAsk?: boolean;
}

/** Changes and keeps it. */
export async function keep(part: Partial<Progress>): Promise<void> {
  await loadProgress();
  progress.value = { ...(progress.peek() ?? nothing), ...part };
  await (await browserStore()).set(key, progress.peek());
}

/** A lesson that need not open by itself again. */
export async function sawLesson(id: string): Promise<void> {
  await loadProgress();
  const seen = progress.peek()?.seen ?? [];
  if (!seen.includes(id)) await keep({ seen: [...seen, id] });
}

/** A finished game, as it is counted. */
export interface Game {
  readonly state: State;
  readonly largest: number;
  readonly helped: boolean;
  readonly line: readonly string[];
  /** False while it goes on: its stars are kept, but it is no game more. */
  readonly ended?: boolean;
  /** Par for boards whose setup carries none. */
  readonly par?: number | null;
}

/** Stars as the rules give them. */
export function starsFor(state: State, par: number | null = state.par): number {
  const [first] = goalsIn(state);
  // Where a par was thought out later, the stars follow from it.
  const plain = first !== undefined && goalsIn(state).every(({ kind }) => kind === 'score');
  if (par === null || par === state.par || !plain) return starsIn(state);
  return starsFrom(scoreGoals(first.amount, par).map(goal => state.score >= goal.amount));
}

/** Whether the first goal is reached, or there is none. */
export function hasWon(state: State): boolean {
  return goalsIn(state).length === 0 || isReached(state, 0);
}

/** Whether the one game of a day that counts is over: whatever else is played of it is practice. */
export const isDayDecided = (setup: Setup | null): boolean =>
  setup?.type === 'daily' && firstTry('keshiki', setup.date) !== null;

/** Whether what is finished now decides this day: it still takes games, and none has been finished here. */
export const decidesDay = (setup: Setup | null): boolean =>
  setup?.type === 'daily' && takesGames(setup.date, today.peek()) && !isDayDecided(setup);

/** The better of what was and what is, with one game more. Pure. */
export function counted(before: Best | undefined, game: Game): Best {
  const { state, largest, helped, line } = game;
  const now: Best = {
    score: state.score,
    stars: starsFor(state, game.par ?? state.par),
    allClear: state.phase === 'cleared',
    left: coloredLeft(state.board),
    tries: (before?.tries ?? 0) + (game.ended === false ? 0 : 1),
    largest: Math.max(largest, before?.largest ?? 0),
    helped,
    line,
    unaided: Math.max(before ? unaidedStars(before) : 0, helped ? 0 : starsFor(state, game.par ?? state.par)),
  };
  const { unaided = 0 } = now;
  if (!before || now.score > before.score) return { ...now, stars: Math.max(now.stars, before?.stars ?? 0) };
  return { ...before, stars: Math.max(now.stars, before.stars), tries: now.tries, largest: now.largest, unaided };
}

/** Stars that were earned without hints and tools. */
export const unaidedStars = ({ unaided, helped, stars }: Pick<Best, 'unaided' | 'helped' | 'stars'>): number =>
  unaided ?? (helped ? 0 : stars);

/** Whether a game had hints or tools, by its marks. */
export const isHelped = ({ hints = 0, tools = 0 }: Readonly<Record<string, number>>): boolean => hints + tools > 0;

/** How many of a game's stars are drawn as earned without help. */
export const unaidedOf = (stars: number, marks: Readonly<Record<string, number>>): number =>
  isHelped(marks) ? 0 : stars;

export function starTotal({ stages }: Pick<Progress, 'stages'>): number {
  return Object.values(stages).reduce((sum, best) => sum + best.stars, 0);
}

/** Tools that the stars of `after` earn and those of `before` did not. */
export function toolsGained(before: Pick<Progress, 'stages'>, after: Pick<Progress, 'stages'>): readonly ToolId[] {
  const owned = earnedTools(starTotal(before));
  return earnedTools(starTotal(after)).filter(id => !owned.includes(id));
}

const doneIn = ({ stages }: Progress, stage: number): boolean => (stages[stage]?.stars ?? 0) > 0;

/** The tools that a stage begins with: those of the last try on it, as far as they are still owned. */
export function kitFor({ kit, kitOf }: Progress, stage: number, earned: readonly ToolId[]): readonly ToolId[] {
  return kitOf === stage ? kit.filter(id => earned.includes(id)) : [];
}

/** How many uncleared stages are open at any time. */
const openAtOnce = 3;

/** Stages that can be played: everything cleared, and the first three that are not. */
export function openStages(state: Progress): ReadonlySet<number> {
  const open = new Set<number>();
  let fresh = 0;
  for (let stage = 1; stage <= STAGE_COUNT; stage++) {
    if (doneIn(state, stage)) open.add(stage);
    else if (fresh++ < openAtOnce) open.add(stage);
  }
  return open;
}

/** The stages after a game on one of them. Whoever looked at one that is not open yet played it for nothing. */
export function stagesAfter(state: Progress, stage: number, game: Game): Progress['stages'] {
  const { stages } = state;
  return openStages(state).has(stage) ? { ...stages, [stage]: counted(stages[stage], game) } : stages;
}

/** Where the map stands: the first stage that is not cleared; the last when all are. */
export function currentStage(state: Progress): number {
  for (let stage = 1; stage <= STAGE_COUNT; stage++) if (!doneIn(state, stage)) return stage;
  return STAGE_COUNT;
}
