/** What a worker can be asked: requests and replies by name, plain JSON both. */
export type Jobs = Readonly<
  Record<string, { readonly ask: unknown; readonly reply: unknown; readonly progress?: unknown }>
>;

export interface Work<Progress> {
  /** Tells how far it is; cheap enough to call often. */
  progress(news: Progress): void;
  /** True when nobody wants the answer any more. Only jobs that await now and then can notice. */
  readonly cancelled: boolean;
}

type Handlers<J extends Jobs> = {
  readonly [K in keyof J]: (
    ask: J[K]['ask'],
    work: Work<NonNullable<J[K]['progress']>>,
  ) => J[K]['reply'] | Promise<J[K]['reply']>;
};

/** What goes over the line. */
export type ToWorker =
  | { readonly type: 'ask'; readonly id: number; readonly name: string; readonly ask: unknown }
  | { readonly type: 'cancel'; readonly id: number };
export type FromWorker =
  | { readonly type: 'reply'; readonly id: number; readonly reply: unknown }
  | { readonly type: 'progress'; readonly id: number; readonly news: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly why: string };

interface Line {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}

/** The worker's side: one line in its file, `serve<MyJobs>({ … })`. */
export function serve<J extends Jobs>(handlers: Handlers<J>, line: Line = self as unknown as Line): void {
  const cancelled = new Set<number>();
  line.onmessage = ({ data }) => {
    if (data.type === 'cancel') {
      cancelled.add(data.id);
      return;
    }
    const { id, name, ask } = data;
    const work: Work<unknown> = {
      progress: news => line.postMessage({ type: 'progress', id, news }),
      get cancelled() {
        return cancelled.has(id);
      },
    };
    const handler = handlers[name] as ((ask: unknown, work: Work<unknown>) => unknown) | undefined;
    Promise.resolve()
      .then(() => {
        if (!handler) throw new Error(`no such job: ${name}`);
        return handler(ask, work);
      })
      .then(
        reply => line.postMessage({ type: 'reply', id, reply }),
        (error: unknown) => line.postMessage({ type: 'failed', id, why: String(error) }),
      )
      .finally(() => cancelled.delete(id));
  };
}
