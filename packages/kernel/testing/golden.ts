import { playLine } from '../fold.ts';
import type { AnyGame, Seat } from '../game.ts';
import type { LogEntry, Replay } from '../replay.ts';
import { roll, streams } from '../rng.ts';

/** Lines told in full: every state drawn, every action with how many were legal, every event. What is refused is told too. */
export function playthrough(game: AnyGame, replay: Replay): string {
  let state: unknown = game.start(game.setups.read(replay.setup), replay.seed);
  const lines = [`# ${game.id} v${game.version} · seed ${replay.seed} · setup ${replay.setup}`, game.draw(state)];
  for (const { seat, line } of replay.log) {
    lines.push(`> ${seat} ${line}        legal ${countLegal(game, state, seat)}`);
    const step = playLine(game, state, seat, line);
    if (!step.ok) {
      lines.push(`  refused: ${step.why}`);
      continue;
    }
    for (const event of step.events) lines.push(`  ${game.tell(event)}`);
    state = step.state;
    lines.push(game.draw(state));
  }
  const result = game.result(state);
  if (result) lines.push(`= scores ${result.scores.join(' ')} · winners ${result.winners.join(' ') || 'none'}`);
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
