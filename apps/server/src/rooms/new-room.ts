import { randomBytes } from 'node:crypto';
import type { Deal } from '@minoya/shared/deal-proof';
import type { TurnClock } from '@minoya/shared/protocol';
import type { Store } from '../store/store.ts';
import { claimCode } from './codes.ts';

/** What a room is opened with. */
export interface NewRoom {
  readonly game: string;
  /** The rules it will be played by: the newest. */
  readonly version: number;
  readonly setup: string;
  readonly clock: TurnClock;
  readonly watch: boolean;
}

interface Opening {
  readonly hostOf: (room: string) => string;
  /** The number of the host's name. */
  readonly name: number;
  readonly deal: Deal;
}

/** Stores a new room under a code that is free. */
export async function storeNewRoom(
  store: Store,
  options: NewRoom,
  { hostOf, name, deal }: Opening,
): Promise<{ room: string; code: string }> {
  const room = randomBytes(12).toString('base64url');
  const code = await claimCode(store, { room, game: options.game });
  const event = { e: 'open', code, host: hostOf(room), name, ...options, deal };
  await store.log.append(room, 0, JSON.stringify(event));
  return { room, code };
}
