import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { archetypes } from './archetypes.ts';
import type { Bar as Column } from './charts.ts';
import { ends, heldInWins, meanByRound, struggle, winRate } from './figures.ts';
import { type Arm, bossTrials, type Findings, levelTrials, type Lift, relicTrials, withEveryDeck } from './findings.ts';
import { type LevelStep, levelSteps, levelTrend } from './level-steps.ts';
import { promises, verdictOf } from './promises.ts';
import { mean, percents, plusMinus } from './stats.ts';
import { nameOf, rarityOf } from './things.ts';

/** A part of the report: words, a table, and perhaps a drawing of it. */
export interface Section {
  readonly title: string;
  readonly text: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly chart?: Chart;
}

export type Chart =
  | { readonly type: 'bars'; readonly bars: readonly Column[]; readonly unit: string }
  | {
      readonly type: 'lines';
      readonly lines: readonly { readonly label: string; readonly values: readonly number[] }[];
    };

export function sections({ arms, trials }: Findings): Section[] {
  const findings = { trials, arms: arms.filter(arm => arm.outcomes.length > 0) };
  const all = withEveryDeck(findings);
  const main = findings.arms.filter(arm => arm.part === 'sets');
  return [
    promised(findings),
    players(findings.arms),
    stepping(findings),
    ...main.flatMap(arm => [struggling(arm), course(arm), shelves(arm), ways(arm)]),
    ...(all ? [shelves(all), ways(all)] : []),
    ...lifted('What a level makes harder', STEPS, levelTrials(findings)),
    ...lifted('What a relic adds', RELICS, relicTrials(findings)),
    ...lifted('What a boss costs', BOSSES, bossTrials(findings)),
  ].filter(section => section.rows.length > 0);
}

const promised = (findings: Findings): Section => ({
  title: 'Promises',
  text: 'Intervals are 95 %. *Open* is what was not kept in these runs, which are too few to say that it is missed.',
  head: ['promise', 'found', ''],
  rows: promises(findings).map(one => [one.asked, one.found, verdictOf(one)]),
});

const players = (arms: readonly Arm[]): Section => ({
  title: 'Who plays what',
  text: `The bot plans each hand to the end of the round on imagined orders of the pile, and in the shop imagines rounds for every
purchase; it sees what a player sees. Scripts search as deep but want one kind of clear, and buy relics by their price tag. Dice
choose any legal action.`,
  head: ['', 'runs', 'won', 'rounds won'],
  rows: arms.map(arm => [
    arm.name,
    String(arm.outcomes.length),
    percents(winRate(arm.outcomes), 1),
    mean(arm.outcomes.map(one => one.rounds)).toFixed(1),
  ]),
  chart: {
    type: 'bars',
    unit: ' %',
    bars: arms.map(arm => ({ label: arm.name, value: winRate(arm.outcomes).percent })),
  },
});

function stepping(findings: Findings): Section {
  const further = new Map(levelSteps(findings, 2).map(step => [step.name, step]));
  const trend = levelTrend(findings);
  const cells = ({ rounds, points }: LevelStep): string[] => [plusMinus(rounds), plusMinus(points, 0)];
  return {
    title: 'Each level against those below',
    text: `The same seeds at both levels: what the higher one changes in rounds won, and in points of the chance to win the run, against the level
below and against the one two below. The last line is the straight line through all levels.`,
    head: ['', 'rounds won', 'points', 'rounds won, two below', 'points, two below', 'pairs'],
    rows: [
      ...levelSteps(findings).map(step => {
        const other = further.get(step.name);
        return [step.name, ...cells(step), ...(other ? cells(other) : ['', '']), String(step.rounds.count)];
      }),
      ...(trend ? [[trend.name, ...cells(trend), '', '', String(trend.rounds.count)]] : []),
    ],
  };
}

function struggling({ name, outcomes }: Arm): Section {
  const { first, kinds, clears, gold, cards } = struggle(outcomes);
  return {
    title: `${name}: how rounds of sets 3 to 8 are won`,
    text: `${percents(first)} by the first clear; ${clears.toFixed(1)} clears a round. Median gold when round 19 begins: ${gold}. Cards bought,
changed or removed in won runs, median: ${cards}.`,
    head: ['the winning clear', 'of won rounds'],
    rows: kinds.slice(0, 8).map(one => [one.kind, percents(one)]),
    chart: { type: 'bars', unit: ' %', bars: kinds.slice(0, 8).map(one => ({ label: one.kind, value: one.percent })) },
  };
}

