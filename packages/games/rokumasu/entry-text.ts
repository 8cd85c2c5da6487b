import type { Localized } from '@minoya/kernel';

/** Name and one sentence, with `{number}` where a number of the entry or a tuned number belongs. */
export type EntryText = Localized<readonly [name: string, sentence: string]>;

export type Numbers = Readonly<Record<string, number>>;
