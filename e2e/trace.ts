import type { CDPSession, Page } from '@playwright/test';

/** One task of the page's main thread, in milliseconds of its own processor time: other programs do not count. */
export interface Task {
  readonly start: number;
  readonly cpu: number;
  /** What it was spent on, most first: `FunctionCall 12.1`, `Layout 3.0`. */
  readonly parts: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string; readonly functionName?: string } };
}

/** Tasks alone; what they are made of is asked for only to explain, because writing that down is work too. */
const plain = ['disabled-by-default-devtools.timeline', '__metadata'];
const detailed = ['devtools.timeline', ...plain];

/** The main-thread tasks while `run` runs. */
export async function tasksOf(page: Page, why: boolean, run: () => Promise<void>): Promise<Task[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: why ? detailed : plain, excludedCategories: ['*'] },
  });
  await run();
  await finished(session);
  return readTasks(events);
}

async function finished(session: CDPSession): Promise<void> {
  const done = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
}

/** The renderer with most work is the page's; a fresh page may have a spare one beside it. */
function readTasks(events: readonly TraceEvent[]): Task[] {
  const mains = events.filter(one => one.name === 'thread_name' && one.args?.name === 'CrRendererMain');
  const tasks = mains.map(main => {
    const mine = events.filter(one => one.pid === main.pid && one.tid === main.tid && one.ph === 'X');
    const whole = mine.filter(one => one.name === 'RunTask' && one.tdur !== undefined);
    return whole.map(one => readTask(one, mine));
  });
  const sum = (list: readonly Task[]) => list.reduce((total, one) => total + one.cpu, 0);
  return tasks.sort((a, b) => sum(b) - sum(a))[0] ?? [];
}

function readTask(task: TraceEvent, all: readonly TraceEvent[]): Task {
  const cpu = (task.tdur ?? 0) / 1000;
  const parts = cpu < 10 ? [] : partsOf(task, all);
  return { start: task.ts / 1000, cpu, parts };
}

function partsOf(task: TraceEvent, all: readonly TraceEvent[]): string[] {
  const end = task.ts + (task.dur ?? 0);
  const times = new Map<string, number>();
  for (const one of all) {
    if (one === task || one.ts < task.ts || one.ts >= end || (one.tdur ?? 0) < 1000) continue;
    const where = one.args?.data?.url?.split('/').at(-1) ?? '';
    const name = [one.name, one.args?.data?.functionName, where].filter(Boolean).join(' ');
    times.set(name, (times.get(name) ?? 0) + (one.tdur ?? 0) / 1000);
  }
  return [...times].sort((a, b) => b[1] - a[1]).map(([name, time]) => `${name} ${time.toFixed(1)}`);
}
