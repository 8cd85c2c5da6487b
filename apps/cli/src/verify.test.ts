import { archived } from '@minoya/archive/archived';
import { released } from '@minoya/archive/released';
import { games } from '@minoya/games';
import { encodeReplay, writeReplay } from '@minoya/kernel';
import { randomReplay } from '@minoya/kernel/testing/golden';
import { nim } from '@minoya/kernel/testing/nim';
import { dealText, writeDealProof } from '@minoya/shared/deal-proof';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { judged } from './verify.ts';

const keshiki = games['keshiki'] ?? nim;
const replay = randomReplay(keshiki, 'stage 1', 'verify');

test('a replay is played by the rules of its version, from the archive when they are older', async () => {
  const present = await judged(writeReplay(replay), false);
  expect(present[0]).toMatch(new RegExp(`^keshiki v${keshiki.version}, \\d+ actions: scores \\d+, winners`));
  expect(await judged(writeReplay(replay), false, archived)).toEqual(present);
  expect(await judged(`/r/${encodeReplay(replay)}`, true, archived)).toHaveLength(2);
});

test('nim, which is never released, is played too; what was never a version is refused', async () => {
  expect(await judged(writeReplay(randomReplay(nim, '2: 3 4 5', 'verify')), false)).toHaveLength(1);
  const never = writeReplay({ ...replay, version: 999 });
  await expect(judged(never, false)).rejects.toThrow(
    `refused: it was played by version 999 of the rules of keshiki; known here are ${released['keshiki']?.join(', ')}.`,
  );
  await expect(judged(writeReplay({ ...replay, game: 'chess' }), false)).rejects.toThrow('there is no game "chess"');
});

test("the proof of a room's deal holds for the seed that was promised, and for no other", async () => {
  const salt = 'a-salt';
  const commitment = createHash('sha256')
    .update(dealText({ seed: replay.seed, salt }))
    .digest('hex');
  const proof = (played: typeof replay, said = salt) =>
    writeDealProof({ commitment, salt: said, replay: writeReplay(played) });
  expect((await judged(proof(replay), false)).at(-1)).toBe(`the deal is the one that was promised: ${commitment}`);
  const other = randomReplay(keshiki, 'stage 1', 'another');
  await expect(judged(proof(other), false)).rejects.toThrow('the deal is not the promised one');
  await expect(judged(proof(replay, 'other'), false)).rejects.toThrow('the deal is not the promised one');
});
