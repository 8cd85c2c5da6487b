import type { FromWorker, Jobs, ToWorker } from './serve.ts';

interface Waiting {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly progress: ((news: unknown) => void) | undefined;
}

interface AskOptions<Progress> {
  /** Aborting ends the job: by asking first, and after a moment by ending the worker. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (news: Progress) => void;
}

/** How long a cancelled worker may go on before it is ended. */
const patience = 60;

interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/**
 * Bots, hints and solvers off the main thread. The worker starts with the first question and is made again after
 * one that would not stop.
 */
export class WorkerClient<J extends Jobs> {
  private readonly spawn: () => WorkerLike;
  private worker: WorkerLike | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(spawn: () => WorkerLike) {
    this.spawn = spawn;
  }

  ask<K extends keyof J & string>(
    name: K,
    ask: J[K]['ask'],
    { signal, onProgress }: AskOptions<NonNullable<J[K]['progress']>> = {},
  ): Promise<J[K]['reply']> {
    if (signal?.aborted) return Promise.reject(abortError());
    const id = ++this.count;
    const worker = this.running();
    const answer = new Promise<J[K]['reply']>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, progress: onProgress as Waiting['progress'] });
    });
    signal?.addEventListener('abort', () => this.cancel(id), { once: true });
    worker.postMessage({ type: 'ask', id, name, ask });
    return answer;
  }

  /** Ends the worker; questions still open are rejected. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const one of this.waiting.values()) one.reject(abortError());
    this.waiting.clear();
  }

  private running(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.spawn();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = event => {
      for (const one of this.waiting.values()) one.reject(new Error(event.message || 'the worker failed'));
      this.waiting.clear();
      worker.terminate();
      this.worker = null;
    };
    this.worker = worker;
    return worker;
  }

  private hear(news: FromWorker): void {
    const one = this.waiting.get(news.id);
    if (!one) return;
    if (news.type === 'progress') {
      one.progress?.(news.news);
      return;
    }
    this.waiting.delete(news.id);
    if (news.type === 'reply') one.resolve(news.reply);
    else one.reject(new Error(news.why));
  }

  private cancel(id: number): void {
    const one = this.waiting.get(id);
    if (!one) return;
    this.waiting.delete(id);
    one.reject(abortError());
    this.worker?.postMessage({ type: 'cancel', id });
    const { worker } = this;
    setTimeout(() => {
      // Others still wait for this worker, or it is a new one already: leave it.
      if (this.worker !== worker || this.waiting.size > 0) return;
      worker?.terminate();
      this.worker = null;
    }, patience);
  }
}

const abortError = () => new DOMException('cancelled', 'AbortError');
