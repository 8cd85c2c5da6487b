// The server and the web app with hot reload, side by side; Ctrl-C stops both.
import { spawn } from 'node:child_process';

const start = (command, args) => spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
const children = [
  start('npx', ['tsx', 'watch', 'apps/server/src/main.ts']),
  start('npm', ['run', '--silent', 'dev', '-w', 'apps/web']),
];
const stop = code => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const child of children) child.on('exit', code => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
