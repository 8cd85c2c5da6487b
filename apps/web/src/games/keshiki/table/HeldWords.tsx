import type { Touched } from '@minoya/games/keshiki/board';
import type { Preview } from '@minoya/games/keshiki/play';
import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import { heldWord, words } from '../text.ts';
import { bonusOf, groupsOf } from './groups.ts';
import type { TableController } from './table-controller.ts';

export type SeenTap = Extract<Preview, { ok: true }>;

/** What a held tap brings, what it does to obstacles, and the largest group after it: beside the board that is shown meanwhile, on none of it. */
export function HeldWords({ controller }: { controller: TableController }): JSX.Element | null {
  const after = controller.foreseen.value ? controller.after.value : null;
  const seen = controller.preview.value;
  if (!after || !seen?.ok) return null;
  const [largest] = groupsOf(after).list;
  const done = effectsOf(seen.touched);
  return (
    <p class="held-words num" data-preview>
      <Worth seen={seen} />
      {done === '' ? null : <span class="block">{done}</span>}
      {largest ? <span class="block">{say(words.afterLargest(largest.removed.length))}</span> : null}
    </p>
  );
}

/** 6個 = 36点, and the bonus of an all clear. */
export function Worth({ seen }: { seen: SeenTap }): JSX.Element {
  return (
    <>
      {say(words.groupIs(seen.removed.length, number(seen.points)))}
      {bonusOf(seen) > 0 ? <span class="block">{say(words.andBonus(number(bonusOf(seen))))}</span> : null}
    </>
  );
}

export function outcomeWord({ outcome, by }: Touched): { ja: string; en: string } {
  if (outcome === 'thawed') return { ja: '氷結−1', en: 'ice −1' };
  if (outcome === 'removed') return { ja: '消える', en: 'clears' };
  if (outcome === 'untouched') return { ja: 'そのまま', en: 'stays' };
  return heldWord(outcome === 'short' ? { short: by, over: 0 } : { short: 0, over: by });
}

/** 氷結−1×3: what becomes of the obstacles that a tap reaches, told once for each kind of outcome. */
function effectsOf(touched: readonly Touched[]): string {
  const told = touched.filter(({ outcome }) => outcome !== 'untouched').map(one => say(outcomeWord(one)));
  const count = (word: string) => told.filter(one => one === word).length;
  return [...new Set(told)].map(word => (count(word) > 1 ? `${word}×${count(word)}` : word)).join(' ');
}
