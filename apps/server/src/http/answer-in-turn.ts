import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that wait for their answer on one connection. Browsers and proxies send one, and the next when it is answered. */
const MOST_UNANSWERED = 4;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Whoever sends request after request without waiting is cut. Node reads all that came at once to its end before anybody else has a
 * turn, and a few kilobytes hold thousands of requests: sixteen such connections would hold everybody up for seconds.
 */
export function answerInTurn(server: Server, refused: (address: string) => void): void {
  const listeners = server.listeners('request') as Listener[];
  const unanswered = new WeakMap<Socket, number>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return stopReading(socket);
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > MOST_UNANSWERED) {
      refused(socket.remoteAddress ?? '');
      socket.destroy();
      return stopReading(socket);
    }
    unanswered.set(socket, waiting);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/** A reader of Node's own, of which only this much is used. */
interface Reading {
  onIncoming: (() => number) | null;
}

/** Of what has come already nothing more is taken apart: any number but 0, 1 and 2 says that the next request is none. */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: Reading | null };
  if (parser) parser.onIncoming = () => -1;
}
