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

type Print = (text: Buffer) => unknown;

/** Runs all of them, each with its time. A failure stops none of the others; all failures stand together at the end. */
export async function holds(
  { beside, alone }: Parts,
  work: Work,
  print: Print = text => process.stdout.write(text),
): Promise<number> {
  // Compiler and lint are short programs: with more memory before they clean up they work a fifth less. Children inherit it.
  process.env.GOGC ??= '400';
  const began = performance.now();
  const failed = new Map<Part, string>();
  let passed = 0;
  const hold = async (part: Part, quietly: boolean): Promise<void> => {
    const { ok, said } = await (quietly ? toldAtEnd(part, work) : seenAtWork(part, work, print));
    if (work.stopped()) return;
    if (ok) passed++;
    else failed.set(part, said);
    work.keep(`${passed} of ${beside.length + alone.length} parts passed, ${failed.size} failed`);
  };
  const waiting = [...beside];
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part && !work.stopped(); part = waiting.shift()) await hold(part, true);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const part of alone) if (!work.stopped()) await hold(part, false);
  if (work.stopped()) return 1;
  const names = [...beside, ...alone].filter(part => failed.has(part)).map(([name]) => name);
  for (const [[name], said] of failed) work.say(`\n▸ how ${name} ended\n${lastLines(said)}`);
  const end = names.length === 0 ? 'All of it holds' : `✗ ${names.join(', ')} failed; the rest holds`;
  work.say(`\n${end}, after ${seconds(began)} s.\n${passed} passed, ${names.length} failed`);
  return names.length === 0 ? 0 : 1;
}

/** Whether a part holds, and what it printed. */
interface Told {
  readonly ok: boolean;
  readonly said: string;
}

async function seenAtWork(part: Part, work: Work, print: Print): Promise<Told> {
  const [name] = part;
  const began = performance.now();
  work.say(`\n▸ ${name}`);
  const told = await run(part, work, print);
  if (!work.stopped()) work.say(ending(name, told.ok, began));
  return told;
}

async function toldAtEnd(part: Part, work: Work): Promise<Told> {
  const [name] = part;
  const began = performance.now();
  work.say(`▸ ${name}`);
  const told = await run(part, work);
  if (!work.stopped()) work.say(`${told.said}${ending(name, told.ok, began)}`);
  return told;
}

async function run([, tool]: Part, work: Work, meanwhile?: Print): Promise<Told> {
  const said: Buffer[] = [];
  const code = await runTool(tool, work, text => {
    said.push(text);
    meanwhile?.(text);
  });
  return { ok: code === 0, said: Buffer.concat(said).toString() };
}

const LINES = 80;

/** Test runners name what failed last of all: a log of which only the end is kept must still tell it. */
const lastLines = (said: string): string => said.trimEnd().split('\n').slice(-LINES).join('\n');

const ending = (name: string, ok: boolean, began: number): string =>
  ok ? `✓ ${name} (${seconds(began)} s)` : `✗ ${name} failed after ${seconds(began)} s`;
