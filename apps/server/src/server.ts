import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { serveFiles } from './http/files.ts';
import { secureHeaders } from './http/headers.ts';

const LARGEST_BODY = 128 * 1024;

/** A server that listens. */
export interface Server {
  readonly port: number;
  /** Finishes what is under way, then closes; safe to call twice. */
  close(): Promise<void>;
}

/** Starts everything; resolves when requests are answered. */
export async function serve(config: Config): Promise<Server> {
  const app = fastify({
    logger: { level: config.logLevel },
    bodyLimit: LARGEST_BODY,
    trustProxy: (_address, hop) => hop < config.proxies,
    forceCloseConnections: true,
  });
  secureHeaders(app);
  health(app);
  serveFiles(app, config.webDir);
  await app.listen({ port: config.port, host: config.host });
  let closing: Promise<void> | null = null;
  return {
    port: (app.server.address() as AddressInfo).port,
    close: () => (closing ??= app.close()),
  };
}

function health(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });
}
