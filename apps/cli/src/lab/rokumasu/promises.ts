import { heldInWins, struggle, winRate } from './figures.ts';
import { type Findings, outcomesOf, relicTrials, bossTrials } from './findings.ts';
import { difference, percents, plusMinus } from './stats.ts';

export interface Bar {
  readonly asked: string;
  readonly found: string;
  readonly kept: boolean;
}

const bar = (asked: string, found: string, kept: boolean): Bar => ({ asked, found, kept });

/** What the game promises of its balance, and whether it holds. Nothing is promised of what was not played. */
export function promises(findings: Findings): Bar[] {
  return [...ofStandard(findings), ...ofPlans(findings), ...ofTrials(findings)];
}

function ofStandard(findings: Findings): Bar[] {
  const runs = outcomesOf(findings, 'standard');
  if (runs.length === 0) return [];
  const rate = winRate(runs);
  const dice = winRate(outcomesOf(findings, 'standard, dice'));
  const top = heldInWins(runs)[0];
  const { first, kinds, gold, cards } = struggle(runs);
  const kind = kinds[0];
  return [
    bar('the bot wins 15 to 75 % of the standard set', percents(rate, 1), rate.percent >= 15 && rate.percent <= 75),
    bar('dice win nothing', `${dice.wins} of ${dice.runs}`, dice.wins === 0),
    bar(
      'no relic stands on more than 80 % of its winning shelves',
      top ? `${top.relic} ${percents(top)}` : '–',
      (top?.percent ?? 0) <= 80,
    ),
    bar(
      'standard: won by the first clear at most 51 % of rounds (half way from 72 to 30)',
      percents(first),
      first.percent <= 51,
    ),
    bar(
      'standard: no kind of clear makes more than 54 % of the winning ones (half way from 68 to 40)',
      kind ? `${kind.kind}: ${percents(kind)}` : '–',
      (kind?.percent ?? 0) <= 54,
    ),
    bar('standard: at most 24 gold after round 18 (half way from 38 to 10)', `${gold}`, !(gold > 24)),
    bar('standard: at least 3 cards bought, changed or removed in won runs', `${cards}`, !(cards < 3)),
  ];
}

function ofPlans(findings: Findings): Bar[] {
  const scripts = findings.arms.filter(arm => arm.part === 'scripts');
  const hints = outcomesOf(findings, 'standard, hints');
  const bot = winRate(outcomesOf(findings, 'standard'));
  const list = scripts.map(arm => {
    const rate = winRate(arm.outcomes);
    return bar(
      `${arm.name}: wins at most a third of what the bot wins`,
      percents(rate),
      3 * rate.percent <= bot.percent,
    );
  });
  if (hints.length === 0) return list;
  const apart = difference(winRate(hints), bot);
  const asked = 'following hints wins as often as the bot, within error';
  return [...list, bar(asked, `${plusMinus(apart)} points`, apart.mean + apart.half >= 0)];
}

function ofTrials(findings: Findings): Bar[] {
  const relics = relicTrials(findings);
  const bosses = bossTrials(findings);
  const worst = relics.at(-1);
  const list: Bar[] = [];
  if (worst)
    list.push(
      bar(
        'no relic costs more than 2 points',
        `least: ${worst.thing} ${plusMinus(worst.points)}`,
        worst.points.mean >= -2,
      ),
    );
  if (bosses.length > 0) {
    const off = bosses.filter(one => one.points.mean > -1 || one.points.mean < -12);
    const found = off.map(one => `${one.thing} ${plusMinus(one.points)}`).join(', ') || 'all of them';
    list.push(bar('every boss costs between 1 and 12 points', found, off.length === 0));
  }
  return list;
}
