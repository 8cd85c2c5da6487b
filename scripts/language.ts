import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allMessages, type Message } from '../apps/web/build/messages.ts';
import { exactKey, type Translation, type Words } from '../apps/web/src/i18n/key.ts';

/** A message as somebody who translates it sees it. */
export interface Entry {
  readonly key: string;
  readonly en: string;
  readonly ja: string;
  readonly at: readonly string[];
  /** Empty: not yet. One text, or one for each form that the number asks for: `{ "one": …, "other": … }`. */
  readonly says: Translation;
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const fileOf = (code: string): string => path.join(root, `apps/web/src/languages/${code}.json`);

/** Every message once. Where one English text stands for several Japanese, each is a message of its own. */
export function entriesFor(code: string, messages: readonly Message[] = allMessages()): Entry[] {
  const said: Words = existsSync(fileOf(code)) ? (JSON.parse(readFileSync(fileOf(code), 'utf8')) as Words) : {};
  const byKey = new Map<string, Entry>();
  for (const { key, ja, en, at } of keyed(messages)) {
    const before = byKey.get(key)?.at ?? [];
    byKey.set(key, { key, en, ja, at: [...new Set([...before, at])], says: said[key] ?? said[en] ?? '' });
  }
  return [...byKey.values()];
}

function keyed(messages: readonly Message[]): (Message & { readonly key: string })[] {
  const told = messages.filter(({ ja, en }) => en !== '' && (ja !== en || /\p{L}/u.test(withoutGaps(en))));
  const meanings = new Map<string, Set<string>>();
  for (const { ja, en } of told) meanings.set(en, (meanings.get(en) ?? new Set()).add(ja));
  const isExact = (en: string): boolean => (meanings.get(en)?.size ?? 0) > 1;
  return told.map(one => ({ ...one, key: isExact(one.en) ? exactKey(one.ja, one.en) : one.en }));
}

const gaps = /\{\w+\}/g;
const withoutGaps = (text: string): string => text.replace(gaps, '');
const gapsOf = (text: string): string => [...new Set(text.match(gaps))].sort().join(' ');

/** As `Intl.PluralRules` names them, in every language. */
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

function wrongForms(says: object): string[] {
  const strange = Object.keys(says).filter(form => !forms.includes(form));
  return [
    ...strange.map(form => `"${form}" is none of the forms ${forms.join(', ')}`),
    ...('other' in says ? [] : ['the form "other" is missing']),
  ];
}

interface Imported {
  readonly words: Words;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  /** Sentences about messages whose gaps are not those of the English. */
  readonly wrong: readonly string[];
}

/** The dictionary that a translated file makes. */
export function wordsFrom(entries: readonly Entry[], messages: readonly Message[] = allMessages()): Imported {
  const known = new Map(keyed(messages).map(one => [one.key, one]));
  const said = new Map(entries.filter(({ says }) => says !== '').map(({ key, says }) => [key, says]));
  const wrong = [...said].flatMap(([key, says]) => {
    const { en = '', ja = '' } = known.get(key) ?? {};
    const allowed = new Set([gapsOf(en), gapsOf(ja)]);
    const texts = typeof says === 'string' ? [says] : Object.values(says);
    if (!known.has(key)) return [];
    return [
      ...texts.filter(one => !allowed.has(gapsOf(one))).map(one => `${key}: "${one}" has other gaps`),
      ...(typeof says === 'string' ? [] : wrongForms(says).map(why => `${key}: ${why}`)),
    ];
  });
  const kept = [...said].filter(([key]) => known.has(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: Object.fromEntries(kept),
    missing: [...known.keys()].filter(key => !said.has(key)),
    unknown: [...said.keys()].filter(key => !known.has(key)),
    wrong,
  };
}
