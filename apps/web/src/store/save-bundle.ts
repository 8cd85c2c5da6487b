import type { Localized } from '../i18n/lang.ts';
import { type LastRoom, lastRoom } from '../online/rooms.ts';
import { knownToken } from '../online/requests.ts';
import { browserStore } from './browser-store.ts';
import { setShopNumber, shopNumber } from './profile.ts';
import { parse, settings } from './settings.ts';

/** Everything of this browser that moves to another one. */
export interface SaveBundle {
  readonly minoya: 1;
  readonly made: number;
  readonly shop: number;
  readonly settings: unknown;
  /** Keys and values of the browser store; files that people keep have them under this name. */
  readonly shelf: Readonly<Record<string, unknown>>;
  /** The room one was in last: only where who one is comes along, too. */
  readonly room?: LastRoom | null;
}

/** What an import has replaced on this device. It never leaves it: `me` is its key at the server. */
export interface Before extends SaveBundle {
  readonly me?: string | null;
}

/** A game in progress that an import would replace: what it says of itself, and what the other one does. */
export interface Replaced {
  readonly game: string;
  readonly here: Localized;
  readonly there: Localized;
}

/** What an import would change. */
export interface Changes {
  readonly runs: number;
  readonly past: number;
  readonly replaced: readonly Replaced[];
  /** Games whose own records (stars, collections) would be replaced. */
  readonly records: readonly string[];
  /** The other shop's number, if it is another one. */
  readonly shop: number | null;
}

const sign = 'MINOYA1.';
/** Keys of saves: `run:…`, `past:…`, `seals:…`, and each game's own records, `keshiki:…`. */
const moves = /^[a-z]+:/;

/** Packs all saves. */
export async function pack(): Promise<SaveBundle> {
  const all = await (await browserStore()).all('');
  const kept = all.filter(([key]) => moves.test(key) && !key.startsWith('backup:'));
  return {
    minoya: 1,
    made: Date.now(),
    shop: shopNumber.peek(),
    settings: settings.peek(),
    shelf: Object.fromEntries(kept),
  };
}

export function readBundle(text: string): SaveBundle | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return null;
    const bundle = found as Partial<SaveBundle>;
    return bundle.minoya === 1 && typeof bundle.shelf === 'object' && bundle.shelf !== null
      ? (bundle as SaveBundle)
      : null;
  } catch {
    return null;
  }
}

/** What unpacking would bring, and what of this browser it would replace. */
export async function compare(bundle: SaveBundle): Promise<Changes> {
  const store = await browserStore();
  const keys = Object.keys(bundle.shelf);
  const replaced: Replaced[] = [];
  const records = new Set<string>();
  for (const key of keys) {
    const here = await store.get(key);
    const there = bundle.shelf[key];
    if (here === undefined || JSON.stringify(here) === JSON.stringify(there)) continue;
    const [kind = '', game = ''] = key.split(':');
    if (kind === 'run') replaced.push({ game, here: lineOf(here), there: lineOf(there) });
    else if (!added.has(kind)) records.add(kind);
  }
  return {
    runs: keys.filter(key => key.startsWith('run:')).length,
    past: keys.filter(key => key.startsWith('past:')).length,
    replaced,
    records: [...records],
    shop: bundle.shop === shopNumber.peek() ? null : bundle.shop,
  };
}

/** These lie side by side or add up: nothing of them is lost. */
const added = new Set(['past', 'seals', 'archive', 'broken']);

function lineOf(run: unknown): Localized {
  const line = (run as { line?: Partial<Localized> } | null)?.line;
  return { ...line, ja: String(line?.ja ?? ''), en: String(line?.en ?? '') };
}

/** Unpacks; what it replaces is kept as a backup first. */
export async function unpack(bundle: SaveBundle): Promise<void> {
  const store = await browserStore();
  const before: Before = { ...(await pack()), me: knownToken(), room: lastRoom() };
  await store.clear('backup:');
  await store.set(`backup:${before.made}`, before);
  for (const [key, value] of Object.entries(bundle.shelf)) {
    if (!moves.test(key)) continue;
    if (key.startsWith('run:')) dropQuick(key);
    await store.set(key, await merged(key, value));
  }
  settings.value = parse(JSON.stringify(bundle.settings ?? {}));
  setShopNumber(bundle.shop);
}

/** The backup of the last import, if there was one. */
export async function beforeImport(): Promise<Before | null> {
  const [last] = (await (await browserStore()).all('backup:')).slice(-1);
  return last ? readBundle(JSON.stringify(last[1])) : null;
}

/** Achievements add up; everything else is taken as it comes. */
async function merged(key: string, value: unknown): Promise<unknown> {
  if (!key.startsWith('seals:')) return value;
  const here = await (await browserStore()).get(key);
  return { ...(value as object), ...(here as object | undefined) };
}

/** The quick copy of a run would otherwise be taken for newer than the imported one. */
function dropQuick(key: string): void {
  try {
    localStorage.removeItem(key.replace(/^run:/, 'minoya:quick:'));
  } catch {
    // No storage, no copy.
  }
}

/** 引き継ぎコード: the bundle as one word that can be copied, sent and pasted. */
export async function toCode(bundle: SaveBundle): Promise<string> {
  const stream = new Blob([JSON.stringify(bundle)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return sign + btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export async function fromCode(code: string): Promise<SaveBundle | null> {
  const plain = code.replace(/\s/g, '');
  if (!plain.startsWith(sign)) return readBundle(code);
  try {
    const text = atob(plain.slice(sign.length).replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(text, char => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return readBundle(await new Response(stream).text());
  } catch {
    return null;
  }
}
