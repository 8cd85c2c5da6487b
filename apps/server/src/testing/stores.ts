import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { openInMemory } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { ensureBuilt } from './build.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** The same tests on an empty SQLite and on an empty PostgreSQL. They close the store, or the server they open on it. */
export function onBothStores(what: string, tests: (store: () => Store) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    await ensureBuilt();
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  describe.each(['sqlite', 'postgres'])(`${what}, in %s`, kind => {
    let opened: Store | null = null;
    beforeAll(async () => {
      opened = kind === 'sqlite' ? await openInMemory() : await openPostgres(await postgres.database('conformance'));
    });
    tests(() => {
      if (!opened) throw new Error('the store is open once the tests run');
      return opened;
    });
  });
}
