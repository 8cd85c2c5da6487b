import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { readSeed } from '../../../play/seed.ts';

const letters: Readonly<Record<string, string>> = { standard: 'R', classic: 'C', journey: 'J' };

/** What stands before an option of a setup: `deck=monk level=2 open=3f` is said `DMONK-L2-U3F`. */
const optionLetters: Readonly<Record<string, string>> = {
  deck: 'D',
  level: 'L',
  challenge: 'C',
  twists: 'T',
  open: 'U',
  round: 'R',
  gold: 'G',
  relics: 'S',
  amulets: 'A',
};

/** `J4-8F3K-Q2MD-DMONK-L2-U3F`: the rule set's letter, the rules version, the seed, and all else the run was begun with. */
export function codeOf(setup: string, seed: string, version = rokumasu.version): string | null {
  const [rules = '', ...options] = setup.split(' ');
  const letter = letters[rules];
  if (!letter || !readSeed(seed)) return null;
  const said = options.map(option => {
    const [key = '', value = ''] = option.split('=');
    return `${optionLetters[key] ?? ''}${value.toUpperCase()}`;
  });
  return [`${letter}${version}`, seed, ...said].join('-');
}

export type ReadCode =
  /**
   * `version`: the rules it was dealt by; a run begun from it is played by them. `said`: what it was begun with stands in the code. Only
   * the rules know whether a setup of theirs is one.
   */
  | {
      readonly ok: true;
      readonly setup: string;
      readonly seed: string;
      readonly version: number;
      readonly said: boolean;
    }
  | { readonly ok: false };

const form = /^\s*(?:([RCJ])([1-9]\d{0,2})[\s\-–]+)?((?:[0-9A-Z][\s\-–]*){7}[0-9A-Z])((?:[\s\-–]+[\w,=]+)*)\s*$/i;

/** A code as somebody typed it, also in the older form `J4-8F3K-Q2MD deck=monk`; a bare seed is taken for the rule set chosen beside it. */
export function readCode(typed: string, rules: RuleSetId): ReadCode {
  const [, letter, number, bare = '', rest = ''] = form.exec(typed.normalize('NFKC')) ?? [];
  const seed = readSeed(bare);
  const options = rest.split(/[\s\-–]+/).filter(Boolean);
  if (!seed || (options.length > 0 && !letter)) return { ok: false };
  const named = Object.keys(letters).find(id => letters[id] === letter?.toUpperCase()) ?? rules;
  const setup = [named, ...options.map(optionOf)].join(' ');
  return { ok: true, setup, seed, version: Number(number ?? rokumasu.version), said: letter !== undefined };
}

/** An option as a setup writes it; letters that look like digits are digits where only those can stand. */
function optionOf(said: string): string {
  const plain = said.toLowerCase();
  const key = Object.keys(optionLetters).find(id => optionLetters[id]?.toLowerCase() === plain[0]);
  if (plain.includes('=') || !key) return plain;
  const value = plain.slice(1);
  return `${key}=${'LURG'.includes(optionLetters[key] ?? '') ? value.replace(/o/g, '0').replace(/[il]/g, '1') : value}`;
}
