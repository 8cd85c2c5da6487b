import type { Kysely } from 'kysely';
import type { EventLog } from './log.ts';
import type { Dialect, Tables } from './schema.ts';

/** Where everything that must outlive the process is kept. */
export interface Store {
  readonly dialect: Dialect;
  readonly log: EventLog;
  /** Everything but the logs. */
  readonly db: Kysely<Tables>;
  /** What was found missing when it was opened, for the operator; null where nothing was, or nobody can tell. */
  readonly lack?: string | null;
  /** Writes something; rejects when that cannot be done. */
  healthy(): Promise<void>;
  close(): Promise<void>;
}
