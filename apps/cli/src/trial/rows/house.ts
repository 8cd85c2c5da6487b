import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '../../../../server/src/testing/process.ts';
import { Stranger } from './stranger.ts';

/** What a row of the table of attacks came to. */
export interface Finding {
  readonly held: boolean;
  readonly seen: string;
}

export type Row = (house: House) => Promise<Finding>;

export const finding = (held: boolean, seen: string): Finding => ({ held, seen });

const webDir = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const open = new Set<House>();
let addresses = 0;

/** Ends whatever still runs and removes what it stored. */
export async function endHouses(): Promise<void> {
  for (const house of open) await house.close();
}

/** A built server as an operator starts it, whose folder can be looked into. */
export class House {
  readonly dir: string;
  readonly server: ServerProcess;

  private constructor(dir: string, server: ServerProcess) {
    this.dir = dir;
    this.server = server;
    open.add(this);
  }

  /** `file`: another server than the one that was built here. */
  static async start(file: string | null, env: Record<string, string> = {}): Promise<House> {
    const dir = mkdtempSync(path.join(tmpdir(), 'minoya-house-'));
    const all = { DATA_DIR: dir, WEB_DIR: webDir, RATE_LIMITS: 'on', ...env };
    return new House(dir, await ServerProcess.start(all, { file }));
  }

  /** Somebody at an address that nobody had before. */
  stranger(): Stranger {
    addresses += 1;
    return new Stranger(this.server.port, `127.0.${1 + Math.floor(addresses / 200)}.${1 + (addresses % 200)}`);
  }

  /** Stops, lets something happen to the folder, and starts again. */
  async restart(meanwhile: () => void): Promise<void> {
    await this.server.end('SIGTERM');
    meanwhile();
    await this.server.start();
  }

  async close(): Promise<void> {
    if (!open.delete(this)) return;
    await this.server.end('SIGKILL');
    rmSync(this.dir, { recursive: true, force: true });
  }
}
