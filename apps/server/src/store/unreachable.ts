import { UnknownOutcome } from './log.ts';

/** SQLSTATE classes 08 and 57P (connection trouble, a database that goes down or comes up) and those of the network. */
const codes = /^(08|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
/** The driver's own words where it has no code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error means that the database cannot be reached now, and not that it refused. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof UnknownOutcome) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? codes.test(code) : words.test(error.message);
}
