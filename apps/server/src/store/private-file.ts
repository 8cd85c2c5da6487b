import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

/** For nobody but the server's own user. */
export const PRIVATE = 0o600;

/** Makes the folder unless it is there. */
export function makePrivateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
}

/** Makes the file, or closes it to others where an older version left it open; what SQLite puts beside it follows. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
    if (existsSync(one)) chmodSync(one, PRIVATE);
}
