import { EMPTY } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { readGoal, writeGoal } from '@minoya/games/keshiki/goals';
import { boardLine, readBoardLine } from '@minoya/games/keshiki/notation';
import { browserStore } from '../../../store/browser-store.ts';
import { clearGoal, type Puzzle } from './link.ts';
import type { Certificate } from './proof.ts';

/** A board in the making as it is kept, and how its first goal was reached, if it was. */
export interface Draft {
  readonly board: string;
  readonly goals: string;
  readonly proof: Certificate | null;
  /** The two words it would be published under; null until it has been on the easel. */
  readonly title: string | null;
}

interface Kept {
  readonly drafts: readonly Draft[];
  /** The one on the easel. */
  readonly open: number;
}

const key = 'keshiki:drafts';
/** Where the only draft of the first version lay. */
const oldKey = 'keshiki:easel';
/** More are not kept: the oldest makes room. */
export const mostDrafts = 24;

export const emptyBoard = (width: number, height: number): Board => ({
  width,
  height,
  cells: Array.from({ length: width * height }, () => EMPTY),
});

export function draftOf({ board, goals }: Puzzle, more: Partial<Pick<Draft, 'proof' | 'title'>> = {}): Draft {
  return { board: boardLine(board), goals: goals.map(writeGoal).join(), proof: null, title: null, ...more };
}

/** What a draft holds; null for what cannot be read. */
export function puzzleOf({ board: line, goals: words }: Pick<Draft, 'board' | 'goals'>): Puzzle | null {
  const board = readBoardLine(line);
  const goals = words.split(',').map(readGoal);
  return board && goals.every(goal => goal !== null) ? { board, goals } : null;
}

const isDraft = (one: unknown): one is Draft =>
  typeof one === 'object' && one !== null && 'board' in one && 'goals' in one;

/** What lies in the store, whatever version put it there; never without a draft. */
export function readKept(kept: unknown, old: unknown): Kept {
  const found = typeof kept === 'object' && kept !== null && 'drafts' in kept ? (kept as Kept) : null;
  // Drafts of before were proven by a word; the moves are asked for again.
  const drafts = (found?.drafts ?? [])
    .filter(one => isDraft(one) && puzzleOf(one) !== null)
    .map(({ board, goals, proof, title }) => ({ board, goals, proof: proof ?? null, title: title ?? null }));
  const first = typeof old === 'string' ? readBoardLine(old) : null;
  if (drafts.length > 0) return { drafts, open: Math.min(found?.open ?? 0, drafts.length - 1) };
  return { drafts: [draftOf({ board: first ?? emptyBoard(7, 9), goals: [clearGoal] })], open: 0 };
}

export async function loadDrafts(): Promise<Kept> {
  const store = await browserStore();
  return readKept(await store.get(key), await store.get(oldKey));
}

export async function keepDrafts(kept: Kept): Promise<void> {
  await (await browserStore()).set(key, kept);
}

/** A further draft, on the easel from now on. */
export function withDraft({ drafts }: Kept, draft: Draft): Kept {
  const all = [...drafts, draft].slice(-mostDrafts);
  return { drafts: all, open: all.length - 1 };
}

/** Lays a board on the easel as a draft of its own. */
export async function addDraft(puzzle: Puzzle, title: string | null = null): Promise<void> {
  await keepDrafts(withDraft(await loadDrafts(), draftOf(puzzle, { title })));
}
