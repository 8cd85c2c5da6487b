import type { Localized } from '@minoya/kernel';
import type { Weights } from './weights.ts';

/** A way to play that a player can tell from the others, at any level. */
export interface Character {
  readonly id: string;
  readonly text: Localized;
  readonly style: Localized;
  /** What it adds to the weights it is given. */
  readonly leaning: Partial<Weights>;
  /** The same bent in the hands of 名人, whose plans are about equally strong; the leaning itself where it has none of its own. */
  readonly mastery?: Partial<Weights>;
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
    style: { ja: '先に大きなピースを集めます', en: 'Gathers large pieces first' },
    leaning: { reward: 0.12, level3: 0.1, level4: 0.4, fade: -0.4 },
    mastery: { reward: 0.12, level4: 0.4, white: 0.1, black: -0.1, fade: -0.3, hurry: 1 },
  },
  {
    id: 'black',
    text: { ja: '黒ねらい', en: 'Black hunter' },
    style: { ja: '黒パズルを好み、黒で終わりをねらいます', en: 'Prefers black puzzles, and ends on them' },
    leaning: { black: 0.3, white: -0.35, busy: -0.06, hurry: 1.5 },
    mastery: { black: 0.7, white: -0.2, reward: 0.12, level4: 0.4, patience: -0.04, fade: -0.1, hurry: 4 },
  },
  {
    id: 'finish',
    text: { ja: '仕上げ屋', en: 'Finisher' },
    style: { ja: '取ったパズルを一つずつ仕上げます', en: 'Finishes one puzzle before the next' },
    leaning: { busy: -0.15, risk: 0.15 },
  },
];

const leaned = new WeakMap<Partial<Weights>, WeakMap<Weights, Weights>>();

/** The weights of a character; the same object for the same two, so that tables made of it are found again. */
export const inCharacter = (weights: Weights, character: Character | null): Weights =>
  character ? withLeaning(weights, character.leaning) : weights;

/** The weights of a character at the top of the ladder. */
export const inMastery = (weights: Weights, character: Character | null): Weights =>
  character ? withLeaning(weights, character.mastery ?? character.leaning) : weights;

function withLeaning(weights: Weights, leaning: Partial<Weights>): Weights {
  let known = leaned.get(leaning);
  if (!known) leaned.set(leaning, (known = new WeakMap()));
  let own = known.get(weights);
  if (!own) {
    const sum: Record<string, number> = { ...weights };
    for (const [name, more] of Object.entries(leaning)) sum[name] = (sum[name] ?? 0) + more;
    own = sum as unknown as Weights;
    known.set(weights, own);
  }
  return own;
}
