import { relicIds, relics } from '@minoya/games/rokumasu/relics/index';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { type Bar, barChart, lineChart, page } from './charts.ts';
import type { Outcome } from './run.ts';

export interface Share {
  readonly wins: number;
  readonly runs: number;
  /** 95 % interval of the win rate (Wilson), in percent. */
  readonly low: number;
  readonly high: number;
}

export function winRate(outcomes: readonly Outcome[]): Share {
  const runs = outcomes.length;
  const wins = outcomes.filter(outcome => outcome.won).length;
  const p = runs > 0 ? wins / runs : 0;
  const z = 1.96;
  const middle = (p + (z * z) / (2 * runs)) / (1 + (z * z) / runs);
  const half = (z * Math.sqrt((p * (1 - p)) / runs + (z * z) / (4 * runs * runs))) / (1 + (z * z) / runs);
  return { wins, runs, low: 100 * Math.max(0, middle - half), high: 100 * Math.min(1, middle + half) };
}

/** How much better runs go that start with a relic, on the same seeds: percent of wins, and rounds. */
export interface Lift {
  readonly relic: string;
  readonly wins: number;
  readonly rounds: number;
  readonly pairs: number;
}

export function lifts(base: readonly Outcome[], started: readonly Outcome[]): Lift[] {
  const plain = new Map(base.map(outcome => [outcome.seed, outcome]));
  return relicIds.flatMap(relic => {
    const pairs = started.flatMap(one => {
      const other = plain.get(one.seed);
      return one.setup.split(/[\s,=+]/).includes(relic) && other ? [{ one, other }] : [];
    });
    if (pairs.length === 0) return [];
    const mean = (of: (pair: (typeof pairs)[number]) => number): number =>
      pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
    const wins = 100 * mean(({ one, other }) => Number(one.won) - Number(other.won));
    return [{ relic, wins, rounds: mean(({ one, other }) => one.rounds - other.rounds), pairs: pairs.length }];
  });
}

/** In how many of the won runs a relic was held at the end, in percent. */
export function inWins(outcomes: readonly Outcome[]): Bar[] {
  const won = outcomes.filter(outcome => outcome.won);
  return relicIds
    .map(relic => ({
      label: relic,
      value: won.length > 0 ? (100 * won.filter(o => o.held.includes(relic)).length) / won.length : 0,
    }))
    .sort((a, b) => b.value - a.value);
}

function roundsReached(outcomes: readonly Outcome[]): string {
  const bars = Array.from({ length: LAST_ROUND + 1 }, (_, round) => ({
    label: round === LAST_ROUND ? 'won' : `lost in round ${round + 1}`,
    value: (100 * outcomes.filter(o => Math.min(o.rounds, LAST_ROUND) === round).length) / Math.max(1, outcomes.length),
  }));
  return barChart(bars, ' %');
}

function meanByRound(outcomes: readonly Outcome[], of: (outcome: Outcome) => readonly number[]): number[] {
  return Array.from({ length: LAST_ROUND }, (_, i) => {
    const values = outcomes.flatMap(outcome => of(outcome)[i] ?? []);
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
  });
}

export interface Findings {
  readonly byRules: readonly { readonly name: string; readonly outcomes: readonly Outcome[] }[];
  readonly lifts: readonly Lift[];
}

export function report({ byRules, lifts: measured }: Findings): string {
  const rows = byRules.map(({ name, outcomes }) => {
    const share = winRate(outcomes);
    const rounds = outcomes.reduce((sum, o) => sum + o.rounds, 0) / Math.max(1, outcomes.length);
    return `<tr><td>${name}</td><td>${share.runs}</td><td>${share.wins}</td><td>${((100 * share.wins) / Math.max(1, share.runs)).toFixed(1)} %</td><td>${share.low.toFixed(1)}–${share.high.toFixed(1)} %</td><td>${rounds.toFixed(1)}</td></tr>`;
  });
  const sections = [
    `<table><tr><th>who plays what</th><th>runs</th><th>won</th><th>rate</th><th>95 %</th><th>rounds won</th></tr>${rows.join('')}</table>`,
  ];
  for (const { name, outcomes } of byRules)
    sections.push(
      `<h2>${name}: where runs end</h2>${roundsReached(outcomes)}`,
      `<h2>${name}: gold when a round begins</h2>${lineChart(
        meanByRound(outcomes, o => o.gold),
        'gold',
      )}`,
      `<h2>${name}: score over target</h2>${lineChart(
        meanByRound(outcomes, o => o.shares),
        'times the target',
      )}`,
      `<h2>${name}: relics held in won runs</h2>${barChart(inWins(outcomes).slice(0, 25), ' %')}`,
    );
  if (measured.length > 0) {
    const name = (lift: Lift): string => `${lift.relic} (${relics[lift.relic as keyof typeof relics].rarity})`;
    const byRounds = [...measured].sort((a, b) => b.rounds - a.rounds);
    sections.push(
      `<h2>Rounds gained by starting with a relic</h2><p>${measured[0]?.pairs} pairs of runs each, same seed with and without.</p>${barChart(
        byRounds.map(l => ({
          label: name(l),
          value: l.rounds,
          note: `wins ${l.wins >= 0 ? '+' : ''}${l.wins.toFixed(1)} %`,
        })),
        '',
      )}`,
    );
  }
  return page('ロクマス: balance', sections);
}
