import type { rokumasu } from '@minoya/games/rokumasu/game';
import type { Event, Payout } from '@minoya/games/rokumasu/state';
import type { Match } from '@minoya/kernel';

export const paidIn = ({ base, hands, interest, extra }: Payout): number =>
  base + hands + interest + extra.reduce((sum, { amount }) => sum + amount, 0);

/** What a won round brought besides its payout, less what was paid in it: gold mines, seals, relics. */
export function goldOfRound(match: Match<typeof rokumasu>, length: number): number {
  let sum = 0;
  for (let ply = length; ply > 0; ply--) {
    const events = match.at(ply).events as readonly Event[];
    for (const event of events) {
      if (event.type === 'gold') sum += event.amount;
      if (event.type === 'goldPaid') sum -= event.amount;
      if (event.type === 'roundWon') sum -= paidIn(event.payout);
    }
    if (events.some(event => event.type === 'roundStarted')) return sum;
  }
  return sum;
}
