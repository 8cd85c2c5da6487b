import { player, strengths } from '@minoya/bots/rokumasu/index';
import type { BossId } from '@minoya/games/rokumasu/bosses';
import { withBosses } from '@minoya/games/rokumasu/conditions';
import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { ROUNDS_IN_SET } from '@minoya/games/rokumasu/rules';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/shelf';
import { type Action, type State, STREAMS } from '@minoya/games/rokumasu/state';
import { shuffle, streams } from '@minoya/kernel';

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
  const bot = player(strengths.brisk);
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

function tried(before: State, seed: string, things: readonly string[]): Trial[] {
  const rng = streams(seed, STREAMS);
  const ofBoss = before.round % ROUNDS_IN_SET === 0;
  const mine = some(
    things.filter(thing => thing.startsWith('boss:') === ofBoss),
    rng,
  );
  if (mine.length === 0) return [];
  const plain: State = { ...before, gifts: [], rng };
  const s = ofBoss ? withBoss(plain, []) : plain;
  const without = played(s, seed, ofBoss ? 1 : HARDER);
  return mine.flatMap(thing => {
    const changed = ofBoss ? withBoss(plain, [thing.slice('boss:'.length) as BossId]) : withRelic(s, thing);
    if (!changed) return [];
    const { won, score } = played(changed, seed, ofBoss ? 1 : HARDER);
    const gain = Math.log(Math.max(1, score) / Math.max(1, without.score));
    return [{ thing, round: s.round, won, wonWithout: without.won, gain }];
  });
}

/** A round tries a few of many things: rounds of one run are alike, and runs are many. */
const MOST_THINGS = 8;

const some = (things: readonly string[], rng: State['rng']): readonly string[] =>
  shuffle({ ...rng }, 'gift', [...things]).slice(0, MOST_THINGS);

function withBoss(s: State, bosses: readonly BossId[]): State {
  return { ...s, bosses, conditions: withBosses(s.conditions, bosses) };
}

/** Null when the shelf has it already. A relic comes as one more than there is room for. */
function withRelic(s: State, thing: string): State | null {
  const id = thing.slice('relic:'.length) as RelicId;
  if (s.relics.some(owned => owned.id === id)) return null;
  return { ...s, relics: withMirrors([...s.relics, freshRelic(id, 0)]) };
}

/** The round by the bot; one that is played again by a relic's grace counts as it ends then. */
function played(from: State, seed: string, harder: number): { won: boolean; score: number } {
  const bot = player(strengths.brisk);
  let s = applied(from, { type: 'start' });
  if (s.phase === 'playing') s = { ...s, target: Math.ceil(s.target * harder) };
  let score = 0;
  for (let ply = 0; s.record.rounds === from.record.rounds && s.phase !== 'lost' && ply < 200; ply++) {
    s = applied(s, bot(rokumasu.view(s, 0), 0, { seed: `${seed}/${ply}`, stop: () => false }));
    score = Math.max(score, s.score);
  }
  return { won: s.record.rounds > from.record.rounds, score };
}
