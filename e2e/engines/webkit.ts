import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/port.ts';
import { type Engine, type Key, type Size, type Tab, until } from './tab.ts';

const bareWindow = join(import.meta.dirname, 'webkit-window.py');
const programs: ChildProcess[] = [];

function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  programs.push(child);
  return child;
}

/** WebKitGTK by the standard's own protocol: a screen nobody sees, and a driver for each window. */
export async function openWebKit(base: string): Promise<Engine> {
  const display = `:${90 + (process.pid % 900)}`;
  start('Xvfb', [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  await until('a screen', () => Promise.resolve(existsSync(`/tmp/.X11-unix/X${display.slice(1)}`)));
  start('openbox', [], { DISPLAY: display });
  const { stdout: version } = spawnSync(bareWindow, ['--version'], { encoding: 'utf8' });
  return {
    name: `WebKitGTK ${version.trim()}`,
    open: size => openTab({ base, display }, size),
    async stop() {
      for (const one of programs.toReversed()) one.kill();
      await Promise.all(
        programs.map(one =>
          Promise.resolve(one.exitCode ?? one.signalCode ?? new Promise(done => one.once('exit', done))),
        ),
      );
    },
  };
}

interface Screen {
  readonly base: string;
  readonly display: string;
}

async function openTab(screen: Screen, size: Size): Promise<Tab> {
  const port = await freePort();
  const env = {
    DISPLAY: screen.display,
    WINDOW_SIZE: `${size.width}x${size.height}`,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = start('WebKitWebDriver', [`--port=${port}`], env);
  const address = `http://127.0.0.1:${port}`;
  await until('the driver', async () => (await fetch(`${address}/status`)).ok);
  const window = { binary: bareWindow, args: [] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': window } };
  const { sessionId } = (await command(`${address}/session`, { capabilities })) as { sessionId: string };
  return new WebKitTab(screen, `${address}/session/${sessionId}`, driver, size);
}

async function command(address: string, body: unknown, method = 'POST'): Promise<unknown> {
  const answer = await fetch(address, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: unknown };
  const trouble = value as { error?: string; message?: string } | null;
  if (!answer.ok) throw new Error(`${trouble?.error ?? answer.status}: ${trouble?.message ?? ''}`);
  return value;
}

const keys: Readonly<Record<Key, string>> = { Enter: '\ue007', Tab: '\ue004', Escape: '\ue00c', End: '\ue010', z: 'z' };

class WebKitTab implements Tab {
  readonly complaints: string[] = [];
  readonly size: Size;
  private readonly base: string;
  private readonly session: string;
  private readonly driver: ChildProcess;
  private readonly display: string;

  constructor(screen: Screen, session: string, driver: ChildProcess, size: Size) {
    this.base = screen.base;
    this.display = screen.display;
    this.session = session;
    this.driver = driver;
    this.size = size;
  }

  async go(path: string): Promise<void> {
    await command(`${this.session}/url`, { url: `${this.base}${path}` });
    await this.listen();
  }

  async reload(): Promise<void> {
    await command(`${this.session}/refresh`, {});
    await this.listen();
  }

  /** The protocol tells nothing of errors: the page itself writes them down from here on. */
  private async listen(): Promise<void> {
    await this.value(`(() => {
      const note = text => sessionStorage.setItem('errors', (sessionStorage.getItem('errors') ?? '') + text + '\\n');
      addEventListener('error', event => note(event.message));
      addEventListener('unhandledrejection', event => note(String(event.reason)));
    })()`);
  }

  value(expression: string): Promise<unknown> {
    return command(`${this.session}/execute/sync`, { script: `return ${expression}`, args: [] });
  }

  private async act(id: string, type: 'pointer' | 'key', action: Readonly<Record<string, unknown>>): Promise<void> {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    await command(`${this.session}/actions`, { actions: [{ id, type, ...parameters, actions: [action] }] });
  }

  move(x: number, y: number): Promise<void> {
    const to = { x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 };
    return this.act('mouse', 'pointer', { type: 'pointerMove', ...to });
  }

  down(): Promise<void> {
    return this.act('mouse', 'pointer', { type: 'pointerDown', button: 0 });
  }

  up(): Promise<void> {
    return this.act('mouse', 'pointer', { type: 'pointerUp', button: 0 });
  }

  async press(key: Key): Promise<void> {
    await this.act('keys', 'key', { type: 'keyDown', value: keys[key] });
    await this.act('keys', 'key', { type: 'keyUp', value: keys[key] });
  }

  /** The whole screen: the protocol's own pictures of a table may never come. */
  picture(file: string): Promise<void> {
    const { display } = this;
    spawnSync('scrot', ['--overwrite', file], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
    return Promise.resolve();
  }

  async close(): Promise<void> {
    const noted = await this.value(`sessionStorage.getItem('errors') ?? ''`).catch(() => '');
    if (typeof noted === 'string') this.complaints.push(...noted.split('\n').filter(Boolean));
    await command(this.session, null, 'DELETE').catch(() => undefined);
    this.driver.kill();
  }
}
