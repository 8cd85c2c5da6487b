import type { Work } from '../apps/cli/src/command/command.ts';
import { runTool, type Tool } from './tool.ts';

/** One thing that must hold, and the program that says whether it does. */
export type Part = readonly [name: string, tool: Tool];

export interface Parts {
  /** Run two at a time, each told as a whole when it has ended: most of them keep one core busy. */
  readonly beside: readonly Part[];
  /** Run one after the other, each with all there is, and are seen at work. */
  readonly alone: readonly Part[];
}

const LANES = 2;

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

/** Runs all of them, each with its time. A failure stops none of the others; all failures stand together at the end. */
export async function holds({ beside, alone }: Parts, work: Work): Promise<number> {
  const began = performance.now();
  const failed = new Set<Part>();
  let passed = 0;
  const run = async (part: Part, quietly: boolean): Promise<void> => {
    const ok = await (quietly ? toldAtEnd : seenAtWork)(part, work);
    if (work.stopped()) return;
    if (ok) passed++;
    else failed.add(part);
    work.keep(`${passed} of ${beside.length + alone.length} parts passed, ${failed.size} failed`);
  };
  const waiting = [...beside];
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part && !work.stopped(); part = waiting.shift()) await run(part, true);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const part of alone) if (!work.stopped()) await run(part, false);
  if (work.stopped()) return 1;
  const names = [...beside, ...alone].filter(part => failed.has(part)).map(([name]) => name);
  const end = names.length === 0 ? 'All of it holds' : `✗ ${names.join(', ')} failed; the rest holds`;
  work.say(`\n${end}, after ${seconds(began)} s.\n${passed} passed, ${names.length} failed`);
  return names.length === 0 ? 0 : 1;
}

async function seenAtWork([name, tool]: Part, work: Work): Promise<boolean> {
  const began = performance.now();
  work.say(`\n▸ ${name}`);
  const ok = (await runTool(tool, work)) === 0;
  if (!work.stopped()) work.say(ending(name, ok, began));
  return ok;
}

async function toldAtEnd([name, tool]: Part, work: Work): Promise<boolean> {
  const began = performance.now();
  work.say(`▸ ${name}`);
  const said: Buffer[] = [];
  const ok = (await runTool(tool, work, part => said.push(part))) === 0;
  if (!work.stopped()) work.say(`${Buffer.concat(said).toString()}${ending(name, ok, began)}`);
  return ok;
}

const ending = (name: string, ok: boolean, began: number): string =>
  ok ? `✓ ${name} (${seconds(began)} s)` : `✗ ${name} failed after ${seconds(began)} s`;
