import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../store/sqlite.ts';
import { ensureBuilt } from '../testing/build.ts';
import { idle } from '../testing/hostile.ts';
import { TestServer, tempDir } from '../testing/test-server.ts';
import type { Standing } from './watch.ts';

beforeAll(ensureBuilt);
const adminToken = 'a-token-for-the-tests';

async function standing(server: TestServer): Promise<Standing> {
  const response = await server.api('GET', '/admin/api/state', { token: adminToken });
  return ((await response.json()) as { standing: Standing }).standing;
}

test('the operator sees which budgets ran out and for whom, but not who that is', async () => {
  const server = await TestServer.open({ adminToken, rateLimits: true, dataDir: tempDir() }, { mostConnections: 40 });
  for (let i = 0; i < 180; i++) await server.api('POST', '/api/me');
  const now = await standing(server);
  expect(now.refusals).toEqual([{ budget: 'identities', all: 120, lately: 120 }]);
  expect(now.networks).toEqual([{ network: expect.stringMatching(/^[\w-]{8}$/) as string, refusals: 120 }]);
  // On a busy machine the test itself waits for the processor, and the server says so.
  expect(now.alarms.filter(alarm => !alarm.endsWith('for the processor'))).toEqual([
    `identities ran out 120 times in ten minutes, most often for ${now.networks[0]?.network}`,
  ]);
  expect(now.store).toEqual({ kind: 'sqlite', answers: true });
  expect(now.diskFreeMb).toBeGreaterThan(0);
  const metrics = await (await server.api('GET', '/metrics', { token: adminToken })).text();
  expect(metrics).toContain('minoya_budget_refusals_total{budget="identities"} 120');
  expect(metrics).toContain(`minoya_refused_networks{network="${now.networks[0]?.network}"} 120`);
  expect(metrics).toMatch(/minoya_store_answers 1\n/);
  expect(metrics).toMatch(/minoya_disk_free_bytes [1-9]/);
  expect(JSON.stringify(now) + metrics).not.toContain('127.0.0.1');
  await server.close();
});

test('a store that does not answer and a house that is nearly full are alarms', async () => {
  const store = await openInMemory();
  let away = false;
  const healthy = (): Promise<void> => (away ? Promise.reject(new Error('timeout')) : store.healthy());
  const server = await TestServer.open({ adminToken }, { store: { ...store, healthy }, mostConnections: 20 });
  expect((await standing(server)).alarms).toEqual([]);
  away = true;
  const crowd: ReturnType<typeof idle>[] = [];
  let alarms: readonly string[] = [];
  // Who says nothing is shown out after a while, so others come again and again.
  for (let i = 0; i < 600 && alarms.length < 2; i++) {
    if (i % 60 === 0) crowd.push(...Array.from({ length: 18 }, () => idle({ port: server.port, from: '127.0.0.2' })));
    await wait(50);
    alarms = (await standing(server)).alarms.filter(alarm => !alarm.endsWith('for the processor'));
  }
  expect(alarms[0]).toContain('the store does not answer');
  expect(alarms[1]).toMatch(/^\d+ of at most 20 connections are open$/);
  for (const one of crowd) one.end();
  await server.close();
});
