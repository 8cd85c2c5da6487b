import { signal } from '@preact/signals';
import { IDLE_MS } from '@minoya/shared/protocol';
import { expect, test } from 'vitest';
import { idleAt } from './turn.ts';

test('a bot may play for who does nothing when the server says so, and after each move as long again', () => {
  const presence = signal({ chairs: [true, true], watchers: 0, away: [null, null], idle: [null, 7_000] });
  const client = { presence, presenceAt: signal(50_000), grewAt: signal(1_000) };
  expect(idleAt(client, 1)).toBe(57_000);
  expect(idleAt(client, 0), 'a server that does not tell').toBe(1_000 + IDLE_MS);
  client.grewAt.value = 60_000;
  expect(idleAt(client, 1), 'what was told before a move is past').toBe(60_000 + IDLE_MS);
});
