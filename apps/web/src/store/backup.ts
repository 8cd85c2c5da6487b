import { hash } from '@minoya/kernel';
import { signal } from '@preact/signals';
import { adoptToken, ask, askAsMe, Declined, forgetToken, knownToken, token } from '../online/requests.ts';
import { backupNote, keepNote, type Note } from './backup-note.ts';
import { type SaveBundle, pack, toCode } from './save-bundle.ts';
import { forgetRanks } from './kept-rows.ts';

/** How the copy at the server stands. */
export const note = signal<Note>(backupNote());

/** A later copy that another device of this identity has stored. */
export const elsewhere = signal<{ readonly revision: number; readonly stored: number } | null>(null);

function keep(part: Partial<Note>): void {
  note.value = { ...note.peek(), ...part };
  keepNote(note.value);
}

const sumOf = (bundle: SaveBundle): number => hash(JSON.stringify({ ...bundle, made: 0 }));

/** Stores a copy unless the one at the server is the same. A later one of another device is never overwritten unasked. */
export async function renew({ anyway = false } = {}): Promise<void> {
  const bundle = await pack();
  const sum = sumOf(bundle);
  if (!anyway && note.peek().on && note.peek().sum === sum) return;
  await store(await toCode(bundle), sum, anyway ? null : note.peek().revision);
}

async function store(data: string, sum: number, base: number | null): Promise<void> {
  try {
    const response = await askAsMe('/api/me/saves', { method: 'PUT', body: JSON.stringify({ data, base }) });
    const { revision } = (await response.json()) as { revision: number };
    elsewhere.value = null;
    keep({ on: true, revision, stored: Date.now(), sum });
  } catch (error) {
    const later = error instanceof Declined && error.status === 409 ? readLater(error.message) : null;
    if (!later) throw error;
    // The server has lost the copy, not gained one: there is nothing to overwrite.
    if (later.revision === 0) return store(data, sum, null);
    elsewhere.value = later;
    keep({ on: true });
  }
}

function readLater(text: string): { revision: number; stored: number } | null {
  try {
    const { revision, stored } = JSON.parse(text) as { revision: number; stored: number };
    return { revision, stored };
  } catch {
    return null;
  }
}

/** Stops, and takes the copy off the server. */
export async function stopBackup(): Promise<void> {
  await askAsMe('/api/me/saves', { method: 'DELETE' });
  forgetCopy();
}

/** Takes everything of this player off the server, leaderboards too; says how much it was. */
export async function forgetEverywhere(): Promise<number> {
  const response = await askAsMe('/api/me', { method: 'DELETE' });
  const { deleted } = (await response.json()) as { deleted: number };
  // The server refuses this key from now on.
  forgetToken();
  forgetCopy();
  forgetRanks();
  return deleted;
}

function forgetCopy(): void {
  elsewhere.value = null;
  keep({ on: false, revision: 0, stored: 0, sum: 0 });
}

/** The key that opens the copy from anywhere. */
export const backupKey = (): Promise<string> => token();

/** What was typed, when it can be such a key. */
export function readKey(typed: string): string | null {
  const plain = typed.replace(/\s/g, '');
  return /^[\w-]{40}$/.test(plain) ? plain : null;
}

interface Copy {
  readonly revision: number;
  readonly stored: number;
  readonly data: string;
}

/** The copy that a key opens. */
export async function fetchCopy(key: string): Promise<Copy> {
  const response = await ask('/api/me/saves', { headers: { authorization: `Bearer ${key}` } });
  return (await response.json()) as Copy;
}

/** From now on this device is who the key stands for: seats in rooms, rows on leaderboards. A copy at the server is theirs then. */
export function becomePerson(key: string | null): void {
  if (key === knownToken()) return;
  if (key === null) forgetToken();
  else adoptToken(key);
  elsewhere.value = null;
  keep({ revision: 0, stored: 0, sum: 0 });
  forgetRanks();
}

/** After its copy was unpacked here, this device goes on as the one that the key belongs to. */
export function goOnAs(key: string, { revision, stored }: Copy): void {
  adoptToken(key);
  elsewhere.value = null;
  keep({ on: true, revision, stored, sum: 0 });
}
