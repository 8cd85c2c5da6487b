import { fill, type Localized } from '@minoya/kernel';
import type { State } from '../state.ts';
import { flowOf, tuned } from '../tuned.ts';

/** What a player is told of the flow. */
export interface FlowTold {
  /** What it would make of the next single line, in tenths. */
  readonly now: number;
  /** How it comes about. */
  readonly rule: Localized;
  /** What it would make of one line, of two and of three at once. */
  readonly next: Localized;
}

/** Null where nothing flows. (R169) */
export function flowTold(s: State): FlowTold | null {
  const each = tuned(s, 'flow');
  if (each === 0) return null;
  const [one, two, three] = [1, 2, 3].map(lines => text(flowOf(s, lines)));
  return {
    now: flowOf(s, 1),
    rule: flowRule(each),
    next: fill(
      {
        ja: 'いま消すと、1本で×{one}、2本同時で×{two}、3本同時で×{three}。',
        en: 'A clear now: one line ×{one}, two at once ×{two}, three ×{three}.',
      },
      { one: one ?? '', two: two ?? '', three: three ?? '' },
    ),
  };
}

/** By what each line adds, in tenths. */
export function flowRule(each: number): Localized {
  return fill(
    {
      ja: '流れ：ラウンド中に先に消したラインが、次からの列点の倍率になります。1本消した後：1本なら×{one}、2本同時なら×{two}、3本同時なら×{three}。2本消した後：×{two}、×{four}、×{six}。',
      en: 'Flow: lines cleared earlier in a round multiply line points. After 1 line: one line ×{one}, two at once ×{two}, three ×{three}. After 2 lines: ×{two}, ×{four}, ×{six}.',
    },
    {
      one: text(10 + each),
      two: text(10 + 2 * each),
      three: text(10 + 3 * each),
      four: text(10 + 4 * each),
      six: text(10 + 6 * each),
    },
  );
}

const text = (tenths: number): string => String(tenths / 10);
