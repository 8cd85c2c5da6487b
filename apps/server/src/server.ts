import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { games as houseGames } from '@minoya/games';
import type { AnyGame } from '@minoya/kernel';
import type { Refusal } from '@minoya/kernel/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { serveApi } from './http/api.ts';
import { serveFiles } from './http/files.ts';
import { secureHeaders } from './http/headers.ts';
import { counted, measureGauges, type Counted } from './ops/metrics.ts';
import { People } from './person.ts';
import { BotPool, Checker } from './pool/pool.ts';
import { Hall } from './rooms/hall.ts';
import { PATIENCE, type Patience, type Thinker } from './rooms/keeper.ts';
import { Boards } from './scores/boards.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { Gate } from './wire/gate.ts';

const LARGEST_BODY = 128 * 1024;

/** A server that listens. */
export interface Server {
  readonly port: number;
  readonly hall: Hall;
  readonly gate: Gate;
  /** Commits what is under way, sends everybody off to come back, then closes; safe to call twice. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface Parts {
  readonly games?: Readonly<Record<string, AnyGame>>;
  readonly store?: Store;
  readonly thinker?: Thinker & { close(): Promise<void> };
  readonly patience?: Partial<Patience>;
  readonly now?: () => number;
}

/** Starts everything; resolves when requests are answered. */
export async function serve(config: Config, parts: Parts = {}): Promise<Server> {
  await portIsFree(config);
  const counts = counted();
  const store = parts.store ?? (await openStore(config, counts));
  const house = await furnish(config, parts, { counts, store });
  const { hall, gate } = house;
  const app = webServer(config, counts);
  health(app, store);
  serveApi(app, { ...house, counted: counts, limited: config.rateLimits });
  serveFiles(app, config.webDir);
  gate.attach(app.server);
  await app.listen({ port: config.port, host: config.host });
  const close = async (): Promise<void> => {
    gate.stopAccepting();
    await hall.close();
    await gate.close();
    await app.close();
    await house.closeThreads();
    await store.close();
  };
  let closing: Promise<void> | null = null;
  const { port } = app.server.address() as AddressInfo;
  return { port, hall, gate, close: () => (closing ??= close()) };
}

/** A taken port should be the first thing said, before the store is touched. */
function portIsFree({ port, host }: Config): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once('error', taken);
    probe.listen({ port, host }, () => probe.close(() => free()));
  });
}

/** The rooms, the boards and those who serve them. */
async function furnish(config: Config, parts: Parts, { counts, store }: { counts: Counted; store: Store }) {
  const games = parts.games ?? houseGames;
  const thinker = parts.thinker ?? new BotPool();
  const checker = new Checker();
  const people = new People(await houseSecret(store));
  const { fixedSeed, origins, rateLimits: limited } = config;
  const observer = {
    acted: (ms: number) => counts.actionSeconds.observe(ms / 1000),
    refused: (why: Refusal) => counts.refusals.inc({ why }),
  };
  const patience = { ...PATIENCE, ...parts.patience };
  const seed = fixedSeed === null ? {} : { seed: () => fixedSeed };
  const hall = new Hall({ games, store, thinker, patience, observer, ...seed });
  const gate = new Gate({ hall, people, counted: counts, origins, limited, addressOf: addressOf(config) });
  const boards = new Boards({ store, checker, games, ...(parts.now && { now: parts.now }) });
  measureGauges(counts, { rooms: () => hall.size, sockets: () => gate.size, checking: () => checker.queue });
  return {
    games,
    people,
    hall,
    gate,
    boards,
    botsFor: (game: string) => thinker.botsFor(game),
    closeThreads: async () => {
      await Promise.all([thinker.close(), checker.close()]);
    },
  };
}

function webServer(config: Config, counts: Counted): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel },
    bodyLimit: LARGEST_BODY,
    trustProxy: (_address, hop) => hop < config.proxies,
    forceCloseConnections: true,
  });
  secureHeaders(app);
  app.addHook('onResponse', async (_request, reply) => {
    counts.requests.inc({ status: String(reply.statusCode) });
  });
  return app;
}

function health(app: FastifyInstance, store: Store): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.healthy();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, why: 'the store cannot be reached' });
    }
  });
}

/** The caller's address; behind `proxies` proxies, the one the outermost of them saw. */
function addressOf({ proxies }: Config): (request: IncomingMessage) => string {
  return request => {
    const own = request.socket.remoteAddress ?? '';
    if (proxies === 0) return own;
    const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
    return told[told.length - proxies]?.trim() || own;
  };
}

/** Signs the tokens. Kept in the store, so that all nodes and all restarts share it. */
async function houseSecret(store: Store): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64url');
  await store.db
    .insertInto('settings')
    .values({ key: 'secret', value: fresh })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute();
  const kept = await store.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow();
  return Buffer.from(kept.value, 'base64url');
}
