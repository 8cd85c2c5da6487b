import type { CDPSession, Page } from '@playwright/test';
import { manifests } from '@minoya/games';
import { mino } from '@minoya/games/grid/mino';
import { columnOf, readCell, rowOf } from '@minoya/games/keshiki/cells';
import { cardIn } from '@minoya/games/rokumasu/place';
import type { Card, State } from '@minoya/games/rokumasu/state';
import { stage } from '@minoya/games/keshiki/stages/index';
import type { Work } from '../apps/cli/src/command/command.ts';
import { sample, shapes } from '../apps/web/src/games/sample/game.ts';
import { openSetup, remember } from './keshiki/table.ts';
import { readLongFrames, watchLongFrames } from './long-frames.ts';
import { openBrowser, openContext } from './open.ts';
import { Driver, placements } from './rokumasu/driver.ts';
import { threeLines } from './rokumasu/film.ts';
import { find } from './rokumasu/positions.ts';
import { open, skipLessons } from './rokumasu/runs.ts';
import { botTurns } from './polyform/turns.ts';
import { serve } from './serve.ts';
import { type Task, tasksOf } from './trace.ts';

/** How it is measured; chosen once, before the first figure. */
interface Way {
  /** Tells what the longest tasks did. */
  readonly why: boolean;
  /** How many times slower than this machine's own the CPU is made. */
  readonly slowdown: number;
  /** How many times the processor time is counted. */
  readonly times: number;
}

let way: Way = { why: false, slowdown: 4, times: 1 };
const longTask = 50;
const tapRhythm = 900;

async function slow(page: Page, { network }: { network: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: way.slowdown });
  if (network) {
    const down = (1.6 * 1024 * 1024) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: down,
      uploadThroughput: down / 2,
    });
  }
  return session;
}

/** The tasks of a run, as long as they are on the CPU that is meant. */
async function tasksIn(page: Page, run: () => Promise<void>): Promise<Task[]> {
  const tasks = await tasksOf(page, way.why, run);
  return tasks.map(task => ({ ...task, cpu: task.cpu * way.times }));
}

/** What there was to do, and how much of it would have held a frame up. */
function judged(tasks: readonly Task[]): Record<string, number> {
  const sorted = [...tasks].sort((a, b) => b.cpu - a.cpu);
  if (way.why)
    for (const { cpu, parts } of sorted.slice(0, 5))
      process.stderr.write(`  ${cpu.toFixed(1)} ms: ${parts.slice(0, 8).join(', ')}\n`);
  const whole = sorted.reduce((sum, one) => sum + one.cpu, 0);
  return {
    tasks: tasks.length,
    over50: sorted.filter(one => one.cpu > longTask).length,
    longest: tenth(sorted[0]?.cpu ?? 0),
    second: tenth(sorted[1]?.cpu ?? 0),
    whole: Math.round(whole),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

interface Paint {
  first: number;
  largest: number;
  shift: number;
  blocked: number;
}

/** How a start page comes to a slow phone (CPU ÷ 4, 1.6 Mbit/s, 150 ms). */
async function loading(page: Page, path: string): Promise<Record<string, number>> {
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0, blocked: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('paint', entry => {
      if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
    });
    watch('largest-contentful-paint', entry => {
      seen.largest = entry.startTime;
    });
    watch('layout-shift', entry => {
      seen.shift += entry.value ?? 0;
    });
  });
  await slow(page, { network: true });
  const tasks = await tasksIn(page, async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
  });
  const { longest = 0 } = judged(tasks);
  const seen = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  const blocked = tasks.reduce((sum, one) => sum + Math.max(0, one.cpu - longTask), 0);
  return {
    first: Math.round(seen.first),
    largest: Math.round(seen.largest),
    shift: Math.round(seen.shift * 1000) / 1000,
    blocked: Math.round(blocked),
    longest,
  };
}

/** The six-cell mino of the small demo, carried around the 6×6 board for three rounds. */
async function dragging(page: Page): Promise<Record<string, number>> {
  await page.goto('/sample');
  await page.evaluate(seed => {
    const time = Date.now();
    const run = { game: 'sample', version: 1, slot: 'main', setup: 'to 36', seed, log: [] };
    const save = { ...run, started: time, saved: time + 1, line: { ja: '', en: '' }, progress: 0, marks: {} };
    localStorage.setItem('minoya:quick:sample:main', JSON.stringify(save));
  }, heavySeed());
  await page.goto('/sample/play', { waitUntil: 'networkidle' });
  return carried(page);
}

/** The same with all that ロクマス foresees while a piece is held: five relics, and blocks on the board. */
async function draggingRokumasu(page: Page): Promise<Record<string, number>> {
  await skipLessons(page);
  const laden = 'standard relics=anchor,crown,kani,crescent,snowball';
  const isSix = (card: Card | null) => card !== null && mino(card.mino)?.size === 6;
  const six = (state: State) => placements(state).some(({ from }) => isSix(cardIn(state, from)));
  await open(
    page,
    find(laden, s => s.phase === 'playing' && s.board.filter(Boolean).length > 9 && six(s)),
  );
  await page.waitForLoadState('networkidle');
  return carried(page);
}

