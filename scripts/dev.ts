import path from 'node:path';
import { startChild } from '../apps/cli/src/command/child.ts';
import { command, type Work } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { start } from '../apps/cli/src/command/start.ts';
import { root, runTool, toolFile } from './tool.ts';

/** Until one of them ends, or both are stopped. */
async function develop(work: Work): Promise<number> {
  // The server's threads are always the built ones; that takes a second.
  const code = await runTool({ run: 'node build.mjs', in: 'apps/server' }, work);
  if (code !== 0) return code;
  const children = [
    startChild(toolFile('tsx'), ['watch', 'apps/server/src/main.ts'], work, { in: root }),
    startChild(toolFile('vite'), [], work, { in: path.join(root, 'apps/web') }),
  ];
  const ended = children.map(child => new Promise<number>(done => child.once('exit', code => done(code ?? 1))));
  return Promise.race([...ended, work.stopping.then(() => 0)]);
}

export const dev = command({
  name: 'dev',
  does: 'The server and the web app side by side, both again with every change of a source',
  more: 'PORT is the port of the server (3000); the page is the one that Vite prints.',
  options: {},
  examples: [''],
  ctrlC: 'Both are stopped.',
  forever: true,
  run: (_options, work) => develop(work),
});

if (isProgram(import.meta.url)) await start(dev);
