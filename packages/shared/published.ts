/** Boards that players drew and published: what the page and the server say to each other about them. */

/** Why a board is not published: the page has words for each. */
export const PUBLISH_REFUSALS = [
  'form',
  'game',
  'version',
  /** Not a setup that this game lets anybody publish. */
  'setup',
  /** Too large. */
  'size',
  /** Nothing on it can be done. */
  'empty',
  /** What it asks for is there from the start. */
  'easy',
  /** One of the game's own boards. */
  'house',
  'title',
  'rule',
  'not-over',
  /** The game that should prove it does not reach the goal. */
  'goal',
  'slow',
  /** Somebody has published it before, whatever its colours were called. */
  'duplicate',
  /** The operator has taken it down. */
  'removed',
  /** So many of one person a day, and in all. */
  'enough',
] as const;
export type PublishRefusal = (typeof PUBLISH_REFUSALS)[number];

/** Who reached the goal first: the author, or the solver on the author's device. */
export const PROVERS = ['hand', 'solver'] as const;
export type Prover = (typeof PROVERS)[number];

/** What is sent to publish a board: a game on it that reaches its goal. The board itself is the game's setup. */
export interface PublishEntry {
  readonly replay: string;
  /** See `readTitle`. */
  readonly title: string;
  /** The number of the author's generated name. */
  readonly name: number;
  readonly by: Prover;
}

export type PublishAnswer =
  | {
      readonly ok: true;
      readonly id: string;
      /** The same person had published it already, and the answer was lost. */
      readonly again: boolean;
    }
  | {
      readonly ok: false;
      readonly reason: PublishRefusal;
      readonly why: string;
      readonly at: number | null;
      /** The board that is there already. */
      readonly id: string | null;
    };

/** In which order boards are listed. */
export const PUBLISHED_ORDERS = ['newest', 'hardest', 'finished', 'liked'] as const;
export type PublishedOrder = (typeof PUBLISHED_ORDERS)[number];

/** What may be wrong with a board; there is no free text. */
export const REPORT_REASONS = ['picture', 'copied', 'broken'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A published board as one person sees it. */
export interface PublishedBoard {
  readonly id: string;
  readonly game: string;
  /** The rules it was published under, and is played by. */
  readonly version: number;
  readonly setup: string;
  readonly title: string;
  /** What it asks for, by the game's own word. */
  readonly topic: string;
  /** The number of the author's generated name. */
  readonly name: number;
  readonly by: Prover;
  /** Milliseconds since 1970. */
  readonly stored: number;
  /** People who played it to an end, and those of them who reached the goal. */
  readonly tries: number;
  readonly reached: number;
  readonly likes: number;
  readonly mine: boolean;
  readonly liked: boolean;
  readonly reported: boolean;
  /** Whether this person was counted among those. */
  readonly tried: boolean;
  readonly won: boolean;
  /** Only its author still sees it: the operator has taken it down. */
  readonly removed: boolean;
}

/** A page of a list; `more`: there is another after it. */
export interface PublishedPage {
  readonly boards: readonly PublishedBoard[];
  readonly more: boolean;
}

/** Why a game on a published board does not count among its tries. */
export const TRY_REFUSALS = ['form', 'other', 'own', 'marked', 'aided', 'rule', 'not-over', 'short', 'slow'] as const;
export type TryRefusal = (typeof TRY_REFUSALS)[number];

export type TryAnswer =
  | { readonly ok: true; readonly tries: number; readonly reached: number }
  | { readonly ok: false; readonly reason: TryRefusal; readonly why: string };

/** The share of people who reached the goal, in hundredths; null while too few have tried to say. */
export function shareReached({ tries, reached }: Pick<PublishedBoard, 'tries' | 'reached'>): number | null {
  return tries < LEAST_TRIES ? null : Math.round((100 * reached) / tries);
}

const LEAST_TRIES = 3;

/** Where a published board is played. */
export const publishedSlot = (id: string): string => `gallery-${id}`;

/** The id of the published board that is played on a slot; null for every other slot. */
export function publishedOnSlot(slot: string): string | null {
  return /^gallery-([\w-]{12})$/.exec(slot)?.[1] ?? null;
}
