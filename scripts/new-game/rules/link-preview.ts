import { fill, type Localized } from '@minoya/kernel';
import type { LinkPreview } from '../../../packages/games/link-preview.ts';
import { akari, SIDE } from './game.ts';
import type { State } from './state.ts';

export const name: Localized = { ja: 'AKARI', en: 'AKARI' };

/** 3点で消灯 · あと4手 */
function line(state: State): Localized {
  const result = akari.result(state);
  if (!result) return fill({ ja: 'あと{left}手', en: '{left} moves left' }, { left: state.left });
  const [points = 0] = result.scores;
  return points > 0
    ? fill({ ja: '{points}点で消灯', en: 'Dark with {points} points' }, { points })
    : { ja: '灯りが残りました', en: 'Still lit' };
}

/** A game as its link shows it. */
export function linkPreview(setup: string, state: State): LinkPreview {
  const presses = akari.setups.read(setup)?.presses ?? 0;
  const points = akari.result(state)?.scores[0] ?? 0;
  return {
    name,
    place: fill({ ja: '{presses}手の盤', en: 'A board of {presses}' }, { presses }),
    line: line(state),
    score: points > 0 ? String(points) : '',
    boards: [{ cols: SIDE, cells: state.lit.map(on => [on ? 'lamp:lit' : 'hole']) }],
  };
}

/** Every mark that `linkPreview` may name. */
export const marks: readonly string[] = ['hole', 'lamp:lit'];
