/** Where a run is played. */
export const playPath = (game: string, slot: string): string =>
  slot === 'main' ? `/${game}/play` : `/${game}/play/${slot}`;

/** The run of a day. */
export const dailySlot = (day: number): string => `daily-${day}`;
