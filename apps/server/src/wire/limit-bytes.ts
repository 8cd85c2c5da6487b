import type { Duplex } from 'node:stream';

/** What nearly every read of a player's fits into; of a flood no more than this is read after it was noticed. */
const AT_ONCE = 2 * 1024;

/**
 * Asks `mayRead` before each piece of a stream is read by whoever listens to it. What a flood has sent by the time it is
 * noticed would otherwise be read to its end, and sixteen of them at once would hold everybody up.
 */
export function limitBytes(stream: Duplex, mayRead: (bytes: number) => boolean): void {
  const listeners = stream.listeners('data') as ((this: Duplex, data: Buffer) => void)[];
  stream.removeAllListeners('data');
  const read = (piece: Buffer): void => {
    for (let i = 0; i < listeners.length; i++) listeners[i]?.call(stream, piece);
  };
  stream.on('data', (data: Buffer) => {
    if (data.length <= AT_ONCE) return mayRead(data.length) ? read(data) : undefined;
    for (let from = 0; from < data.length; from += AT_ONCE) {
      const piece = data.subarray(from, from + AT_ONCE);
      if (!mayRead(piece.length)) return;
      read(piece);
    }
  });
}
