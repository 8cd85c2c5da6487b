import { Worker } from 'node:worker_threads';
import { type Command, Failed, type Parsed, Refused } from './command.ts';
import type { Session } from './session.ts';

/** What a thread is started with. */
export interface Given {
  readonly file: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly flag: Int32Array;
}

/** What a thread tells. */
export type Told =
  | { readonly type: 'progress' | 'say' | 'keep' | 'failed' | 'refused'; readonly text: string }
  | { readonly type: 'ended'; readonly code: number };

/** Calls a command's `run` in a thread of its own, so that this one hears Ctrl-C. */
export function runInThread(
  command: Command,
  { words, options }: Extract<Parsed, { type: 'asked' }>,
  session: Session,
): Promise<number> {
  const given: Given = { file: command.thread ?? '', name: command.name, words, options, flag: session.flag };
  const thread = new Worker(new URL('thread.mjs', import.meta.url), { workerData: given });
  return new Promise((resolve, reject) => {
    let code = 1;
    thread.on('message', (told: Told) => {
      if (told.type === 'ended') code = told.code;
      else if (told.type === 'failed') reject(new Failed(told.text));
      else if (told.type === 'refused') reject(new Refused(told.text));
      else session[told.type](told.text);
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve(code));
  });
}
