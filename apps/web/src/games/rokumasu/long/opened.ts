import type { UnlockId } from '@minoya/games/rokumasu/long/unlocks';
import { signal } from '@preact/signals';
import { browserStore } from '../../../store/browser-store.ts';

/** What this browser's player has unlocked by play, and whether everything is to be open anyway. */
export interface Opened {
  readonly done: readonly UnlockId[];
  readonly all: boolean;
}

const key = 'rokumasu:unlocks';

export const opened = signal<Opened>({ done: [], all: false });
let loaded: Promise<void> | null = null;

export function loadOpened(): Promise<void> {
  loaded ??= browserStore()
    .then(store => store.get(key))
    .then(value => {
      const kept = (typeof value === 'object' && value !== null ? value : {}) as Partial<Opened>;
      const { done, all } = opened.peek();
      opened.value = { done: [...new Set([...(kept.done ?? []), ...done])], all: all || kept.all === true };
    });
  return loaded;
}

const keep = (): Promise<void> => browserStore().then(store => store.set(key, opened.peek()));

/** すべて解放: for those who dislike to wait. What was earned stays earned. */
export function setAllOpen(all: boolean): void {
  opened.value = { ...opened.peek(), all };
  void loadOpened().then(() => {
    opened.value = { ...opened.peek(), all };
    return keep();
  });
}

/** Notes deeds; returns those that are new. */
export function noteDeeds(ids: readonly UnlockId[]): readonly UnlockId[] {
  const fresh = ids.filter(id => !opened.peek().done.includes(id));
  if (fresh.length === 0) return fresh;
  opened.value = { ...opened.peek(), done: [...opened.peek().done, ...fresh] };
  void loadOpened().then(keep);
  return fresh;
}
