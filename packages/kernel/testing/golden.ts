import { fold } from '../fold.ts';
import type { AnyGame, Seat } from '../game.ts';
import type { LogEntry, Replay } from '../replay.ts';
import { roll, streams } from '../rng.ts';

/** A replay told in full: every state drawn, every action with how many were legal, every event. */
export function playthrough(game: AnyGame, replay: Replay): string {
  const start = game.start(game.setups.read(replay.setup), replay.seed);
  const lines = [`# ${game.id} v${game.version} · seed ${replay.seed} · setup ${replay.setup}`, game.draw(start)];
  const folded = fold(game, replay, ({ entry: { seat, line }, before, after, events }) => {
    lines.push(`> ${seat} ${line}        legal ${countLegal(game, before, seat)}`);
    for (const event of events) lines.push(`  ${game.tell(event)}`);
    lines.push(game.draw(after));
  });
  if (!folded.ok) lines.push(`  refused: ${folded.why}`);
  else if (folded.result)
    lines.push(`= scores ${folded.result.scores.join(' ')} · winners ${folded.result.winners.join(' ') || 'none'}`);
  return `${lines.join('\n')}\n`;
}

function countLegal(game: AnyGame, state: unknown, seat: Seat): number {
  let count = 0;
  for (const _ of game.legal(state, seat)) count++;
  return count;
}

/** A random game as a replay, at most `plies` long: where goldens and fuzzing start from. */
export function randomReplay(game: AnyGame, setup: string, seed: string, plies = 2000): Replay {
  const rng = streams(seed, ['player']);
  const log: LogEntry[] = [];
  let state = game.start(game.setups.read(setup), seed);
  while (log.length < plies) {
    const seats = game.turn(state);
    const seat = seats[roll(rng, 'player', seats.length)];
    if (seat === undefined) break;
    const actions = [...game.legal(state, seat)];
    const action = actions[roll(rng, 'player', actions.length)];
    const step = game.apply(state, seat, action);
    if (!step.ok) throw new Error(`legal, but refused: ${step.why}`);
    log.push({ seat, line: game.actions.write(action) });
    state = step.state;
  }
  return { game: game.id, version: game.version, setup, seed, log };
}
