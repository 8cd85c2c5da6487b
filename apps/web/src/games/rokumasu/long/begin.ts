import { loadRun } from '../../../store/runs.ts';
import { beginRun, type RokumasuUI } from '../entry/begin.ts';

/** A journey never takes the place of a run in progress: it gets a slot of its own beside it. */
export async function beginJourney(ui: RokumasuUI, setup: string): Promise<void> {
  const run = await loadRun('rokumasu', 'main');
  const taken = run !== null && run.log.length > 1;
  await beginRun(ui, { setup, slot: taken ? 'journey' : 'main', aside: taken });
}
