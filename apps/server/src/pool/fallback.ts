import type { AnyGame, Seat } from '@minoya/kernel';

/** What is played for somebody who has nothing better to offer. */
export function firstLegal(game: AnyGame, view: unknown, seat: Seat): string | null {
  const [first] = game.legal(view, seat);
  return first === undefined ? null : game.actions.write(first);
}
