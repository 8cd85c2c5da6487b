import { relics } from '@minoya/games/rokumasu/relics/index';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { barChart, escaped, lineChart, page } from './charts.ts';
import { bars, ends, type Findings, heldInWins, type Lift, mean, meanByRound, signed, winRate } from './figures.ts';
import type { Outcome } from './run.ts';

/** The whole report as one HTML page without scripts. */
export function report(findings: Findings): string {
  const sections = [verdict(findings), rates(findings)];
  for (const [name, outcomes] of groups(findings)) if (outcomes.length > 0) sections.push(...curves(name, outcomes));
  if (findings.lifts.length > 0) sections.push(liftSection(findings.lifts));
  return page('ロクマス: balance', sections);
}

const groups = ({ standard, classic, random }: Findings): readonly (readonly [string, readonly Outcome[]])[] => [
  ['standard, bot', standard],
  ['classic, bot', classic],
  ['standard, dice', random],
];

function verdict(findings: Findings): string {
  const rows = bars(findings).map(
    ({ asked, found, kept }) =>
      `<tr><td>${escaped(asked)}</td><td>${escaped(found)}</td><td>${kept ? 'kept' : 'missed'}</td></tr>`,
  );
  return `<table><tr><th>asked</th><th>found</th><th></th></tr>${rows.join('')}</table>`;
}

function rates(findings: Findings): string {
  const rows = groups(findings).map(([name, outcomes]) => {
    const { runs, wins, percent, low, high } = winRate(outcomes);
    const rounds = mean(outcomes.map(one => one.rounds));
    return `<tr><td>${name}</td><td>${runs}</td><td>${wins}</td><td>${percent.toFixed(1)} %</td><td>${low.toFixed(1)}–${high.toFixed(1)} %</td><td>${rounds.toFixed(1)}</td></tr>`;
  });
  return `<table><tr><th>who plays what</th><th>runs</th><th>won</th><th>rate</th><th>95 %</th><th>rounds won</th></tr>${rows.join('')}</table>`;
}

function curves(name: string, outcomes: readonly Outcome[]): string[] {
  const reached = ends(outcomes).map((count, round) => ({
    label: round === LAST_ROUND ? 'won' : `lost in round ${round + 1}`,
    value: (100 * count) / outcomes.length,
  }));
  const gold = meanByRound(outcomes, one => one.gold);
  const shares = meanByRound(outcomes, one => one.shares);
  const held = heldInWins(outcomes).slice(0, 25);
  return [
    `<h2>${name}: where runs end</h2>${barChart(reached, ' %')}`,
    `<h2>${name}: gold when a round begins</h2>${lineChart(gold, 'gold')}`,
    `<h2>${name}: score over target</h2>${lineChart(shares, 'times the target')}`,
    `<h2>${name}: relics held in won runs</h2>${barChart(
      held.map(one => ({ label: one.relic, value: one.percent })),
      ' %',
    )}`,
  ];
}

function liftSection(measured: readonly Lift[]): string {
  const rows = measured.map(({ relic, rounds, wins, pairs }) => ({
    label: `${relic} (${relics[relic as keyof typeof relics].rarity})`,
    value: rounds.mean,
    note: `± ${rounds.half.toFixed(1)}, wins ${signed(wins.mean)} ± ${wins.half.toFixed(0)} points, ${pairs} pairs`,
  }));
  return `<h2>Rounds gained by starting with a relic</h2><p>Pairs of runs on the same seed, with and without it, by a player who plans as the bot does and shops at a glance.</p>${barChart(rows, '')}`;
}
