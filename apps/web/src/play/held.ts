import type { AnyGame } from '@minoya/kernel';
import type { Play } from './play.ts';

export interface Refusal {
  readonly why: string;
  /** Grows with each refusal, so that the same reason twice shows twice. */
  readonly count: number;
}

/** Whether nothing can be done at the moment, whatever the rules say; whoever presses is told why. */
export function isHeld<G extends AnyGame>(play: Pick<Play<G>, 'session' | 'refuse'>): boolean {
  const why = play.session.held?.peek() ?? null;
  if (why !== null) play.refuse(why);
  return why !== null;
}
