import pg from 'pg';
import { expect, test } from 'vitest';
import { isUnreachable } from './unreachable.ts';
import { UnknownOutcome } from './log.ts';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test('an append without an answer, a lost connection and a database that starts up mean: unreachable', async () => {
  const refused = await new pg.Client({ host: '127.0.0.1', port: 1 }).connect().catch((error: unknown) => error);
  expect(isUnreachable(refused)).toBe(true);
  expect(isUnreachable(new UnknownOutcome('lost'))).toBe(true);
  expect(isUnreachable(coded('57P03', 'the database system is starting up'))).toBe(true);
  expect(isUnreachable(new Error('Connection terminated unexpectedly'))).toBe(true);
});

test('what the database refuses, and what is wrong with us, is a failure', () => {
  expect(isUnreachable(coded('23505', 'duplicate key'))).toBe(false);
  expect(isUnreachable(new TypeError('Connection is not a function'))).toBe(false);
  expect(isUnreachable('Connection terminated')).toBe(false);
});
