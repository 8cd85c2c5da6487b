import type { Localized } from '@minoya/kernel';
import type { LinkPreview } from '../../../packages/games/link-preview.ts';
import { akari, SIDE } from './game.ts';
import type { State } from './state.ts';

export const name: Localized = { ja: 'AKARI', en: 'AKARI' };

/** 3点で消灯 · あと4手 */
function line(state: State): Localized {
  const result = akari.result(state);
  if (!result) return { ja: `あと${state.left}手`, en: `${state.left} moves left` };
  const [points = 0] = result.scores;
  return points > 0
    ? { ja: `${points}点で消灯`, en: `Dark with ${points} points` }
    : { ja: '灯りが残りました', en: 'Still lit' };
}

/** A game as its link shows it. */
export function linkPreview(setup: string, state: State): LinkPreview {
  const presses = akari.setups.read(setup)?.presses ?? 0;
  const points = akari.result(state)?.scores[0] ?? 0;
  return {
    name,
    place: { ja: `${presses}手の盤`, en: `A board of ${presses}` },
    line: line(state),
    score: points > 0 ? String(points) : '',
    boards: [{ cols: SIDE, cells: state.lit.map(on => [on ? 'lamp:lit' : 'hole']) }],
  };
}

/** Every mark that `linkPreview` may name. */
export const marks: readonly string[] = ['hole', 'lamp:lit'];
