import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EnoughToday } from '../limits/budgets.ts';
import { DamagedLog } from '../store/damaged.ts';
import { isUnreachable } from '../store/unreachable.ts';

/** A code for programs and a sentence for people. */
interface Told {
  readonly error: string;
  readonly why: string;
}

/** What is wrong with a request that never came as far as what it asks for. */
const TOLD: Readonly<Record<number, Told>> = {
  400: { error: 'bad-body', why: 'the body is not what this address takes: JSON, and whole' },
  404: { error: 'not-found', why: 'there is nothing at this address' },
  405: { error: 'bad-method', why: 'this address is not asked this way' },
  408: { error: 'too-slow', why: 'the request did not come to its end in time' },
  413: { error: 'too-large', why: 'the body is larger than this address takes' },
  414: { error: 'too-long', why: 'the address is longer than any of ours' },
  415: { error: 'bad-type', why: 'the body must be application/json' },
  417: { error: 'bad-request', why: 'this server meets no expectations of headers' },
  431: { error: 'too-large', why: 'the headers are larger than 16 KB' },
};
const NO_REQUEST: Told = { error: 'bad-request', why: 'this is no request that the server can read' };

/** The page keeps what it can and sends it again tomorrow. */
const ENOUGH: Told = { error: 'enough', why: 'people at this address have added as much as one address may today' };

export const toldOf = (status: number): Told => TOLD[status] ?? NO_REQUEST;

/** What a caller is told when something broke: that it may come back, or nothing about our insides. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode } = error;
    // The caller's own fault, such as a body that is no JSON, or that breaks off: which is a lost connection too, but not ours.
    if (statusCode !== undefined && statusCode < 500) return reply.code(statusCode).send(toldOf(statusCode));
    if (isUnreachable(error)) {
      request.log.warn({ err: error }, 'the store cannot be reached');
      return reply.code(503).header('retry-after', '2').send({ error: 'store-away' });
    }
    if (error instanceof DamagedLog) {
      request.log.error({ err: error }, 'a room cannot be read');
      return reply.code(410).send({ error: 'damaged' });
    }
    if (error instanceof EnoughToday) return reply.code(429).header('retry-after', '3600').send(ENOUGH);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ error: 'internal' });
  });
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
    response.end(JSON.stringify(toldOf(417)));
  });
}

/** An address that the framework itself gives up on. */
export function answerBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(414).send(toldOf(414));
}

const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is no HTTP, too large or too late. The error holds what was sent, so it is not logged. */
export function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  const told = status.startsWith('400') ? NO_REQUEST : toldOf(Number.parseInt(status, 10));
  if (socket.writable && error.code !== 'ECONNRESET') socket.end(plainAnswer(status, told));
  socket.destroySoon();
}

/** A whole answer for a caller that is not spoken to through the framework. */
export function plainAnswer(status: string, told: Pick<Told, 'error'> & Partial<Told>): string {
  const body = JSON.stringify(told);
  const head = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`;
  return `HTTP/1.1 ${status}\r\nConnection: close\r\n${head}\r\n\r\n${body}`;
}
