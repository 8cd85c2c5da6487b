import { BadSetting, type Config } from '../config.ts';
import type { CommitSeen } from './log.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store the settings ask for, migrated and ready. */
export async function openStore(config: Config, seen: (commit: CommitSeen) => void = () => {}): Promise<Store> {
  if (config.databaseUrl === null) return openSqlite(config.dataDir, seen);
  try {
    return await openPostgres(config.databaseUrl, seen);
  } catch (error) {
    const { hostname, port, pathname } = new URL(config.databaseUrl);
    const where = `${hostname}:${port || '5432'}${pathname}`;
    throw new BadSetting(`Cannot use the PostgreSQL at ${where}: ${(error as Error).message}`);
  }
}
