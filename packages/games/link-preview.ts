import type { Localized } from '@minoya/kernel';

/** What a link shows of a game before it is opened: words for its title, and a board for its picture. */
export interface LinkPreview {
  readonly name: Localized;
  /** Which board or rule set; null when the name says enough. */
  readonly place: Localized | null;
  /** How it went, or how far it is. */
  readonly line: Localized;
  /** The score as the picture prints it: digits, `,`, `–` and `-`; empty before anything counts. */
  readonly score: string;
  readonly boards: readonly PreviewBoard[];
}

/**
 * A board as its link shows it: cells, row by row. Each is a pile of marks from the bottom up, and the painter has a
 * picture for each mark. Those whose name begins with `hole` are bare board.
 */
export interface PreviewBoard {
  readonly cols: number;
  readonly cells: readonly (readonly string[])[];
}

/** 4,860 */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}
