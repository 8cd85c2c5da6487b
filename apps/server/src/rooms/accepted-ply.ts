import type { Attempt, Ply } from '@minoya/kernel';

/** A line of the log was accepted once, and so it is again. */
export function acceptedPly(attempt: Attempt): Ply {
  if (!attempt.ok) throw new Error(`a stored action is refused: ${attempt.why}`);
  return attempt.ply;
}
