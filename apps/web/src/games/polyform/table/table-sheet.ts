import type { State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import type { TradeWay } from './trade-offers.ts';

/** Sheets that the table itself opens. */
export type TableSheet =
  | { readonly id: 'market'; readonly at: string | null }
  | { readonly id: 'trade'; readonly way: TradeWay }
  | { readonly id: 'recycle' | 'end' | 'finish' | 'reward' | 'debug' }
  | { readonly id: 'seat'; readonly seat: Seat };

/** Whether a sheet still offers something that can be done: no puzzle is taken once finishing has begun, no turn ended that is over. */
export function stillOpen(sheet: TableSheet | null, view: State, me: Seat): boolean {
  if (sheet?.id === 'market') return view.active !== null;
  if (sheet?.id === 'recycle' || sheet?.id === 'end') return view.active === me;
  if (sheet?.id === 'finish') return view.phase === 'finishing';
  return true;
}
