interface Move {
  /** The first version in which the module has its present path. */
  readonly since: number;
  /** Its path before; null when it is new, and what it holds is not met in older games. */
  readonly before: string | null;
}

/** Modules of rules and bots that screens import and that older versions have elsewhere, by their present path. */
const moved: Readonly<Record<string, Move>> = {};

/** Where version `at` (`rokumasu@1`) keeps what is now the module `key`; null when it had nothing of the kind. */
export function keyThen(key: string, at: string): string | null {
  const move = moved[key];
  return move && Number(at.split('@')[1]) < move.since ? move.before : key;
}
