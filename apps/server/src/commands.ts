import { networkInterfaces } from 'node:os';
import { BadSetting, type Config, readConfig } from './config.ts';
import { adminToken, type Server, serve } from './server.ts';
import { backup, restore } from './store/backup.ts';
import { openStore } from './store/open.ts';
import { FolderInUse } from './store/sqlite.ts';

const HELP = `npm start                          serve (PORT, HOST, DATA_DIR or DATABASE_URL; docs/deploy.md has the rest)
npm run server -- backup FILE      everything in one file, while the server runs
npm run server -- restore FILE     into an empty DATA_DIR or database
npm run server -- admin-token      for /admin and /metrics
`;

/** The server's command line. */
export async function run(args: readonly string[]): Promise<void> {
  const [command = 'serve', file] = args;
  const config = readConfig(process.env);
  if (command === 'serve') return start(config);
  if (command === 'admin-token') return showToken(config);
  if ((command === 'backup' || command === 'restore') && file !== undefined) {
    const rows = await (command === 'backup' ? backup : restore)(config, file);
    process.stdout.write(`${rows} rows ${command === 'backup' ? 'written to' : 'restored from'} ${file}\n`);
    return;
  }
  process.stdout.write(HELP);
  if (command !== 'help') process.exitCode = 1;
}

async function start(config: Config): Promise<void> {
  const server = await serve(config);
  greet(config, server);
  stopOnSignal(server);
}

async function showToken(config: Config): Promise<void> {
  if (config.adminToken === null && config.databaseUrl === null) return showStoredToken(config);
  const store = config.adminToken === null ? await openStore(config) : null;
  process.stdout.write(`${config.adminToken ?? (store && (await adminToken(config, store)))}\n`);
  await store?.close();
}

/** Works beside a running server, which owns the folder. */
async function showStoredToken(config: Config): Promise<void> {
  const { default: Database } = await import('better-sqlite3');
  const db = new Database(`${config.dataDir}/minoya.db`, { readonly: true });
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

function stopOnSignal(server: Server): void {
  // Whoever read our output may be gone first, as in `npm start | tee log`: that must not end us before the games are safe.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.stdout.write('Stopping.\n');
      server.close().then(
        () => process.exit(0),
        error => {
          process.stderr.write(`${explain(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

/** What went wrong, in a sentence the operator can act on. */
export function explain(error: unknown): string {
  if (error instanceof BadSetting || error instanceof FolderInUse) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const port = process.env['PORT'] || '3000';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already taken, perhaps by another Minoya. Stop that one, or choose another: PORT=8080 npm start`;
  }
  if (code === 'EACCES' && !/listen/.test(message)) return `No permission: ${message}`;
  if (code === 'EACCES') return `Not allowed to open port ${port}. Choose one above 1023: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL') return `HOST=${process.env['HOST']} is not an address of this machine.`;
  return stack ?? message;
}
