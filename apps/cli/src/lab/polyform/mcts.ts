import { createRequire } from 'node:module';
import type { Bot } from '@minoya/bots';
import { polyform } from '@minoya/games/polyform/game';
import type { Action, State } from '@minoya/games/polyform/state';

/** What the arena uses of boardgame.io, a dev dependency: its MCTS bot as it is, driven by a clock. */
interface Node {
  readonly children: readonly Node[];
  readonly visits: number;
  readonly parentAction?: { readonly payload: { readonly args: readonly [string] } };
}
interface Tree {
  createNode(root: { state: object; playerID: string }): Node;
  select(node: Node): Node;
  expand(node: Node): Node;
  playout(node: Node): unknown;
  backpropagate(node: Node, result: unknown): void;
}
interface Library {
  readonly MCTSBot: new (options: object) => Tree;
  readonly InitializeGame: (options: object) => { ctx: object; G: State };
}

const load = createRequire(import.meta.url);
const { MCTSBot } = load('boardgame.io/ai') as Library;
const { InitializeGame } = load('boardgame.io/internal') as Library;

interface Moving {
  readonly G: State;
  readonly playerID: string;
  readonly events: { endTurn(to?: { next: string }): void };
}

/** POLYFORM as that library wants it: one move that takes an action line. */
const game = {
  name: 'polyform',
  setup: (): State => polyform.start(polyform.setups.read('seats=2') as State['setup'], 'mcts'),
  moves: {
    act({ G, playerID, events }: Moving, line: string): State | string {
      const action = polyform.actions.read(line);
      const step = action && polyform.apply(G, Number(playerID), action);
      if (!step?.ok) return 'INVALID_MOVE';
      const next = polyform.turn(step.state)[0];
      if (next !== undefined && next !== Number(playerID)) events.endTurn({ next: String(next) });
      return step.state;
    },
  },
  endIf({ G }: { G: State }): object | undefined {
    const result = polyform.result(G);
    if (!result) return undefined;
    return result.winners.length > 1 ? { draw: true } : { winner: String(result.winners[0]) };
  },
};

function enumerate(G: State, _ctx: object, playerID: string): { move: string; args: [string] }[] {
  return Array.from(polyform.legal(G, Number(playerID)), action => ({
    move: 'act',
    args: [polyform.actions.write(action)],
  }));
}

/** Their bot, thinking on one imagined deck a decision until it is stopped. */
export const mctsBot: Bot<State, Action> = (view, seat, { seed, stop }) => {
  const legal = [...polyform.legal(view, seat)];
  if (legal.length === 1) return legal[0] as Action;
  const tree = new MCTSBot({ game, enumerate, seed, playoutDepth: 100 });
  const started = InitializeGame({ game, numPlayers: view.players.length });
  const G = polyform.imagine(view, seed);
  const ctx = { ...started.ctx, currentPlayer: String(seat), playOrderPos: seat };
  const root = tree.createNode({ state: { ...started, G, ctx }, playerID: String(seat) });
  do {
    const leaf = tree.expand(tree.select(root));
    tree.backpropagate(leaf, tree.playout(leaf));
  } while (!stop());
  let best = root.children[0];
  for (const child of root.children) if (child.visits > (best?.visits ?? 0)) best = child;
  const line = best?.parentAction?.payload.args[0] ?? '';
  return polyform.actions.read(line) ?? (legal[0] as Action);
};
