import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@minoya/games';

/**
 * Golden playthroughs are pinned to the rules version that made them: golden/LOCK has one line `v<version> <digest>` per
 * version, and a line, once written, never changes. `npm run golden` rewrites the playthroughs and adds the line.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export interface Lock {
  readonly game: string;
  readonly version: number;
  readonly file: string;
  readonly digest: string;
  /** The digest recorded for this version, if any. */
  readonly recorded: string | undefined;
}

export function locks(): Lock[] {
  return Object.values(games).flatMap(game => {
    const folder = path.join(root, 'packages/games', game.id, 'golden');
    if (!existsSync(folder)) return [];
    const file = path.join(folder, 'LOCK');
    const hash = createHash('sha256');
    const names = readdirSync(folder).filter(name => name.endsWith('.txt'));
    for (const name of names.sort((a, b) => (a < b ? -1 : 1)))
      hash.update(name).update(readFileSync(path.join(folder, name)));
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const recorded = lines.find(line => line.startsWith(`v${game.version} `))?.split(' ')[1];
    return [{ game: game.id, version: game.version, file, digest: hash.digest('hex').slice(0, 16), recorded }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const lock of locks()) {
    if (lock.recorded === lock.digest) console.log(`${lock.game} v${lock.version}: unchanged`);
    else if (lock.recorded === undefined) {
      appendFileSync(lock.file, `v${lock.version} ${lock.digest}\n`);
      console.log(`${lock.game} v${lock.version}: locked`);
    } else {
      console.error(
        `${lock.game}: a golden changed, but the version is still ${lock.version}. Raise it and say why in CHANGELOG.`,
      );
      process.exitCode = 1;
    }
  }
}
