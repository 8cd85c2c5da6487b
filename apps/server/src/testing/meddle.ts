import path from 'node:path';
import Database from 'better-sqlite3';

/** Changes what a server that is stopped has stored in a folder, behind its back. */
export function meddle(dir: string, ...statements: readonly string[]): void {
  const db = new Database(path.join(dir, 'minoya.db'));
  for (const sql of statements) db.exec(sql);
  db.close();
}

/** The one number that a question to a stopped server's store is answered by. */
export function countIn(dir: string, sql: string): number {
  const db = new Database(path.join(dir, 'minoya.db'), { readonly: true });
  const count = db.prepare(sql).pluck().get();
  db.close();
  return Number(count);
}
