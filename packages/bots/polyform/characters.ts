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

/** The four characters; what they do at the table is counted by `npm run lab -- cards --habits 100`. */
export const characters: readonly Character[] = [
  {
    id: 'rush',
    text: { ja: '早駆け', en: 'Rusher' },
    style: { ja: '白パズルを好み、早い終わりをねらいます', en: 'Prefers white puzzles and an early end' },
    leaning: { white: 0.4, fade: 0.3, black: -0.1, hurry: 3 },
  },
  {
    id: 'build',
    text: { ja: '積み上げ', en: 'Builder' },
    style: { ja: '先に大きなピースを集め、終わりを急ぎません', en: 'Gathers large pieces first, in no hurry to end' },
    leaning: { reward: 0.12, level3: 0.1, level4: 0.4, fade: -0.4 },
  },
  {
    id: 'black',
    text: { ja: '黒ねらい', en: 'Black hunter' },
    style: {
      ja: '白パズルをあまり取らず、黒パズルで終わりをねらいます',
      en: 'Leaves white puzzles, ends on black ones',
    },
    leaning: { black: 0.3, white: -0.35, busy: -0.06, hurry: 1.5 },
  },
  {
    id: 'finish',
    text: { ja: '仕上げ屋', en: 'Finisher' },
    style: { ja: '取ったパズルを一つずつ仕上げます', en: 'Finishes one puzzle before the next' },
    leaning: { busy: -0.15, risk: 0.15 },
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
