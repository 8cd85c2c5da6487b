import { filled, type Localized, type Values } from '@minoya/kernel';
import { exactKey, type Translation, type Words } from './key.ts';

const files = import.meta.glob<Words>('../languages/*.json', { import: 'default' });

export const wordsOf = (language: string): Promise<Words> | undefined => files[`../languages/${language}.json`]?.();

/** Speaks a language that is not written into our sources. */
export interface Speaker {
  say<T>(text: Localized<T>): T;
  number(value: number): string;
  date(time: number, timeStyle?: 'short'): string;
}

/** Says texts by a dictionary; what it does not have stays English. */
export function speakerOf(language: string, words: Words): Speaker {
  const sayText = (text: Localized): string => {
    const { ja, en } = text.message ?? text;
    const found = words[exactKey(ja, en)] ?? words[en];
    if (found === undefined && !text.values) return text.en;
    const values = text.values ?? {};
    return filled(formOf(found ?? en, values, language), values, sayText);
  };
  const sayAny = (ja: unknown, en: unknown): unknown =>
    Array.isArray(en)
      ? en.map((one, i) => sayAny((ja as unknown[])[i], one))
      : sayText({ ja: String(ja), en: String(en) });
  return {
    say: <T>(text: Localized<T>) =>
      (typeof text.en === 'string' ? sayText(text as Localized<string>) : sayAny(text.ja, text.en)) as T,
    number: value => value.toLocaleString(language),
    date: (time, timeStyle) =>
      new Date(time).toLocaleString(language, { dateStyle: 'medium', ...(timeStyle && { timeStyle }) }),
  };
}

/** The form that goes with the first number in the message. */
function formOf(found: Translation, values: Values, language: string): string {
  if (typeof found === 'string') return found;
  const count = Object.values(values)
    .map(countIn)
    .find(n => n !== null);
  return found[new Intl.PluralRules(language).select(count ?? 0)] ?? found.other ?? '';
}

/** The number that a value is; it is often written out already: 1,284 or 1.284. */
function countIn(value: unknown): number | null {
  if (typeof value === 'string' && /^-?\d[\d.,\s]*$/.test(value)) return Number(value.replace(/[^\d-]/g, ''));
  return typeof value === 'number' ? value : null;
}
