import { fill, type Localized } from './localized.ts';

const commas = { ja: '{a}、{b}', en: '{a}, {b}' } as const;

/** Several texts in a row; `two` says how two of them stand beside each other. */
export function listed(
  texts: readonly Localized[],
  two: { readonly ja: `{a}${string}{b}`; readonly en: `{a}${string}{b}` } = commas,
): Localized {
  const [first = { ja: '', en: '' }, ...rest] = texts;
  return rest.reduce((a, b) => fill(two, { a, b }), first);
}

/** The same text inside a sentence, where English begins it with a small letter. */
export function inside(text: Localized): Localized {
  return { ...text, en: text.en.toLowerCase(), message: text.message ?? { ja: text.ja, en: text.en } };
}
