import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Budgets } from '../limits/budgets.ts';
import { ADMIN_CSS, ADMIN_HTML, ADMIN_JS } from '../ops/admin-page.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Watch } from '../ops/watch.ts';
import type { LoadSamples } from '../ops/load-samples.ts';
import { sameSecret } from '../person.ts';
import type { PublishedBoards } from '../published/published-boards.ts';
import type { RoomManager } from '../rooms/room-manager.ts';
import type { Room } from '../rooms/room.ts';

export interface AdminDeps {
  readonly token: string;
  readonly roomManager: RoomManager;
  readonly samples: LoadSamples;
  readonly metrics: Metrics;
  readonly watch: Watch;
  readonly published: PublishedBoards;
}

/** The operator's page and the metrics; both want the admin token. */
export function serveAdmin(app: FastifyInstance, deps: AdminDeps): void {
  const { roomManager, samples, metrics, watch } = deps;
  const adminOnly = { preHandler: requireToken(deps.token) };
  const page = (path: string, type: string, body: string): void => {
    app.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body),
    );
  };
  page('/admin', 'text/html', ADMIN_HTML);
  page('/admin/app.css', 'text/css', ADMIN_CSS);
  page('/admin/app.js', 'text/javascript', ADMIN_JS);

  app.get('/admin/api/state', adminOnly, async () => ({
    node: roomManager.node,
    uptime: process.uptime(),
    standing: watch.standing(),
    samples: samples.list(),
    rooms: roomManager.list().map(summary),
  }));
  servePublishedAdmin(app, deps.published, adminOnly);

  app.post<{ Params: { room: string } }>('/admin/api/rooms/:room/close', adminOnly, async (request, reply) => {
    const room = /^[\w-]{16}$/.test(request.params.room) ? await roomManager.find(request.params.room) : null;
    if (!room) return reply.code(404).send({ error: 'not-found' });
    await roomManager.closeRoom(room);
    return { closed: room.state.table.phase === 'closed' };
  });

  app.get('/metrics', adminOnly, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}

/** Boards that people reported: the operator takes them down, or puts them back. */
function servePublishedAdmin(
  app: FastifyInstance,
  published: PublishedBoards,
  adminOnly: { preHandler: ReturnType<typeof requireToken> },
): void {
  app.get('/admin/api/published', adminOnly, async () => ({ boards: await published.reported() }));
  for (const [verb, state] of [
    ['remove', 'removed'],
    ['restore', 'open'],
  ] as const)
    app.post<{ Params: { id: string } }>(`/admin/api/published/:id/${verb}`, adminOnly, async (request, reply) => {
      const { id } = request.params;
      const changed = /^[\w-]{12}$/.test(id) && (await published.setState(id, state));
      return changed ? { state } : reply.code(404).send({ error: 'not-found' });
    });
}

function requireToken(token: string) {
  // Guessing the token is limited even where nothing else is.
  const tries = new Budgets().byAddress('admin-tokens', { burst: 20, perSecond: 0.5 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'no-store');
    const given = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Counted before it is compared: who has guessed too often learns nothing any more, not even by the right one.
    if (given !== '' && !tries.take(request.ip)) return reply.code(429).send({ error: 'too-fast' });
    if (!sameSecret(given, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'bad-token' });
    tries.giveBack(request.ip);
    return undefined;
  };
}

function summary(room: Room): object {
  const { table, code, n } = room.state;
  return {
    room: room.id,
    code,
    game: table.game,
    phase: table.phase,
    round: table.round,
    events: n,
    people: room.members.size,
    chairs: table.chairs.map(chair => chair.bot ?? (chair.who ? 'person' : '–')).join(', '),
  };
}
