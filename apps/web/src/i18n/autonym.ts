import { others } from './languages.ts';

/** Every language of the house, by what it calls itself: 日本語, English, Deutsch. */
export const autonyms: readonly (readonly [code: string, name: string])[] = ['ja', 'en', ...others].map(code => [
  code,
  new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code,
]);
