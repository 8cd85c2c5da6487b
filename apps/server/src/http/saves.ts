import { readCode, TRANSFER_LENGTH } from '@minoya/shared/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Rate } from '../limits/bucket.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Limit } from '../limits/limiter.ts';
import { type People, requirePerson } from '../person.ts';
import { type Saves, TRANSFER_MS } from '../saves/saves.ts';
import { noNul } from '../wire/frames.ts';
import { LARGEST_SAVES_BODY } from './body-limits.ts';

export interface SavesDeps {
  readonly saves: Saves;
  readonly people: People;
  readonly budgets: Budgets;
}

/** Characters of packed saves: a few thousand finished games, compressed. */
export const LARGEST_SAVES = 512 * 1024;

const STORES: Rate = { burst: 20, perSecond: 0.2 };
const LOOKS: Rate = { burst: 60, perSecond: 2 };
/** All codes of ten minutes are one in thousands of millions: a dozen guesses find nothing, nor do a thousand. */
const TAKES: Rate = { burst: 12, perSecond: 1 / 30 };

/** UTF-8, in which both stores keep text, has no half of a surrogate pair: it would come back as another character. */
const wholeCharacters = v.check<string, string>(typed => !/\p{Surrogate}/u.test(typed), 'holds half a character');
const data = v.pipe(v.string(), v.minLength(1), v.maxLength(LARGEST_SAVES), noNul, wholeCharacters);
const revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 2));
const backupBody = v.strictObject({ data, base: v.exactOptional(v.nullable(revision), null) });
const transferBody = v.strictObject({ data });
const takeBody = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(40)),
  taker: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});

/** Backups of a device's saves, and codes that hand them, and who one is, to another one. */
export function serveSaves(app: FastifyInstance, deps: SavesDeps, limit: Limit): void {
  const fits = (reply: FastifyReply, text: string): boolean => {
    if (deps.budgets.stored.take(reply.request.ip, { amount: Buffer.byteLength(text) / 1024 })) return true;
    void reply.code(429).header('retry-after', '3600').send({ error: 'too-much' });
    return false;
  };
  backups(app, deps, limit, fits);
  transfers(app, deps, limit, fits);
}

type Fits = (reply: FastifyReply, text: string) => boolean;

function backups(app: FastifyInstance, { saves, people }: SavesDeps, limit: Limit, fits: Fits): void {
  app.put(
    '/api/me/saves',
    { onRequest: limit.signed('saves', STORES), bodyLimit: LARGEST_SAVES_BODY },
    async (request, reply) => {
      const who = requirePerson(request, reply, people);
      if (!who) return reply;
      const body = v.safeParse(backupBody, request.body);
      if (!body.success) return reply.code(400).send({ error: 'bad-body' });
      if (!fits(reply, body.output.data)) return reply;
      const kept = await saves.keep(who, body.output.data, body.output.base);
      if (kept !== null) return { revision: kept };
      const newer = await saves.backupOf(who);
      return reply.code(409).send({ error: 'newer', revision: newer?.revision ?? 0, stored: newer?.stored ?? 0 });
    },
  );

  app.get('/api/me/saves', { onRequest: limit.signed('save-looks', LOOKS) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    return (await saves.backupOf(who)) ?? reply.code(404).send({ error: 'not-found' });
  });

  app.delete('/api/me/saves', { onRequest: limit.signed('saves', STORES) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    return { deleted: await saves.dropBackup(who) };
  });
}

function transfers(app: FastifyInstance, { saves, people }: SavesDeps, limit: Limit, fits: Fits): void {
  app.post(
    '/api/me/transfer',
    { onRequest: limit.signed('saves', STORES), bodyLimit: LARGEST_SAVES_BODY },
    async (request, reply) => {
      const who = requirePerson(request, reply, people);
      if (!who) return reply;
      const body = v.safeParse(transferBody, request.body);
      if (!body.success) return reply.code(400).send({ error: 'bad-body' });
      if (!fits(reply, body.output.data)) return reply;
      return reply.code(201).send({ code: await saves.createTransfer(who, body.output.data), left: TRANSFER_MS });
    },
  );

  app.get('/api/me/transfer', { onRequest: limit.signed('save-looks', LOOKS) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    return who ? saves.transferStatus(who) : reply;
  });

  app.delete('/api/me/transfer', { onRequest: limit.signed('saves', STORES) }, async (request, reply) => {
    const who = requirePerson(request, reply, people);
    if (!who) return reply;
    return { deleted: await saves.cancelTransfer(who) };
  });

  app.post('/api/transfer', { onRequest: limit('transfer-codes', TAKES) }, async (request, reply) => {
    const body = v.safeParse(takeBody, request.body);
    if (!body.success) return reply.code(400).send({ error: 'bad-body' });
    const code = readCode(body.output.code, [TRANSFER_LENGTH]);
    const found = code && (await saves.takeTransfer(code, body.output.taker));
    // Unknown, used and run out sound alike. Seats in rooms come along: the token is made anew here, and stored nowhere.
    if (!found) return reply.code(404).send({ error: 'not-found' });
    return { data: found.data, token: people.tokenOf(found.person) };
  });
}
