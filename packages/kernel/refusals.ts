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

/** Codes with which a replay is refused, before or while it is played. */
export const replayRefusals = {
  tooLong: { ja: 'リプレイが長すぎます。', en: 'The replay is too long.' },
  otherFormat: { ja: '別の形式で書かれています。', en: 'It is written in another format.' },
  damaged: { ja: '途中で切れているか、壊れています。', en: 'It is incomplete or damaged.' },
  badLine: { ja: '読めない行があります。', en: 'There is a line that cannot be read.' },
  otherGame: { ja: '別のゲームのリプレイです。', en: 'It is a replay of another game.' },
  otherVersion: { ja: '別の版のルールのリプレイです。', en: 'It was played by another version of the rules.' },
  badSetup: { ja: 'このゲームにない設定です。', en: 'This game has no such setup.' },
} as const satisfies Refusals;
export type ReplayRefusal = keyof typeof replayRefusals;

/** A refusal in words; a code that nobody knows says at least that it cannot be done. */
export function refusalWords(game: AnyGame | null, code: string): Refusals[string] {
  const words: Refusals = { ...commonRefusals, ...replayRefusals, ...game?.refusals };
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? commonRefusals.notNow;
}
