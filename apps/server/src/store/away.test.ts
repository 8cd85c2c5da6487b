import pg from 'pg';
import { expect, test } from 'vitest';
import { isAway } from './away.ts';
import { Unsure } from './log.ts';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test('an append without an answer, a lost connection and a database that starts up mean: away', async () => {
  const refused = await new pg.Client({ host: '127.0.0.1', port: 1 }).connect().catch((error: unknown) => error);
  expect(isAway(refused)).toBe(true);
  expect(isAway(new Unsure('lost'))).toBe(true);
  expect(isAway(coded('57P03', 'the database system is starting up'))).toBe(true);
  expect(isAway(new Error('Connection terminated unexpectedly'))).toBe(true);
});

test('what the database refuses, and what is wrong with us, is a failure', () => {
  expect(isAway(coded('23505', 'duplicate key'))).toBe(false);
  expect(isAway(new TypeError('Connection is not a function'))).toBe(false);
  expect(isAway('Connection terminated')).toBe(false);
});
