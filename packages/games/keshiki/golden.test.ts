import { playthrough, randomReplay } from '@minoya/kernel/testing/golden';
import type { Replay } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { keshiki } from './game.ts';
import { replayOf } from './replay.ts';
import { stage } from './stages/index.ts';

/** Small boards that visit every block, every tool and every way to end. */
const goldens: Readonly<Record<string, Replay>> = {
  obstacles: randomReplay(keshiki, 'board 40 par 90 RR*GBB/B+3RGGB/R*RBo-2B/**GGRxR/GB*+4RR*-3B', 'golden'),
  tools: replayOf(
    'board 30 RBR*GB/B+3RGGo/RRBBx with swap bomb',
    ['swap a0 b0', 'e9', 'b1', 'bomb d1', 'finish'],
    'golden',
  ),
  boosted: replayOf('board 30 RRBB/RRBB with boost shuffle', ['boost', 'shuffle', 'boost', 'a0', 'finish'], 'golden'),
  stage: replayOf('stage 41', [...stage(41).line.slice(0, 8), 'finish'], 'golden'),
  goals: replayOf('puzzle marked,ice@2,clear @RR*GB/B*GGG/RoBB', ['d0', 'a0', 'finish'], 'golden'),
  daily: replayOf('daily 2026-11-15', ['a12', 'finish'], 'golden'),
};

test.each(Object.keys(goldens))('golden %s', async name => {
  const replay = goldens[name];
  if (!replay) throw new Error(name);
  await expect(playthrough(keshiki, replay)).toMatchFileSnapshot(`golden/${name}.txt`);
});
