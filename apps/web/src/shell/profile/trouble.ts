import type { Localized } from '../../i18n/lang.ts';
import { Declined, Unreachable } from '../../online/requests.ts';
import { profileText } from '../profile-text.ts';

const { troubles } = profileText;

/** What to tell when the server did not do what was asked. */
export function troubleOf(error: unknown, missing: Localized = troubles.unknown): Localized {
  if (error instanceof Unreachable) return troubles.offline;
  if (!(error instanceof Declined)) throw error;
  if (error.status === 404) return missing;
  if (error.status === 401) return troubles.noBackup;
  if (error.status === 429) return troubles.often;
  return error.status === 413 || error.status === 400 ? troubles.large : troubles.other;
}
