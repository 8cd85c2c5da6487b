import { type Identity, playsOf, playthroughs, tablesOf } from '@minoya/kernel/testing/identity';
import { caveat, dailyDigest, isReleased, type Locked, readLock } from './archive.ts';

/** What to do about rules that are not those of their version; null when they are. */
export const remedy = (identity: Identity): string | null => remedyBy(difference, identity);

/** The same where only tables are looked at, which takes no time. */
export const remedyOfTables = (identity: Identity): string | null => remedyBy(changedTables, identity);

type Compare = (identity: Identity, locked: Locked) => string | null;

function remedyBy(compare: Compare, identity: Identity): string | null {
  const { id, version } = identity.game;
  const locked = readLock()[id]?.[version];
  if (!locked) return `${id} ${version} is not archived: run npm run archive`;
  const what = compare(identity, locked);
  if (what === null) return null;
  const raise = [
    `raise \`version\` in packages/games/${id}/game.ts to ${version + 1}, change its RULES.md, say why in`,
    `CHANGELOG.md ("- ${id} ${version + 1}: the reason in five words or more"), then run \`npm run golden\` and \`npm run archive -- ${id}\`.`,
  ];
  const again = ['version ', version, ' is not on main yet, so run `npm run golden` and `npm run archive` again.'];
  return [
    `The rules of ${id} are no longer those of version ${version}: ${what}.`,
    `If that is meant: ${isReleased(id, version) ? raise.join('\n') + caveat() : again.join('')}`,
    'If it is not meant, the goldens or a failing test tell where it happens.',
  ].join('\n');
}

function changedTables(identity: Identity, { behaviour: before }: Locked): string | null {
  const now = tablesOf(identity);
  const names = Object.keys({ ...before.tables, ...now });
  const changed = names.filter(name => now[name] !== before.tables[name]);
  return changed.length > 0 ? `its tables (${changed.join(', ')}) changed` : null;
}

/** What is not as it was; nothing is played when the tables tell already, and no daily is searched for when play tells. */
function difference(identity: Identity, locked: Locked): string | null {
  const tables = changedTables(identity, locked);
  if (tables) return tables;
  if (playsOf(playthroughs(identity)) !== locked.behaviour.plays) return 'its playthroughs came out differently';
  return dailyDigest(identity.game) === locked.daily ? null : 'its dailies begin otherwise (see packages/bots, too)';
}
