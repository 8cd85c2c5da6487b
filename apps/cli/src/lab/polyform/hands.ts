import { polyform } from '@minoya/games/polyform/game';
import { isPiece, type PieceId, pieceIds, tally } from '@minoya/games/polyform/pieces';
import type { Player, State } from '@minoya/games/polyform/state';
import { Refused } from '../../command/command.ts';

type Game = typeof polyform;

/** `dot+dot/dot+i2`: what each place in the order of play begins with. */
function readHands(text: string): PieceId[][] {
  return text.split('/').map(hand => {
    const words = hand.split('+');
    const pieces = words.filter(isPiece);
    if (pieces.length !== words.length) throw new Refused(`"${hand}" is no hand; one is written dot+i2`);
    return pieces;
  });
}

/** The game with other first hands than a table may agree on: for trying them before they become rules. */
export function gameWithHands(text: string, seats: number): Game {
  if (text === '') return polyform;
  const hands = readHands(text);
  if (hands.length !== seats) throw new Refused(`${seats} seats need ${seats} hands, not ${hands.length}`);
  return { ...polyform, start: (setup, seed) => dealt(polyform.start(setup, seed), hands) };
}

function dealt(state: State, hands: readonly (readonly PieceId[])[]): State {
  const stock = { ...state.stock };
  const players: Player[] = [...state.players];
  for (const [place, seat] of state.order.entries()) {
    const player = players[seat] as Player;
    const hand = tally(hands[place] ?? []);
    for (const id of pieceIds) stock[id] += player.hand[id] - hand[id];
    players[seat] = { ...player, hand };
  }
  return { ...state, stock, players };
}
