import { LAST_LEVEL, STONE_EVERY } from '@minoya/games/keshiki/recipes';
import { fill } from '@minoya/kernel';
import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import { Garden } from '../entry/Garden.tsx';
import { progress } from '../entry/progress.ts';
import { boardsToStone, goesOn, stonesAt, totalOf } from '../entry/walk.ts';

const text = {
  total: (total: string, level: number) =>
    fill({ ja: '盤{level}までの合計 {total}点', en: '{total} points up to board {level}' }, { total, level }),
  over: {
    ja: '目標に届かなかったので、この石庭めぐりはここで終わりました。手を戻して遊べますが、点は入りません。',
    en: 'The goal was not reached, so this walk has ended. You can take moves back and play, but it adds no points.',
  },
  way: (level: number, left: number) =>
    fill(
      left === 0
        ? { ja: '盤 {level} / {last}', en: 'Board {level} of {last}' }
        : {
            ja: '盤 {level} / {last}・次の石まであと{left}枚',
            en: 'Board {level} of {last}; {left} more to the next stone',
          },
      { level, last: LAST_LEVEL, left },
    ),
  stone: { ja: '石を一つ置きました。', en: 'A stone is set.' },
  behind: {
    ja: 'この石庭めぐりはもう終わっています。この盤の点は入りません。',
    en: 'This walk had already ended: the board adds nothing to it.',
  },
  done: { ja: '石が六つそろい、庭が完成しました。', en: 'Six stones: the garden is finished.' },
} as const;

/** What a board of the rock garden brought to the walk. */
export function WalkResult({ level, seed, won }: { level: number; seed: string; won: boolean }): JSX.Element | null {
  const walk = progress.value?.walk;
  if (walk?.seed !== seed) return null;
  const behind = won && level < LAST_LEVEL && !goesOn(walk, seed);
  const line = behind
    ? text.behind
    : !won
      ? text.over
      : level >= LAST_LEVEL
        ? text.done
        : level % STONE_EVERY === 0
          ? text.stone
          : null;
  return (
    <section class="stack walk-result">
      <p class="num" data-walk>
        {say(text.total(number(totalOf(walk)), level))}
      </p>
      {won && !behind ? (
        <p class="num" data-way>
          {say(text.way(level, boardsToStone(level)))}
        </p>
      ) : null}
      {line ? <p>{say(line)}</p> : null}
      {won && !behind ? <Garden stones={stonesAt(level)} /> : null}
    </section>
  );
}
