import { parentPort, workerData } from 'node:worker_threads';
import { type Command, Failed, Refused, type Work } from './command.ts';
import type { Given, Told } from './in-thread.ts';

/** The other side of `runInThread`. */
const { file, name, words, options, flag } = workerData as Given;
const tell = (told: Told): void => parentPort?.postMessage(told);

const work: Work = {
  stopped: () => Atomics.load(flag, 0) !== 0,
  stopping: new Promise(() => {}),
  progress: text => tell({ type: 'progress', text }),
  say: text => tell({ type: 'say', text }),
  keep: text => tell({ type: 'keep', text }),
  atEnd: () => {
    throw new Error('a thread has nothing that outlives it');
  },
};

const module: Record<string, unknown> = await import(file);
const command = Object.values(module).find(one => (one as Command | null)?.name === name) as Command;
try {
  tell({ type: 'ended', code: await command.run(options, work, words) });
} catch (error) {
  if (!(error instanceof Failed) && !(error instanceof Refused)) throw error;
  tell({ type: error instanceof Refused ? 'refused' : 'failed', text: error.message });
}
