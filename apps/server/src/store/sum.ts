import { crc32 } from 'node:zlib';

/** What a stored row is checked by. It finds every single damaged byte, of the text or of the key it stands under. */
export function rowSum(room: string, seq: number, body: string): number {
  return crc32(body, crc32(`${room} ${seq} `)) | 0;
}
