import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Lazy } from '../../../design/lazy.tsx';
import { loadRun, type Run } from '../../../store/runs.ts';
import { fromLater } from '../load-later.ts';
import { type BeginRun, beginRun, placeOf, type RokumasuUI } from './begin.ts';
import { isBegun } from './begun.ts';

interface Starting {
  /** Begins a run on its place; asks first where one is in progress there, and names it. */
  readonly start: (options: BeginRun) => Promise<void>;
  readonly asking: JSX.Element | null;
}

const replaceAsk = () => fromLater('ReplaceAsk');

export function useStart(ui: RokumasuUI): Starting {
  const inTheWay = useSignal<{ readonly run: Run; readonly options: BeginRun } | null>(null);
  const start = async (options: BeginRun) => {
    const { slot, aside } = placeOf(options);
    const run = aside ? null : await loadRun('rokumasu', slot);
    if (run && isBegun(run)) inTheWay.value = { run, options };
    else await beginRun(ui, options);
  };
  const found = inTheWay.value;
  const asking = found ? (
    <Lazy
      load={replaceAsk}
      props={{
        run: found.run,
        onNo: () => (inTheWay.value = null),
        onYes: async () => {
          // What is replaced is given up, not lost.
          const giveUpKept = await fromLater('giveUpKept');
          await giveUpKept(ui, found.run).catch(() => null);
          await beginRun(ui, found.options);
        },
      }}
    />
  ) : null;
  return { start, asking };
}