/** Carries the tray's six-cell mino around the board, lets it go beside its place, takes it again and places it. */
async function carried(page: Page): Promise<Record<string, number>> {
  // A page that was asked by locators hears every pointer for them, which is no work of ours. This one is only looked at.
  await page.reload({ waitUntil: 'networkidle' });
  const { from, board } = await page.evaluate(drawn);
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  // A player has touched a page before, which opens the sound, and looks at the board before playing on it.
  await page.mouse.click(board.x + 1, board.y + 1);
  await page.waitForTimeout(1_500);
  await page.evaluate(watchLongFrames);
  await slow(page, { network: false });
  const take = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
  };
  const letGo = async () => {
    await page.mouse.up();
    await page.waitForTimeout(400);
  };
  const carry = await tasksIn(page, async () => {
    await take();
    for (let i = 0; i < 120; i++) {
      const turn = (i / 40) * Math.PI * 2;
      await page.mouse.move(
        middle.x + 0.35 * board.width * Math.cos(turn),
        middle.y + 0.35 * board.height * Math.sin(turn),
      );
      await page.waitForTimeout(12);
    }
  });
  const carryFrames = await page.evaluate(readLongFrames);
  await page.mouse.move(board.x + board.width - 2, middle.y);
  await page.waitForTimeout(100);
  const refused = await tasksIn(page, letGo);
  await take();
  const spot = await findRoom(page, board);
  await page.mouse.move(spot.x, spot.y);
  await page.waitForTimeout(100);
  const placed = await tasksIn(page, letGo);
  const dropFrames = await page.evaluate(readLongFrames);
  return {
    ...judged(carry),
    refused: longestOf(refused),
    placed: longestOf(placed),
    carryFrames: Math.round(Math.max(0, ...carryFrames)),
    dropFrames: Math.round(Math.max(0, ...dropFrames)),
  };
}

const longestOf = (tasks: readonly Task[]): number => judged(tasks)['longest'] ?? 0;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In the page: the middle of the tray's six-cell mino, and the board. */
function drawn(): { from: { x: number; y: number }; board: Box } {
  const six = [...document.querySelectorAll('.tray-piece')].find(one => one.querySelectorAll('.tile').length === 6);
  const from = six?.getBoundingClientRect();
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (!from || !board) throw new Error('not drawn');
  const { x, y, width, height } = board;
  return { from: { x: from.x + from.width / 2, y: from.y + from.height / 2 }, board: { x, y, width, height } };
}

/** Where on the board the held mino would fit. */
async function findRoom(page: Page, board: Box): Promise<{ x: number; y: number }> {
  for (let i = 0; i < 36; i++) {
    const x = board.x + (((i % 6) + 0.5) / 6) * board.width;
    const y = board.y + ((Math.floor(i / 6) + 0.5) / 6) * board.height;
    await page.mouse.move(x, y);
    await page.waitForTimeout(120);
    if (await page.evaluate(() => document.querySelector('.ghost')?.getAttribute('data-fits') === 'true'))
      return { x, y };
  }
  throw new Error('no room');
}

/** A code that deals the six-cell mino at once. */
function heavySeed(): string {
  const heavy = shapes.length - 1;
  for (let i = 0; ; i++) if (sample.start({ target: 36 }, `heavy ${i}`).tray.includes(heavy)) return `heavy ${i}`;
}

/** Stages with all kinds of blocks between them; the hundredth has every one. */
const fallStages = [100, 97, 96];
const fallRuns = 4;

/**
 * Stored lines of stages of 消色百景, tapped at normal speed: groups fold, blocks fall, columns close. Twelve runs. Beside them a baseline of
 * the same minutes: a fixed piece of arithmetic in the same page, whose longest and median tell how much of a figure is the machine's.
 */
async function falling(page: Page): Promise<Record<string, number>> {
  const tasks: Task[] = [];
  const quiet: number[] = [];
  let taps = 0;
  for (let run = 0; run < fallRuns * fallStages.length; run++) {
    const number = fallStages[run % fallStages.length] ?? 100;
    await remember(page, { cleared: 99, settings: { speed: 1 } });
    await openSetup(page, `stage ${number}`, `stage-${number}`);
    // Whoever plays this came here by a press: the sound is open.
    await page.mouse.click(2, 2);
    await page.waitForTimeout(1_500);
    const session = await slow(page, { network: false });
    const line = stage(number).line.slice(0, -1);
    // Asked before: the first question puts a script of the driver's own into the page, which is no work of ours.
    const first = await page.locator('.tap-field [data-cell="0,0"]').boundingBox();
    if (!first) throw new Error('not drawn');
    tasks.push(...(await tasksIn(page, () => tapAlong(page, first, line))));
    quiet.push(...(await tasksIn(page, () => reckon(page))).map(({ cpu }) => cpu));
    taps += line.length;
    await session.detach();
  }
  quiet.sort((a, b) => b - a);
  const reckoned = quiet.slice(0, fallRuns * fallStages.length);
  return {
    taps,
    ...judged(tasks),
    baseline: tenth(reckoned[Math.floor(reckoned.length / 2)] ?? 0),
    baselineLongest: tenth(reckoned[0] ?? 0),
  };
}

