import { expect, test } from 'vitest';
import { archetypes } from './archetypes.ts';
import { deciles } from './calibrate.ts';
import { ends, heldInWins, struggle } from './figures.ts';
import { bossTrials, levelTrials, relicTrials, withEveryDeck } from './findings.ts';
import { levelSteps, levelTrend } from './level-steps.ts';
import { fitted } from './logistic.ts';
import { promises } from './promises.ts';
import { report } from './report.ts';
import type { Outcome, RoundTold } from './run.ts';
import { sections } from './sections.ts';
import { picture, sheet } from './sheet.ts';
import { difference, estimate, median, pairedPoints, shareOf } from './stats.ts';

const told = (round: number, more: Partial<RoundTold> = {}): RoundTold => ({
  round,
  won: true,
  gold: 3,
  share: 1.2,
  clears: 2,
  kind: '2+0',
  handsLeft: 1,
  bosses: [],
  ...more,
});

const outcome = (seed: string, rounds: number, more: Partial<Outcome> = {}): Outcome => ({
  who: 'steady',
  setup: 'standard',
  seed,
  won: rounds === 24,
  rounds,
  total: 0,
  owned: [],
  held: [],
  told: [],
  cards: { bought: 1, changed: 1, removed: 0 },
  deck: [],
  sources: {},
  actions: 10,
  ...more,
});

test('a share has an interval that never leaves 0 to 100', () => {
  const { percent, low, high } = shareOf(50, 100);
  expect(percent).toBe(50);
  expect([low, high].map(Math.round)).toEqual([40, 60]);
  expect(shareOf(0, 20).low).toBe(0);
  expect(Math.round(shareOf(0, 20).high)).toBe(16);
});

test('means, medians and differences say how sure they are', () => {
  expect(estimate([2, 4]).mean).toBe(3);
  expect(estimate([2, 4]).half).toBeCloseTo(1.96, 6);
  expect([median([3, 1, 2]), median([1, 2])]).toEqual([2, 1.5]);
  expect(difference(shareOf(60, 100), shareOf(50, 100))).toMatchObject({ mean: 10 });
  expect(difference(shareOf(60, 100), shareOf(50, 100)).half).toBeCloseTo(13.7, 1);
  const alike = Array.from({ length: 98 }, () => ({ won: true, wonWithout: true }));
  expect(pairedPoints(alike)).toMatchObject({ mean: 0, count: 98 });
  expect(pairedPoints(alike).half).toBeCloseTo(1.96, 6);
});

test('runs are counted where they ended, relics where they won', () => {
  const runs = [
    outcome('a', 2, { held: ['copy'] }),
    outcome('b', 24, { held: ['copy', 'kani'] }),
    outcome('c', 24, { held: ['kani'] }),
  ];
  expect(ends(runs)[2]).toBe(1);
  expect(ends(runs).at(-1)).toBe(2);
  const held = heldInWins(runs).slice(0, 2);
  expect(held.map(one => [one.relic, one.percent])).toEqual([
    ['kani', 100],
    ['copy', 50],
  ]);
});

test('how rounds are won is asked from set 3 on, rows and columns alike', () => {
  const run = outcome('a', 24, {
    told: [
      told(3, { clears: 1 }),
      told(8, { clears: 1, kind: '0+2' }),
      told(9),
      told(10, { kind: '1+1' }),
      told(11, { won: false }),
      told(19, { gold: 7, kind: '1+2' }),
    ],
  });
  const { first, kinds, gold, cards } = struggle([run]);
  expect(first).toMatchObject({ wins: 1, runs: 4 });
  expect(kinds.map(({ kind, wins }) => [kind, wins])).toEqual([
    ['2 parallel lines', 2],
    ['one cross', 1],
    ['2 by 1', 1],
  ]);
  expect([gold, cards]).toEqual([7, 2]);
});

