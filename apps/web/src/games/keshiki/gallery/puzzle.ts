import { keshiki } from '@minoya/games/keshiki/game';
import type { PublishedBoard } from '@minoya/shared/published';
import { publishedSlot } from '@minoya/shared/published';
import { titleText } from '@minoya/shared/titles';
import { begin } from '../../../play/begin.ts';
import type { Puzzle } from '../own/link.ts';
import type { KeshikiUI } from '../types.ts';
import { uiFor } from '../../versions.ts';
import { rememberTitle } from './known.ts';

/** A published board as the present rules read it; null when they do not. */
export function puzzleIn({ setup }: PublishedBoard): Puzzle | null {
  const read = keshiki.setups.read(setup);
  return read?.type === 'puzzle' ? { board: read.board, goals: read.goals } : null;
}

/** Begins a game on a published board, by the rules it was published under; false when this page does not know them. */
export async function playBoard({ id, version, setup, title }: PublishedBoard): Promise<boolean> {
  const ui = (await uiFor('keshiki', version)) as KeshikiUI | null;
  if (!ui) return false;
  rememberTitle(setup, titleText(title));
  await begin(ui, { setup, seed: '', slot: publishedSlot(id) });
  return true;
}
