import { hash, type Localized } from '@minoya/kernel';
import { NAMES, nameOf } from '@minoya/shared/names';
import { signal } from '@preact/signals';

const place = 'minoya:profile';

/** The number that a player's name and crest are drawn from. Nobody types a name here. */
export const shopNumber = signal(read());

function read(): number {
  try {
    const kept = Number(localStorage.getItem(place));
    if (Number.isInteger(kept) && kept > 0) return kept;
  } catch {
    // No storage: a name for this visit.
  }
  const fresh = roll();
  keep(fresh);
  return fresh;
}

function roll(): number {
  return 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (NAMES - 1));
}

function keep(n: number): void {
  try {
    localStorage.setItem(place, String(n));
  } catch {
    // No storage: a name for this visit.
  }
}

/** 屋号 of this device. */
export const shopName = (): Localized => nameOf(shopNumber.value);

/** Another name, drawn anew. */
export function rename(): void {
  shopNumber.value = roll();
  keep(shopNumber.value);
}

export function setShopNumber(n: number): void {
  if (!Number.isInteger(n) || n < 1) return;
  shopNumber.value = n;
  keep(n);
}

/** Bits for the crest of a name: twenty even numbers from one. */
export function crestBits(n: number): number {
  return hash(`crest ${n}`);
}
