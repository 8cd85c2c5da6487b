import { released } from '@minoya/archive/released';
import type { AnyGameUI } from './game-ui.ts';
import { presentUI } from './list.ts';

/** The screens of a game that play by this version of its rules; null when there never was one. */
export async function uiFor(id: string, version: number): Promise<AnyGameUI | null> {
  const ui = await presentUI(id);
  if (!ui || ui.game.version === version) return ui;
  if (version < (ui.oldest ?? 1)) return pictured(ui, version);
  const { older } = await import('./older.ts');
  const old = await older[id]?.[version]?.();
  return old?.ui ?? null;
}

/** Whether a game goes on by rules that have been followed by others. */
export const isOlderVersion = (id: string, version: number): boolean => version < (released[id]?.at(-1) ?? 0);

/** The present screens cannot show states as old as these: the archived rules bring a picture of their own. */
export async function pictured(ui: AnyGameUI, version: number): Promise<AnyGameUI | null> {
  const [{ archived }, { pictureUI }] = await Promise.all([
    import('@minoya/archive/archived'),
    import('../play/picture.tsx'),
  ]);
  const rules = await archived(ui.game.id, version);
  return rules && pictureUI(ui, rules);
}
