import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Prover, PublishedBoard } from '@minoya/shared/published';
import type { PersonId } from '../person.ts';
import type { Tables } from '../store/schema.ts';

export type PublishedRow = Tables['published'];

/** A person's own marks on a board, as a list brings them along. */
export interface OwnVisit {
  readonly ownTries: number | null;
  readonly ownReached: number | null;
  readonly ownLikes: number | null;
  readonly ownReport: string | null;
}

type Shown = Pick<PublishedRow, 'id' | 'game' | 'version' | 'setup' | 'title' | 'topic' | 'prover'>;

/** A checksum of what everybody is shown: a damaged board is not shown as another. */
export function shownSum({ id, game, version, setup, title, topic, prover }: Shown): number {
  return crc32([id, game, version, setup, title, topic, prover].join('\n')) | 0;
}

/** Long boards make long keys, and the store wants short ones. */
export function likenessKey(game: string, likeness: string): string {
  return createHash('sha256').update(`${game}\n${likeness}`).digest('base64url');
}

/** A board as this person sees it; null when what is stored is not what was written. */
export function boardOf(
  row: Omit<PublishedRow, 'proof' | 'likeness'> & OwnVisit,
  person: PersonId | null,
): PublishedBoard | null {
  if (row.sum !== shownSum(row)) return null;
  const { id, game, version, setup, title, topic, name, tries, reached, likes } = row;
  return {
    id,
    game,
    version,
    setup,
    title,
    topic,
    name,
    by: row.prover as Prover,
    stored: Number(row.stored),
    tries,
    reached,
    likes,
    mine: row.person === person,
    liked: row.ownLikes === 1,
    reported: row.ownReport !== null,
    tried: row.ownTries === 1,
    won: row.ownReached === 1,
    removed: row.state === 'removed',
  };
}
