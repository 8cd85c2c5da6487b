import { UnknownOutcome } from './log.ts';

/**
 * SQLSTATE classes 08 and 57P (connection trouble, a database that goes down or comes up), 53 (no room, no connection left),
 * 57014 (took too long), 25006 (a copy that may only be read), SQLite's own for a disk that is full or fails, and those
 * of the network.
 */
const codes =
  /^(08|57P|53|57014|25006|SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN)|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** The driver's own words where it has no code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|the database cannot be reached)/;

/** Whether an error means that the store cannot be read or written now, and not that it refused. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof UnknownOutcome) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? codes.test(code) : words.test(error.message);
}
