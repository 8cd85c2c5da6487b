import { fill } from '@minoya/kernel';
import { type Localized, number } from '../../../i18n/lang.ts';
import { colorInText } from '../look.ts';
import type { Advice } from './adviser.ts';

/** Version 1 did not count the stars of a line. */
type Found = Omit<Advice['found'], 'stars' | 'tap' | 'line'> & { readonly stars?: number };

/** What the advised line comes to; that no way to the goal is known, or that there is none, is said first. */
export function endText({ target, clears, stars = 0, score }: Found): Localized {
  const points = number(score);
  if (target === 'no')
    return fill(
      { ja: '目標には届きません。{points}点までです', en: 'The goal is out of reach; {points} points are left to get' },
      { points },
    );
  if (target !== 'yes')
    return fill(
      {
        ja: '目標に届く手順は見つかっていません。{points}点までなら取れます',
        en: 'No way to the goal is known; {points} points are possible',
      },
      { points },
    );
  if (stars === 3) return { ja: '★★★まで届きます', en: 'All three stars are possible' };
  if (clears && stars > 0) return { ja: '目標に届き、全消しできます', en: 'The goal and an all clear are possible' };
  if (clears) return { ja: '全消しできます', en: 'An all clear is possible' };
  if (stars === 0) return fill({ ja: '{points}点まで取れます', en: '{points} points are possible' }, { points });
  return fill(
    { ja: '目標に届き、{points}点まで取れます', en: 'The goal and {points} points are possible' },
    { points },
  );
}

/** That the goal is out of reach is said first at every step. */
const outOfReach: Localized = { ja: '目標には届きません。', en: 'The goal is out of reach. ' };

/** One step of advice after the other: that there is some, where, which tap. */
export function adviceText({ found, level, color, why }: Advice, lost = found.target === 'no'): Localized {
  const name = colorInText(color);
  const end = endText(found);
  if (level === 1) return fill({ ja: '{end}。次に消す色は{name}。', en: '{end}. Clear {name} next.' }, { end, name });
  const first = lost ? outOfReach : { ja: '', en: '' };
  if (level === 2)
    return fill({ ja: '{first}{name}、点線の中です。', en: '{first}{name}, inside the dashes.' }, { first, name });
  return fill(
    { ja: '{first}枠のかたまりを消します。{why}', en: '{first}Clear the outlined group. {why}' },
    { first, why },
  );
}
