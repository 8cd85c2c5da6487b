import { keshiki } from '@minoya/games/keshiki/game';
import { isReached } from '@minoya/games/keshiki/goals';
import { replayOf } from '@minoya/games/keshiki/replay';
import { decodeReplay, type Replay, writeReplay } from '@minoya/kernel';
import type { Prover } from '@minoya/shared/published';
import { allPast, loadRun } from '../../../store/runs.ts';
import { slots } from '../entry/about.ts';
import { type Puzzle, setupText } from './link.ts';

/** How the first goal of a board was reached. It stays in the draft and is shown to the server; no link holds it. */
export interface Certificate {
  readonly by: Prover;
  /** The moves, to the end. */
  readonly lines: readonly string[];
}

const begun = (puzzle: Puzzle) => keshiki.start({ type: 'puzzle', ...puzzle, tools: [] }, '');

/** Whether some goal is reached before the first tap: such a board asks for nothing, and is not published. */
export function isTooEasy(puzzle: Puzzle): boolean {
  return begun(puzzle).reached.some(Boolean);
}

/** The moves of a game of exactly this board up to its first goal, ended there; null when it does not reach it. */
export function proofIn(puzzle: Puzzle, setup: string, moves: readonly string[]): readonly string[] | null {
  if (setup !== setupText(puzzle) || isTooEasy(puzzle)) return null;
  let state = begun(puzzle);
  const lines: string[] = [];
  for (const line of moves) {
    const action = keshiki.actions.read(line);
    const step = action && keshiki.apply(state, 0, action);
    if (!step?.ok) return null;
    lines.push(line);
    ({ state } = step);
    if (isReached(state, 0)) return keshiki.result(state) ? lines : [...lines, 'finish'];
  }
  return null;
}

/** A proof as the server wants to see it. */
export const proofText = (puzzle: Puzzle, { lines }: Certificate): string =>
  writeReplay(replayOf(setupText(puzzle), lines));

type Played = Pick<Replay, 'setup' | 'log'>;

/** Games on boards of one's own: the one on the table, and those that were won. */
export async function ownGames(): Promise<readonly Played[]> {
  const run = await loadRun('keshiki', slots.own);
  const past = (await allPast('keshiki')).filter(one => one.slot === slots.own && one.won);
  const read = past.flatMap(({ word }) => {
    const replay = decodeReplay(word);
    return replay.ok ? [replay.value] : [];
  });
  return run ? [run, ...read] : read;
}

/** How one of these games reached the goal; null when none did. */
export function provenByHand(puzzle: Puzzle, games: readonly Played[]): Certificate | null {
  for (const { setup, log } of games) {
    const moves = log.map(({ line }) => line);
    const lines = proofIn(puzzle, setup, moves);
    if (lines) return { by: 'hand', lines };
  }
  return null;
}
