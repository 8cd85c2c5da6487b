import { polyform } from '@minoya/games/polyform/game';
import { noPieces } from '@minoya/games/polyform/pieces';
import type { State } from '@minoya/games/polyform/state';

/** A table for one with a single card of two cells and the piece that fills it. */
function firstState(fresh: State): State {
  const [player] = fresh.players;
  if (!player) return fresh;
  const working = [{ card: 'w0.3.i2', placed: [] }, null, null, null];
  return { ...fresh, players: [{ ...player, hand: { ...noPieces(), i2: 1 }, working }] };
}

/** The rules, beginning there. */
export const firstGame: typeof polyform = {
  ...polyform,
  start: (setup, seed) => firstState(polyform.start(setup, seed)),
};
