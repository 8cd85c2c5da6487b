const place = 'minoya:backup';

/** What this device remembers of its copy at the server. */
export interface Note {
  /** True: the player wants one. */
  readonly on: boolean;
  readonly revision: number;
  readonly stored: number;
  /** Tells whether anything has changed since. */
  readonly sum: number;
}

const none: Note = { on: false, revision: 0, stored: 0, sum: 0 };

export function backupNote(): Note {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...none, ...(kept as Partial<Note>) } : none;
  } catch {
    return none;
  }
}

export function keepNote(note: Note): void {
  try {
    localStorage.setItem(place, JSON.stringify(note));
  } catch {
    // No storage: there is nothing to keep a copy of, either.
  }
}

const rest = 5 * 60_000;
let last = 0;

/** Renews the copy if the player wants one and something has changed. Without a connection the next time will do. */
export function renewQuietly(): void {
  if (!backupNote().on || Date.now() - last < rest) return;
  last = Date.now();
  import('./renew-backup.ts').then(({ renew }) => renew()).catch(() => undefined);
}

/** Leaving the page is the moment when something worth keeping has happened. */
export function followBackup(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') renewQuietly();
  });
}