function course({ name, outcomes }: Arm): Section {
  const counts = ends(outcomes);
  const gold = meanByRound(outcomes, one => one.gold);
  const share = meanByRound(outcomes, one => one.share);
  const clears = meanByRound(outcomes, one => one.clears);
  return {
    title: `${name}: the course of a run`,
    text: 'Where runs end, and the means of gold when a round begins, of score over target, and of clears.',
    head: ['round', 'ended here', 'gold', 'score / target', 'clears'],
    rows: gold.map((value, i) => [
      String(i + 1),
      `${((100 * counts[i]!) / outcomes.length).toFixed(1)} %`,
      value.toFixed(1),
      share[i]!.toFixed(2),
      clears[i]!.toFixed(1),
    ]),
    chart: {
      type: 'lines',
      lines: [
        { label: 'runs that end here, %', values: counts.slice(0, LAST_ROUND).map(n => (100 * n) / outcomes.length) },
        { label: 'gold', values: gold },
        { label: 'score over target', values: share },
        { label: 'clears', values: clears },
      ],
    },
  };
}

function shelves({ name, outcomes }: Arm): Section {
  const held = heldInWins(outcomes).filter(one => one.percent >= 5 || one.owned >= 25);
  return {
    title: `${name}: winning shelves`,
    text: 'How often a relic stood on the shelf when round 24 was won, and how often the run had owned it at some time.',
    head: ['relic', 'rarity', 'on the shelf', 'ever owned'],
    rows: held.map(one => [
      `${nameOf(`relic:${one.relic}`)} ${one.relic}`,
      rarityOf(`relic:${one.relic}`),
      percents(one),
      `${one.owned.toFixed(0)} %`,
    ]),
    chart: {
      type: 'bars',
      unit: ' %',
      bars: held.slice(0, 25).map(one => ({ label: nameOf(`relic:${one.relic}`), value: one.percent })),
    },
  };
}

function ways({ name, outcomes }: Arm): Section {
  const found = archetypes(outcomes, nameOf);
  return {
    title: `${name}: ways to win`,
    text: `Winning runs gathered by what made their points from round 16 on: what a clear would lack without it (k-means);
beside each, the run that is most like it.`,
    head: ['made by', 'of the wins', 'a run'],
    rows: found.map(one => [one.name, percents(one), `${one.example.setup}, ${one.example.seed}`]),
    chart: { type: 'bars', unit: ' %', bars: found.map(one => ({ label: one.name, value: one.percent })) },
  };
}

const RELICS = `Rounds of the bot's own runs from set 3 on, each played with the relic as one more on the shelf and without it, by the same
player with the same luck, for a quarter more than the target. Points are those of the chance to win the round. What works between
rounds (gold, prices) does nothing here.`;
const STEPS = `Rounds of the bot's runs at the level below, each played with the level's rule and
without it, by the same player with the same luck, by turns for 1, 1.5, 2 and 2.5 times the target: only rounds that can be lost tell anything; rounds that the rule does not touch are left out, and so is what it does to
shops. Points are those of the chance to win the round.`;
const BOSSES = `Boss rounds of the bot's own runs from set 3 on, each played with this boss and with none, by the same player with the same luck, by
turns for 1, 1.5, 2 and 2.5 times the target: at level 0 the bot wins nearly every boss round, and nothing could be told apart. Points are those of
the chance to win the round.`;

function lifted(title: string, text: string, list: readonly Lift[]): Section[] {
  if (list.length === 0) return [];
  return [
    {
      title,
      text,
      head: ['', '', 'points', 'score', 'pairs'],
      rows: list.map(({ thing, points, gain }) => [
        `${nameOf(thing)} ${thing.replace(/^.*:/, '')}`,
        rarityOf(thing),
        plusMinus(points),
        `×${Math.exp(gain.mean).toFixed(2)}`,
        String(points.count),
      ]),
      chart: {
        type: 'bars',
        unit: '',
        bars: list.map(({ thing, points }) => ({
          label: nameOf(thing),
          value: points.mean,
          note: `± ${points.half.toFixed(1)}`,
        })),
      },
    },
  ];
}
