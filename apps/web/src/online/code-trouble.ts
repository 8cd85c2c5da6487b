import { fill } from '@minoya/kernel';
import { CODE_LETTERS, plainCode, readCode } from '@minoya/shared/protocol';
import type { Localized } from '../i18n/lang.ts';

/** What is wrong with something typed as a room's code: a character that no code has, or its length. Null: nothing. */
export function codeTrouble(typed: string): Localized | null {
  if (readCode(typed) !== null) return null;
  const never = [...new Set(plainCode(typed))].filter(letter => !CODE_LETTERS.includes(letter));
  if (never.length === 0) return { ja: 'ルームコードは4〜6文字です。', en: 'A room code has four to six characters.' };
  const message = {
    ja: '「{letters}」はルームコードに使われません。形の似た別の文字ではありませんか。',
    en: 'A room code never has {letters}. Is it another character that looks like it?',
  } as const;
  return fill(message, { letters: never.join(' ') });
}
