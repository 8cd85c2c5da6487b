import '@minoya/games/rokumasu/long/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { flowOf } from '@minoya/games/rokumasu/tuned';
import { position } from '@minoya/games/rokumasu/testing';
import { expect, test } from 'vitest';
import { flowIn } from '../any-version.ts';
import { flowOfClear, flowText } from './FlowWord.tsx';
import { foresee } from './foresee.ts';

const board = `#  #  #  #  #  .\n#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(4)}`;
const after = (lines: number) =>
  position({ rules: 'journey', board, hand: ['dom-v', 'mono-1'], target: 9999, bosses: [], lines });

test('the flow beside the target is what one to three lines get, and with a held piece what its clear gets', () => {
  const s = after(1);
  expect(flowText(flowIn(s)?.factors ?? [])).toBe('×2–4');
  const told = (slot: number, cell: number) => {
    const ahead = foresee(s, slot, cell);
    const factor = ahead && flowOfClear(ahead);
    return factor === null ? null : flowText([factor]);
  };
  expect([told(1, 5), told(0, 5), told(1, 30)]).toEqual(['×2', '×3', null]);
});

test('the picture of the flow has the numbers of the rules, whatever has been cleared by now', () => {
  const rows = [0, 1, 2].map(lines => [1, 2, 3].map(many => flowOf(after(lines), many)));
  for (const lines of [0, 2]) expect(flowIn(after(lines))?.grid).toEqual(rows);
  expect(rows[0]).toEqual([10, 10, 10]);
});

test('before the first line nothing flows yet, and where the rules have no flow nothing is said', () => {
  expect(flowText(flowIn(after(0))?.factors ?? [])).toBe('×1');
  expect(flowIn(position({ rules: 'standard', board, hand: ['dom-v'] }))).toBeNull();
});

test('both languages say by example how the flow grows, in the numbers of the rules', () => {
  const factors = (lines: number) => [1, 2, 3].map(many => `×${flowOf(after(lines), many) / 10}`);
  const rule = flowIn(after(0))?.rule;
  for (const told of [rule?.ja, rule?.en]) expect(told?.match(/×\d+(\.\d)?/g)).toEqual([...factors(1), ...factors(2)]);
});

test('where only the first clear of a round scores, no flow is shown', () => {
  const setup = rokumasu.setups.read('journey twists=one_shot')!;
  expect(flowIn(rokumasu.start(setup, 'flow'))).toBeNull();
  expect(flowIn(rokumasu.start(rokumasu.setups.read('journey challenge=cabin')!, 'flow'))).not.toBeNull();
});

test('where only clears of one line score, the flow tells nothing of more', () => {
  const flow = flowIn(rokumasu.start(rokumasu.setups.read('journey twists=small_steps')!, 'flow'));
  expect(flow?.factors).toHaveLength(1);
  expect(flow?.grid?.map(row => row.length)).toEqual([1, 1, 1]);
});
