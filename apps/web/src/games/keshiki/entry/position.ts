import type { State } from '@minoya/games/keshiki/state';

/** The board as it is seen: points, and tools that were taken along, make no other position of it. */
export const position = ({ board }: Pick<State, 'board'>): string => `${board.width} ${board.cells.join()}`;

export const givesUp = (line: string): boolean => line === 'finish';
