import type { Localized } from '@minoya/kernel';
import type { Weights } from './weights.ts';

/** A way to play that a player can tell from the others, at any level. */
export interface Character {
  readonly id: string;
  readonly text: Localized;
  readonly style: Localized;
  /** What it adds to the weights it is given. */
  readonly leaning: Partial<Weights>;
}

/** The four characters; measured against each other by `npm run lab -- cards --plans`. */
export const characters: readonly Character[] = [
  {
    id: 'rush',
    text: { ja: '早駆け', en: 'Rusher' },
    style: { ja: '白パズルを好み、早い終わりをねらいます', en: 'Prefers white puzzles and an early end' },
    leaning: { white: 0.35, fade: 0.3, black: -0.1 },
  },
  {
    id: 'build',
    text: { ja: '積み上げ', en: 'Builder' },
    style: { ja: '先に大きなピースを集めます', en: 'Gathers large pieces first' },
    leaning: { reward: 0.1, level3: 0.1, level4: 0.2, fade: -0.2 },
  },
  {
    id: 'black',
    text: { ja: '黒ねらい', en: 'Black hunter' },
    style: { ja: '黒パズルを好んで取ります', en: 'Prefers black puzzles' },
    leaning: { black: 0.5, white: -0.1, risk: -0.15 },
  },
  {
    id: 'finish',
    text: { ja: '仕上げ屋', en: 'Finisher' },
    style: { ja: '取ったパズルを一つずつ仕上げます', en: 'Finishes one puzzle before the next' },
    leaning: { busy: -0.35, risk: 0.3 },
  },
];

const leaned = new Map<Character, WeakMap<Weights, Weights>>();

/** The weights of a character; the same object for the same two, so that tables made of it are found again. */
export function inCharacter(weights: Weights, character: Character | null): Weights {
  if (!character) return weights;
  let known = leaned.get(character);
  if (!known) leaned.set(character, (known = new WeakMap()));
  let own = known.get(weights);
  if (!own) {
    const sum: Record<string, number> = { ...weights };
    for (const [name, more] of Object.entries(character.leaning)) sum[name] = (sum[name] ?? 0) + more;
    own = sum as unknown as Weights;
    known.set(weights, own);
  }
  return own;
}
