import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { lessonSeed } from './lesson-run.ts';
import { lessonGame, stages } from './stages.ts';

test('the first boards are solved by their one piece, and none of them is praised for being empty', () => {
  for (const stage of stages) {
    const match = new Match(lessonGame(stage), 'standard', lessonSeed);
    const step = match.act(0, { type: 'place', from: 0, cell: stage.cell });
    expect(step.ok).toBe(true);
    expect(match.state.score).toBeGreaterThan(0);
    expect(match.state.board.some(Boolean)).toBe(true);
  }
});
