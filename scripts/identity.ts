import { fingerprintOf, type Identity } from '@minoya/kernel/testing/fingerprint';
import { readLock } from './archive.ts';

/** What to do about rules that are not those of their version; null when they are. */
export function remedy(identity: Identity): string | null {
  const { id, version } = identity.game;
  const locked = readLock()[id]?.[version];
  if (!locked) return `${id} ${version} is not archived: run npm run archive`;
  const now = fingerprintOf(identity);
  const tables = Object.keys({ ...locked.behaviour.tables, ...now.tables });
  const changed = tables.filter(name => now.tables[name] !== locked.behaviour.tables[name]);
  if (changed.length === 0 && now.plays === locked.behaviour.plays) return null;
  const what =
    changed.length > 0 ? `its tables (${changed.join(', ')}) changed` : 'its playthroughs came out differently';
  return [
    `The rules of ${id} are no longer those of version ${version}: ${what}.`,
    `If that is meant: raise \`version\` in packages/games/${id}/game.ts to ${version + 1}, say why in its RULES.md and in`,
    `CHANGELOG.md ("${id} ${version + 1}"), then run \`npm run golden\` and \`npm run archive\`.`,
    'If it is not meant, the goldens or a failing test tell where it happens.',
  ].join('\n');
}
