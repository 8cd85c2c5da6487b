import type { Verdict } from '@minoya/bots/keshiki/goal-exact';
import { reaching } from '@minoya/bots/keshiki/reach';
import type { Cell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { goalsIn } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';

/** How long the present position is thought about, as long as nobody taps; and each of those before it. */
const nowTime = 12_000;
const backTime = 400;
/** Between two looks at whether the answer is still wanted. */
const part = 15;
const mostKnown = 4_000;

/** What was found out about positions of this session. */
const known = new Map<string, Verdict['answer']>();

interface Asker {
  readonly cancelled: boolean;
}

/** A line that may lead on from a position, such as the stage's own. */
type LineFrom = (state: State) => readonly Cell[];

interface Lines {
  /** At once. */
  readonly ready: LineFrom;
  /** After some work: the proof of a deal. */
  readonly proven: LineFrom;
}

function keyOf(state: State): string {
  const { board, score, taps, most } = state;
  return [JSON.stringify(goalsIn(state)[0]), score, taps, most, board.width, board.cells.join()].join(' ');
}

/**
 * Null while the last of these positions, in order of play, may still reach its goal; else the newest from which a line to it is
 * known (-1: none). It gives way now and then, so that other questions are answered meanwhile and a cancelled one ends.
 */
export async function judged(states: readonly State[], lines: Lines, asker: Asker): Promise<number | null> {
  const now = states.at(-1);
  // Tools can do what no search foresees; only the rules' own taps are judged.
  if (!now || now.tools.length > 0 || (await answerOn(now, { line: lines.ready, asker, time: nowTime })) !== 'no')
    return null;
  for (let n = states.length - 2; n >= 0 && !asker.cancelled; n--) {
    if ((await answerOn(states[n] as State, { line: lines.proven, asker, time: backTime })) === 'yes') return n;
  }
  return -1;
}

interface Thinking {
  readonly line: LineFrom;
  readonly asker: Asker;
  /** At most so many milliseconds. */
  readonly time: number;
}

async function answerOn(state: State, { line, asker, time }: Thinking): Promise<Verdict['answer']> {
  const before = known.get(keyOf(state));
  if (before) return before;
  const verdict = await inParts(reaching(state, line(state)), asker, time);
  note(state, verdict);
  return verdict.answer;
}

/** Works a search off, giving way now and then. */
export async function inParts(search: Generator<void, Verdict, void>, asker: Asker, time: number): Promise<Verdict> {
  const end = performance.now() + time;
  for (;;) {
    const pause = performance.now() + part;
    do {
      const step = search.next();
      if (step.done) return step.value;
    } while (performance.now() < pause);
    await new Promise(resolve => setTimeout(resolve, 0));
    if (asker.cancelled || performance.now() > end) return { answer: 'unknown' };
  }
}

/** Keeps what is decided: of a line that leads to the goal, every position on it. */
function note(state: State, verdict: Verdict): void {
  if (verdict.answer === 'unknown') return;
  if (known.size > mostKnown) known.clear();
  known.set(keyOf(state), verdict.answer);
  if (verdict.answer === 'no') return;
  let on = state;
  for (const cell of verdict.taps) {
    const step = keshiki.apply(on, 0, { type: 'tap', cell });
    if (!step.ok) return;
    on = step.state;
    known.set(keyOf(on), 'yes');
  }
}
