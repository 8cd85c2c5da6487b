import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import './long/index.ts';
import { LAST_ROUND, ruleSets } from './rules.ts';
import { baseTarget } from './tuned.ts';

/** Numbers as RULES.md tells them, against those the rules play by. */
const book = readFileSync(path.join(import.meta.dirname, 'RULES.md'), 'utf8');

/** One rule as a single line. */
function ruleText(id: string): string {
  const [, text] = new RegExp(`^\\*\\*${id}\\*\\* ([^]*?)\\n(?:\\n|\\*\\*)`, 'm').exec(book) ?? [];
  if (!text) throw new Error(`RULES.md has no ${id}`);
  return text.replaceAll('\n', ' ');
}

/** The numbers that a part of a rule names. */
function numbersIn(id: string, part: RegExp): number[] {
  const found = part.exec(ruleText(id));
  if (!found) throw new Error(`${id} does not say ${part}`);
  return found.slice(1).join(' ').split(/\D+/).filter(Boolean).map(Number);
}

test('[R3] the targets of the book are those of the rules', () => {
  const { standard, classic } = ruleSets;
  expect(numbersIn('R3', /Standard: ([\d ·]+)\./)).toEqual(standard.targets);
  const [first = 0, second = 0, third = 0, last] = numbersIn('R3', /Classic: ([\d, …]+)\./);
  expect([first, second, third]).toEqual(classic.targets.slice(0, 3));
  expect([last, classic.targets.length]).toEqual([classic.targets.at(-1), LAST_ROUND]);
});

test('[R5, R27, R28] so is the gold', () => {
  const { standard, classic } = ruleSets;
  expect(numbersIn('R5', /starts with (\d+) gold \(classic (\d+)/)).toEqual([standard.startGold, classic.startGold]);
  const { normal, elite, boss } = standard.reward;
  const paid = [normal, elite, boss, standard.base.handPay];
  expect(numbersIn('R27', /normal (\d+), elite (\d+), boss (\d+), and (\d+) for every hand/)).toEqual(paid);
  expect(numbersIn('R28', /every full (\d+) held .* at most (\d+)/)).toEqual([
    standard.interest.per,
    standard.base.interest,
  ]);
});

test('[R168] so are the numbers of the long game', () => {
  const { targets, base, startGold, rarityWeight, endlessGrowth, rerollStep } = ruleSets.journey;
  expect(numbersIn('R168', /targets ([\d ·]+),/)).toEqual(targets);
  expect(numbersIn('R168', /each endless set (\d+) times/)).toEqual([endlessGrowth]);
  expect(baseTarget('journey', LAST_ROUND + 1)).toBe((targets.at(-3) ?? 0) * endlessGrowth);
  expect(numbersIn('R168', /(\d+) hands, (\d+) relic slots, (\d+) gold/)).toEqual([
    base.hands,
    base.relicSlots,
    startGold,
  ]);
  const { common, uncommon, rare, epic } = rarityWeight;
  expect(numbersIn('R168', /rarities ([\d /]+) %/)).toEqual([common, uncommon, rare, epic].map(weight => weight / 10));
  expect(numbersIn('R168', /reroll costs (\d+) gold and (\d+) more/)).toEqual([base.reroll, rerollStep]);
});
