import type { Localized } from '@minoya/kernel';

/** Name and one sentence, with `{number}` where a number of the entry or a tuned number belongs. */
export type EntryText = Localized<readonly [name: string, sentence: string]>;

export type Numbers = Readonly<Record<string, number>>;

/** The sentence with its numbers filled in. */
export function fill(sentence: string, ...sources: readonly Numbers[]): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = sources.find(numbers => name in numbers)?.[name];
    return value === undefined ? whole : String(value);
  });
}
