import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';
import { ensureBuilt, mainFile } from './testing/build.ts';
import { TestServer } from './testing/test-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const dockerfile = text('Dockerfile');
const guide = text('docs/deploy.md');
const balancer = text('docs/nginx/several-nodes.conf');

interface Service {
  readonly build?: string;
  readonly environment?: Record<string, string>;
  readonly ports?: readonly string[];
  readonly depends_on?: readonly string[] | Record<string, { condition: string }>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
  readonly volumes?: readonly string[];
}

interface Compose {
  readonly services: Record<string, Service>;
  readonly configs: Record<string, { readonly file: string }>;
  readonly volumes: Record<string, unknown>;
}

/** What compose puts in for `${NAME:-otherwise}` when nothing is set. */
const compose = parse(text('compose.yaml').replace(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1')) as Compose;
const services = Object.entries(compose.services);
const nodes = services.filter(([, service]) => service.build !== undefined);

function matches(from: string, pattern: RegExp): string[] {
  return [...from.matchAll(pattern)].map(match => match[1] ?? '');
}

/** The names that the server asks its environment for. */
function settings(): Set<string> {
  const asked = new Set<string>();
  readConfig(
    new Proxy(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return asked;
}

const imageEnv: Record<string, string> = Object.fromEntries(
  matches(dockerfile, /^ENV (.+)$/gm).flatMap(line => line.split(' ').map(pair => pair.split('='))),
);

describe('compose.yaml', () => {
  test('names only services, volumes and files that there are, and waits only for what says how it is', () => {
    for (const [, { depends_on: after = [], configs = [], volumes = [] }] of services) {
      for (const name of Array.isArray(after) ? after : Object.keys(after))
        expect(compose.services).toHaveProperty(name);
      for (const { source } of configs)
        expect(existsSync(path.join(root, compose.configs[source]?.file ?? '-'))).toBe(true);
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
      if (Array.isArray(after)) continue;
      for (const [name, { condition }] of Object.entries(after)) {
        if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck?.test).toBeDefined();
      }
    }
  });

  test('tells the nodes only what they read, and the database as it is', () => {
    expect(nodes.map(([name]) => name)).toEqual(['node1', 'node2']);
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password } = compose.services['database']?.environment ?? {};
    for (const [, { environment = {} }] of nodes) {
      for (const name of Object.keys(environment)) expect(settings()).toContain(name);
      const { databaseUrl, proxies } = readConfig({ ...imageEnv, ...environment });
      // The image makes a database of its user's name.
      expect(databaseUrl).toBe(`postgres://${user}:${password}@database/${user}`);
      expect(proxies).toBe(1);
    }
  });

  test('has a balancer that listens where its port leads, and knows every node by its port', () => {
    const { ports = [], configs = [] } = compose.services['balancer'] ?? {};
    expect(configs).toEqual([{ source: 'balancer', target: '/etc/nginx/conf.d/default.conf' }]);
    expect(ports.map(port => port.split(':')[1])).toEqual(matches(balancer, /listen (\d+);/g));
    expect(matches(balancer, /server (\S+:\d+) /g)).toEqual(nodes.map(([name]) => `${name}:${imageEnv['PORT']}`));
  });

  test('brings those who open /ws?room=… to one node, and the page opens it so', () => {
    expect(balancer).toContain("map $arg_room $meeting { default $arg_room; '' $remote_addr; }");
    expect(balancer).toContain('hash $meeting consistent;');
    expect(text('apps/web/src/online/client.ts')).toContain('/ws?room=${encodeURIComponent(code)}');
  });
});

describe('the Dockerfile', () => {
  test('installs every workspace, copies from stages that there are, and starts what the build writes', async () => {
    await ensureBuilt();
    const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
    const copied = matches(dockerfile, /^COPY (\S+\/)package\.json /gm);
    expect(new Set(copied.map(dir => `${dir.split('/')[0]}/*`))).toEqual(new Set(workspaces));
    const lock = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { link?: boolean; resolved?: string }>;
    };
    const linked = Object.values(lock.packages).flatMap(({ link, resolved = '' }) => (link ? [`${resolved}/`] : []));
    expect(copied.sort()).toEqual(linked.sort());
    const stages = matches(dockerfile, /^FROM \S+ AS (\S+)$/gm);
    for (const from of matches(dockerfile, /--from=(\S+)/g)) expect(stages).toContain(from);
    const command = JSON.parse(matches(dockerfile, /^CMD (\[.*\])$/gm)[0] ?? '[]') as string[];
    expect(path.join(root, command[1] ?? '')).toBe(mainFile);
  });

  test('sets what the server reads and opens the port it listens on', () => {
    for (const name of Object.keys(imageEnv)) expect([...settings(), 'NODE_ENV']).toContain(name);
    expect(matches(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([imageEnv['PORT']]);
    expect(matches(dockerfile, /127\.0\.0\.1:(\d+)\/healthz/g)).toEqual([imageEnv['PORT']]);
    expect(matches(dockerfile, /^VOLUME (\S+)$/gm)).toEqual([imageEnv['DATA_DIR']]);
  });
});

describe('docs/deploy.md', () => {
  const token = 'a-token-for-the-tests';
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ adminToken: token });
  });
  afterAll(() => server.close());

  test('explains every setting and no other', () => {
    const rows = matches(guide, /^\| (`[A-Z].*?) \|/gm).flatMap(cell => matches(cell, /`([A-Z_]+)/g));
    expect(new Set(rows)).toEqual(settings());
  });

  test('shows the proxy settings as they lie in docs/nginx', () => {
    expect(guide).toContain(`\`\`\`nginx\n${text('docs/nginx/one-process.conf')}\`\`\``);
  });

  test('names metrics and pages that the server has', async () => {
    const metrics = await (await server.api('GET', '/metrics', { token })).text();
    const named = matches(guide, /`((?:minoya|nodejs)_[a-z0-9_]+)/g);
    expect(named.length).toBeGreaterThan(8);
    for (const name of named) expect(metrics).toContain(name);
    for (const page of ['/healthz', '/admin']) expect((await server.api('GET', page, { token })).status).toBe(200);
  });
});
