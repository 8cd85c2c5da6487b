import { type Goal, goals as kinds, goalText } from '@minoya/games/keshiki/goals';
import { fill, inside } from '@minoya/kernel';
import { type Localized, number } from '../../../i18n/lang.ts';
import { colorInText } from '../look.ts';

/** `水色（水玉）を全部消す（6手以内）`: a colour is told with its pattern, because not every palette shows it. */
export function goalWords(goal: Goal): Localized {
  if (goal.kind === 'score' && goal.within === null)
    return fill({ ja: '{points}点とる', en: 'Score {points}' }, { points: number(goal.amount) });
  if (kinds[goal.kind].amount !== 'color') return goalText(goal);
  const color = inside(colorInText(goal.amount));
  const { within } = goal;
  if (within === null) return fill({ ja: '{color}を全部消す', en: 'Clear every {color} block' }, { color });
  return fill(
    { ja: '{color}を全部消す（{within}手以内）', en: 'Clear every {color} block in {within} moves' },
    { color, within },
  );
}

/** How far it is to a goal. */
export function gapWords(goal: Goal, n: number): Localized {
  if (goal.kind === 'score' && n > 1) return fill({ ja: 'あと{n}点', en: '{n} points to go' }, { n: number(n) });
  if (kinds[goal.kind].amount !== 'color') return kinds[goal.kind].left(n, goal.amount);
  return fill({ ja: '{color} あと{n}', en: '{n} {color} to go' }, { color: inside(colorInText(goal.amount)), n });
}
