import { type RulesOfVersion, rulesOfVersion, versionsOf } from '@minoya/archive';
import { type AnyGame, type Replay, walk } from '@minoya/kernel';
import { leaderboardSetup } from '@minoya/shared/leaderboard';
import { type Trail, TrailMaker } from './trail.ts';

/** The moves of a game as the rules of one version play them: who copies moves may name other rules than they were made under. */
export interface Reading {
  readonly version: number;
  /** As if no help had been taken along. */
  readonly unaided: boolean;
  /** Null where these rules do not let the game get to its end. */
  readonly print: string | null;
  readonly trail: string;
}

/** What the moves come to under every version of the rules that knows the setup, oldest first. */
export async function readingsOf(replay: Replay): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for (const version of versionsOf(replay.game)) {
    const rules = await rulesOfVersion(replay.game, version);
    if (rules) readings.push(...readBy(rules, { ...replay, version }));
  }
  return readings;
}

function readBy({ game }: RulesOfVersion, replay: Replay): readonly Reading[] {
  const setup: unknown = game.setups.read(replay.setup);
  if (setup === null || game.setups.write(setup) !== replay.setup) return [];
  const begun = game.start(setup, replay.seed);
  const plain = unaidedStart(game, replay);
  const own = new TrailMaker(begun);
  const withoutHelp = plain === null ? null : new HelpHidden(begun, plain);
  const bare = withoutHelp && new TrailMaker(withoutHelp.of(begun));
  const walked = walk(game, begun, replay.log, ply => {
    own.add(ply.after);
    if (withoutHelp) bare?.add(withoutHelp.of(ply.after));
  });
  const whole = walked.ok && walked.result !== null;
  const reading = ({ print, trail }: Trail, unaided: boolean): Reading => ({
    version: replay.version,
    unaided,
    print: whole ? print : null,
    trail,
  });
  return [reading(own.end(), false), ...(bare ? [reading(bare.end(), true)] : [])];
}

/** How the game would have begun without the help that was taken along; null where there was none. */
function unaidedStart(game: AnyGame, { setup, seed }: Replay): object | null {
  const plain = leaderboardSetup(game, setup);
  return plain === setup ? null : (game.start(game.setups.read(plain), seed) as object);
}

/**
 * Positions without what help brought into them: what is different at the start, tools that lie ready, is shown as it is without help.
 * So the same moves are the same moves whatever tools lay beside them.
 */
class HelpHidden {
  private readonly hidden: object;

  constructor(begun: object, plain: object) {
    const then = new Map<string, unknown>(Object.entries(begun));
    const isOther = ([key, value]: [string, unknown]): boolean =>
      JSON.stringify(value) !== JSON.stringify(then.get(key));
    this.hidden = Object.fromEntries(Object.entries(plain).filter(isOther));
  }

  of(state: object): object {
    return { ...state, ...this.hidden };
  }
}
