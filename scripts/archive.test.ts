import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dailyThen, presentRules } from '@minoya/archive';
import { archived } from '@minoya/archive/archived';
import { released, releases } from '@minoya/archive/released';
import { manifests } from '@minoya/games';
import { decodeReplay, fingerprint, fold } from '@minoya/kernel';
import { difference } from '@minoya/kernel/testing/side-by-side';
import { dateOfDay, dayNumber } from '@minoya/shared/calendar';
import type { Daily } from '@minoya/shared/daily';
import { describe, expect, test } from 'vitest';
import { caveat, fileOf, identities, isReleased, linksOf, readLock, releaseHash, sha256 } from './archive.ts';
import { remedyOfTables } from './identity.ts';
import { everRecorded } from './main-line.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const lock = readLock();
const all = await identities();

describe.each(all.map(identity => [identity.game.id, identity] as const))('%s', (id, identity) => {
  test('has its version in the changelog, and from the second on a reason', () => {
    const { version } = identity.game;
    const said = [`\\*\\*${manifests[id]?.name.ja}\\*\\*, rules version ${version}`, `- ${id} ${version}`].join('|');
    const line = version === 1 ? `\\b${id} 1\\b` : `^(?:- )?(?:${said}): (?:\\S+ ){4}`;
    expect(changelog, `${id} ${version} in CHANGELOG.md, with its reason in at least five words`).toMatch(
      new RegExp(line, 'm'),
    );
  });

  test('is the last version that was released', () => {
    expect(released[id]?.at(-1)).toBe(identity.game.version);
  });
});

const raise = (id: string, version: number): string => {
  const told = `the rules of ${id} are no longer those of its archived version ${version}`;
  return isReleased(id, version)
    ? `${told}: raise \`version\` in its game.ts, say why in CHANGELOG.md, then npm run golden and npm run archive -- ${id}`
    : `${told}, which is not released yet: npm run golden and npm run archive -- ${id}`;
};

test.each(all.map(identity => [identity.game.id, identity] as const))(
  '%s answers as its archived file answers, where its lock does not look',
  async (id, identity) => {
    const { game, againstArchive } = identity;
    const then = await archived(id, game.version);
    if (!then || !againstArchive) return;
    // What is new in a table is unknown to the archived file: its answers about it would tell nothing.
    expect(remedyOfTables(identity) ?? '').toBe('');
    expect(difference(game, then, againstArchive) ?? '', raise(id, game.version)).toBe('');
  },
);

/** So many days from this one on, one after the other. */
const daysFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => dateOfDay(first + i));

/** Every day of the first seven years, so that none on which something begins is left out; of days whose boards are searched for, each day of one week. */
const daysOf = ({ ownSetup }: Daily): string[] =>
  ownSetup ? daysFrom(dayNumber('2027-03-15'), 7) : daysFrom(1, 2_600);

test.each(all.map(({ game }) => [game.id, game.version] as const))(
  '%s %i deals the dailies that its archived file deals, whoever searches for them',
  async (id, version) => {
    const then = await archived(id, version);
    const [old, now] = [then && dailyThen(id, then), presentRules(id)?.daily ?? null];
    expect(now === null).toBe(old === null);
    const dealt = (daily: Daily | null): string[] =>
      daily && now ? daysOf(now).map(day => `${day}: ${daily.setup(day)}, ${daily.seed(day)}`) : [];
    expect(dealt(now), raise(id, version)).toEqual(dealt(old ?? null));
  },
);

const versions = Object.entries(released).flatMap(([id, list]) => list.map(version => [id, version] as const));

describe.each(versions)('%s version %i', (id, version) => {
  test('lies in the archive as it was released', () => {
    const locked = lock[id]?.[version];
    expect(locked && releaseHash(locked)).toBe(releases[`${id} ${version}`]);
    expect(existsSync(fileOf(id, version))).toBe(true);
    expect(sha256(readFileSync(fileOf(id, version), 'utf8'))).toBe(locked?.file);
    expect(sha256(readFileSync(linksOf(id, version), 'utf8'))).toBe(locked?.links);
  });

  test('plays every stored link to the same end', async () => {
    const rules = await archived(id, version);
    const lines = readFileSync(linksOf(id, version), 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(50);
    expect(rules?.game).toMatchObject({ id, version });
    for (const line of lines) {
      const [word = '', end] = line.split(' ');
      const replay = decodeReplay(word);
      const folded = replay.ok && rules ? fold(rules.game, replay.value) : null;
      expect(folded).toMatchObject({ ok: true });
      if (folded?.ok) expect(fingerprint(folded.state)).toBe(end);
      if (folded?.ok && replay.ok) expect(rules?.linkPreview(replay.value.setup, folded.state).line.ja).toBeTruthy();
    }
  });
});

test('no release has changed since it was committed, not even together with its lock', () => {
  for (const [release, hash] of everRecorded(root))
    expect(
      releases[release],
      `${release} is released: restore its files and lines in packages/archive${caveat()}`,
    ).toBe(hash);
});

test('there is nothing for versions that never were', async () => {
  for (const [id, version] of [
    ['rokumasu', 0],
    ['rokumasu', 99],
    ['constructor', 1],
    ['nim', 1],
  ] as const)
    expect(await archived(id, version)).toBeNull();
});
