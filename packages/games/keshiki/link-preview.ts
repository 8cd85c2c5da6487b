import { fill, type Localized } from '@minoya/kernel';
import { grouped, type LinkPreview, type PreviewBoard } from '../link-preview.ts';
import {
  type Block,
  block,
  colorOf,
  colors,
  counterOf,
  iceOf,
  type Kind,
  kindIds,
  kindOf,
  kinds,
  valueOf,
} from './blocks.ts';
import { coloredLeft } from './board.ts';
import { starsFrom } from './goals.ts';
import { setups } from './setup.ts';
import { stage } from './stages/index.ts';
import type { State } from './state.ts';

export const name: Localized = { ja: '消色百景', en: 'KESHIKI 100' };

/** The lowest marks are the bare papers; ice and numbers lie on them. */
function marksOf(b: Block): readonly string[] {
  const kind = kindOf(b);
  if (kind === null) return ['hole'];
  if (!kinds[kind].colored) return [`tile:${kind}`];
  return [`tile:${colors[colorOf(b) - 1]?.letter ?? 'W'}`, ...layersOf(kind, b)];
}

/** Ice and a number say which kind it is; what has neither and is not plain has a mark of its own. */
function layersOf(kind: Kind, b: Block): readonly string[] {
  const counter = counterOf(b);
  if (iceOf(b) === 0 && !counter) return kind === 'normal' ? [] : [`kind:${kind}`];
  return [...(iceOf(b) > 0 ? [`ice:${iceOf(b)}`] : []), ...(counter ? [`${counter.is}:${valueOf(b)}`] : [])];
}

const boardOf = ({ board }: State): PreviewBoard => ({ cols: board.width, cells: board.cells.map(marksOf) });

function place(text: string): Localized | null {
  const setup = setups.read(text);
  if (setup?.type === 'stage')
    return fill(
      { ja: 'ステージ{number} {name}', en: 'Stage {number} {name}' },
      { number: setup.stage, name: stage(setup.stage).name },
    );
  if (setup?.type === 'daily') return { ja: setup.date, en: setup.date };
  return null;
}

/** ★★☆ 1,284点 残り3個 */
function line(state: State): Localized {
  const { score, goals, reached, board } = state;
  const stars = starsFrom(reached);
  const row = goals.length > 0 ? `${'★'.repeat(stars)}${'☆'.repeat(3 - stars)} ` : '';
  const left = coloredLeft(board);
  return fill(
    { ja: '{row}{score}点 {left}', en: '{row}{score} points, {left}' },
    {
      row,
      score: grouped(score),
      left: left === 0 ? { ja: '全消し', en: 'all clear' } : fill({ ja: '残り{left}個', en: '{left} left' }, { left }),
    },
  );
}

/** A board as its link shows it. */
export function linkPreview(setup: string, state: State): LinkPreview {
  return {
    name,
    place: place(setup),
    line: line(state),
    score: state.score > 0 ? grouped(state.score) : '',
    boards: [boardOf(state)],
  };
}

/** Every block of a kind, with each colour and each number that it may have. */
function blocksOf(kind: Kind): Block[] {
  const { colored, counter } = kinds[kind];
  const values = counter ? Array.from({ length: counter.most + 1 - counter.least }, (_, i) => counter.least + i) : [0];
  return colors.slice(0, colored ? colors.length : 1).flatMap((_, i) => values.map(value => block(kind, i + 1, value)));
}

/** Every mark that `linkPreview` may name. */
export const marks: readonly string[] = [...new Set(['hole', ...kindIds.flatMap(blocksOf).flatMap(marksOf)])];
