import { rmSync } from 'node:fs';
import { madeUpPages } from './made-up.ts';

/** What the workers of this run shared. */
export default function teardown(): void {
  rmSync(madeUpPages(), { recursive: true, force: true });
}
