import { expect, test } from 'vitest';
import { dealText, readDealProof, writeDealProof } from './deal-proof.ts';

test('a proof is read as it was written, and nothing else is one', () => {
  const proof = { commitment: 'ab'.repeat(32), salt: 'a-Salt_1', replay: 'https://minoya.example/r/1abc~def' };
  expect(readDealProof(writeDealProof(proof))).toEqual(proof);
  expect(readDealProof(`\n${writeDealProof(proof)}\n`)).toEqual(proof);
  for (const bad of ['', 'minoya deal: ab', writeDealProof({ ...proof, commitment: 'zz'.repeat(32) })])
    expect(readDealProof(bad)).toBeNull();
});

test('seed and salt cannot be shifted into each other', () => {
  expect(dealText({ seed: 'a', salt: 'bc' })).not.toBe(dealText({ seed: 'ab', salt: 'c' }));
});
