import type { ServerFrame } from '@minoya/shared/protocol';

const FINAL_TEXT = 0x81;
const SHORT = 126;
const WIDE = 65_536;

/**
 * A text as one WebSocket frame (RFC 6455, unmasked), ready to be written. One buffer serves everybody who is told
 * the same, and one write replaces the two of header and payload: that is most of what a move costs.
 */
export function encodeText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < WIDE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** The same of a frame of ours. */
export function encodeFrame(frame: ServerFrame): Buffer {
  return encodeText(JSON.stringify(frame));
}
