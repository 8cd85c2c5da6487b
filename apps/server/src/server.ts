import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { games as allGames } from '@minoya/games';
import type { AnyGame } from '@minoya/kernel';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { DeletedPeople } from './deleted-people.ts';
import { serveAdmin } from './http/admin.ts';
import { answerInTurn } from './http/answer-in-turn.ts';
import { createApp, HEALTH, PATIENCE, type Patience } from './http/app.ts';
import { serveApi } from './http/api.ts';
import { mostConnections } from './http/descriptors.ts';
import { Files, serveFiles } from './http/files.ts';
import { OpenConnections } from './http/open-connections.ts';
import { passOverOtherUpgrades } from './http/other-upgrades.ts';
import { servePreviews } from './http/previews.ts';
import { Budgets, DayRations } from './limits/budgets.ts';
import { Regulars } from './limits/regulars.ts';
import { Health } from './ops/health.ts';
import { LoadSamples } from './ops/load-samples.ts';
import { createMetrics, type Metrics, registerGauges, registerRefusals } from './ops/metrics.ts';
import { Watch } from './ops/watch.ts';
import { People } from './person.ts';
import { BotPool, Checker } from './pool/pool.ts';
import { Painter } from './preview/painter.ts';
import { Publisher } from './published/publisher.ts';
import { PublishedBoards } from './published/published-boards.ts';
import { Visits } from './published/visits.ts';
import type { BotRunner } from './rooms/bot-runner.ts';
import { sendAway } from './rooms/leave-all.ts';
import type { Observer } from './rooms/room-deps.ts';
import { PlayedGames } from './rooms/played-games.ts';
import { RoomManager } from './rooms/room-manager.ts';
import { TIMEOUTS, type Timeouts } from './rooms/timeouts.ts';
import { RuleBook } from './rules.ts';
import { Saves } from './saves/saves.ts';
import { Leaderboards } from './scores/leaderboards.ts';
import type { CommitStats } from './store/log.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { SocketServer } from './wire/socket-server.ts';

/** Connections one address may have at once, of a small server's a quarter: the oldest idle ones make room. */
const MOST_PER_ADDRESS = 192;

/**
 * Connections that the system takes while we are busy, as far as it lets us (`somaxconn`). Whoever finds no place there tries again
 * after one, three and seven seconds: health too.
 */
const MOST_WAITING_CONNECTIONS = 4_096;

/** A server that listens. */
export interface Server {
  readonly port: number;
  /** Commits what is under way, sends everybody off to come back, then closes; safe to call twice. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface ServerParts {
  readonly games?: Readonly<Record<string, AnyGame>>;
  readonly store?: Store;
  readonly bots?: BotRunner & { close(): Promise<void> };
  readonly timeouts?: Partial<Timeouts>;
  readonly now?: () => number;
  /** By this clock rations come back. */
  readonly rationClock?: () => number;
  readonly patience?: Partial<Patience>;
  readonly mostConnections?: number;
}

/** Starts everything; resolves when requests are answered. */
export async function serve(config: Config, parts: ServerParts = {}): Promise<Server> {
  await requireFreePort(config);
  const metrics = createMetrics();
  const budgets = new Budgets(config.rateLimits, parts.rationClock);
  const samples = new LoadSamples();
  const store = parts.store ?? (await openStore(config, recordCommits(metrics, samples)));
  const secret = await signingSecret(store);
  const deletedPeople = await DeletedPeople.open(store);
  const [people, regulars] = [new People(secret, parts.now, deletedPeople), new Regulars(budgets)];
  const patience = { ...PATIENCE, ...parts.patience };
  const app = createApp(config, { metrics, budgets, people, regulars, patience });
  const inputs = { metrics, samples, store, budgets, secret, people, regulars, deletedPeople, log: app.log };
  const services = createServices(config, parts, inputs);
  const { roomManager, socketServer } = services;
  samples.begin(() => ({ rooms: roomManager.size, sockets: socketServer.size, loopDelay: metrics.loopDelay() }));
  deletedPeople.onDeleted = person => sendAway(person, services);
  serveHealth(app, store);
  serveApi(app, { ...services, deletedPeople, metrics, budgets, regulars });
  serveAdmin(app, { ...services, token: await adminToken(config, store), samples, metrics });
  const files = new Files(config.webDir);
  servePreviews(app, { ...services, files, budgets, publicUrl: config.publicUrl, now: parts.now ?? Date.now });
  serveFiles(app, files);
  attachTo(app.server, services, budgets);
  await services.watch.begin();
  await app.listen({ port: config.port, host: config.host, backlog: MOST_WAITING_CONNECTIONS });
  const close = async (): Promise<void> => {
    samples.close();
    services.watch.close();
    deletedPeople.close();
    socketServer.stopAccepting();
    await roomManager.close();
    await socketServer.close();
    await app.close();
    await services.closeThreads();
    await store.close();
  };
  let closing: Promise<void> | null = null;
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => (closing ??= close()) };
}

