import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, Failed, type Family, Refused, type Word } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { text } from '../apps/cli/src/command/option.ts';
import { startMember } from '../apps/cli/src/command/start.ts';
import type { Entry } from './language.ts';

/** Reads all sources: whoever only asks for help does not wait for that. */
const language = () => import('./language.ts');

const tag: Word = { word: 'LANGUAGE', does: 'its tag: de, fr, pt-BR', count: 'one' };

const counted = (messages: number): string => `${messages} ${messages === 1 ? 'message' : 'messages'}`;

function checked(code = ''): string {
  if (!/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/.test(code)) throw new Refused(`"${code}" is not the tag of a language`);
  // qaa to qtz are nobody's language: for trying out.
  const isKnown =
    /^q[a-t][a-z]\b/.test(code) || new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);
  if (!isKnown) throw new Refused(`"${code}" is the tag of no language`);
  if (code === 'ja' || code === 'en') throw new Refused(`${code} stands in the sources themselves`);
  return code;
}

const exportCommand = command({
  name: 'words export',
  does: 'Writes down every text for players, for somebody who translates it',
  more: 'Each entry has the English, the Japanese, where it stands, and what the language says so far.',
  words: [tag],
  options: { to: text('where to; LANGUAGE.words.json without it', null, 'FILE') },
  examples: ['de', 'pt-BR --to portuguese.json'],
  ctrlC: 'No file is written.',
  run: async ({ to }, work, [code]) => {
    const { entriesFor } = await language();
    const file = to ?? `${checked(code)}.words.json`;
    const entries = entriesFor(checked(code));
    writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`);
    work.say(`${counted(entries.length)}, ${entries.filter(({ says }) => says === '').length} still to say: ${file}`);
    return 0;
  },
});

const importCommand = command({
  name: 'words import',
  does: 'Makes a language of the house from a file that was exported and translated',
  more: 'What says nothing stays English. A message with other gaps than the English is told, and nothing is written.',
  words: [tag, { word: 'FILE', does: 'what was exported, with `says` filled in', count: 'one' }],
  options: {},
  examples: ['de de.words.json'],
  ctrlC: 'The language is as it was.',
  run: async (_options, work, [code, from = '']) => {
    const { wordsFrom, fileOf } = await language();
    const { words, missing, unknown, wrong } = wordsFrom(read(from));
    if (wrong.length > 0) throw new Failed(wrong.join('\n'));
    for (const key of unknown) work.say(`no longer said anywhere: ${key}`);
    const file = fileOf(checked(code));
    writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
    work.say(`${counted(Object.keys(words).length)}, ${missing.length} stay English: ${path.relative('.', file)}`);
    return 0;
  },
});

function read(file: string): Entry[] {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(found)) return found as Entry[];
  } catch (error) {
    throw new Failed(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new Failed(`${file} is not what \`npm run words -- export\` writes`);
}

export const words: Family = {
  name: 'words',
  does: 'Texts for players in other languages',
  members: [exportCommand, importCommand],
};

if (isProgram(import.meta.url)) await startMember(words);