test('winning runs gather by what made their points', () => {
  const made = (sources: Record<string, number>, seed: string): Outcome => outcome(seed, 24, { sources });
  const runs = [
    made({ 'relic:kani': 1 }, 'a'),
    made({ 'relic:kani': 0.9, 'relic:copy': 0.1 }, 'b'),
    made({ flow: 9, 'pattern:lucky': 2 }, 'c'),
  ];
  const found = archetypes(runs, source => source.toUpperCase());
  expect(found.reduce((sum, one) => sum + one.wins, 0)).toBe(3);
  expect(found.map(one => one.name)).toContain('PATTERN:LUCKY');
  expect(found.map(one => one.example.seed).sort()).toEqual(['a', 'b', 'c']);
});

test('wins with every deck are gathered together', () => {
  const arm = (name: string, part: string, source: string) =>
    ({
      part,
      name,
      setup: 'journey',
      who: 'steady',
      outcomes: [outcome(name, 24, { sources: { [source]: 1 } })],
    }) as const;
  const first = arm('journey', 'sets', 'relic:kani');
  expect(withEveryDeck({ arms: [first], trials: [] })).toBeNull();
  const arms = [first, arm('deck monk', 'decks', 'relic:copy'), arm('level 1', 'levels', 'relic:cross')];
  expect(withEveryDeck({ arms, trials: [] })?.outcomes.map(one => one.seed)).toEqual(['journey', 'deck monk']);
  const ways = promises({ arms, trials: [] }).filter(one => one.asked.includes('ways to win'));
  expect(ways.map(one => [one.asked.split(':')[0], one.found])).toEqual([
    ['journey', '1'],
    ['journey, every deck', '2'],
  ]);
});

test('what a thing adds is counted over pairs', () => {
  const trial = (thing: string, won: boolean, wonWithout: boolean) => ({ thing, round: 7, won, wonWithout, gain: 0.1 });
  const trials = [trial('relic:copy', true, false), trial('relic:copy', true, true), trial('boss:tide', false, true)];
  expect(relicTrials({ arms: [], trials })[0]).toMatchObject({ thing: 'relic:copy', points: { mean: 50, count: 2 } });
  expect(bossTrials({ arms: [], trials })[0]).toMatchObject({ thing: 'boss:tide', points: { mean: -100 } });
  const broken = promises({ arms: [], trials }).filter(one => !one.kept);
  expect(broken.map(one => one.asked)).toEqual(['every boss costs between 1 and 12 points']);
});

test('a level is harder when its rule loses rounds beyond doubt', () => {
  const pair = (thing: string, won: boolean) => ({ thing, round: 7, won, wonWithout: true, gain: 0 });
  const trials = [
    ...Array.from({ length: 40 }, (_, i) => pair('level:2', i % 10 === 0)),
    ...Array.from({ length: 40 }, (_, i) => pair('level:1', i > 0)),
  ];
  expect(levelTrials({ arms: [], trials }).map(one => [one.thing, one.points.mean])).toEqual([
    ['level:1', -2.5],
    ['level:2', -90],
  ]);
  const [harder] = promises({ arms: [], trials });
  // One pair of 40 lost: 100 · 1.96 · √(2 − 1/42) / 42. Not shown, but not shown to be easier either.
  expect([harder?.kept, harder?.open, harder?.found]).toEqual([false, true, 'level:1 −2.5 ± 6.6']);
});

test('levels are compared seed by seed', () => {
  const arm = (name: string, rounds: readonly number[], part = 'levels') =>
    ({ part, name, setup: 'journey', who: 'steady', outcomes: rounds.map((n, i) => outcome(`s${i}`, n)) }) as const;
  const arms = [arm('journey', [24, 24, 9, 5], 'sets'), arm('level 1', [20, 22, 6, 2]), arm('level 2', [24, 2])];
  const [first, second] = levelSteps({ arms, trials: [] });
  expect(first).toMatchObject({ name: 'level 1', rounds: { mean: -3, count: 4 }, points: { mean: -50 } });
  expect(second).toMatchObject({ rounds: { mean: -8, count: 2 }, points: { mean: 50 } });
  const bar = promises({ arms, trials: [] }).find(one => one.asked.includes('seed by seed'));
  expect([bar?.kept, bar?.found]).toEqual([false, 'level 2 −8.0 ± 23.5']);
});

