import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything the server is told from outside. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The built web app. */
  readonly webDir: string;
  /** `postgres://…`; null: the SQLite file in `dataDir`. */
  readonly databaseUrl: string | null;
  /** How many reverse proxies in front may be believed about the caller's address. */
  readonly proxies: number;
  /** Where the house is found from outside, as `https://play.example`; null: as each caller found it. */
  readonly publicUrl: string | null;
  /** Other addresses whose pages may open sockets here. */
  readonly origins: readonly string[];
  readonly adminToken: string | null;
  readonly logLevel: string;
  /** False only for load tests. */
  readonly rateLimits: boolean;
  /** Every game gets this seed: for load tests and demonstrations, never for play. */
  readonly fixedSeed: string | null;
}

/** A setting that cannot be used; shown to the operator as it is. */
export class BadSetting extends Error {}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

// From src and from dist alike, the server's own folder is one level up.
const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Reads the environment; throws `BadSetting` with one sentence that says what to change. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    host: env['HOST'] || '0.0.0.0',
    dataDir: path.resolve(env['DATA_DIR'] || path.join(home, '../../data')),
    webDir: path.resolve(env['WEB_DIR'] || path.join(home, '../web/dist')),
    databaseUrl: databaseUrl(env['DATABASE_URL']),
    proxies: wholeNumber(env, 'TRUST_PROXY', 0, 8),
    publicUrl: publicUrl(env['PUBLIC_URL']),
    origins: (env['ORIGINS'] ?? '').split(',').filter(text => text !== ''),
    adminToken: adminToken(env['ADMIN_TOKEN']),
    logLevel: oneOf(env, 'LOG_LEVEL', LEVELS, 'warn'),
    rateLimits: oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    fixedSeed: env['FIXED_SEED'] || null,
  };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new BadSetting(`${name}=${text} is not a whole number from 0 to ${max}.`);
  }
  return value;
}

function oneOf(env: NodeJS.ProcessEnv, name: string, allowed: readonly string[], otherwise: string): string {
  const text = env[name] || otherwise;
  if (!allowed.includes(text)) throw new BadSetting(`${name}=${text} is none of ${allowed.join(', ')}.`);
  return text;
}

function databaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^postgres(ql)?:\/\//.test(text)) throw new BadSetting('DATABASE_URL must start with postgres://.');
  return text;
}

function publicUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
  throw new BadSetting(`PUBLIC_URL=${text} is not an address like https://play.example.`);
}

function adminToken(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length < 16) throw new BadSetting('ADMIN_TOKEN is shorter than 16 characters and could be guessed.');
  return text;
}
