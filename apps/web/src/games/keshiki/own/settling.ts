import type { Board } from '@minoya/games/keshiki/board';
import { settle } from '@minoya/games/keshiki/settle';

/** What a drawn board does when play begins: blocks that hang fall, columns without a neighbour slide left, or all stays. */
export function settlingOf({ cells, width }: Board): 'stays' | 'falls' | 'slides' | 'both' {
  const movements = settle([...cells], width);
  const [falls, slides] = (['fell', 'slid'] as const).map(type => movements.some(one => one.type === type));
  if (falls) return slides ? 'both' : 'falls';
  return slides ? 'slides' : 'stays';
}
