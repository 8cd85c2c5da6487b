/**
 * What a room promises about its deal: the SHA-256 of seed and salt, shown before the first card lies on the table. Both are told when the
 * game is over, so that everybody can see that nothing was changed in between. The salt keeps the seed from being found by trying.
 */
export interface Deal {
  readonly seed: string;
  readonly salt: string;
}

/** What is hashed. */
export function dealText({ seed, salt }: Deal): string {
  return `minoya deal\n${seed}\n${salt}`;
}

/** A proof as it is copied, sent and given to `npm run verify`. */
export interface DealProof {
  readonly commitment: string;
  readonly salt: string;
  /** A link to the replay, or its text: it holds the seed. */
  readonly replay: string;
}

export function writeDealProof({ commitment, salt, replay }: DealProof): string {
  return `minoya deal: ${commitment}\nsalt ${salt}\n${replay}`;
}

/** Null when the text is no proof. */
export function readDealProof(text: string): DealProof | null {
  const found = /^minoya deal: ([0-9a-f]{64})\r?\nsalt ([\w-]{1,64})\r?\n([\s\S]+)$/.exec(text.trim());
  if (!found) return null;
  const [, commitment = '', salt = '', replay = ''] = found;
  return { commitment, salt, replay };
}
