import { type RelicId, relics } from '@minoya/games/rokumasu/relics/index';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { nameOfSource } from '@minoya/games/rokumasu/texts';
import { escaped } from './charts.ts';
import { bars, ends, type Findings, heldInWins, type Lift, mean, meanByRound, signed, winRate } from './figures.ts';
import type { Outcome } from './run.ts';

const nameOf = (relic: string): string => nameOfSource(`relic:${relic}`, 'ja');
const rarityOf = (relic: string): string => relics[relic as RelicId].rarity;

/** docs/rokumasu-balance.md */
export function sheet(findings: Findings): string {
  return `${[
    '# How ロクマス plays',
    `Written by \`npm run lab -- balance --docs\` from ${played(findings)}.
Why the open numbers are what they are: [decision 009](decisions/009-rokumasu-targets.md).`,
    table(
      ['promise', 'found', ''],
      bars(findings).map(({ asked, found, kept }) => [asked, found, kept ? 'kept' : '**missed**']),
    ),
    '![Where runs end, gold and scores by round, relics on winning shelves, rounds gained by each relic](rokumasu-balance.svg)',
    '## Who plays',
    `The bot plans each hand to the end of the round on imagined orders of the pile (six ways, two orders), and in the shop
imagines four rounds for every purchase. Dice choose any legal action. Intervals are 95 %.`,
    table(
      ['rules', 'player', 'runs', 'won', 'rate', 'rounds won'],
      [
        rateRow('standard', 'bot', findings.standard),
        ...(findings.classic.length > 0 ? [rateRow('classic', 'bot', findings.classic)] : []),
        rateRow('standard', 'dice', findings.random),
      ],
    ),
    '## Winning shelves',
    `How often a relic stood on the shelf when round 24 was won, and how often the run had owned it at some time: what helps
through the first sets is sold for something better.`,
    table(
      ['relic', 'rarity', 'on the shelf', 'ever owned'],
      heldInWins(findings.standard)
        .filter(one => one.percent >= 5 || one.owned >= 25)
        .map(one => [
          `${nameOf(one.relic)} ${one.relic}`,
          rarityOf(one.relic),
          `${one.percent.toFixed(0)} % (${one.low.toFixed(0)}–${one.high.toFixed(0)})`,
          `${one.owned.toFixed(0)} %`,
        ]),
    ),
    ...liftPart(findings.lifts),
  ].join('\n\n')}\n`;
}

function played({ standard, lifts }: Findings): string {
  const runs = `${standard.length} runs of the standard set`;
  return lifts.length > 0 ? `${runs} and ${lifts.reduce((sum, one) => sum + one.pairs, 0)} pairs with a relic` : runs;
}

function liftPart(measured: readonly Lift[]): string[] {
  if (measured.length === 0) return [];
  return [
    '## What a relic is worth',
    `Pairs of runs on one seed, with the relic from the start and without. The player plans as the bot does but shops at a
glance and buys no pieces, so that there is time for many pairs. What works on patterns, seals or gold therefore does nothing
for it and stands near zero, give or take the other wares that the shop then shows. The eight that might cost most were
played four times as often.`,
    table(
      ['relic', 'rarity', 'rounds', 'points of the win rate', 'pairs'],
      measured.map(one => [
        `${nameOf(one.relic)} ${one.relic}`,
        rarityOf(one.relic),
        `${signed(one.rounds.mean)} ± ${one.rounds.half.toFixed(1)}`,
        `${signed(one.wins.mean)} ± ${one.wins.half.toFixed(0)}`,
        String(one.pairs),
      ]),
    ),
  ];
}

function rateRow(rules: string, who: string, outcomes: readonly Outcome[]): string[] {
  const { runs, wins, percent, low, high } = winRate(outcomes);
  const rounds = mean(outcomes.map(one => one.rounds)).toFixed(1);
  return [
    rules,
    who,
    String(runs),
    String(wins),
    `${percent.toFixed(1)} % (${low.toFixed(1)}–${high.toFixed(1)})`,
    rounds,
  ];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const WIDTH = 920;
const INK = '#2b2620';
const BLUE = '#22497f';
const RED = '#a8321d';
const PALE = '#c9b99a';

/** docs/rokumasu-balance.svg */
export function picture(findings: Findings): string {
  const { standard, lifts } = findings;
  const height = 520 + (lifts.length > 0 ? 60 + lifts.length * 16 : 0);
  const parts = [
    panel(20, 20, 'Where runs end (%; bosses dark; 勝 won)', endsChart(standard)),
    panel(20, 250, 'By round: gold in hand (line), score over target (dots)', curvesChart(standard)),
    panel(500, 20, 'On winning shelves (%; at most 80)', shelvesChart(standard)),
    ...(lifts.length > 0 ? [panel(20, 520, 'Rounds gained by starting with a relic (95 %)', liftsChart(lifts))] : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11" fill="${INK}">
<title>ロクマス: balance</title>
<rect width="${WIDTH}" height="${height}" fill="#fbf8f1"/>
${parts.join('\n')}
</svg>
`;
}

