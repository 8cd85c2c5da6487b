// `npm start`: serves what is built, after building what is stale. Whatever else is typed needs no build, and is answered at once.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const words = process.argv.slice(2);

function build() {
  const ensure = path.join(import.meta.dirname, 'ensure.mjs');
  const { status } = spawnSync(process.execPath, [ensure, '--build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (words.length === 0 || words.join(' ') === 'serve') {
  build();
  await import('../apps/server/dist/main.js');
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../apps/server/src/main.ts');
}
