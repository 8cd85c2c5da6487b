/** One move of a module. */
export interface Move {
  /** The first version that has it at its next place. */
  readonly since: number;
  /** Its path before; null when it is new then, and what it holds is not met in older games. */
  readonly before: string | null;
}

/** By present path, the oldest move first. */
export type Moves = Readonly<Record<string, readonly Move[]>>;

/** Modules of rules and bots that screens import and that older versions have elsewhere. */
const movedModules: Moves = {
  // What older games are not asked: the page asks only after games by the present rules.
  'bots/polyform/intent': [{ since: 2, before: null }],
  'games/keshiki/goals': [{ since: 2, before: null }],
  // Looks at the beginning of a game in any version's words; what it finds is held against the position before it is said.
  'bots/keshiki/proof': [{ since: 5, before: null }],
  // Tries taps, which do the same in all versions, for the goals that a state of any version names.
  'bots/keshiki/reach': [{ since: 6, before: null }],
  // The long game is met in no older run.
  'games/rokumasu/card-text': [{ since: 2, before: null }],
  'games/rokumasu/long-game': [
    { since: 2, before: null },
    { since: 5, before: 'games/rokumasu/content' },
  ],
  'games/rokumasu/long/index': [{ since: 2, before: null }],
  'games/rokumasu/long/unlocks': [{ since: 2, before: null }],
  'games/rokumasu/long/way': [{ since: 2, before: null }],
  // Weekdays and walks; screens ask for them only from version 3 on.
  'games/keshiki/recipes': [{ since: 3, before: null }],
  // Only looks at a state, which is the same in both.
  'games/polyform/projection': [{ since: 2, before: null }],
  // Advice about a view, from the cards, exchanges and stock that lie in it; those are asked by the same rules in all of them.
  'games/polyform/last-turn': [{ since: 4, before: null }],
};

/** Where version `at` (`rokumasu@1`) keeps what is now the module `key`; null when it had nothing of the kind. */
export function keyThen(key: string, at: string, moves: Moves = movedModules): string | null {
  const version = Number(at.split('@')[1]);
  const next = moves[key]?.find(({ since }) => version < since);
  return next ? next.before : key;
}

/** By module and name, the first version that has it. */
export type Added = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Names that screens import and that older versions of their module do not have. Those get the present one, so that it
 * must be right about older states, too; whoever adds a line here has made sure of that.
 */
const added: Added = {
  'bots/keshiki/hint': { hopeless: 2 },
  'games/polyform/cards/card': { NET_CELLS: 2 },
  'games/polyform/setup': { optionRows: 2, summary: 2 },
  // Letters of actions, the same in all of them.
  'games/rokumasu/place': { STOCK_SLOTS: 5 },
  'games/rokumasu/shop': { cannotReceive: 2 },
  'games/rokumasu/texts': {
    conditionLive: 2,
    conditionMarks: 2,
    liveWords: 2,
    motifOf: 2,
    sourceName: 2,
    sourceText: 2,
    tipOf: 2,
  },
  // The flow of older versions is told without it.
  'games/rokumasu/tuned': { bossesOf: 2, flowOf: 4 },
};

/** Whether version `at` may be given the present `name` of the module `key`, having none of its own. */
export function isAdded(key: string, name: string, at: string, names: Added = added): boolean {
  return Number(at.split('@')[1]) < (names[key]?.[name] ?? 0);
}
