import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { readSeed } from '../../../play/seed.ts';

const letters: Readonly<Record<string, string>> = { standard: 'R', classic: 'C', journey: 'J' };

/** `R1-8F3K-Q2MD`: the rule set's letter, the rules version and the seed; behind them what else the run was begun with: `deck=monk level=2`. */
export function codeOf(setup: string, seed: string, version = rokumasu.version): string | null {
  const [rules = '', ...options] = setup.split(' ');
  const letter = letters[rules];
  return letter && readSeed(seed) ? [`${letter}${version}-${seed}`, ...options].join(' ') : null;
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

/** A code as somebody typed it; a bare seed is taken for the rule set chosen beside it. */
export function readCode(typed: string, rules: RuleSetId): ReadCode {
  const [, letter, number, bare = '', options = ''] =
    /^\s*(?:([RCJ])([1-9]\d{0,2})[\s-]+)?([^=]+?)((?:\s+[a-z]+=[\w,]+)*)\s*$/i.exec(typed) ?? [];
  const seed = readSeed(bare);
  if (!seed || (options && !letter)) return { ok: false };
  const named = Object.keys(letters).find(id => letters[id] === letter?.toUpperCase()) ?? rules;
  const setup = [named, ...options.trim().split(/\s+/).filter(Boolean)].join(' ');
  return { ok: true, setup, seed, version: Number(number ?? rokumasu.version), said: letter !== undefined };
}
