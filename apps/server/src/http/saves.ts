import { readCode, TRANSFER_LENGTH } from '@minoya/shared/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { addressKey, Buckets, type Limit, type Rate } from '../limits.ts';
import { type People, person } from '../person.ts';
import { type Saves, TRANSFER_MS } from '../saves/saves.ts';

export interface SavesTools {
  readonly saves: Saves;
  readonly people: People;
  readonly limited: boolean;
}

/** Characters of packed saves: a few thousand finished games, compressed. */
export const LARGEST_SAVES = 512 * 1024;
// Escapes and characters of several bytes; what is too large is said in JSON, not by a cut connection.
const LARGEST_BODY = 2 * LARGEST_SAVES;

const STORES: Rate = { burst: 20, perSecond: 0.2 };
const LOOKS: Rate = { burst: 60, perSecond: 2 };
/** All codes of ten minutes are one in thousands of millions: a dozen guesses find nothing, nor do a thousand. */
const TAKES: Rate = { burst: 12, perSecond: 1 / 30 };
/** Kilobytes an address may store: nobody fills the disk from one place. */
const KILOBYTES: Rate = { burst: 8 * 1024, perSecond: 2 };

const data = v.pipe(v.string(), v.minLength(1), v.maxLength(LARGEST_SAVES));
const revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 2));
const backupBody = v.strictObject({ data, base: v.exactOptional(v.nullable(revision), null) });
const offerBody = v.strictObject({ data });
const takeBody = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(40)),
  taker: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});

/** Backups of a device's saves, and codes that hand them to another one. */
export function serveSaves(app: FastifyInstance, tools: SavesTools, limit: Limit): void {
  const room = new Buckets(KILOBYTES, tools.limited);
  const fits = (reply: FastifyReply, text: string): boolean => {
    if (room.take(addressKey(reply.request.ip), Math.ceil(Buffer.byteLength(text) / 1024))) return true;
    void reply.code(429).header('retry-after', '3600').send({ error: 'too-much' });
    return false;
  };
  backups(app, tools, limit, fits);
  transfers(app, tools, limit, fits);
}

type Fits = (reply: FastifyReply, text: string) => boolean;

function backups(app: FastifyInstance, { saves, people }: SavesTools, limit: Limit, fits: Fits): void {
  app.put('/api/me/saves', { preHandler: limit(STORES), bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(backupBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    if (!fits(reply, body.output.data)) return reply;
    const kept = await saves.keep(who, body.output.data, body.output.base);
    if (kept !== null) return { revision: kept };
    const newer = await saves.backupOf(who);
    return reply.code(409).send({ error: 'newer', revision: newer?.revision ?? 0, stored: newer?.stored ?? 0 });
  });

  app.get('/api/me/saves', { preHandler: limit(LOOKS) }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    return (await saves.backupOf(who)) ?? reply.code(404).send({ error: 'not-found' });
  });

  app.delete('/api/me/saves', { preHandler: limit(STORES) }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    return { deleted: await saves.dropBackup(who) };
  });
}

function transfers(app: FastifyInstance, { saves, people }: SavesTools, limit: Limit, fits: Fits): void {
  app.post('/api/me/transfer', { preHandler: limit(STORES), bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    const body = v.safeParse(offerBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    if (!fits(reply, body.output.data)) return reply;
    return reply.code(201).send({ code: await saves.offer(who, body.output.data), left: TRANSFER_MS });
  });

  app.get('/api/me/transfer', { preHandler: limit(LOOKS) }, async (request, reply) => {
    const who = person(request, reply, people);
    return who ? saves.handing(who) : reply;
  });

  app.delete('/api/me/transfer', { preHandler: limit(STORES) }, async (request, reply) => {
    const who = person(request, reply, people);
    if (!who) return reply;
    return { deleted: await saves.withdraw(who) };
  });

  app.post('/api/transfer', { preHandler: limit(TAKES) }, async (request, reply) => {
    const body = v.safeParse(takeBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    const code = readCode(body.output.code, TRANSFER_LENGTH);
    const found = code && (await saves.take(code, body.output.taker));
    // Unknown, used and run out sound alike.
    return found ? { data: found } : reply.code(404).send({ error: 'not-found' });
  });
}
