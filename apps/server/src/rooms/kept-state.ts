import type { KeptMatch } from '@minoya/kernel';
import type { Deal } from '@minoya/shared/deal-proof';
import type { Table } from '@minoya/shared/protocol';

/** A room after some number of events, so that the events before need not be played again. */
export interface KeptState {
  readonly n: number;
  readonly code: string;
  readonly table: Table;
  readonly done: readonly (readonly [who: string, ids: readonly number[], ns: readonly number[]])[];
  readonly banned: readonly string[];
  readonly match: KeptMatch | null;
  readonly deal: Deal | null;
  /** Absent in snapshots from before they were noted. */
  readonly late?: readonly number[];
  readonly standIn?: readonly number[];
  readonly lender?: string | null;
}
