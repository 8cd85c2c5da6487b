import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Ask } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { runLine } from '../../../play/run-kind.ts';
import { loadRun, type Run } from '../../../store/runs.ts';
import { meta } from '../text/meta.ts';
import { type BeginRun, beginRun, type RokumasuUI, slotOf } from './begin.ts';

interface Starting {
  /** Begins a run on the place of its rule set; asks first where one is in progress there, and names it. */
  readonly start: (options: BeginRun) => Promise<void>;
  readonly asking: JSX.Element | null;
}

export function useStart(ui: RokumasuUI): Starting {
  const inTheWay = useSignal<{ readonly run: Run; readonly options: BeginRun } | null>(null);
  const start = async (options: BeginRun) => {
    const run = await loadRun('rokumasu', slotOf(options.setup));
    if (run && run.log.length > 1) inTheWay.value = { run, options };
    else await beginRun(ui, options);
  };
  const found = inTheWay.value;
  const asking = found ? (
    <Ask
      title={say(meta.replace)}
      yes={say(meta.newRun)}
      onNo={() => (inTheWay.value = null)}
      onYes={() => void beginRun(ui, found.options)}
    >
      <p data-lost>{say(meta.replaceText(runLine(found.run)))}</p>
    </Ask>
  ) : null;
  return { start, asking };
}
