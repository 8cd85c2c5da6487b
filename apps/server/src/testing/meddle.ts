import path from 'node:path';
import Database from 'better-sqlite3';

/** Changes what a server that is stopped has stored in a folder, behind its back. */
export function meddle(dir: string, ...statements: readonly string[]): void {
  const db = new Database(path.join(dir, 'minoya.db'));
  for (const sql of statements) db.exec(sql);
  db.close();
}
