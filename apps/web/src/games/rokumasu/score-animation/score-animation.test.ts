import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { afterEach, expect, test, vi } from 'vitest';
import { Stage } from '../../../stage/stage.ts';
import { change } from '../../../store/settings.ts';
import { cue, cueOf } from '../table/table-controller.ts';
import { beat as tableBeat } from '../event-effects.ts';
import { finaleBeat, occasionOf } from './finale.ts';
import { beat, blockBeat, effectBeats, effectsOf, isBase, lineBeat, stepsOf } from './perform.ts';

/** The whole scoring, from the drop to the new hand, with the pause before a heavy product bursts. */
function scoringTime(ledger: readonly ScoreLine[], pause: number): number {
  const steps = stepsOf(ledger);
  const effects = effectBeats(effectsOf(steps)).reduce((all, length) => all + length, 0);
  const cells = steps.find(step => step.source === 'cells')?.cells.length ?? 0;
  const base = steps.filter(isBase);
  const lines = Math.round((base.find(step => step.op === '+lines')?.tenths ?? 0) / 10);
  const counting = beat.hold + cells * blockBeat(cells) + lines * lineBeat(lines);
  const { land, clear, spread, draw } = tableBeat;
  const cleared = cells <= 6 ? clear : clear + spread;
  return land + counting + effects + finaleBeat.birth + pause + finaleBeat.fly + cleared + draw;
}

const line = (source: string, op: ScoreLine['op'], tenths: number): ScoreLine => ({
  source,
  op,
  tenths,
  cells: [],
  relic: null,
});
const plain = [{ ...line('cells', '+blocks', 60), cells: [0, 1, 2, 3, 4, 5] }, line('lines', '+lines', 10)];
const effects = (count: number) => [
  ...plain,
  ...Array.from({ length: count }, (_, i) => line(`relic:${i}`, i % 2 === 0 ? '+blocks' : '×lines', 20)),
];

// Files share their modules: what one leaves behind would fail another.
afterEach(() => vi.unstubAllGlobals());

test('[A-13] a plain line is counted in 0.9 s, eight effects in 2.2 s, any number in 2.6 s', () => {
  expect(scoringTime(plain, 0)).toBeLessThanOrEqual(900);
  expect(scoringTime(effects(8), 160)).toBeLessThanOrEqual(2_200);
  const three = [
    { ...line('cells', '+blocks', 160), cells: Array.from({ length: 16 }, (_, i) => i) },
    line('lines', '+lines', 30),
    ...effects(40).slice(2),
  ];
  for (let count = 2; count < 40; count++) expect(scoringTime(three.slice(0, count), 160)).toBeLessThanOrEqual(2_600);
});

test('[A-14] the running A and B end at the score, rounded down once', () => {
  const ledger = [line('cells', '+blocks', 115), line('lines', '+lines', 10), line('relic:crescent', '×lines', 15)];
  const last = stepsOf(ledger).at(-1);
  expect([last?.blocks, last?.lineScore]).toEqual([115, 1.5]);
  expect(total(ledger).points).toBe(17);
});

test('a very long chain shows neighbours of a kind together', () => {
  const many = [...plain, ...Array.from({ length: 14 }, (_, i) => line(`pattern:${i}`, '+blocks', 10))];
  expect(effectsOf(stepsOf(many))).toHaveLength(1);
  expect(effectsOf(stepsOf(effects(12)))).toHaveLength(12);
});

test('two tables on one page count and speak each for itself, and fall silent when their events are over', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  change({ speed: 1 });
  const state = rokumasu.start(rokumasu.setups.read('standard')!, 'two tables');
  const [here, there] = [new Stage(state), new Stage(state)];
  const heard: unknown[] = [];
  const speak = () => {
    cue(here, { notice: { kind: 'won', values: [] } });
    cue(here, { counting: null });
    heard.push(cueOf(here).notice?.kind, cueOf(there).notice);
  };
  await here.play([{ motion: speak, after: shown => shown }], state);
  expect(heard).toEqual(['won', null]);
  expect(cueOf(here).notice).toBeNull();
});

test('a clear of many times the target says how many, of what the round asks for, not of what it still lacks', () => {
  const shown = { ...rokumasu.start(rokumasu.setups.read('standard')!, 'TIMES'), target: 3_740, score: 3_700 };
  const scored = { type: 'scored', ledger: plain, rows: [0], columns: [] } as const;
  const clear = (points: number) =>
    occasionOf({ ...scored, points, score: 3_700 + points } as unknown as Parameters<typeof occasionOf>[0], shown);
  expect(clear(56_100)).toMatchObject({ times: 15, weight: { level: 4 } });
  expect(clear(200).times).toBe(0);
});
