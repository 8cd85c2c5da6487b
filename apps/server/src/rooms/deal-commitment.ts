import { createHash, randomBytes } from 'node:crypto';
import { type Deal, dealText } from '@minoya/shared/deal-proof';

/** A deal nobody can guess, nor find by trying seeds against its promise. */
export function freshDeal(seed: string): Deal {
  return { seed, salt: randomBytes(16).toString('base64url') };
}

/** What is shown of a deal before it is played. */
export function commitmentOf(deal: Deal): string {
  return createHash('sha256').update(dealText(deal)).digest('hex');
}