/** Everything that looks at connections and requests before the app does. */
function attachTo(server: HttpServer, { openConnections, socketServer }: Services, budgets: Budgets): void {
  openConnections.attach(server);
  answerInTurn(server, address => budgets.refused('unanswered-requests', address));
  socketServer.attach(server);
  passOverOtherUpgrades(server);
}

/** A taken port should be the first thing said, before the store is touched. */
function requireFreePort({ port, host }: Config): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once('error', taken);
    probe.listen({ port, host }, () => probe.close(() => free()));
  });
}

interface ServiceInputs {
  readonly metrics: Metrics;
  readonly samples: LoadSamples;
  readonly store: Store;
  readonly budgets: Budgets;
  readonly secret: Buffer;
  readonly people: People;
  readonly regulars: Regulars;
  readonly deletedPeople: DeletedPeople;
  readonly log: FastifyBaseLogger;
}

function recordCommits(metrics: Metrics, samples: LoadSamples): (commit: CommitStats) => void {
  return ({ size, ms }) => {
    metrics.commitSeconds.observe(ms / 1000);
    metrics.commitEvents.observe(size);
    samples.commit(size, ms);
  };
}

/** What rooms report, counted and logged. */
function roomObserver({ metrics, samples, log }: ServiceInputs): Observer {
  return {
    acted: ms => {
      metrics.actionSeconds.observe(ms / 1000);
      samples.acted(ms);
    },
    refused: why => metrics.refusals.inc({ why }),
    failed: (room, error) => log.error({ room, err: error }, 'the log of a room could not be read or written'),
  };
}

/** What a move of a bot weighs in the store. */
const BOT_MOVE_KB = 0.15;

/** The rooms of this node. What their bots play is stored like what people play, and rationed with it. */
function openRooms(
  { fixedSeed }: Config,
  parts: ServerParts,
  { inputs, rules, bots }: { inputs: ServiceInputs; rules: RuleBook; bots: BotRunner },
): RoomManager {
  const { store, budgets, people, deletedPeople } = inputs;
  const goneFrom = deletedPeople.goneFrom(people);
  const rationed: BotRunner = {
    botsFor: game => bots.botsFor(game),
    standInFor: game => bots.standInFor?.(game),
    think: ask => bots.think(ask),
    mayMove: address => budgets.stored.take(address, { amount: BOT_MOVE_KB }),
  };
  const timeouts = { ...TIMEOUTS, ...parts.timeouts };
  const seed = fixedSeed === null ? {} : { seed: () => fixedSeed };
  return new RoomManager({ rules, store, bots: rationed, timeouts, observer: roomObserver(inputs), goneFrom, ...seed });
}

type Services = ReturnType<typeof createServices>;

