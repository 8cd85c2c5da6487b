import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A device that has been here before, and nothing more: no name, no address, no account. */
export type PersonId = string;

const ID_BYTES = 12;
/** An identity begins with the second in which it was made. Those from before that began with chance, which is next to never today. */
const BORN_BYTES = 4;
const MAC_BYTES = 18;
/** Thirty bytes, and one spelling of them: Node's own reader takes padding and stray characters too. */
const TOKEN = /^[\w-]{40}$/;
const CLOCKS_DIFFER_MS = 60 * 60_000;

/** Who removed their data, and is nobody any more. */
interface Deleted {
  has(person: PersonId): boolean;
}

/** Signs and checks the tokens by which a device shows that it is the same as last time. */
export class People {
  private readonly secret: Buffer;
  private readonly now: () => number;
  private readonly deleted: Deleted;

  constructor(secret: Buffer, now: () => number = Date.now, deleted: Deleted = { has: () => false }) {
    this.secret = secret;
    this.now = now;
    this.deleted = deleted;
  }

  newToken(): string {
    const id = randomBytes(ID_BYTES);
    id.writeUInt32BE(Math.floor(this.now() / 1000) % 2 ** 32);
    return this.tokenOf(id.toString('base64url'));
  }

  /** The token of somebody who is known: whoever is told it is that person from then on. */
  tokenOf(person: PersonId): string {
    const id = Buffer.from(person, 'base64url');
    return Buffer.concat([id, this.mac('token', id)]).toString('base64url');
  }

  /** Null unless this server signed the token, for somebody who is still somebody. Takes the same time however wrong it is. */
  read(token: string): PersonId | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES), this.mac('token', id))) return null;
    const person = id.toString('base64url');
    return this.deleted.has(person) ? null : person;
  }

  /** Milliseconds since the identity was made. Clocks of two nodes differ: what is not born yet is new, or older than this counting. */
  age(person: PersonId): number {
    const born = Buffer.from(person, 'base64url').subarray(0, BORN_BYTES).readUInt32BE() * 1000;
    const age = this.now() - born;
    return age < -CLOCKS_DIFFER_MS ? Number.POSITIVE_INFINITY : Math.max(0, age);
  }

  /** The person's name in one room: cannot be matched with other rooms, scores or the person itself. */
  nameInRoom(room: string, person: PersonId): string {
    return this.mac('room', Buffer.from(`${room}\n${person}`))
      .subarray(0, 9)
      .toString('base64url');
  }

  private mac(purpose: string, data: Buffer): Buffer {
    return createHmac('sha256', this.secret).update(purpose).update('\n').update(data).digest().subarray(0, MAC_BYTES);
  }
}

/** Who asks, by the token in the Authorization header; null when it is missing or forged. */
export function personOf({ headers }: FastifyRequest, people: People): PersonId | null {
  const token = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : people.read(token);
}

/** The same; where it is null, 401 was answered. */
export function requirePerson(request: FastifyRequest, reply: FastifyReply, people: People): PersonId | null {
  const found = personOf(request, people);
  if (!found) void reply.code(401).send({ error: 'bad-token' });
  return found;
}

/** Compares secrets without telling by the time it takes how much of them was right. */
export function sameSecret(given: string, expected: string): boolean {
  const key = randomBytes(16);
  const digest = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
