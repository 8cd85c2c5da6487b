import type { Bot } from '@minoya/bots';
import { randomBot } from '@minoya/bots/random';
import { player, strengths } from '@minoya/bots/rokumasu/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';

/** Who plays: the bot at one of its strengths, or anybody's dice. */
export type Who = keyof typeof strengths | 'random';

export interface Job {
  readonly setup: string;
  readonly seed: string;
  readonly who: Who;
}

/** What a run tells the report. */
export interface Outcome extends Job {
  readonly won: boolean;
  readonly rounds: number;
  readonly total: number;
  /** Relics ever owned, and those held at the end. */
  readonly owned: readonly string[];
  readonly held: readonly string[];
  /** Gold when each round began. */
  readonly gold: readonly number[];
  /** Score as a share of the target when each round ended. */
  readonly shares: readonly number[];
  readonly actions: number;
}

const MOST_ACTIONS = 5000;

export function playRun({ setup, seed, who }: Job): Outcome {
  const read = rokumasu.setups.read(setup);
  if (!read) throw new Error(`not a setup: ${setup}`);
  let s = rokumasu.start(read, seed);
  const choose = chooser(who, seed);
  const owned = new Set(read.relics as readonly string[]);
  const gold: number[] = [];
  const shares: number[] = [];
  let actions = 0;
  while (!rokumasu.result(s) && actions < MOST_ACTIONS) {
    const action = choose(rokumasu.view(s, 0), actions++);
    if (action.type === 'start') gold.push(s.gold);
    const step = rokumasu.apply(s, 0, action);
    if (!step.ok) throw new Error(`${seed}: ${step.why}: ${rokumasu.actions.write(action)}`);
    for (const event of step.events) {
      if (event.type === 'bought' && event.ware.kind === 'relic') owned.add(event.ware.id);
      if (event.type === 'roundWon' || event.type === 'roundLost') shares.push(step.state.score / s.target);
    }
    s = step.state;
  }
  const { won, rounds, total } = s.record;
  const held = s.relics.map(relic => relic.id);
  return { who, setup, seed, won, rounds, total, owned: [...owned], held, gold, shares, actions };
}

type Choose = (view: State, ply: number) => Action;

function chooser(who: Who, seed: string): Choose {
  const play = who === 'random' ? (randomBot(rokumasu) as Bot<State, Action>) : player(strengths[who]);
  return (view, ply) => play(view, 0, { seed: `${seed}:${ply}`, stop: () => false });
}
