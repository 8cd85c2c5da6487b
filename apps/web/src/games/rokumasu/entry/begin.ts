import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { begin } from '../../../play/begin.ts';
import { dealSeed } from '../../../play/deal-seed.ts';
import { prepared } from '../../../play/prepared.ts';
import type { GameUI } from '../../game-ui.ts';
import { uiFor } from '../../versions.ts';
import { isJourney } from '../long/load.ts';
import { lessonSlot } from '../tutorial/lesson-run.ts';
import { isCustomRun } from './custom-run.ts';

export type RokumasuUI = GameUI<typeof rokumasu>;

export interface BeginRun {
  readonly setup?: string;
  /** Somebody's seed: a run with it is practice. */
  readonly seed?: string;
  readonly slot?: string;
  /** Beside a run in progress, not in its place. */
  readonly aside?: boolean;
  /** The rules to play by; the present ones unless a seed was dealt by older ones. */
  readonly version?: number;
  readonly lesson?: boolean;
  readonly go?: (path: string) => void;
  /** Put together on the page for runs of one's own: practice, whatever was chosen there. */
  readonly own?: boolean;
}

/** Every rule set has a place of its own: a run of one never takes the place of another's. */
function slotOf(setup = 'standard'): string {
  if (isJourney(setup)) return 'journey';
  return setup.startsWith('classic') ? 'classic' : 'main';
}

/** Where runs are played that are practice by how they are begun: never in the place of one that counts. */
const practiceSlot = 'practice';

/** Where a run is put, and whether beside what is in progress there. */
export function placeOf({ setup, seed, own, slot, aside }: BeginRun): {
  readonly slot: string;
  readonly aside: boolean;
} {
  const practice = seed !== undefined || own === true || (setup !== undefined && isCustomRun(setup));
  if (slot !== undefined || !practice) return { slot: slot ?? slotOf(setup), aside: aside ?? false };
  return { slot: practiceSlot, aside: true };
}

/** Where the next run is begun that is not one more of its kind: after the tutorial, and after practice with somebody's seed. */
export function anew(slot: string, setup: string): { readonly setup: string; readonly slot: string } | null {
  if (slot.startsWith(lessonSlot)) return { setup: 'standard', slot: slotOf() };
  return slot.startsWith(practiceSlot) && !isCustomRun(setup) ? { setup, slot: slotOf(setup) } : null;
}

/**
 * A new run with its first round already dealt: two taps from the street to the board. A journey begins before it, where its boss is
 * met and a round may be skipped.
 */
export async function beginRun(present: RokumasuUI, options: BeginRun = {}): Promise<void> {
  const { setup = 'standard', version = rokumasu.version } = options;
  const { slot, aside } = placeOf(options);
  const ui = version === rokumasu.version ? present : ((await uiFor(rokumasu.id, version)) as RokumasuUI | null);
  if (!ui) throw new Error(`no such rules: ${version}`);
  await prepared(ui, setup);
  const { seed, practice } =
    options.seed === undefined ? await dealSeed(ui, setup) : { seed: options.seed, practice: !options.lesson };
  const match = new Match(ui.game, setup, seed);
  if (!isJourney(setup)) match.act(0, { type: 'start' });
  if (options.lesson) match.mark('lesson');
  if (practice || options.own || (isCustomRun(setup) && !options.lesson)) match.mark('practice');
  const chosen = options.seed !== undefined && !options.lesson;
  await begin(ui, {
    match,
    slot,
    aside,
    ...(options.go ? { go: options.go } : {}),
    marks: { ...(chosen ? { chosen: 1 } : {}), ...(options.own ? { own: 1 } : {}) },
  });
}
