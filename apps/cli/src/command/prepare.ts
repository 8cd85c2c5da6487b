import { fileURLToPath } from 'node:url';
import { Failed, type Work } from './command.ts';
import { runChild } from './child.ts';

const ensure = fileURLToPath(new URL('../../../../scripts/ensure.mjs', import.meta.url));

/** Builds and installs what a command needs, once it is clear that it will run. */
export async function prepare(needs: readonly string[], work: Work): Promise<void> {
  if (needs.length === 0) return;
  const code = await runChild(process.execPath, [ensure, ...needs.map(need => `--${need}`)], work);
  if (code !== 0 && !work.stopped()) throw new Failed(`cannot start without: ${needs.join(', ')}`);
}
