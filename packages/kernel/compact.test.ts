import { expect, test } from 'vitest';
import { pack, unpack } from './compact.ts';

const bytesOf = (text: string): number[] => Array.from(text, char => char.charCodeAt(0));

test('any bytes come back as they were, none and all of them too', () => {
  const every = Array.from({ length: 256 }, (_, i) => i);
  const zeros = Array.from({ length: 300 }, () => 0);
  for (const bytes of [[], [0], [255], every, [...every].reverse(), zeros]) {
    const packed = pack(bytes);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(unpack(packed, bytes.length)).toEqual(bytes);
  }
});

test('lines that repeat themselves take less than three bits a character', () => {
  const text = Array.from({ length: 200 }, (_, i) => `0 p${i % 3} ${'abcdef'[i % 6]}${i % 5}`).join('\n');
  expect((pack(bytesOf(text)).length * 6) / text.length).toBeLessThan(3);
});

test('a letter that is none of ours is refused, and so is a text too short for what it promises', () => {
  expect(unpack('AB!', 4)).toBeNull();
  expect(unpack('', 4)).toBeNull();
  expect(unpack('a9Xk_2mQz7Rt', 400_000)).toBeNull();
});
