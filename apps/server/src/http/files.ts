import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const SHRINKS = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;
const SMALLEST_WORTH_SHRINKING = 1024;
const QUICK_BROTLI = 5;
/** Pictures of links are shown on other people's pages. */
export const PICTURES = '/og/';

const FIRST_AND_LAST = ['index.html', 'sw.js'];

type Encoding = 'br' | 'gzip' | 'identity';

interface File {
  readonly type: string;
  readonly cache: string;
  readonly path: string;
  /** Filled when first asked for. */
  body: Buffer | null;
  tag: string;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

/**
 * The built web app. Only files found by the scan are ever served, so no request path can reach outside the folder.
 * A rebuilt app is noticed by what its build writes first, and again by what it writes last.
 */
export class Files {
  private files = new Map<string, File>();
  /** First words of addresses that have a page; null when the build does not tell. */
  private words: ReadonlySet<string> | null = null;
  private scanned = '';
  private readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  /** The page of a game, or the app's; null before the app is built. */
  page(game: string): string | null {
    const file = this.find(`/${game}.html`) ?? this.find('/index.html');
    return file ? load(file).toString('utf8') : null;
  }

  /** Whether the app has a page for an address: it goes by the first word, and what follows is for its page to read. */
  hasPage(urlPath: string): boolean {
    this.refresh();
    if (urlPath === '/') return true;
    const word = decoded(urlPath).split('/')[1] ?? '';
    return this.files.has(`/${word}.html`) || (this.words?.has(word) ?? true);
  }

  find(urlPath: string): File | null {
    this.refresh();
    return this.files.get(urlPath) ?? null;
  }

  private refresh(): void {
    const built = FIRST_AND_LAST.map(file => statSync(path.join(this.dir, file), { throwIfNoEntry: false })?.mtimeMs);
    if (built.join() === this.scanned) return;
    this.scanned = built.join();
    this.files = scan(this.dir);
    this.words = wordsIn(this.dir);
  }
}

function wordsIn(dir: string): ReadonlySet<string> | null {
  try {
    return new Set(JSON.parse(readFileSync(path.join(dir, '.pages.json'), 'utf8')) as string[]);
  } catch {
    return null;
  }
}

function decoded(urlPath: string): string {
  try {
    return decodeURI(urlPath);
  } catch {
    return urlPath;
  }
}

function scan(dir: string): Map<string, File> {
  const found = new Map<string, File>();
  let entries: Dirent[] = [];
  try {
    entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  } catch {
    return found;
  }
  for (const entry of entries) {
    const full = path.join(entry.parentPath, entry.name);
    const urlPath = `/${path.relative(dir, full).split(path.sep).join('/')}`;
    if (!entry.isFile() || isHidden(urlPath)) continue;
    const type = TYPES[path.extname(entry.name)] ?? 'application/octet-stream';
    found.set(urlPath, { type, cache: caching(urlPath), path: full, body: null, tag: '', packed: new Map() });
  }
  return found;
}

/** What the build leaves for other programs is nobody else's; `.well-known` is for everybody. */
const isHidden = (urlPath: string): boolean => /\/\.(?!well-known\/)/.test(urlPath);

/** Vite puts a hash of the content into the names under /assets, so those may be kept for ever; the rest is asked again. */
function caching(urlPath: string): string {
  return urlPath.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Files, and the app's page for every address that belongs to the app and not to the server: `x.html` for /x and below
 * where it was built, else `index.html`. Where no page of the app has that word it is a 404, with the app's page, which says so.
 */
export function serveFiles(app: FastifyInstance, files: Files): void {
  app.setNotFoundHandler(async (request, reply) => {
    const urlPath = request.url.split('?', 1)[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    const file = files.find(urlPath === '/' ? '/index.html' : urlPath);
    if (file) return send(request, reply, file);
    if (!isPage(urlPath)) return notFound(reply);
    const page = files.find(`/${urlPath.split('/')[1]}.html`) ?? files.find('/index.html');
    if (!page) return notBuilt(reply);
    return send(request, files.hasPage(urlPath) ? reply : reply.code(404), page);
  });
}

/** Only at the root and in the folders of files does an ending make a file of an address: a game in a link may end on anything. */
function isPage(urlPath: string): boolean {
  return !/^\/(api|admin|assets|og|ws|metrics|healthz)(\/|$)/.test(urlPath) && !/^\/[^/]*\.[a-z0-9]+$/i.test(urlPath);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('application/json').send({ error: 'not-found' });
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The web app has not been built yet: npm run build -w apps/web\n');
}

async function send(request: FastifyRequest, reply: FastifyReply, file: File): Promise<FastifyReply> {
  const body = load(file);
  reply.header('cache-control', file.cache).type(file.type);
  if (request.url.startsWith(PICTURES)) reply.header('cross-origin-resource-policy', 'cross-origin');
  const shrinks = SHRINKS.test(file.type) && body.length >= SMALLEST_WORTH_SHRINKING;
  if (shrinks) reply.header('vary', 'accept-encoding');
  const encoding = shrinks ? accepted(request.headers['accept-encoding'] ?? '') : 'identity';
  const tag = encoding === 'identity' ? `"${file.tag}"` : `"${file.tag}-${encoding}"`;
  reply.header('etag', tag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(await packed(file, body, encoding));
}

function load(file: File): Buffer {
  if (file.body) return file.body;
  file.body = readFileSync(file.path);
  file.tag = createHash('sha256').update(file.body).digest('base64url').slice(0, 22);
  return file.body;
}

function accepted(header: string): Encoding {
  if (/\bbr\b/.test(header)) return 'br';
  return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
}

function packed(file: File, body: Buffer, encoding: Encoding): Promise<Buffer> {
  let ready = file.packed.get(encoding);
  if (!ready) {
    ready =
      encoding === 'br'
        ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } })
        : promisify(gzip)(body);
    file.packed.set(encoding, ready);
  }
  return ready;
}
