/** Where a run is played. */
export const playPath = (game: string, slot: string): string =>
  slot === 'main' ? `/${game}/play` : `/${game}/play/${slot}`;
