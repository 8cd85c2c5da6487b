import { dailies } from '@minoya/bots';
import { manifests } from '@minoya/games';
import { type Localized, writeReplay } from '@minoya/kernel';
import { dateAt, dayNumber, readDay } from '@minoya/shared/calendar';
import { wordIn } from '@minoya/shared/links';
import { titleText } from '@minoya/shared/titles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address.ts';
import type { Budgets } from '../limits/budgets.ts';
import { Crowded } from '../pool/fair-queue.ts';
import type { Subject } from '../preview/look.ts';
import type { Asker, Painter } from '../preview/painter.ts';
import { askedLanguage, type Card, withTags } from '../preview/tags.ts';
import type { PublishedBoards } from '../published/published-boards.ts';
import type { PlayedGames } from '../rooms/played-games.ts';
import type { Leaderboards } from '../scores/leaderboards.ts';
import { type Files, PICTURES } from './files.ts';

export interface PreviewDeps {
  readonly files: Files;
  readonly painter: Painter;
  readonly leaderboards: Leaderboards;
  readonly playedGames: PlayedGames;
  readonly published: PublishedBoards;
  readonly budgets: Budgets;
  readonly now: () => number;
  /** Where the house is found from outside; null: where the caller found it. */
  readonly publicUrl: string | null;
}

/** A person waits for the page: it comes without its words when they take too long. A program wants the words. */
const TIMEOUT_MS = { person: 1_500, program: 12_000 };
const LOOKS = { burst: 60, perSecond: 2 };
/** Of those, so many that nobody has asked for lately: each is a whole game played again. */
const NEW_LOOKS = { burst: 20, perSecond: 0.5 };

const dailyTitle = ({ ja, en }: Localized, date: string): Localized => ({
  ja: `${ja} デイリー #${dayNumber(date)}`,
  en: `${en} daily #${dayNumber(date)}`,
});
const dailyLine: Localized = {
  ja: 'みんな同じデイリーです。あなたなら何点？',
  en: 'The same for everyone. How would you score?',
};

const boardLine: Localized = { ja: 'みんなの盤から。解けますか？', en: 'From the gallery. Can you solve it?' };

/** Open Graph tags and pictures for links to replays (`/r/…`), dailies (`/d/…`) and published boards (`/keshiki/gallery/…`). */
export function servePreviews(app: FastifyInstance, deps: PreviewDeps): void {
  const looks = deps.budgets.byAddress('previews', LOOKS);
  const works = deps.budgets.byAddress('new-previews', NEW_LOOKS);
  const asker = ({ ip }: FastifyRequest): Asker => ({ who: addressKey(ip), may: () => works.take(ip) });
  const within = (request: FastifyRequest): boolean => looks.take(request.ip);
  app.get<{ Params: { '*': string } }>('/r/*', async (request, reply) => {
    const subject = within(request) ? await replayIn(request.params['*'], deps) : null;
    const seen = subject && (await soon(request, deps.painter.look(subject, asker(request))));
    if (!seen) return reply.callNotFound();
    const { game, name, place, line } = seen;
    const title = place ? { ja: `${name.ja} ${place.ja}`, en: `${name.en} ${place.en}` } : name;
    return show(request, reply, { deps, game, title, description: line });
  });
  app.get<{ Params: { '*': string }; Querystring: { r?: string } }>('/d/*', async (request, reply) => {
    const asked = dayIn(request.params['*'], deps);
    // The page says so, too.
    if (!asked) reply.code(404);
    if (!asked || !within(request)) return reply.callNotFound();
    const subject = await replayIn(String(request.query.r ?? ''), deps);
    const seen = subject && (await soon(request, deps.painter.look(subject, asker(request))));
    const description = seen?.game === asked.game ? seen.line : dailyLine;
    return show(request, reply, { deps, game: asked.game, title: dailyTitle(asked.name, asked.date), description });
  });
  app.get<{ Params: { game: string; id: string } }>('/:game/gallery/:id', async (request, reply) => {
    const { game, id } = request.params;
    const board = within(request) ? await boardIn(`${game}/gallery/${id}`, deps) : null;
    if (!board) return reply.callNotFound();
    return show(request, reply, { deps, game, title: board.title, description: boardLine });
  });
  servePictures(app, deps, { asker, within });
}

interface Limits {
  readonly asker: (request: FastifyRequest) => Asker;
  readonly within: (request: FastifyRequest) => boolean;
}

