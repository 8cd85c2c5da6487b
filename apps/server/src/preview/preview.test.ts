import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { games, manifests } from '@minoya/games';
import { type AnyGame, encodeReplay, hash, Match, writeReplay } from '@minoya/kernel';
import { replayPath } from '@minoya/shared/links';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { FairQueue } from '../pool/fair-queue.ts';
import { entry, puzzle } from '../testing/boards.ts';
import { TestServer, tempDir } from '../testing/test-server.ts';
import { Art } from './paint.ts';
import { type Picture, readPng, writePng } from './png.ts';
import { askedLanguage } from './tags.ts';

const NOON = Date.parse('2026-11-15T12:00:00+09:00');
const art = fileURLToPath(new URL('../../../web/public/og', import.meta.url));
const webDir = tempDir();
let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  cpSync(art, path.join(webDir, 'og'), { recursive: true });
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><head><title>plain</title></head>');
  server = await TestServer.open({ webDir }, { games, now: () => NOON });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true, force: true });
});

function played(id: string, setup: string, most = 400): Match {
  const game = games[id] as AnyGame;
  const match = new Match(game, setup, 'preview');
  for (let i = 0; i < most && game.result(match.state) === null; i++) {
    const [seat = 0] = game.turn(match.state);
    const legal = [...game.legal(match.state, seat)];
    match.act(seat, legal[hash(`${i}`) % legal.length]);
  }
  return match;
}

const linkTo = (match: Match): string => replayPath(encodeReplay(match.replay()));

async function tagsOf(link: string, language?: string, status = 200): Promise<Record<string, string>> {
  const response = await fetch(`${server.url}${link}`, { headers: language ? { 'accept-language': language } : {} });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  const tags = [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name, text]) => [name, text]);
  return { ...(Object.fromEntries(tags) as object), title: /<title>([^<]*)/.exec(html)?.[1] ?? '' };
}

async function pictureAt(address: string): Promise<Picture> {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  return readPng(Buffer.from(await response.arrayBuffer()));
}

describe('[D-21] the preview of a replay', () => {
  test('tells game, board and score in the language that is asked for, and in both when none is', async () => {
    const match = played('keshiki', 'stage 27');
    const score = (match.state as { score: number }).score.toLocaleString('en-US');
    const ja = await tagsOf(linkTo(match), 'ja-JP,ja;q=0.9,en;q=0.5');
    expect(ja['og:title']).toBe('消色百景 ステージ27 雨の橋');
    expect(ja.title).toBe(ja['og:title']);
    expect(ja['og:description']).toContain(`${score}点`);
    expect(ja['og:locale']).toBe('ja_JP');
    const en = await tagsOf(linkTo(match), 'fr;q=0.9,en-GB;q=0.8,ja;q=0.1');
    expect(en['og:title']).toBe('KESHIKI 100 Stage 27 Bridge in rain');
    expect(en['og:description']).toContain(`${score} points`);
    expect(en['og:locale']).toBe('en_US');
    const both = await tagsOf(linkTo(match));
    expect(both['og:title']).toBe(`${ja['og:title']} / ${en['og:title']}`);
    expect(both['og:description']).toContain(`${score}点`);
    expect(both['twitter:card']).toBe('summary_large_image');
    expect(both['og:url']).toBe(`${server.url}${linkTo(match)}`);
  });

  test.each([
    ['rokumasu', 'standard'],
    ['rokumasu', 'classic'],
    ['keshiki', 'stage 30'],
    ['polyform', 'seats=4'],
  ])('has a picture of 1200 × 630 with the board on it: %s, %s', async (id, setup) => {
    const few = await pictureAt((await tagsOf(linkTo(played(id, setup, 4))))['og:image'] ?? '');
    const many = await pictureAt((await tagsOf(linkTo(played(id, setup))))['og:image'] ?? '');
    const bare = await pictureAt(`${server.url}/og/${id}.png`);
    for (const one of [few, many, bare]) expect([one.width, one.height]).toEqual([1200, 630]);
    expect(Buffer.from(few.data).equals(many.data)).toBe(false);
    expect(Buffer.from(many.data).equals(bare.data)).toBe(false);
  });

  test('of a row of a leaderboard goes by its id', async () => {
    const match = played('keshiki', 'stage 3');
    const token = await server.token();
    const filed = await server.api('POST', '/api/scores', {
      token,
      body: { replay: writeReplay(match.replay()), name: 5 },
    });
    const { id, score } = (await filed.json()) as { id: string; score: number };
    const tags = await tagsOf(`/r/${id}`, 'ja');
    expect(tags['og:description']).toContain(`${score.toLocaleString('en-US')}点`);
    expect(tags['og:image']).toBe(`${server.url}/og/r/${id}.png`);
    await pictureAt(tags['og:image'] ?? '');
  });

  test('of a published board shows it under its title, before the first tap', async () => {
    const filed = await server.api('POST', '/api/published', { token: await server.token(), body: entry(puzzle(7)) });
    const { id } = (await filed.json()) as { id: string };
    const tags = await tagsOf(`/keshiki/gallery/${id}`, 'en');
    expect(tags.title).toMatch(/^KESHIKI 100 .+/);
    expect(tags['og:image']).toBe(`${server.url}/og/keshiki/gallery/${id}.png`);
    const picture = await pictureAt(tags['og:image'] ?? '');
    const plain = await pictureAt(`${server.url}/og/keshiki.png`);
    expect(Buffer.from(picture.data).equals(plain.data)).toBe(false);
    const unknown = await fetch(`${server.url}/keshiki/gallery/AAAAAAAAAAAA`);
    expect(await unknown.text()).toContain('<title>plain');
  });

  test('of a damaged, altered or unknown link is the plain page, and has no picture', async () => {
    const good = played('keshiki', 'stage 3');
    const afterTheEnd = [{ seat: 0, line: 'finish' }, ...good.log];
    const broken = encodeReplay({ ...good.replay(), log: afterTheEnd });
    for (const link of ['/r/1ab~xyz', '/r/AAAAAAAAAAAA', '/r/', `${linkTo(good)}x`, replayPath(broken)]) {
      expect(await tagsOf(link)).toEqual({ title: 'plain' });
      expect((await fetch(`${server.url}/og${link}.png`)).status).toBe(404);
    }
  });
});