test('what a level costs on average is a straight line through all levels, on seeds that were played at each', () => {
  const arm = (name: string, rounds: readonly number[], part = 'levels') =>
    ({ part, name, setup: 'journey', who: 'steady', outcomes: rounds.map((n, i) => outcome(`s${i}`, n)) }) as const;
  const arms = [arm('journey', [24, 20, 9], 'sets'), arm('level 1', [22, 18, 9]), arm('level 2', [20, 16])];
  expect(levelTrend({ arms, trials: [] })).toMatchObject({
    rounds: { mean: -2, half: 0, count: 2 },
    points: { mean: -25 },
  });
  expect(levelSteps({ arms, trials: [] }, 2)).toMatchObject([{ name: 'level 2', rounds: { mean: -4, count: 2 } }]);
  expect(levelTrend({ arms: arms.slice(0, 1), trials: [] })).toBeNull();
});

test('a challenge that was never won is named', () => {
  const arm = (name: string, rounds: number) =>
    ({ part: 'challenges', name, setup: 'journey', who: 'steady', outcomes: [outcome('s', rounds)] }) as const;
  const found = (arms: readonly ReturnType<typeof arm>[]) =>
    promises({ arms, trials: [] }).map(({ asked, found: told, kept }) => [asked, told, kept]);
  const asked = 'each challenge is won by the bot';
  expect(found([arm('challenge a', 24), arm('challenge b', 3)])).toEqual([[asked, 'not yet: challenge b', false]]);
  expect(found([arm('challenge a', 24)])).toEqual([[asked, 'all 1', true]]);
});

test('promises that are broken are told so, in page and sheet', () => {
  const arm = (name: string, outcomes: readonly Outcome[], part = 'sets') =>
    ({ part, name, setup: 'standard', who: 'steady', outcomes }) as const;
  const findings = {
    arms: [
      arm('standard', [
        outcome('a', 2),
        outcome('b', 24, { held: ['kani'], told: [told(9)], sources: { 'relic:kani': 1 } }),
      ]),
      arm('standard, dice', [outcome('a', 24)], 'dice'),
      arm('level 1', [], 'levels'),
    ],
    trials: [],
  };
  const parts = sections(findings);
  expect(promises(findings).some(one => one.asked.includes('level'))).toBe(false);
  expect(sheet(parts, 3)).not.toContain('level 1');
  expect(promises(findings).find(one => one.asked === 'dice win nothing')?.kept).toBe(false);
  expect(sheet(parts, 3)).toContain('**missed**');
  expect(report(parts)).toContain('missed');
  expect(picture(parts)).toContain('<title>');
});

test('a logistic curve finds the weights that the examples were made with', () => {
  const examples = Array.from({ length: 4000 }, (_, i) => {
    const x = (i % 40) / 10 - 2;
    const chance = 1 / (1 + Math.exp(-(0.5 + 2 * x)));
    return { signs: [1, x], won: ((i * 7919) % 4000) / 4000 < chance };
  });
  const [bias, slope] = fitted(examples);
  expect(bias).toBeCloseTo(0.5, 0);
  expect(slope).toBeCloseTo(2, 0);
});

test('a tenth is kept when what was won lies within ten points, as far as so few can tell', () => {
  const positions = Array.from({ length: 50 }, () => ({ round: 1, hands: 3, signs: [0, 0, 0, 0, 0], won: false }));
  const middle = deciles(positions)[5]!;
  expect(middle).toMatchObject({ count: 50, won: 0, kept: false });
  expect(Math.round(middle.said)).toBe(50);
});
