import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { Failed } from '../../cli/src/command/command.ts';
import { BadSetting, type Config, readConfig } from './config.ts';
import { adminToken, type Server, serve } from './server.ts';
import { openStore } from './store/open.ts';
import { FolderInUse } from './store/sqlite.ts';

export { check } from './check.ts';
export { backup, restore } from './store/backup.ts';

/** Reads the settings and works by them; what goes wrong is told in a sentence the operator can act on. */
export async function configured(run: (config: Config) => Promise<void>): Promise<number> {
  try {
    await run(readConfig(process.env));
    return 0;
  } catch (error) {
    throw new Failed(explain(error));
  }
}

/** Serves, and closes when it is told to stop. */
export async function serveUntil(stopping: Promise<void>, config: Config): Promise<void> {
  const running = await serve(config);
  greet(config, running);
  await stopping;
  process.stdout.write('Stopping.\n');
  await running.close();
}

export async function showToken(config: Config): Promise<void> {
  if (config.adminToken === null && config.databaseUrl === null) return showStoredToken(config);
  const store = config.adminToken === null ? await openStore(config) : null;
  process.stdout.write(`${config.adminToken ?? (store && (await adminToken(config, store)))}\n`);
  await store?.close();
}

/** Works beside a running server, which owns the folder. */
async function showStoredToken(config: Config): Promise<void> {
  const file = `${config.dataDir}/minoya.db`;
  if (!existsSync(file)) throw new BadSetting('There is no token yet; start the server once.');
  const { default: Database } = await import('better-sqlite3');
  const db = new Database(file, { readonly: true });
  const kept = db.prepare("select value from settings where key = 'admin-token'").get() as
    | { value: string }
    | undefined;
  db.close();
  if (!kept) throw new BadSetting('There is no token yet; start the server once.');
  process.stdout.write(`${kept.value}\n`);
}

function greet(config: Config, server: Server): void {
  const wide = config.host === '0.0.0.0' || config.host === '::';
  const lines = [`Minoya: http://${wide ? 'localhost' : bracketed(config.host)}:${server.port}/`];
  if (wide) for (const address of lanAddresses()) lines.push(`   LAN: http://${address}:${server.port}/`);
  if (config.fixedSeed !== null) lines.push('FIXED_SEED is set: every game has the same deal. Not for play.');
  process.stdout.write(`${lines.join('\n')}\n`);
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? []);
  return all.filter(one => one.family === 'IPv4' && !one.internal).map(one => one.address);
}

/** What went wrong, in a sentence the operator can act on. */
function explain(error: unknown): string {
  if (error instanceof BadSetting || error instanceof FolderInUse) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const port = process.env['PORT'] || '3000';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already taken, perhaps by another Minoya. Stop that one, or choose another: PORT=8080 npm start`;
  }
  if (code === 'EACCES' && !/listen/.test(message)) return `No permission: ${message}`;
  if (code === 'EACCES') return `Not allowed to open port ${port}. Choose one above 1023: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL') return `HOST=${process.env['HOST']} is not an address of this machine.`;
  return stack || message || String(error);
}