describe('[D-21] the preview of a daily', () => {
  test('tells its number, and the result that the link brings along', async () => {
    const plain = await tagsOf('/d/rokumasu/319', 'ja');
    expect(plain['og:title']).toBe('ロクマス デイリー #319');
    await pictureAt(plain['og:image'] ?? '');
    expect((await tagsOf('/d/rokumasu/2026-11-15', 'ja'))['og:title']).toBe(plain['og:title']);
    const match = played('rokumasu', 'standard');
    const word = linkTo(match).slice('/r/'.length);
    const told = await tagsOf(`/d/rokumasu/319?r=${word}`, 'en');
    expect(told['og:title']).toBe('ROKUMASU daily #319');
    expect(told['og:description']).toMatch(/^Reached round \d+, [\d,]+ points$/);
    expect(told['og:image']).toBe(`${server.url}/og/d/rokumasu/319.png?r=${word}`);
    await pictureAt(told['og:image'] ?? '');
  });

  test('shows the board of the day', async () => {
    const { 'og:image': image = '' } = await tagsOf('/d/keshiki/319');
    const picture = await pictureAt(image);
    expect(Buffer.from(picture.data).equals((await pictureAt(`${server.url}/og/keshiki.png`)).data)).toBe(false);
  });

  test('is plain for days to come, games without one, and what is no day', async () => {
    const days = ['keshiki/320', 'keshiki/0', 'keshiki/2026-11-16', 'keshiki/2026-02-29', 'polyform/3', 'toString/3'];
    for (const link of [...days, 'keshiki', 'x/y/z'].map(day => `/d/${day}`))
      expect(await tagsOf(link, 'ja', 404)).toEqual({ title: 'plain' });
  });
});

test('[D-21] behind a proxy, pictures are found under the address that the reader sees', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
  const seen = async (publicUrl: string | null): Promise<string> => {
    const behind = await TestServer.open({ webDir, proxies: 1, publicUrl }, { games, now: () => NOON });
    const headers = { host: 'play.example', 'x-forwarded-host': 'evil.example', ...forwarded };
    const html = await new Promise<string>((done, failed) => {
      const options = { port: behind.port, path: '/d/rokumasu/319', headers };
      get(options, response => void text(response).then(done, failed)).on('error', failed);
    });
    await behind.close();
    expect(html).not.toContain('evil.example');
    return html;
  };
  expect(await seen(null)).toContain('content="https://play.example/og/d/rokumasu/319.png"');
  expect(await seen('https://minoya.example')).toContain('content="https://minoya.example/og/d/rokumasu/319.png"');
});