/** Everything that answers requests and sockets. */
function createServices(config: Config, parts: ServerParts, inputs: ServiceInputs) {
  const { metrics, store, budgets, log, secret, people, regulars } = inputs;
  const games = parts.games ?? allGames;
  const rules = new RuleBook(games);
  const bots = parts.bots ?? new BotPool({ rules });
  const checker = new Checker();
  const painter = new Painter(config.webDir);
  const { origins } = config;
  const roomManager = openRooms(config, parts, { inputs, rules, bots });
  const openConnections = limitConnections(config, budgets, parts.mostConnections ?? mostConnections());
  const sockets = { people, metrics, origins, budgets, regulars, openConnections, log, addressOf: addressOf(config) };
  const socketServer = new SocketServer({ roomManager, ...sockets });
  const now = parts.now ?? Date.now;
  const published = new PublishedBoards(store);
  const leaderboards = new Leaderboards({ store, checker, published, now });
  const watch = watchOver(config, inputs, { roomManager, socketServer, openConnections, checker });
  return {
    games,
    people,
    playedGames: new PlayedGames({ secret, log: store.log, rules, goneFrom: inputs.deletedPeople.goneFrom(people) }),
    roomManager,
    socketServer,
    openConnections,
    watch,
    leaderboards,
    dayRations: new DayRations({ budgets, people }),
    published,
    publisher: new Publisher({ store, checker, rules, now }),
    visits: new Visits({ store, checker }),
    painter,
    saves: new Saves(store),
    botsFor: (game: AnyGame) => bots.botsFor(game),
    closeThreads: async () => {
      await Promise.all([bots.close(), checker.close(), painter.close()]);
    },
  };
}

interface Watched {
  readonly roomManager: RoomManager;
  readonly socketServer: SocketServer;
  readonly openConnections: OpenConnections;
  readonly checker: Checker;
}

/** What /metrics and /admin tell, looked up when asked for. */
function watchOver(config: Config, { metrics, store, samples, budgets, log }: ServiceInputs, watched: Watched): Watch {
  const { roomManager, socketServer, openConnections, checker } = watched;
  const dataDir = config.databaseUrl === null ? config.dataDir : null;
  const watch = new Watch({ store, dataDir, connections: openConnections, budgets, samples, log });
  registerRefusals(metrics, budgets);
  registerGauges(metrics, {
    rooms: () => roomManager.size,
    sockets: () => socketServer.size,
    checking: () => checker.queue,
    connections: () => openConnections.size,
    mostConnections: () => openConnections.most,
    storeAnswers: () => Number(watch.storeAnswers),
    diskFree: () => watch.diskFree ?? -1,
  });
  return watch;
}

/** Behind a proxy of ours every connection is the proxy's, and only it can tell callers apart. */
function limitConnections({ proxies, rateLimits }: Config, budgets: Budgets, most: number): OpenConnections {
  const perAddress = rateLimits && proxies === 0 ? Math.min(MOST_PER_ADDRESS, Math.ceil(most / 4)) : null;
  return new OpenConnections({ most, perAddress, refused: address => budgets.refused('connections', address) });
}

function serveHealth(app: FastifyInstance, store: Store): void {
  const health = new Health(store);
  app.get(HEALTH, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const why = await health.trouble();
    return why === null ? { ok: true } : reply.code(503).send({ ok: false, why });
  });
}

/** The caller's address; behind `proxies` proxies, the one the outermost of them saw. */
function addressOf({ proxies }: Config): (request: IncomingMessage) => string {
  return request => {
    const own = request.socket.remoteAddress ?? '';
    if (proxies === 0) return own;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    return forwarded[forwarded.length - proxies]?.trim() || own;
  };
}

/** Signs the tokens. Kept in the store, so that all nodes and all restarts share it. */
async function signingSecret(store: Store): Promise<Buffer> {
  return Buffer.from(await storedSetting(store, 'secret', randomBytes(32).toString('base64url')), 'base64url');
}

/** What the operator chose, or a token made at the first start (`npm run server -- admin-token` shows it). */
export async function adminToken(config: Config, store: Store): Promise<string> {
  return config.adminToken ?? storedSetting(store, 'admin-token', randomBytes(24).toString('base64url'));
}

/** What the store keeps under this key; kept from now on when it had nothing. */
async function storedSetting(store: Store, key: string, otherwise: string): Promise<string> {
  await store.db
    .insertInto('settings')
    .values({ key, value: otherwise })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute();
  const kept = await store.db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return kept.value;
}
