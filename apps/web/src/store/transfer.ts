import { readCode, TRANSFER_LENGTH } from '@minoya/shared/protocol';
import { ask, askAsMe } from '../online/requests.ts';
import { lastRoom } from '../online/rooms.ts';
import { pack, toCode } from './save-bundle.ts';

/** A short code that hands everything to one other device. */
export interface Offer {
  readonly code: string;
  /** When it closes, by this device's clock. */
  readonly until: number;
}

/** Hands this browser's saves to the server for a few minutes; the room one sits in comes along, as one's seat there does. */
export async function offer(): Promise<Offer> {
  const data = await toCode({ ...(await pack()), room: lastRoom() });
  const response = await askAsMe('/api/me/transfer', { method: 'POST', body: JSON.stringify({ data }) });
  const { code, left } = (await response.json()) as { code: string; left: number };
  return { code, until: Date.now() + left };
}

export async function offerState(): Promise<'none' | 'waiting' | 'taken'> {
  const response = await askAsMe('/api/me/transfer');
  return ((await response.json()) as { state: 'none' | 'waiting' | 'taken' }).state;
}

export async function withdraw(): Promise<void> {
  await askAsMe('/api/me/transfer', { method: 'DELETE' });
}

/** K7MP-Q3XD */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What was typed, when it can be a short code. */
export const shortCode = (typed: string): string | null => readCode(typed.trim(), [TRANSFER_LENGTH]);

// The same code asks as the same taker: an answer that was lost on the way is given again.
const takers = new Map<string, string>();

/** What the other device handed over. */
export interface Handed {
  /** A long code. */
  readonly data: string;
  /** Who the other device is: from now on this one is the same person. */
  readonly token: string;
}

export async function take(code: string): Promise<Handed> {
  const taker = takers.get(code) ?? crypto.randomUUID();
  takers.set(code, taker);
  const response = await ask('/api/transfer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, taker }),
  });
  return (await response.json()) as Handed;
}
