import { expect, test } from 'vitest';
import { dealText, readProof, writeProof } from './deal.ts';

test('a proof is read as it was written, and nothing else is one', () => {
  const proof = { commitment: 'ab'.repeat(32), salt: 'a-Salt_1', replay: 'https://minoya.example/r/1abc~def' };
  expect(readProof(writeProof(proof))).toEqual(proof);
  expect(readProof(`\n${writeProof(proof)}\n`)).toEqual(proof);
  for (const bad of ['', 'minoya deal: ab', writeProof({ ...proof, commitment: 'zz'.repeat(32) })])
    expect(readProof(bad)).toBeNull();
});

test('seed and salt cannot be shifted into each other', () => {
  expect(dealText({ seed: 'a', salt: 'bc' })).not.toBe(dealText({ seed: 'ab', salt: 'c' }));
});
