import { BadSetting, type Config } from '../config.ts';
import type { CommitStats } from './log.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store the settings ask for, migrated and ready. */
export async function openStore(config: Config, onCommit: (commit: CommitStats) => void = () => {}): Promise<Store> {
  if (config.databaseUrl === null) return openSqlite(config.dataDir, onCommit);
  try {
    return await openPostgres(config.databaseUrl, onCommit);
  } catch (error) {
    const { hostname, port, pathname } = new URL(config.databaseUrl);
    const where = `${hostname}:${port || '5432'}${pathname}`;
    throw new BadSetting(`Cannot use the PostgreSQL at ${where}: ${(error as Error).message}`);
  }
}