const panel = (x: number, y: number, title: string, content: string): string =>
  `<g transform="translate(${x} ${y})"><text y="12" font-size="14" font-weight="700">${escaped(title)}</text>${content}</g>`;

function endsChart(outcomes: readonly Outcome[]): string {
  const counts = ends(outcomes).map(count => (100 * count) / Math.max(1, outcomes.length));
  const scale = 150 / Math.max(1, ...counts);
  return counts
    .map((percent, round) => {
      const won = round === LAST_ROUND;
      const fill = won ? RED : round % 3 === 2 ? BLUE : PALE;
      const x = 4 + round * 17.5;
      const top = 185 - percent * scale;
      const value =
        percent >= 0.5
          ? `<text x="${x + 7}" y="${(top - 3).toFixed(1)}" text-anchor="middle" font-size="9">${percent.toFixed(0)}</text>`
          : '';
      return `<rect x="${x}" y="${top.toFixed(1)}" width="14" height="${(percent * scale).toFixed(1)}" fill="${fill}"/>${value}<text x="${x + 7}" y="198" text-anchor="middle" font-size="9">${won ? '勝' : round + 1}</text>`;
    })
    .join('');
}

function curvesChart(outcomes: readonly Outcome[]): string {
  const gold = meanByRound(outcomes, one => one.gold);
  const shares = meanByRound(outcomes, one => one.shares);
  const x = (i: number): number => 11 + i * 17.5;
  const most = Math.max(1, ...gold);
  const height = (value: number, top: number): number => 190 - (value / top) * 155;
  const line = gold
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${height(value, most).toFixed(1)}`)
    .join('');
  const topShare = Math.max(1, ...shares);
  const dots = shares.map(
    (value, i) => `<circle cx="${x(i)}" cy="${height(value, topShare).toFixed(1)}" r="3" fill="${RED}"/>`,
  );
  const ticks = gold.map((_, i) => `<text x="${x(i)}" y="205" text-anchor="middle" font-size="9">${i + 1}</text>`);
  const one = height(1, topShare).toFixed(1);
  return `<path d="M4 ${one}H430" stroke="${PALE}"/><text x="432" y="${one}" font-size="9">×1</text><path d="${line}" fill="none" stroke="${BLUE}" stroke-width="2"/>${dots.join('')}${ticks.join('')}<text x="4" y="28" font-size="9">gold up to ${most.toFixed(0)}, score up to ×${topShare.toFixed(1)} (means)</text>`;
}

function shelvesChart(outcomes: readonly Outcome[]): string {
  const rows = heldInWins(outcomes).slice(0, 20);
  const limit = `<path d="M${150 + 80 * 2} 22V450" stroke="${RED}" stroke-dasharray="4 3"/>`;
  return `${rows
    .map(({ relic, percent }, i) => {
      const y = 24 + i * 21;
      return `<text x="142" y="${y + 12}" text-anchor="end">${escaped(nameOf(relic))}</text><rect x="150" y="${y}" width="${(percent * 2).toFixed(1)}" height="15" fill="${BLUE}"/><text x="${(155 + percent * 2).toFixed(1)}" y="${y + 12}">${percent.toFixed(0)}</text>`;
    })
    .join('')}${limit}`;
}

function liftsChart(measured: readonly Lift[]): string {
  const least = Math.min(0, ...measured.map(({ rounds }) => rounds.mean - rounds.half));
  const most = Math.max(1, ...measured.map(({ rounds }) => rounds.mean + rounds.half));
  const x = (value: number): number => 190 + ((value - least) / (most - least)) * 620;
  const zero = `<path d="M${x(0).toFixed(1)} 22V${26 + measured.length * 16}" stroke="${PALE}"/>`;
  const rows = measured.map(({ relic, rounds: { mean: middle, half } }, i) => {
    const y = 32 + i * 16;
    const fill = middle < 0 ? RED : BLUE;
    return `<text x="182" y="${y + 4}" text-anchor="end">${escaped(nameOf(relic))}</text><path d="M${x(middle - half).toFixed(1)} ${y}H${x(middle + half).toFixed(1)}" stroke="${fill}"/><circle cx="${x(middle).toFixed(1)}" cy="${y}" r="4" fill="${fill}"/><text x="${(x(middle + half) + 6).toFixed(1)}" y="${y + 4}" font-size="9">${signed(middle)}</text>`;
  });
  return zero + rows.join('');
}
