import { networkInterfaces } from 'node:os';
import { BadSetting, type Config, readConfig } from './config.ts';
import { type Server, serve } from './server.ts';
import { FolderInUse } from './store/sqlite.ts';

try {
  const config = readConfig(process.env);
  const server = await serve(config);
  greet(config, server);
  stopOnSignal(server);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function greet(config: Config, server: Server): void {
  const wide = config.host === '0.0.0.0' || config.host === '::';
  const lines = [`Minoya: http://${wide ? 'localhost' : bracketed(config.host)}:${server.port}/`];
  if (wide) for (const address of lanAddresses()) lines.push(`   LAN: http://${address}:${server.port}/`);
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

function explain(error: unknown): string {
  if (error instanceof BadSetting || error instanceof FolderInUse) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const port = process.env['PORT'] ?? '3000';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already taken, perhaps by another Minoya. Stop that one, or choose another: PORT=8080 npm start`;
  }
  if (code === 'EACCES') return `Not allowed to open port ${port}. Choose one above 1023: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL') return `HOST=${process.env['HOST']} is not an address of this machine.`;
  return stack ?? message;
}
