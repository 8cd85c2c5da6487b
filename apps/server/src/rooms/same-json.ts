import type { Json } from '@minoya/kernel';

/** Whether two values are written as the same JSON. What they share is not looked into, so that views of one state are cheap. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  return sameFields(a as Fields, b as Fields);
}

type Fields = { readonly [key: string]: Json };

function sameItems(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i] as Json, b[i] as Json)) return false;
  return true;
}

/** In the same order, too. */
function sameFields(a: Fields, b: Fields): boolean {
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key !== others[i] || !sameJson(a[key] as Json, b[key] as Json)) return false;
  }
  return true;
}
