import { player, strengths } from '@minoya/bots/rokumasu/index';
import type { BossId } from '@minoya/games/rokumasu/bosses';
import { conditionOf, freshCondition, isAdmitted, withBosses } from '@minoya/games/rokumasu/conditions';
import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { drawBosses } from '@minoya/games/rokumasu/rounds';
import { freshRelic, withMirrors } from '@minoya/games/rokumasu/shelf';
import { type Action, type State, STREAMS } from '@minoya/games/rokumasu/state';
import { bossesOf, isBossRound, roundKind, targetOf, tunedByRelics } from '@minoya/games/rokumasu/tuned';
import { shuffle, streams } from '@minoya/kernel';

/** Rounds of a run played again and again, each time with one thing changed. */
export interface TrialsJob {
  readonly task: 'trials';
  readonly setup: string;
  readonly seed: string;
  /** `relic:copy`, `boss:two_cards`, `level:3`: a level is tried on runs of the one below. */
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
/** Asked for more than the run itself, as level 5 does, so that the round can be won and lost. */
const HARDER = 1.25;
/** Levels and bosses are tried on strong builds, too: by turns for so many times the target. */
const LADDER = [1, 1.5, 2, 2.5];

export function trials({ setup, seed, things }: TrialsJob): Trial[] {
  const read = rokumasu.setups.read(setup);
  if (!read) throw new Error(`not a setup: ${setup}`);
  const bot = player(strengths.steady);
  const found: Trial[] = [];
  let s = rokumasu.start(read, seed);
  for (let ply = 0; ply < MOST_ACTIONS && !rokumasu.result(s); ply++) {
    const action = bot(rokumasu.view(s, 0), 0, { seed: `${seed}:${ply}`, stop: () => false });
    if (action.type === 'start') found.push(...tried(s, `${seed} ${s.round}`, things));
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
  const plain: State = { ...before, gifts: [], rng };
  const bare = isBossRound(before.round) ? withBoss(plain, []) : plain;
  const fit = things.flatMap(thing => pairOf(plain, bare, thing) ?? []);
  const known = new Map<State, Played>();
  return some(fit, rng).map(({ thing, without, changed, harder }) => {
    const base = known.get(without) ?? played(without, seed, harder);
    known.set(without, base);
    const { won, score } = played(changed, seed, harder);
    const gain = Math.log(Math.max(1, score) / Math.max(1, base.score));
    return { thing, round: before.round, won, wonWithout: base.won, gain };
  });
}

interface Pair {
  readonly thing: string;
  readonly without: State;
  readonly changed: State;
  readonly harder: number;
}

/** The round without a thing and with it; null where it has nothing to do. */
function pairOf(s: State, bare: State, thing: string): Pair | null {
  const [layer, id] = thing.split(':') as [string, string];
  const ladder = LADDER[s.round % LADDER.length]!;
  if (layer === 'level') {
    const higher = withLevel(s, Number(id));
    return asksAlike(s, higher) ? null : { thing, without: s, changed: higher, harder: ladder };
  }
  if (s.round < FROM_ROUND || (layer === 'boss') !== isBossRound(s.round)) return null;
  if (layer === 'boss') return { thing, without: bare, changed: withBoss(s, [id as BossId]), harder: ladder };
  const changed = withRelic(s, id as RelicId);
  return changed && { thing, without: s, changed, harder: HARDER };
}

/** A round tries a few of many things: rounds of one run are alike, and runs are many. */
const MOST_THINGS = 8;

const some = (pairs: readonly Pair[], rng: State['rng']): readonly Pair[] =>
  shuffle({ ...rng }, 'gift', [...pairs]).slice(0, MOST_THINGS);

function withBoss(s: State, bosses: readonly BossId[]): State {
  return { ...s, bosses, conditions: withBosses(s.conditions, bosses) };
}

/** The same round one level higher: its rule in force, and the conditions that it would have brought. */
function withLevel(from: State, level: number): State {
  const lasting = from.conditions.filter(one => !one.source.startsWith('boss:'));
  const s: State = { ...from, conditions: [...lasting, freshCondition(`level:${level}`)], rng: { ...from.rng } };
  const more = tunedByRelics(s, 'bosses') - s.bosses.length;
  if (!s.bosses.every(id => isAdmitted(s, `boss:${id}`))) s.bosses = drawBosses(s, s.bosses.length, []);
  if (more > 0) s.bosses = [...s.bosses, ...drawBosses(s, more, s.bosses)];
  if (roundKind(s.round) === 'elite' && tunedByRelics(s, 'elites') > s.minor.length)
    s.minor = drawBosses(s, 1, s.bosses);
  s.conditions = withBosses(s.conditions, bossesOf(s, s.round));
  return s;
}

/** Where a level changes nothing about a round but what shops made of it before. */
function asksAlike(s: State, higher: State): boolean {
  if (conditionOf(higher.conditions.find(one => !s.conditions.includes(one))!.source).tune?.draw) return false;
  const bosses = [s, higher].map(one => bossesOf(one, one.round).join());
  return bosses[0] === bosses[1] && targetOf(s, s.round) === targetOf(higher, s.round);
}

/** Null when the shelf has it already. A relic comes as one more than there is room for. */
function withRelic(s: State, id: RelicId): State | null {
  if (s.relics.some(owned => owned.id === id)) return null;
  return { ...s, relics: withMirrors([...s.relics, freshRelic(id, 0)]) };
}

interface Played {
  readonly won: boolean;
  readonly score: number;
}

/** The round by the bot; one that is played again by a relic's grace counts as it ends then. */
function played(from: State, seed: string, harder: number): Played {
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
