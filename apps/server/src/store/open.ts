import { BadSetting, type Config } from '../config.ts';
import type { CommitStats } from './log.ts';
import { openPostgres } from './postgres.ts';
import { FolderInUse, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { folderTrouble, reasonOf } from './trouble.ts';

/** The store the settings ask for, migrated and ready. */
export async function openStore(config: Config, onCommit: (commit: CommitStats) => void = () => {}): Promise<Store> {
  if (config.databaseUrl === null) return openFolder(config.dataDir, onCommit);
  try {
    return await openPostgres(config.databaseUrl, onCommit);
  } catch (error) {
    const { hostname, port, pathname } = new URL(config.databaseUrl);
    const where = `${hostname}:${port || '5432'}${pathname}`;
    throw new BadSetting(
      `Cannot use the PostgreSQL at ${where}: ${reasonOf(error)}. See that it runs and that DATABASE_URL names its user, password and database.`,
    );
  }
}

async function openFolder(dir: string, onCommit: (commit: CommitStats) => void): Promise<Store> {
  try {
    return await openSqlite(dir, { onCommit });
  } catch (error) {
    throw error instanceof FolderInUse ? error : folderTrouble(dir, error);
  }
}
