/** Where a run is played. */
export const playPath = (game: string, slot: string): string =>
  slot === 'main' ? `/${game}/play` : `/${game}/play/${slot}`;

/** A finished game with its result. */
export const resultPath = (game: string, id: string): string => `/${game}/result/${id}`;
