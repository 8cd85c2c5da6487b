import { toast } from '../../../design/toast.tsx';
import { isDaysGame } from '../../../play/day-game.ts';
import { giveUpKept } from '../../../play/give-up-kept.ts';
import { runLine } from '../../../play/run-kind.ts';
import { browserStore } from '../../../store/browser-store.ts';
import { dropRun, type Run, saveRun } from '../../../store/runs.ts';
import { pastWords } from '../text/past.ts';
import type { RokumasuUI } from './begin.ts';
import { isBegun } from './begun.ts';

/**
 * Takes a run off the list: one with moves is given up and stays in the records. It can be taken back, unless it was the one game of its
 * day: what could be seen of the day meanwhile is not forgotten.
 */
export async function throwAway(ui: RokumasuUI, run: Run, onChange: () => void): Promise<void> {
  const counted = isDaysGame(ui, run);
  const past = isBegun(run) ? await giveUpKept(ui, run).catch(() => null) : null;
  if (!past) await dropRun(run.game, run.slot);
  onChange();
  const said = (past ? pastWords.gaveUpNow : pastWords.dropped)(runLine(run));
  if (past && counted) return void toast(said);
  const back = async () => {
    await saveRun(run);
    if (past) await (await browserStore()).remove(`past:${past.id}`);
    onChange();
  };
  toast(said, { action: { label: pastWords.undo, run: () => void back() } });
}
