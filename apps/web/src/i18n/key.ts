/** A message in another language; where its number decides, one for each form that the language has. */
export type Translation = string | { readonly [Form in Intl.LDMLPluralRule]?: string };

/** A language: what stands for each English message. */
export type Words = Readonly<Record<string, Translation>>;

/** Where English has one word for two things, the Japanese tells them apart. */
export const exactKey = (ja: string, en: string): string => `${en} [${ja}]`;
