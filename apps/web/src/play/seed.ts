const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new code of 40 bits, as players copy it: 8F3K-Q2MD. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const code = Array.from(bytes, byte => letters[byte % 32]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A code as somebody typed it; letters that look like digits are taken for them. Null when it is none. */
export function readSeed(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s\-–]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(plain)) return null;
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}
