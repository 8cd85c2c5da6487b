import { readFileSync } from 'node:fs';
import { median } from '../load/stats.ts';

/** Of a process over some time, in percent of it. */
export interface Cpu {
  /** Of a core, all its threads together. */
  readonly used: number;
  /** Its first thread had something to do and stood in line: whatever is late then waits for the machine. */
  readonly waited: number;
}

interface Seconds extends Cpu {
  readonly at: number;
}

/** Each call tells of the time since the one before; Linux tells, elsewhere it is nothing. */
export function cpuOf(pid = 0): () => Cpu {
  let before = look(pid);
  return () => {
    const now = look(pid);
    const percent = (of: keyof Cpu): number => Math.max(0, ((now[of] - before[of]) / (now.at - before.at)) * 100);
    const found = { used: percent('used'), waited: percent('waited') };
    before = now;
    return found;
  };
}

function look(pid: number): Seconds {
  const at = performance.now() / 1_000;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [, inLine] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return { at, used: (Number(fields[11]) + Number(fields[12])) / 100, waited: Number(inLine) / 1e9 };
  } catch {
    return { at, used: 0, waited: 0 };
  }
}

/** How many milliseconds the first threads of these processes have stood in line for the CPU so far. */
export function inLineMs(pids: readonly number[]): number {
  let ms = 0;
  for (const pid of pids) {
    try {
      ms += Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
    } catch {
      // Not told by this system, or it has ended.
    }
  }
  return ms;
}

export function middleCpu(all: readonly Cpu[]): Cpu {
  return { used: median(all.map(one => one.used)), waited: median(all.map(one => one.waited)) };
}
