import { player, strengths } from '@minoya/bots/rokumasu/index';
import { bosses, type BossId } from '@minoya/games/rokumasu/bosses';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { type RelicId, relics } from '@minoya/games/rokumasu/relics/index';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/shelf';
import { type Action, type State, STREAMS } from '@minoya/games/rokumasu/state';
import { streams } from '@minoya/kernel';

/** Rounds of a run played again and again, each time with one thing changed. */
export interface TrialsJob {
  readonly task: 'trials';
  readonly setup: string;
  readonly seed: string;
  /** `relic:copy`, `boss:two_cards`. */
  readonly things: readonly string[];
}

/** One round with one thing and without it, by the same player and the same luck. */
export interface Trial {
  readonly thing: string;
  readonly round: number;
  readonly won: boolean;
  readonly wonWithout: boolean;
  /** The logarithm of the score reached, against that without it. */
  readonly gain: number;
}

/** Builds before set 3 are all alike. */
const FROM_ROUND = 7;
const MOST_ACTIONS = 5000;
/** Asked for more than the run itself, so that the round can be won and lost. */
const HARDER = 1.25;

export function trials({ setup, seed, things }: TrialsJob): Trial[] {
  const read = rokumasu.setups.read(setup);
  if (!read) throw new Error(`not a setup: ${setup}`);
  const bot = player(strengths.steady);
  const found: Trial[] = [];
  let s = rokumasu.start(read, seed);
  for (let ply = 0; ply < MOST_ACTIONS && !rokumasu.result(s); ply++) {
    const action = bot(rokumasu.view(s, 0), 0, { seed: `${seed}:${ply}`, stop: () => false });
    if (action.type === 'start' && s.round >= FROM_ROUND) found.push(...tried(s, `${seed} ${s.round}`, things));
    s = applied(s, action);
  }
  return found;
}

function applied(s: State, action: Action): State {
  const step = rokumasu.apply(s, 0, action);
  if (!step.ok) throw new Error(`${step.why}: ${rokumasu.actions.write(action)}`);
  return step.state;
}

/** A round here and there is enough: rounds of one run are alike. */
function tried(before: State, seed: string, things: readonly string[]): Trial[] {
  const s: State = { ...before, target: Math.ceil(before.target * HARDER), rng: streams(seed, STREAMS) };
  const ofBoss = s.round % 3 === 0;
  const mine = things.filter(thing => thing.startsWith('boss:') === ofBoss);
  if (mine.length === 0) return [];
  const without = played(ofBoss ? { ...s, bosses: [] } : s, seed);
  return mine.flatMap(thing => {
    const changed = withThing(s, thing);
    if (!changed) return [];
    const { won, score } = played(changed, seed);
    const gain = Math.log(Math.max(1, score) / Math.max(1, without.score));
    return [{ thing, round: s.round, won, wonWithout: without.won, gain }];
  });
}

/** Null when the shelf has it already. A relic comes as one more than there is room for. */
function withThing(s: State, thing: string): State | null {
  const [kind, id = ''] = thing.split(':');
  if (kind === 'boss') return id in bosses ? { ...s, bosses: [id as BossId] } : null;
  if (!(id in relics) || s.relics.some(owned => owned.id === id)) return null;
  return { ...s, relics: withMirrors([...s.relics, freshRelic(id as RelicId, 0)]) };
}

/** The round by the bot; one that is played again by a relic's grace counts as it ends then. */
function played(from: State, seed: string): { won: boolean; score: number } {
  const bot = player(strengths.steady);
  let s = from;
  let score = 0;
  for (let ply = 0; s.record.rounds === from.record.rounds && s.phase !== 'lost' && ply < 200; ply++) {
    s = applied(s, bot(rokumasu.view(s, 0), 0, { seed: `${seed}/${ply}`, stop: () => false }));
    score = Math.max(score, s.score);
  }
  return { won: s.record.rounds > from.record.rounds, score };
}
