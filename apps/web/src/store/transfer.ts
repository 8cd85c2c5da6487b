import { readCode, TRANSFER_LENGTH } from '@minoya/shared/protocol';
import { ask, askAsMe } from '../online/requests.ts';
import { pack, toCode } from './save-bundle.ts';

/** A short code that hands everything to one other device. */
export interface Offer {
  readonly code: string;
  /** When it closes, by this device's clock. */
  readonly until: number;
}

/** Hands this browser's saves to the server for a few minutes. */
export async function offer(): Promise<Offer> {
  const data = await toCode(await pack());
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

/** What the other device handed over, as a long code. */
export async function take(code: string): Promise<string> {
  const taker = takers.get(code) ?? crypto.randomUUID();
  takers.set(code, taker);
  const response = await ask('/api/transfer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, taker }),
  });
  return ((await response.json()) as { data: string }).data;
}
