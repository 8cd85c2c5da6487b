import { BadSetting } from '../config.ts';

const NOT_WRITABLE =
  /EACCES|EPERM|EROFS|ENOENT|ENOTDIR|SQLITE_READONLY|SQLITE_CANTOPEN|readonly database|unable to open/;
const DAMAGED = /SQLITE_NOTADB|SQLITE_CORRUPT|not a database|malformed/;
const FULL = /ENOSPC|SQLITE_FULL|disk is full/;

/** Why the folder's store cannot be opened, and what to do about it. */
export function folderTrouble(dir: string, error: unknown): Error {
  if (error instanceof BadSetting) return error;
  const why = reasonOf(error);
  if (FULL.test(why)) return new BadSetting(`The disk of ${dir} is full. Make room there, or set DATA_DIR elsewhere.`);
  if (DAMAGED.test(why)) {
    return new BadSetting(
      `${dir}/minoya.db is not a database, or is damaged (${why}). Move it away and put a backup in its place: npm run server -- restore FILE`,
    );
  }
  if (NOT_WRITABLE.test(why)) {
    return new BadSetting(
      `The data folder ${dir} cannot be written (${why}). Give it to the user that runs Minoya, or set DATA_DIR to another folder.`,
    );
  }
  if (/newer Minoya/.test(why)) {
    return new BadSetting(`${dir}/minoya.db was ${why}. Start that version, or restore a backup from before it.`);
  }
  return error instanceof Error ? error : new BadSetting(`The store in ${dir} cannot be opened: ${why}`);
}

/** What an error says, also those that say it only by a code or in their parts. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  // Errors of the database's own class come out of a thread as mere objects.
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const parts = error instanceof AggregateError ? error.errors.map(reasonOf) : [];
  const said = [...new Set([message, ...parts])].filter(text => text !== '').join('; ');
  if (said === '') return code || 'no reason is given';
  return code === '' || said.includes(code) ? said : `${code}: ${said}`;
}
