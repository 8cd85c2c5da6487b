import { toast } from '../../../design/toast.tsx';
import { giveUpKept } from '../../../play/give-up-kept.ts';
import { runLine } from '../../../play/run-kind.ts';
import { browserStore } from '../../../store/browser-store.ts';
import { dropRun, type Run, saveRun } from '../../../store/runs.ts';
import { pastWords } from '../text/past.ts';
import type { RokumasuUI } from './begin.ts';

/** Takes a run off the list: one with moves stays in the records as given up, unless it is a day's one deal. It can be taken back. */
export async function throwAway(ui: RokumasuUI, run: Run, keeps: boolean, onChange: () => void): Promise<void> {
  const past = keeps ? await giveUpKept(ui, run).catch(() => null) : null;
  if (!past) await dropRun(run.game, run.slot);
  onChange();
  const back = async () => {
    await saveRun(run);
    if (past) await (await browserStore()).remove(`past:${past.id}`);
    onChange();
  };
  toast((past ? pastWords.putAway : pastWords.dropped)(runLine(run)), {
    action: { label: pastWords.undo, run: () => void back() },
  });
}
