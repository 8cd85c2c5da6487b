import type { RulesOfVersion } from '@minoya/archive';
import type { LogEntry } from '@minoya/kernel';

const MOST_ACTIONS = 2_000;

/** A whole game to play again and again: the weakest bot on every seat, the same moves every time. */
export function record({ game, bots }: Pick<RulesOfVersion, 'game' | 'bots'>, setup: string, seed: string): LogEntry[] {
  const read = game.setups.read(setup);
  const bot = bots[0]?.bot;
  if (read === null || !bot) throw new Error(`cannot be played here: ${game.id} ${setup}`);
  const log: LogEntry[] = [];
  let state = game.start(read, seed);
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    const action = bot(game.view(state, seat), seat, { seed: `${log.length}`, stop: () => false });
    const step = game.apply(state, seat, action);
    if (!step.ok || log.length > MOST_ACTIONS) throw new Error('the recorded game does not end');
    log.push({ seat, line: game.actions.write(action) });
    state = step.state;
  }
  return log;
}
