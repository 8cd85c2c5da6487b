import { rokumasu } from '@minoya/games/rokumasu/game';
import { addMotifs } from '../crest/motifs.ts';

/** Whether a setup is of the long game. */
export const isJourney = (setup: string): boolean => setup.startsWith('journey');

let loading: Promise<void> | null = null;

/** The long game's tables and drawings: nobody waits for them before the first piece of another game. */
export function loadLong(): Promise<void> {
  loading ??= fetchLong().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchLong(): Promise<void> {
  const [{ longMotifs }, { wayMotifs }] = await Promise.all([
    import('../crest/long-motifs.ts'),
    import('../crest/way-motifs.ts'),
    rokumasu.prepare?.('journey'),
  ]);
  addMotifs(longMotifs);
  addMotifs(wayMotifs);
}
