import type { Table } from '@minoya/shared/protocol';

export interface Read {
  readonly table: Table;
  readonly seat: number | null;
  /** A result that is still read, although the next game was called. */
  readonly kept: boolean;
}

/** A result stays until its reader is done with it, whatever is called meanwhile, and whoever becomes host. */
export class Reading {
  private over: { readonly table: Table; readonly seat: number | null } | null = null;
  private doneWith = -1;

  see(table: Table, seat: number | null, who: string | null): Read {
    if (table.phase === 'over') this.over = { table, seat };
    const { over } = this;
    if (table.phase !== 'lobby' || over?.table.round !== table.round) return { table, seat, kept: false };
    // Whoever called the next game comes into its lobby as ready: theirs was the press.
    if (table.chairs.some(chair => chair.who !== null && chair.who === who && chair.ready)) this.finish(table.round);
    return this.doneWith === table.round ? { table, seat, kept: false } : { ...over, kept: true };
  }

  finish(round: number): void {
    this.doneWith = round;
  }
}
