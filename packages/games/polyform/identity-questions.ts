import { cards } from './cards.ts';
import { noPieces } from './pieces.ts';
import type { Done, Player, State } from './state.ts';

/** So many finished cards of so many points each. */
function finished(points: number, count: number): Done[] {
  const worth = cards.filter(card => card.points === points).slice(0, count);
  return worth.map(({ id, colour }) => ({ colour, card: id, placed: [] }));
}

/** A table at its end, where seat after seat has these cards and so many dots. */
function ended(s: State, done: (seat: number) => Done[], dots: (seat: number) => number): State {
  const players = s.players.map((_, seat): Player => {
    const hand = { ...noPieces(), dot: dots(seat) };
    return { hand, working: [null, null, null, null], done: done(seat), veiled: false, late: [], finished: true };
  });
  return { ...s, phase: 'ended', aside: null, players };
}

/** Ties of every sort, and hidden points while the others still finish: states that a short game hardly ever comes to. */
export function further(s: State): readonly State[] {
  if (s.actions < 3 || s.phase !== 'playing' || s.round % 5 !== 2) return [];
  const same = (): Done[] => finished(1, 2);
  const hidden = { ...s.setup, scores: 'hidden' as const };
  const players = s.players.map((player, seat): Player => ({ ...player, done: finished(seat + 1, 2) }));
  return [
    ended(s, same, () => 2),
    ended(s, same, seat => seat),
    ended(s, same, seat => 5 - seat),
    ended(
      s,
      seat => (seat === 0 ? finished(2, 1) : same()),
      seat => 5 - seat,
    ),
    { ...s, setup: hidden, players },
    { ...s, setup: hidden, players, phase: 'finalRound' },
    { ...s, setup: hidden, players, phase: 'finishing', aside: null },
  ];
}
