import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export interface Ran {
  readonly ok: boolean;
  /** What it printed, errors included. */
  readonly said: string;
}

/** A working copy of the house in a folder of its own, where a test may change rules, build and commit. */
export class Copy {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'minoya-copy-')));

  constructor() {
    for (const file of files()) {
      mkdirSync(path.dirname(this.path(file)), { recursive: true });
      copyFileSync(path.join(root, file), this.path(file));
    }
    this.install();
    this.keepFonts();
    this.git('init', '--quiet', '--initial-branch', 'main');
    this.commit('As it was');
  }

  /** Cut fonts are kept by what they hold: most of them are the same. */
  private keepFonts(): void {
    const fonts = 'apps/web/.cache/fonts';
    if (existsSync(path.join(root, fonts))) cpSync(path.join(root, fonts), this.path(fonts), { recursive: true });
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text);
  }

  /** Puts one text in the place of another, which must be there. */
  change(file: string, from: string, to: string): void {
    const before = this.read(file);
    if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
    this.write(
      file,
      before.replace(from, () => to),
    );
  }

  /** A command as somebody types it in the copy. */
  run(command: string, ...args: string[]): Ran {
    const { status, stdout, stderr } = spawnSync(command, args, { ...this.place(), encoding: 'utf8' });
    return { ok: status === 0, said: `${stdout}${stderr}` };
  }

  /** A program that npm installed. Called itself: npx takes as long to find it as many a check takes. */
  tool(name: string, ...args: string[]): Ran {
    return this.run(path.join('node_modules', '.bin', name), ...args);
  }

  /** A command, while something else goes on here. */
  async runAside(command: string, ...args: string[]): Promise<Ran> {
    const child = spawn(command, args, { ...this.place(), stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => said.push(String(part)));
    const status = await new Promise(done => child.once('close', done));
    return { ok: status === 0, said: said.join('') };
  }

  private place() {
    return { cwd: this.root, env: cleanEnv(), shell: process.platform === 'win32' };
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--no-verify', '--message', message);
  }

  /** Everything since the last commit is undone. */
  restore(): void {
    this.git('reset', '--quiet', '--hard');
    this.git('clean', '--quiet', '--force', '-d');
  }

  /** The last commit is undone, too. */
  undo(): void {
    this.git('reset', '--quiet', '--hard', 'HEAD~1');
    this.restore();
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private git(...args: string[]): void {
    const who = ['user.name=copy', 'user.email=copy@localhost', 'commit.gpgsign=false', 'core.autocrlf=false'];
    execFileSync('git', [...who.flatMap(one => ['-c', one]), ...args], { cwd: this.root, env: cleanEnv() });
  }

  /** Other people's packages are ours; the house's own lead into the copy. */
  private install(): void {
    const [theirs, mine] = [path.join(root, 'node_modules'), this.path('node_modules')];
    mkdirSync(path.join(mine, '@minoya'), { recursive: true });
    for (const name of readdirSync(theirs)) {
      const hidden = name.startsWith('.') && name !== '.bin';
      if (!hidden && name !== '@minoya') symlinkSync(path.join(theirs, name), path.join(mine, name), 'junction');
    }
    for (const name of readdirSync(path.join(theirs, '@minoya'))) {
      const target = path.relative(
        root,
        path.resolve(theirs, '@minoya', readlinkSync(path.join(theirs, '@minoya', name))),
      );
      symlinkSync(this.path(target), path.join(mine, '@minoya', name), 'junction');
    }
    // Last, as npm does: whoever looks finds everything installed.
    copyFileSync(path.join(theirs, '.package-lock.json'), path.join(mine, '.package-lock.json'));
  }
}

/** Everything that is part of the repository, or would be after the next commit. */
function files(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter(file => file !== '' && existsSync(path.join(root, file)));
}

/** Nothing of whoever runs the test: the copy is a place of its own. */
function cleanEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|NODE_ENV|TEST|PLAYWRIGHT_|npm_|INIT_CWD|FORCE_COLOR|GIT_|E2E_)/.test(name),
  );
  return { ...Object.fromEntries(kept), NO_COLOR: '1' };
}
