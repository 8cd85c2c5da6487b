import { LAST_LEVEL, STONE_EVERY } from '@minoya/games/keshiki/recipes';

/** One way through the rock garden: boards of one seed, one after the other, and what each brought. */
export interface Walk {
  readonly seed: string;
  /** The board that it began with. */
  readonly from: number;
  /** Points of each board, in order; what is counted stays counted. */
  readonly scores: readonly number[];
  /** A board was left without its goal, or the last one is done. */
  readonly over: boolean;
}

/** A board of a walk that has ended. */
export interface Step {
  readonly seed: string;
  readonly level: number;
  readonly score: number;
  readonly won: boolean;
}

export const startOf = (seed: string, from: number): Walk => ({ seed, from, scores: [], over: false });

/** The walk with one board more. A board counts once, in its turn; trying again changes nothing. Pure. */
export function walked(before: Walk | null, { seed, level, score, won }: Step): Walk {
  const walk = before?.seed === seed ? before : startOf(seed, level);
  if (walk.over || level !== walk.from + walk.scores.length) return walk;
  return { ...walk, scores: [...walk.scores, score], over: !won || level >= LAST_LEVEL };
}

/** Whether a walk leads on to another board. One that is over does not, whatever is played on its last board again. */
export const goesOn = (walk: Walk | null | undefined, seed: string): boolean => walk?.seed === seed && !walk.over;

/** Points carried so far. */
export const totalOf = ({ scores }: Walk): number => scores.reduce((sum, score) => sum + score, 0);

/** Points that the boards before this one brought: what a board itself has just brought is not carried to it. */
export const carriedTo = ({ from, scores }: Walk, level: number): number =>
  scores.slice(0, Math.max(0, level - from)).reduce((sum, score) => sum + score, 0);

/** Stones that are set once this many boards are done. */
export const stonesAt = (done: number): number => Math.min(STONES, Math.floor(done / STONE_EVERY));
/** Boards from here to the next stone; 0 where one has just been set. */
export const boardsToStone = (done: number): number => (STONE_EVERY - (done % STONE_EVERY)) % STONE_EVERY;
export const STONES = LAST_LEVEL / STONE_EVERY;

/** Boards that a walk can begin with, beside the first: behind each stone. */
export const startsAfter = (stones: number): readonly number[] =>
  Array.from({ length: Math.min(stones, STONES - 1) }, (_, i) => (i + 1) * STONE_EVERY + 1);
