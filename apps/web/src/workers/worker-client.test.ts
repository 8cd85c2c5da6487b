import { expect, test } from 'vitest';
import { WorkerClient } from './worker-client.ts';
import { type FromWorker, serve, type ToWorker } from './serve.ts';

type TestJobs = {
  double: { ask: number; reply: number; progress: string };
  never: { ask: null; reply: null };
  fail: { ask: null; reply: null };
};

/** A worker without a thread: messages arrive a turn later, as with a real one. */
function spawn() {
  const inside = {
    postMessage: (message: FromWorker) => tell(message),
    onmessage: null as ((event: { data: ToWorker }) => void) | null,
  };
  let dead = false;
  const hand = {
    onmessage: null as ((event: MessageEvent<FromWorker>) => void) | null,
    onerror: null,
    postMessage: (message: ToWorker) => queueMicrotask(() => dead || inside.onmessage?.({ data: message })),
    terminate: () => {
      dead = true;
      ended.count += 1;
    },
  };
  const tell = (message: FromWorker) =>
    queueMicrotask(() => dead || hand.onmessage?.({ data: message } as MessageEvent<FromWorker>));
  serve<TestJobs>(
    {
      double: (n, work) => {
        work.progress('halfway');
        return n * 2;
      },
      never: () => new Promise(() => undefined),
      fail: () => {
        throw new Error('no');
      },
    },
    inside,
  );
  return hand;
}
const ended = { count: 0 };

test('a question is answered, with progress on the way', async () => {
  const client = new WorkerClient<TestJobs>(spawn);
  const news: string[] = [];
  expect(await client.ask('double', 21, { onProgress: one => news.push(one) })).toBe(42);
  expect(news).toEqual(['halfway']);
});

test('a failing job rejects, and the next question still works', async () => {
  const client = new WorkerClient<TestJobs>(spawn);
  await expect(client.ask('fail', null)).rejects.toThrow('no');
  expect(await client.ask('double', 1)).toBe(2);
});

test('aborting rejects at once, ends a worker that goes on, and hires another', async () => {
  const client = new WorkerClient<TestJobs>(spawn);
  const stop = new AbortController();
  const before = ended.count;
  const asked = client.ask('never', null, { signal: stop.signal });
  stop.abort();
  await expect(asked).rejects.toThrow('cancelled');
  await expect.poll(() => ended.count).toBe(before + 1);
  expect(await client.ask('double', 4)).toBe(8);
});

test('a question that was cancelled before it was asked never starts a worker', async () => {
  const client = new WorkerClient<TestJobs>(() => {
    throw new Error('spawned');
  });
  await expect(client.ask('double', 1, { signal: AbortSignal.abort() })).rejects.toThrow('cancelled');
});
