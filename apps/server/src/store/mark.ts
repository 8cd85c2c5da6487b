import { readFileSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BadSetting } from '../config.ts';
import { PRIVATE } from './private-file.ts';

/**
 * A number in a file beside the database, and the same in it, counted up every few seconds. SQLite goes back to an older state without a
 * word when its write-ahead log is missing or cut; the file does not.
 */
export class Mark {
  private readonly dir: string;
  private readonly file: string;

  constructor(dir: string) {
    this.dir = dir;
    this.file = path.join(dir, 'minoya.mark');
  }

  /** Null: there is none, or it was not written to its end. */
  read(): number | null {
    try {
      const told = /^(\d+)\n$/.exec(readFileSync(this.file, 'utf8'))?.[1];
      return told === undefined ? null : Number(told);
    } catch {
      return null;
    }
  }

  /** After the database has it. On a full disk the older mark stays: then less is noticed. */
  async write(n: number): Promise<void> {
    const unfinished = `${this.file}.unfinished`;
    await writeFile(unfinished, `${n}\n`, { mode: PRIVATE })
      .then(() => rename(unfinished, this.file))
      .catch(() => {});
  }

  /** Something else stands in the folder now. */
  forget(): void {
    rmSync(this.file, { force: true });
  }

  /** A server that begins with nothing, where there was something, would know nobody any more. */
  requireDatabase(): void {
    if (sizeOf(path.join(this.dir, 'minoya.db')) > 0) return;
    if (sizeOf(path.join(this.dir, 'minoya.db-wal')) > 0) {
      throw new BadSetting(
        `${this.dir}/minoya.db is missing, but minoya.db-wal, which belongs to it, is there. Put minoya.db back beside it; or move minoya.db-wal away too and restore a backup: npm run server -- restore FILE`,
      );
    }
    if (this.read() !== null) {
      throw new BadSetting(
        `${this.dir}/minoya.db is missing, though there was one, as minoya.mark says. Put it back, or restore a backup: npm run server -- restore FILE. To begin with nothing, remove minoya.mark too.`,
      );
    }
  }

  /** What is missing of a store, asked how far it has come; null when nothing is. Refuses one that holds nothing of what it held. */
  lack(come: () => number | null): string | null {
    // First, as a server that runs may go on meanwhile.
    const mark = this.read();
    const n = come();
    if (mark === null || (n ?? 0) >= mark) return null;
    if (n === null) {
      throw new BadSetting(
        `${this.dir}/minoya.db holds nothing of what it held: its minoya.db-wal is missing or cut. Put that back, or move minoya.db away and restore a backup: npm run server -- restore FILE. To begin with nothing, remove minoya.mark too.`,
      );
    }
    return `the store is older than it was (${n} of ${mark}): its minoya.db-wal was missing or cut, or an older copy was put in its place; what was stored last is gone`;
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