async function tapAlong(page: Page, first: Box, line: readonly string[]): Promise<void> {
  for (const text of line) {
    const cell = readCell(text) ?? -1;
    await page.mouse.click(
      first.x + (columnOf(cell) + 0.5) * first.width,
      first.y + (rowOf(cell) + 0.5) * first.height,
    );
    // Asking the page whether it stands still would be work of its own.
    await page.waitForTimeout(tapRhythm);
  }
}

/** The same arithmetic every time, one task. */
async function reckon(page: Page): Promise<void> {
  await page.evaluate(() => {
    let sum = 0;
    for (let i = 0; i < 3_000_000; i++) sum = (sum * 31 + i) % 1_000_003;
    return sum;
  });
}

/** The score of ロクマス that moves most: three lines with five relics, from the drop to the gold. */
async function scoring(page: Page): Promise<Record<string, number>> {
  const seconds = 3.2;
  await skipLessons(page);
  const { match, drop } = threeLines();
  await open(page, match);
  const driver = new Driver(page);
  // Whoever scores this has placed ten pieces before: the sound is open.
  const { left, top } = await driver.cellBox();
  await page.mouse.click(left - 2, top - 2);
  await page.waitForTimeout(1_500);
  await driver.hold(match.state, drop.from, drop.cell);
  await slow(page, { network: false });
  const tasks = await tasksIn(page, async () => {
    await driver.letGo();
    await page.waitForTimeout(seconds * 1000);
  });
  return { ...judged(tasks), ...framesOf(tasks, seconds) };
}

const frame = 1000 / 60;

/**
 * What a sixtieth of a second costs the page's own thread: in the mean, in all but one of twenty, and the most; and how many
 * frames a second are on time when each waits for whatever was still being worked at.
 */
function framesOf(tasks: readonly Task[], seconds: number): Record<string, number> {
  const began = tasks[0]?.start ?? 0;
  const costs = Array.from({ length: Math.round(60 * seconds) }, () => 0);
  for (const { start, cpu } of tasks) {
    const at = Math.floor((start - began) / frame);
    if (at < costs.length) costs[at] = (costs[at] ?? 0) + cpu;
  }
  let [done, onTime] = [0, 0];
  for (const [i, cost] of costs.entries()) {
    done = Math.max(done, i * frame) + cost;
    if (done <= (i + 1) * frame) onTime += 1;
  }
  costs.sort((a, b) => a - b);
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  return {
    perFrame: tenth(mean),
    perFrame95: tenth(costs[Math.floor(costs.length * 0.95)] ?? 0),
    perFrameMost: tenth(costs.at(-1) ?? 0),
    framesPerSecond: tenth((60 * onTime) / costs.length),
  };
}

/** Turns of POLYFORM's strongest bot: how long they last, and how smooth the page stays while it thinks. */
async function thinking(page: Page): Promise<Record<string, number>> {
  await slow(page, { network: false });
  const seen: Task[] = [];
  const turns = await botTurns(page, 4, 6, async run => {
    const tasks = await tasksIn(page, run);
    seen.push(...tasks);
    return tasks;
  });
  const lengths = turns.map(one => one.length * way.times).sort((a, b) => a - b);
  const frames = lengths.reduce((sum, one) => sum + one, 0) / (1000 / 60);
  const missed = turns.reduce((sum, one) => sum + one.missed, 0);
  return {
    turns: turns.length,
    median: Math.round(lengths[Math.floor((lengths.length - 1) / 2)] ?? 0),
    longest: Math.round(lengths.at(-1) ?? 0),
    longestTask: longestOf(seen),
    framesPerSecond: tenth(60 * (1 - missed / frames)),
  };
}

const measures: Readonly<Record<string, (page: Page) => Promise<Record<string, number>>>> = {
  home: page => loading(page, '/'),
  ...Object.fromEntries(Object.keys(manifests).map(id => [id, (page: Page) => loading(page, `/${id}`)])),
  drag: dragging,
  'drag-rokumasu': draggingRokumasu,
  'score-animation': scoring,
  falls: falling,
  bots: thinking,
};

interface Measuring extends Way {
  /** A server that runs already; null starts one. */
  readonly url: string | null;
  readonly names: readonly string[];
}

/** Prints the figures one after the other, each on a page of its own. */
export async function measure({ url, names, ...how }: Measuring, work: Work): Promise<number> {
  way = how;
  const base = url ?? (await serve(work));
  const browser = await openBrowser(work);
  for (const [i, name] of names.entries()) {
    if (work.stopped()) return 1;
    work.progress(`${i} of ${names.length} figures; measuring ${name}`);
    const context = await openContext(browser, {
      baseURL: base,
      viewport: { width: 390, height: 844 },
      locale: 'ja-JP',
      serviceWorkers: 'block',
      hasTouch: true,
    });
    // The loader of TypeScript names functions by a helper that a page does not have.
    work.say(`${name} ${JSON.stringify(await measures[name]?.(await context.newPage()))}`);
    await context.close();
  }
  return 0;
}
