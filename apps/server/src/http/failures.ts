import type { FastifyError, FastifyInstance } from 'fastify';
import { DamagedLog } from '../store/damaged.ts';
import { isUnreachable } from '../store/unreachable.ts';

/** What a caller is told when something broke: that it may come back, or nothing about our insides. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isUnreachable(error)) {
      request.log.warn({ err: error }, 'the store cannot be reached');
      return reply.code(503).header('retry-after', '2').send({ error: 'store-away' });
    }
    if (error instanceof DamagedLog) {
      request.log.error({ err: error }, 'a room cannot be read');
      return reply.code(410).send({ error: 'damaged' });
    }
    // The caller's own fault, such as a body that is no JSON: fastify says it well.
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ error: 'internal' });
  });
}
