import type { AnyGame, Seat } from '@minoya/kernel';

/** Has bots choose actions. */
export interface BotRunner {
  botsFor(game: AnyGame): readonly string[];
  /** Who plays for a person that does not; else the weakest. */
  standInFor?(game: AnyGame): string | undefined;
  /** The bot's action as a line; null when it has none in time. */
  think(ask: BotQuestion): Promise<string | null>;
  /** Whether what is stored for an address has room for one more move of a bot. */
  mayMove?(address: string): boolean;
}

export interface BotQuestion {
  readonly game: AnyGame;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** For whom it thinks: who has many bots think waits for them, and nobody else does. */
  readonly asker: string;
}
