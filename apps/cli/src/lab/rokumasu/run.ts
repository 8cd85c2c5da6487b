import type { Bot } from '@minoya/bots';
import { randomBot } from '@minoya/bots/random';
import { hint, player, strengths } from '@minoya/bots/rokumasu/index';
import { scripts } from '@minoya/bots/rokumasu/scripts';
import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import type { Action, Event, State } from '@minoya/games/rokumasu/state';
import { Sources } from './sources.ts';

/** Who plays: the bot at one of its strengths, a player with one plan, one who follows every hint, or anybody's dice. */
export type Who = keyof typeof strengths | keyof typeof scripts | 'hints' | 'random';

export interface RunJob {
  readonly task: 'run';
  readonly setup: string;
  readonly seed: string;
  readonly who: Who;
}

/** What a round tells. */
export interface RoundTold {
  readonly round: number;
  readonly won: boolean;
  /** Gold when it began. */
  readonly gold: number;
  /** Score as a share of the target. */
  readonly share: number;
  /** Placements that cleared something. */
  readonly clears: number;
  /** The last clear, as rows and columns: `2+0`. */
  readonly kind: string | null;
  readonly handsLeft: number;
  readonly bosses: readonly string[];
}

/** What a run tells the report. */
export interface Outcome extends Omit<RunJob, 'task'> {
  readonly won: boolean;
  readonly total: number;
  /** Rounds won. */
  readonly rounds: number;
  /** Relics ever owned, and those held at the end. */
  readonly owned: readonly string[];
  readonly held: readonly string[];
  readonly told: readonly RoundTold[];
  /** Cards that were bought, changed or removed, and the deck at the end as shapes with what they bear. */
  readonly cards: { readonly bought: number; readonly changed: number; readonly removed: number };
  readonly deck: readonly string[];
  /** What the clears of the last third owe to each source, as shares of the logarithm of their points. */
  readonly sources: Readonly<Record<string, number>>;
  readonly actions: number;
}

const MOST_ACTIONS = 5000;

export function playRun(job: RunJob): Outcome {
  const { setup, seed, who } = job;
  const read = rokumasu.setups.read(setup);
  if (!read) throw new Error(`not a setup: ${setup}`);
  let s = rokumasu.start(read, seed);
  const choose = chooser(who, seed);
  const telling = new Telling(read.relics);
  let actions = 0;
  while (!rokumasu.result(s) && actions < MOST_ACTIONS) {
    const action = choose(rokumasu.view(s, 0), actions++);
    const step = rokumasu.apply(s, 0, action);
    if (!step.ok) throw new Error(`${seed}: ${step.why}: ${rokumasu.actions.write(action)}`);
    telling.hear(s, step.state, step.events);
    s = step.state;
  }
  return { who, setup, seed, actions, ...telling.of(s) };
}

/** Gathers what the events of a run tell. */
class Telling {
  private readonly owned: Set<string>;
  private readonly told: RoundTold[] = [];
  private readonly cards = { bought: 0, changed: 0, removed: 0 };
  private readonly sources = new Sources();
  private gold = 0;
  private kind: string | null = null;

  constructor(relics: readonly string[]) {
    this.owned = new Set(relics);
  }

  hear(before: State, after: State, events: readonly Event[]): void {
    for (const event of events) this.one(before, after, event);
    for (const { id } of after.relics) this.owned.add(id);
  }

  private one(before: State, after: State, event: Event): void {
    if (event.type === 'roundStarted') [this.gold, this.kind] = [before.gold, null];
    if (event.type === 'scored') {
      this.kind = `${event.rows.length}+${event.columns.length}`;
      this.sources.hear(before, event.ledger);
    }
    if (event.type === 'bought' && event.ware.kind === 'piece') this.cards.bought += 1;
    if (event.type === 'amuletUsed') this.cards[event.after ? 'changed' : 'removed'] += 1;
    if (event.type === 'roundWon' || event.type === 'roundLost') this.told.push(this.round(before, after, event.type));
  }

  private round(before: State, after: State, type: 'roundWon' | 'roundLost'): RoundTold {
    return {
      round: before.round,
      won: type === 'roundWon',
      gold: this.gold,
      share: after.score / before.target,
      clears: after.clears,
      kind: this.kind,
      handsLeft: after.hands,
      bosses: before.round % 3 === 0 ? before.bosses : [],
    };
  }

  of(s: State): Omit<Outcome, keyof Omit<RunJob, 'task'> | 'actions'> {
    const { won, rounds, total } = s.record;
    return {
      won,
      rounds,
      total,
      owned: [...this.owned],
      held: s.relics.map(relic => relic.id),
      told: this.told,
      cards: this.cards,
      deck: s.deck.map(card => [card.mino, card.pattern, card.seal?.id, card.blessing?.id].filter(Boolean).join(' ')),
      sources: this.sources.shares(),
    };
  }
}

type Choose = (view: State, ply: number) => Action;

function chooser(who: Who, seed: string): Choose {
  const options = (ply: number) => ({ seed: `${seed}:${ply}`, stop: () => false });
  if (who === 'hints') {
    // Where there is no hint there is one thing to do, as the bot does it.
    const rest = player(strengths.quick);
    return (view, ply) => hint(view, options(ply))?.action ?? rest(view, 0, options(ply));
  }
  const play = who === 'random' ? (randomBot(rokumasu) as Bot<State, Action>) : player(strengthOf(who));
  return (view, ply) => play(view, 0, options(ply));
}

function strengthOf(who: Exclude<Who, 'hints' | 'random'>): Parameters<typeof player>[0] {
  return who in scripts ? scripts[who as keyof typeof scripts] : strengths[who as keyof typeof strengths];
}
