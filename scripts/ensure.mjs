// Runs before anything is installed (prestart, pretest): Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isBuilt } from './build-stamp.mjs';

const USAGE = `node scripts/ensure.mjs [options]

Installs what package-lock.json asks for, unless it is there.

  --build    also builds what is stale
  --browser  also makes sure that Chromium, a Japanese font and PostgreSQL are there for the tests
  --firefox  also Firefox, and
  --webkit   also WebKitGTK with what drives it, for npm run engines
  --help     this text

Ctrl-C: What was begun is begun again the next time.`;

function asked() {
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({ options: { build: flag, browser: flag, firefox: flag, webkit: flag, help: flag } }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const wanted = asked();
if (wanted.help) {
  console.log(USAGE);
  process.exit(0);
}
process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

// A native module is compiled against the headers that came with this Node, not against downloaded ones.
const prefix = path.dirname(path.dirname(process.execPath));
if (!process.env.npm_config_nodedir && existsSync(path.join(prefix, 'include/node/node.h')))
  process.env.npm_config_nodedir = prefix;

/** Waits until it has ended, also when this program is told to stop meanwhile: what is half installed must not be installed by a second one. */
function run(command, args) {
  return new Promise(resolve => {
    // It may be told to stop before `spawn` has returned.
    const hand = signal => child.kill(signal);
    for (const signal of STOPS) process.on(signal, hand);
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    const ended = status => {
      for (const signal of STOPS) process.off(signal, hand);
      resolve(status);
    };
    child.on('error', () => ended(1));
    child.on('exit', (code, signal) => ended(code ?? 128 + (constants.signals[signal] ?? 1)));
  });
}
const sleep = ms => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const LOCK = '.install-lock';

/** Two commands started at once must not both install or build. */
async function alone(needed, work) {
  while (needed()) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    } catch {
      const owner = existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : 0;
      if (owner && !alive(owner)) rmSync(LOCK, { force: true });
      else sleep(300);
      continue;
    }
    const status = needed() ? await work() : 0;
    rmSync(LOCK, { force: true });
    if (status !== 0) process.exit(status);
  }
}

const INSTALLED = 'node_modules/.package-lock.json'; // what npm has put there; it writes it last
const INSTALL_STAMP = 'node_modules/.minoya-installed';

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether everything lies there that the lockfile asks for; what is optional may be for other machines. */
function isAsLocked() {
  const there = packagesIn(INSTALLED);
  return Object.entries(packagesIn('package-lock.json')).every(([place, wants]) => {
    const has = there[place];
    if (place === '' || (wants.optional && !has)) return true;
    return has !== undefined && has.version === wants.version && has.integrity === wants.integrity;
  });
}

/** By content: a checkout gives the lockfile a new time whenever it likes. */
const installed = () =>
  existsSync(INSTALLED) &&
  ((existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === lockHash()) || isAsLocked());

async function install() {
  console.log('Minoya: installing dependencies (once; the database driver is compiled, which takes a minute or two)…');
  const status = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (status === 0) writeFileSync(INSTALL_STAMP, lockHash());
  else console.error(`Minoya: npm ci ended with ${status}; the next command begins it again.`);
  return status;
}

async function build() {
  console.log('Minoya: building…');
  return run('npm', ['run', '--silent', 'build']);
}

const onPath = names =>
  names.some(name => (process.env.PATH ?? '').split(path.delimiter).some(dir => existsSync(path.join(dir, name))));
const hasFont = () => {
  const list = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
};
const POSTGRES = '/usr/lib/postgresql';
const hasPostgres = () =>
  onPath(['initdb']) ||
  (existsSync(POSTGRES) && readdirSync(POSTGRES).some(version => existsSync(`${POSTGRES}/${version}/bin/initdb`)));

const hasBindings = () =>
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"], { stdio: 'ignore' })
    .status === 0;

/** Chromium without windows: the same pages with half the work. */
const LIGHT = 'chromium-headless-shell';

/** What each kind of test needs from the system: the Debian packages that bring it, and whether it is there. */
const font = [['fonts-noto-cjk', 'fontconfig'], hasFont];
const needs = {
  browser: [
    [[LIGHT], () => onPath([LIGHT, 'chromium', 'chromium-browser', 'google-chrome'])],
    font,
    [['postgresql'], hasPostgres],
  ],
  firefox: [[['firefox-esr'], () => onPath(['firefox-esr'])], font],
  webkit: [
    [['webkit2gtk-driver'], () => onPath(['WebKitWebDriver'])],
    [['python3-gi', 'gir1.2-webkit2-4.1'], hasBindings],
    [['xvfb'], () => onPath(['Xvfb'])],
    [['openbox'], () => onPath(['openbox'])],
    [['scrot'], () => onPath(['scrot'])],
    font,
  ],
};

const missingPackages = () =>
  Object.keys(needs)
    .filter(option => wanted[option])
    .flatMap(option => needs[option].flatMap(([names, there]) => (there() ? [] : names)));

async function installPackages() {
  const packages = [...new Set(missingPackages())];
  if (packages.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) {
    console.error(
      `Minoya: the tests run in real browsers, with Japanese text and a real database. Please run once:\n\n  sudo ${command}\n`,
    );
    process.exit(1);
  }
  console.log(`Minoya: the tests need ${packages.join(', ')}; installing with apt (once)…`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const status = (await run('apt-get', ['update', '-q'])) || (await run('apt-get', command.split(' ').slice(1)));
  if (status !== 0 || missingPackages().length > 0) {
    console.error(`Minoya: that did not work. Please run by hand: ${command}`);
    process.exit(1);
  }
}

/** Any Chromium will do; where the lighter one can be had, the tests take half the time. */
function installLightBrowser() {
  if (!wanted.browser || onPath([LIGHT]) || process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  const quietly = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status;
  const install = ['install', '-y', '--no-install-recommends', LIGHT];
  const status = quietly('apt-get', ['update', '-q']) || quietly('apt-get', install);
  console.log(`Minoya: ${LIGHT} ${status === 0 ? 'installed with apt (once).' : 'is not to be had; Chromium it is.'}`);
}

await alone(() => !installed(), install);
await installPackages();
installLightBrowser();
if (wanted.build) await alone(() => !isBuilt(), build);
