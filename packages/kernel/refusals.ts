import type { AnyGame } from './game.ts';
import type { Localized } from './localized.ts';

/** Words for each code with which something is refused: everywhere a refusal is a code, and the words stand beside it. */
export type Refusals = Readonly<Record<string, Localized>>;

/** Codes that any game may answer with, whatever its rules. */
export const commonRefusals = {
  notYourTurn: { ja: 'いまはあなたのターンではありません。', en: 'It is not your turn.' },
  notAnAction: { ja: 'その操作はありません。', en: 'There is no such action.' },
  notNow: { ja: 'いまはできません。', en: 'Not possible now.' },
} as const satisfies Refusals;

/** A refusal in words; a code that nobody knows says at least that it cannot be done. */
export function refusalWords(game: AnyGame, code: string): Refusals[string] {
  const words: Refusals = { ...commonRefusals, ...game.refusals };
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? commonRefusals.notNow;
}