test('[D-21] whoever has many pictures painted waits, not who asks for one', async () => {
  const strict = await TestServer.open({ webDir, rateLimits: true, proxies: 1 }, { games, now: () => NOON });
  const ask = (day: number, from: string): Promise<number> =>
    fetch(`${strict.url}/og/d/rokumasu/${day}.png`, { headers: { 'x-forwarded-for': from } }).then(one => one.status);
  const crowd = Promise.all(Array.from({ length: 40 }, (_, i) => ask(200 + i, '192.0.2.7')));
  const began = performance.now();
  const honest = await Promise.all([ask(100, '192.0.2.8'), ask(101, '192.0.2.9')]);
  const took = performance.now() - began;
  expect(honest).toEqual([200, 200]);
  const statuses = await crowd;
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  // Never more than one of the crowd's before each of the others'.
  expect(took).toBeLessThan((performance.now() - began) * 1.5 + 2_000);
  expect(await ask(100, '192.0.2.7')).toBe(200);
  await strict.close();
});

test('[D-21] a flood from many addresses is turned away in seconds, and what is painted is served all the while', async () => {
  const strict = await TestServer.open({ webDir, rateLimits: true, proxies: 1 }, { games, now: () => NOON });
  const ask = async (day: number, from: string): Promise<{ status: number; ms: number; later: string | null }> => {
    const began = performance.now();
    const response = await fetch(`${strict.url}/og/d/rokumasu/${day}.png`, { headers: { 'x-forwarded-for': from } });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - began, later: response.headers.get('retry-after') };
  };
  expect((await ask(50, '192.0.2.1')).status).toBe(200);
  const flood = Promise.all(Array.from({ length: 96 }, (_, i) => ask(60 + i, `198.51.100.${i % 24}`)));
  expect((await ask(50, '192.0.2.2')).status, 'known').toBe(200);
  const answers = await flood;
  expect(new Set(answers.map(one => one.status))).toEqual(new Set([200, 503]));
  for (const { status, later } of answers) expect(later).toBe(status === 503 ? '5' : null);
  expect(Math.max(...answers.map(one => one.ms))).toBeLessThan(8_500);
  await strict.close();
});

test('those who wait are served in turn, and nobody has a long line', async () => {
  const queue = new FairQueue({ all: 6, each: 3 });
  const order: string[] = [];
  const want = (who: string): Promise<unknown> =>
    queue.run(who, async () => order.push(who)).catch((error: unknown) => order.push(`${who} ${String(error)}`));
  await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'c', 'b'].map(want));
  expect(order.filter(one => one.length === 1)).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  expect(order.filter(one => one.includes('too much'))).toHaveLength(1);
});

test('[D-21] nothing of the address comes back as markup', async () => {
  const response = await fetch(`${server.url}/d/keshiki/319?r="><script>alert(1)</script>`);
  const html = await response.text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('og:title');
});

test('[D-21] the sheets hold every mark that a game may show', () => {
  const shipped = new Art(path.dirname(art));
  for (const [id, { marks }] of Object.entries(manifests))
    expect(marks.filter(mark => !shipped.marksOf(id)[mark])).toEqual([]);
  expect([...'0123456789,–-'].filter(letter => !shipped.marksOf('letters')[letter])).toEqual([]);
});

test('a PNG is read as it was written', () => {
  const card = readPng(readFileSync(path.join(art, 'keshiki.png')));
  expect(Buffer.from(readPng(writePng(card)).data).equals(card.data)).toBe(true);
  expect(() => readPng(Buffer.from('GIF89a'))).toThrow('not a PNG');
});

test('the language of a reader is what their header likes best', () => {
  expect(askedLanguage(undefined)).toBeNull();
  expect(askedLanguage('*')).toBeNull();
  expect(askedLanguage('de,en;q=0.4,ja;q=0.7')).toBe('ja');
  expect(askedLanguage('en-US,ja;q=0')).toBe('en');
});
