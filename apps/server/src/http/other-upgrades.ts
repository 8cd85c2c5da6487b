import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** As long as a reader of any other answer may be silent. */
const SILENCE_MS = 90_000;

type Upgrade = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

/**
 * A caller may offer to speak another protocol, as `curl --http2` does, and a server may pass over that: only a WebSocket is changed to,
 * everything else is answered as if nothing had been offered. With a body it is refused as before: Node reads none after such an offer.
 */
export function passOverOtherUpgrades(server: Server): void {
  const listeners = server.listeners('upgrade') as Upgrade[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket: Socket, head) => {
    if (isPlain(request)) answer(server, request, socket);
    else for (const listener of listeners) listener.call(server, request, socket, head);
  });
}

function isPlain({ headers }: IncomingMessage): boolean {
  if ('content-length' in headers || 'transfer-encoding' in headers) return false;
  return !(headers.upgrade ?? '').split(',').some(offered => offered.trim().toLowerCase() === 'websocket');
}

/** Node has let go of the connection: it ends with this answer. */
function answer(server: Server, request: IncomingMessage, socket: Socket): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once('finish', () => socket.destroySoon());
  socket.on('error', () => socket.destroy());
  socket.setTimeout(SILENCE_MS, () => socket.destroy());
  server.emit('request', request, response);
}
