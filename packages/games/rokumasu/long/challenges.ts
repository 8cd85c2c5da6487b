import type { EntryText } from '../entry-text.ts';
import type { DeckId } from './decks.ts';
import type { TwistId } from './twists.ts';

/** A named setup with a twist. */
export interface Challenge {
  readonly text: EntryText;
  readonly motif: string;
  readonly deck: DeckId;
  readonly twists: readonly TwistId[];
}

const challenge = (entry: Challenge): Challenge => entry;

/** */
export const challenges = {
  waterfalls: challenge({
    text: {
      ja: ['滝', '縦ラインだけで24ラウンドを抜けます。'],
      en: ['Waterfalls', 'All 24 rounds with columns alone.'],
    },
    motif: 'waterfall',
    deck: 'carpenter',
    twists: ['columns_only'],
  }),
};
export type ChallengeId = keyof typeof challenges;
export const challengeIds = Object.keys(challenges) as readonly ChallengeId[];

export function isChallengeId(text: string): text is ChallengeId {
  return Object.hasOwn(challenges, text);
}
