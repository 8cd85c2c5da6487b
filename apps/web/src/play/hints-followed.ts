import { type AnyGame, hash, type Match } from '@minoya/kernel';
import type { GameUI } from '../games/game-ui.ts';
import { movesGiven } from '../store/tries.ts';
import type { Play } from './play.ts';
import type { StateOf } from './types.ts';

/** A move by what it makes of a position: the same one however it was made. */
export const moveKey = (before: string, after: string): number => hash(`${before}>${after}`);

type Rules<G extends AnyGame> = Pick<GameUI<G>, 'position' | 'givesUp'>;

/** Every move of a game that stands; ending it by hand is none. */
export function moveKeys<G extends AnyGame>({ position, givesUp }: Rules<G>, match: Match<G>): readonly number[] {
  if (!position) return [];
  const seen = (ply: number) => position(match.at(ply).state as StateOf<G>);
  return match.log.flatMap(({ line }, i) => (givesUp?.(line) ? [] : [moveKey(seen(i), seen(i + 1))]));
}

/**
 * A game that mostly repeats moves which hints gave on this board before is one with hints: so many are marked as such. What
 * was taken back meanwhile and went another way is none any more, so it may be asked again at every end.
 */
export function noteHintsFollowed<G extends AnyGame>(ui: Rules<G>, play: Play<G>, match: Match<G>): void {
  if (!ui.position) return;
  const { hints = 0, followed = 0 } = play.marks.peek();
  const moves = moveKeys(ui, match);
  const given = movesGiven(match.game, match.setup);
  const repeated = moves.filter(move => given.has(move)).length;
  // A hint of this very game says so by itself.
  const now = hints === followed && 2 * repeated > moves.length ? repeated : 0;
  if (now === followed) return;
  play.mark('hints', hints - followed + now);
  play.mark('followed', now);
}
