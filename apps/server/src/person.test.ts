import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { People } from './person.ts';

test('a token has one spelling, whoever reads it: what Node would read as the same bytes is refused', () => {
  const people = new People(randomBytes(32));
  const token = people.newToken();
  expect(people.read(token)).toBe(token.slice(0, 16));
  const others = [`${token}=`, `${token}==`, ` ${token}`, `${token}\n`, `${token.slice(0, 9)}\n${token.slice(9)}`];
  for (const other of others) expect(people.read(other), JSON.stringify(other)).toBeNull();
  for (const other of ['', token.slice(1), `${token}A`, 'A'.repeat(40)]) expect(people.read(other)).toBeNull();
});