function servePictures(app: FastifyInstance, deps: PreviewDeps, { asker, within }: Limits): void {
  app.get<{ Params: { '*': string }; Querystring: { r?: string } }>(`${PICTURES}*`, async (request, reply) => {
    const path = request.params['*'].replace(/\.png$/, '');
    if (!/^(r|d|[a-z]+\/gallery)\//.test(path)) return reply.callNotFound();
    if (!within(request)) return reply.code(429).header('retry-after', '10').send({ error: 'too-fast' });
    const subject = await subjectOf(path, String(request.query.r ?? ''), deps);
    const picture = subject && (await deps.painter.paint(subject, asker(request)).catch(lateFor));
    if (picture === 'later') return reply.code(503).header('retry-after', '5').send({ error: 'crowded' });
    if (!picture) return reply.callNotFound();
    return reply
      .type('image/png')
      .headers({ 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' })
      .send(Buffer.from(picture));
  });
}

/** What the picture under a path is of: `r/…`, `d/…` with or without a result, or `…/gallery/…`. */
async function subjectOf(path: string, result: string, deps: PreviewDeps): Promise<Subject | null> {
  const [kind, ...rest] = path.split('/');
  if (kind === 'r') return replayIn(rest.join('/'), deps);
  if (kind !== 'd') return (await boardIn(path, deps))?.subject ?? null;
  const day = dayIn(rest.join('/'), deps);
  return day && ((await replayIn(result, deps)) ?? { is: 'day', game: day.game, date: day.date });
}

/** The replay of a link: the word it holds, or what the server keeps under its id. */
async function replayIn(text: string, { leaderboards, playedGames }: PreviewDeps): Promise<Subject | null> {
  const word = wordIn(text);
  if (word !== null) return { is: 'word', word };
  const played = await playedGames.find(text);
  if (played) return { is: 'replay', text: played.replay };
  const kept = /^[\w-]{12}$/.test(text) ? await leaderboards.replay(text, null) : null;
  return kept?.is === 'open' ? { is: 'replay', text: kept.text } : null;
}

/** `keshiki/gallery/Ab3…`: a board that stands in the gallery, before its first tap. */
async function boardIn(
  text: string,
  { published }: PreviewDeps,
): Promise<{ subject: Subject; title: Localized } | null> {
  const [, game = '', id = ''] = /^([a-z]+)\/gallery\/([\w-]{12})$/.exec(text) ?? [];
  const name = Object.hasOwn(manifests, game) ? manifests[game]?.name : undefined;
  const board = name ? await published.one(id, null) : null;
  if (!name || !board || board === 'damaged' || board.game !== game) return null;
  const { version, setup } = board;
  const called = titleText(board.title);
  return {
    subject: { is: 'replay', text: writeReplay({ game, version, setup, seed: 'gallery', log: [] }) },
    title: { ja: `${name.ja} ${called.ja}`, en: `${name.en} ${called.en}` },
  };
}

/** `keshiki/2026-11-16`, in older links `keshiki/320`: a game that has dailies, and a day that has come. */
function dayIn(text: string, { now }: PreviewDeps): { game: string; date: string; name: Localized } | null {
  const [, game = '', day = ''] = /^([a-z]+)\/([\d-]+)$/.exec(text) ?? [];
  const name = Object.hasOwn(dailies, game) ? manifests[game]?.name : undefined;
  const date = readDay(day);
  return name && date !== null && date <= dateAt(now()) ? { game, date, name } : null;
}

/** Browsers say what a page is for; what previews links does not. */
async function soon<T>({ headers }: FastifyRequest, answer: Promise<T | null>): Promise<T | null> {
  const timeout = headers['sec-fetch-dest'] === 'document' ? TIMEOUT_MS.person : TIMEOUT_MS.program;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), timeout);
  });
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** A picture that cannot be had now is not one that there is not. */
function lateFor(error: unknown): 'later' {
  if (error instanceof Crowded) return 'later';
  throw error;
}

interface Shown extends Pick<Card, 'title' | 'description'> {
  readonly deps: PreviewDeps;
  readonly game: string;
}

function show(request: FastifyRequest, reply: FastifyReply, { deps, game, title, description }: Shown) {
  const page = deps.files.page(game);
  // The name that the browser asked for, not what somebody on the way says it was (X-Forwarded-Host). Whoever sends a
  // strange one gets the plain page: what it says must not come back as ours.
  const host = request.headers.host ?? '';
  if (page === null || !/^[\w.:[\]-]{1,255}$/.test(host)) return reply.callNotFound();
  const origin = deps.publicUrl ?? `${request.protocol}://${host}`;
  const [path = '', query] = request.url.split('?', 2);
  const image = `${origin}${PICTURES.slice(0, -1)}${path}.png${query ? `?${query}` : ''}`;
  const card: Card = { title, description, url: `${origin}${request.url}`, image };
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
    .send(withTags(page, card, askedLanguage(request.headers['accept-language'])));
}
