import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { readSeed } from '../../../play/seed.ts';

const letters: Readonly<Record<RuleSetId, string>> = { standard: 'R', classic: 'C', journey: 'J' };

/** `R1-8F3K-Q2MD`: the rule set's letter, the rules version, and the seed. Runs with options have none. */
export function codeOf(setup: string, seed: string): string | null {
  const read = rokumasu.setups.read(setup);
  if (!read || setup !== read.rules) return null;
  return `${letters[read.rules]}${rokumasu.version}-${seed}`;
}

export type ReadCode =
  /** `version`: the rules it was dealt by; a run begun from it is played by them. */
  | { readonly ok: true; readonly setup: RuleSetId; readonly seed: string; readonly version: number }
  | { readonly ok: false };

/** A code as somebody typed it; a bare seed is taken for the rule set chosen beside it. */
export function readCode(typed: string, rules: RuleSetId): ReadCode {
  const parts = /^\s*([RCJ])([1-9]\d{0,2})[\s-]+(.+)$/i.exec(typed);
  const seed = readSeed(parts?.[3] ?? typed);
  if (!seed) return { ok: false };
  const version = Number(parts?.[2] ?? rokumasu.version);
  const letter = parts?.[1]?.toUpperCase();
  const setup = letter === 'C' ? 'classic' : letter === 'R' ? 'standard' : letter === 'J' ? 'journey' : rules;
  return { ok: true, setup, seed, version };
}
