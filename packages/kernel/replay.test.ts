import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { decodeReplay, encodeReplay, readReplay, writeReplay } from './replay.ts';
import { roll, streams } from './rng.ts';
import { randomReplay } from './testing/golden.ts';
import { nim } from './testing/nim.ts';

const replays = Array.from({ length: 1000 }, (_, i) =>
  randomReplay(nim, ['2: 3 4 5', '3: ? ? ?', '4: 20 9'][i % 3] ?? '', `game ${i}`),
);

test('1,000 random games of nim verify, as text and as a link', () => {
  for (const replay of replays) {
    expect(readReplay(writeReplay(replay))).toEqual({ ok: true, value: replay });
    expect(decodeReplay(encodeReplay(replay))).toEqual({ ok: true, value: replay });
    expect(fold(nim, replay)).toMatchObject({ ok: true, result: { winners: [expect.any(Number)] } });
  }
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%é\n ';

test('a link with one altered letter is refused with a reason: 10,000 mutations', () => {
  const rng = streams('mutations', ['m']);
  const words = replays.map(encodeReplay);
  for (let i = 0; i < 10_000; i++) {
    const word = words[i % words.length]!;
    const at = roll(rng, 'm', word.length);
    const letter = LETTERS[roll(rng, 'm', LETTERS.length)]!;
    const mutated = word.slice(0, at) + letter + word.slice(at + 1);
    if (mutated === word) continue;
    const read = decodeReplay(mutated);
    if (read.ok || !/\w/.test(read.why)) expect.fail(`${word} → ${mutated}`);
  }
});

test('a replay text with one altered byte never crashes the verifier, and never gives the original game', () => {
  const rng = streams('bytes', ['m']);
  let refused = 0;
  for (let i = 0; i < 10_000; i++) {
    const replay = replays[i % replays.length]!;
    const text = writeReplay(replay);
    const at = roll(rng, 'm', text.length);
    const byte = String.fromCharCode(roll(rng, 'm', 256));
    const read = readReplay(text.slice(0, at) + byte + text.slice(at + 1));
    const verdict = read.ok ? fold(nim, read.value) : read;
    if (verdict.ok) continue;
    if (!/\w/.test(verdict.why)) expect.fail(text);
    refused++;
  }
  expect(refused).toBeGreaterThan(5000);
});

test.each([
  ['', 'otherFormat', 1],
  ['minoya 1\nnim', 'badLine', 2],
  ['minoya 1\nnim v1\nset', 'badLine', 3],
  ['minoya 1\nnim v1\nsetup 2: 3\nsed', 'badLine', 4],
  ['minoya 1\nnim v1\nsetup 2: 3\nseed x\n0', 'badLine', 5],
])('an unreadable replay says why and where: %j', (text, why, line) => {
  expect(readReplay(text)).toEqual({ ok: false, why, line });
});

test('text beyond ASCII survives a link', () => {
  const replay = { game: 'nim', version: 1, setup: '2: 3', seed: '六マス % é', log: [] };
  expect(decodeReplay(encodeReplay(replay))).toEqual({ ok: true, value: replay });
});
