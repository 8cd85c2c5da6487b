import { parseArgs } from 'node:util';
import { noneOf, type Option, type Options, type ValuesOf } from './option.ts';

/** What is typed without a name. */
export interface Word {
  readonly word: string;
  readonly does: string;
  readonly count: 'one' | 'one at most' | 'any';
  /** The only ones there are. */
  readonly among?: readonly string[];
}

/** What a command may ask of the program around it while it works. */
export interface Work {
  /** True after Ctrl-C. Whoever works long asks between two steps. */
  stopped(): boolean;
  /** Resolves on Ctrl-C. */
  readonly stopping: Promise<void>;
  /** How far it is: on standard error, and once more when it is stopped. */
  progress(text: string): void;
  /** A line of what came out, on standard output. */
  say(text: string): void;
  /** The best so far, which is said when it is stopped before it says something better itself. */
  keep(text: string): void;
  /** Is done before the process ends, whichever way it ends. */
  atEnd(work: () => unknown): void;
}

/** A program for the terminal, as data. */
export interface Command<O extends Options = Options> {
  /** As typed after `npm run`: `play`, `lab samegame`. */
  readonly name: string;
  /** In one line. */
  readonly does: string;
  /** What the line leaves out. */
  readonly more?: string;
  readonly words?: readonly Word[];
  readonly options: O;
  /** What is typed after the name; the tests read each of them. */
  readonly examples: readonly string[];
  /** What Ctrl-C leaves behind. */
  readonly ctrlC: string;
  /** Why it cannot do with these words, where no list says so; asked before anything is built for it. */
  readonly refuses?: (words: readonly string[]) => Promise<string | null>;
  /** What must be there before it starts. */
  readonly needs?: readonly ('build' | 'browser')[];
  /** Milliseconds it is given to stop by itself after Ctrl-C. */
  readonly patience?: number;
  /** It runs until it is told to stop, so that SIGTERM is its usual end. */
  readonly forever?: boolean;
  /** Works at a stretch, which would leave Ctrl-C unheard, and so in a thread: the file that exports it. */
  readonly thread?: string;
  /** The exit code. */
  run(options: ValuesOf<O>, work: Work, words: readonly string[]): Promise<number>;
}

/** Several commands behind one name, as in `npm run lab -- NAME`. */
export interface Family {
  readonly name: string;
  readonly does: string;
  readonly members: readonly Command[];
}

/** Only so that its options and what `run` is given are matched. */
export function command<O extends Options>(declared: Command<O>): Command<O> {
  return declared;
}

/** Something the caller has to change: told in one sentence, without a stack. */
export class Failed extends Error {}
/** Something that was typed and cannot be: told with the usage. */
export class Refused extends Error {}

export type Parsed<O extends Options = Options> =
  | { readonly type: 'help' }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'asked'; readonly words: readonly string[]; readonly options: ValuesOf<O> };

/** Reads what was typed. Nothing that is not declared gets through. */
export function parse<O extends Options>(declared: Command<O>, args: readonly string[]): Parsed<O> {
  const known = Object.entries<Option>(declared.options).map(([name, { word }]) => [name, { type: typeOf(word) }]);
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  });
  if (tokens.some(token => token.kind === 'option' && token.name === 'help')) return { type: 'help' };
  const values: Record<string, unknown> = {};
  for (const [name, { usual }] of Object.entries<Option>(declared.options)) values[name] = usual;
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(declared.options, token.name) ? declared.options[token.name] : undefined;
    if (!option) return refused(`there is no option ${token.rawName}`);
    const read = readOption(option, token.value);
    if (!read.ok) return refused(`${token.rawName}: ${read.why}`);
    values[token.name] = read.value;
  }
  const why = wrongWord(declared.words ?? [], words);
  return why === null ? { type: 'asked', words, options: values as ValuesOf<O> } : refused(why);
}

const typeOf = (word: string | null): 'boolean' | 'string' => (word === null ? 'boolean' : 'string');
const refused = (why: string): { type: 'refused'; why: string } => ({ type: 'refused', why });

function readOption(option: Option, value: string | undefined): ReturnType<Option['read']> {
  if (option.word === null) return value === undefined ? option.read('') : { ok: false, why: 'takes no value' };
  if (value === undefined || value.startsWith('--')) return { ok: false, why: `${option.word} is missing` };
  return option.read(value);
}

/** Why these words are not those of the command; null when they are. */
function wrongWord(declared: readonly Word[], words: readonly string[]): string | null {
  const rest = [...words];
  for (const { word, count, among } of declared) {
    const mine = rest.splice(0, count === 'any' ? rest.length : 1);
    if (count === 'one' && mine.length === 0) return `${word} is missing`;
    const strange = among && mine.find(one => !among.includes(one));
    if (among && strange !== undefined) return `${word}: ${noneOf(strange, among)}`;
  }
  return rest.length > 0 ? `"${rest[0]}" is one word too many` : null;
}
