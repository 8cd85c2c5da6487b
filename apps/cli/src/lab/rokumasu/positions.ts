import { signsOf, chanceEfforts, type Signs } from '@minoya/bots/rokumasu/chance';
import { player, strengths } from '@minoya/bots/rokumasu/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { chance, pick, roll, type Streams, streams } from '@minoya/kernel';
import type { PositionsJob } from './jobs.ts';

/** A position in the middle of a round, what imagined rounds said of it, and whether the bot then won the round. */
export interface Position {
  readonly round: number;
  readonly hands: number;
  readonly signs: Signs;
  readonly won: boolean;
}

type Luck = Streams<'stray'>;

/** Every so many placements the player goes astray, as people do: so positions of all kinds come up. */
const ASTRAY = 5;
/** How many placements of a round may pass before it is looked at. */
const LATEST = 11;
const MOST_ACTIONS = 5000;

/** One position of each round of a run that is played well but not always. */
export function positions({ setup, seed }: PositionsJob): Position[] {
  const read = rokumasu.setups.read(setup);
  if (!read) throw new Error(`not a setup: ${setup}`);
  const luck = streams(`positions ${seed}`, ['stray']);
  const found: Position[] = [];
  let s = rokumasu.start(read, seed);
  const strength = roll(luck, 'stray', 2) === 0 ? strengths.brisk : strengths.steady;
  let bot = player(strength);
  let wait = roll(luck, 'stray', LATEST);
  for (let ply = 0; ply < MOST_ACTIONS && !rokumasu.result(s); ply++) {
    if (s.phase === 'playing' && wait-- === 0) found.push(judged(s, `${seed}:${ply}`));
    const view = rokumasu.view(s, 0);
    const strays = view.phase === 'playing' && chance(luck, 'stray', 1, ASTRAY);
    const action = (strays && stray(view, luck)) || bot(view, 0, { seed: `${seed}:${ply}`, stop: () => false });
    if (strays) bot = player(strength);
    if (action.type === 'start') wait = roll(luck, 'stray', LATEST);
    s = applied(s, action);
  }
  return found;
}

function stray(view: State, luck: Luck): Action | null {
  const places = Array.from(rokumasu.legal(view, 0)).filter(action => action.type === 'place');
  return places.length > 0 ? pick(luck, 'stray', places) : null;
}

function applied(s: State, action: Action): State {
  const step = rokumasu.apply(s, 0, action);
  if (!step.ok) throw new Error(`${step.why}: ${rokumasu.actions.write(action)}`);
  return step.state;
}

function judged(s: State, seed: string): Position {
  const signs = signsOf(rokumasu.view(s, 0), seed, chanceEfforts.shown);
  return { round: s.round, hands: s.hands, signs, won: isWon(s, seed) };
}

/** The bot plays the round to its end, with the real pile and real luck. */
function isWon(from: State, seed: string): boolean {
  const bot = player(strengths.steady);
  let s = from;
  for (let ply = 0; s.phase === 'playing'; ply++)
    s = applied(s, bot(rokumasu.view(s, 0), 0, { seed: `${seed}/${ply}`, stop: () => false }));
  return s.record.rounds > from.record.rounds;
}
