import type { Store } from '../store/store.ts';

/** A balancer or a supervisor waits for the answer, so it always comes within two seconds. */
const ANSWER_WITHIN_MS = 1_500;
const GOOD_FOR_MS = 500;

export const NO_ANSWER = 'the store does not answer';
export const DAMAGED = 'the store is damaged';

/** Reasons that may be told to anybody, by the code of the failure. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_FULL|53100)/, 'the disk is full'],
  [/^(SQLITE_READONLY|25006)/, 'the store can only be read'],
  [/^(DAMAGED|SQLITE_(CORRUPT|NOTADB)|XX00)/, DAMAGED],
  [/^57014/, NO_ANSWER],
];

/** Whether the store can be written to, found out by writing. However many ask at once, one write answers them. */
export class Health {
  private readonly store: Store;
  private asked: Promise<string | null> | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  /** Null when all is well; else what is wrong, in a few words. */
  trouble(): Promise<string | null> {
    this.asked ??= this.tryWriting().finally(() => {
      setTimeout(() => {
        this.asked = null;
      }, GOOD_FOR_MS).unref();
    });
    return this.asked;
  }

  private tryWriting(): Promise<string | null> {
    return new Promise(answer => {
      const timer = setTimeout(() => answer(NO_ANSWER), ANSWER_WITHIN_MS);
      this.store
        .healthy()
        .then(
          () => answer(null),
          (error: unknown) => answer(reason(error)),
        )
        .finally(() => clearTimeout(timer));
    });
  }
}

/** What is wrong, in a few words. */
export function reason(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const known = REASONS.find(([codes]) => codes.test(code));
  if (known) return known[1];
  return /timeout/i.test(message) ? NO_ANSWER : 'the store cannot be reached';
}
