/** Languages in which every text for players is written. */
export type Language = 'ja' | 'en';

/** Languages that a text may have besides, one text at a time. None yet. */
export type OtherLanguage = never;

/** The same thing said in each language. */
export type Localized<T = string> = { readonly [L in Language]: T } & { readonly [L in OtherLanguage]?: T };
