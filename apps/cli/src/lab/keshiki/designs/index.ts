import { type Design, readDesign } from '../design.ts';
import { early } from './early.ts';
import { late } from './late.ts';

/** The design of a stage, 1 to 100. */
export function designOf(stage: number): Design {
  const line = [...early, ...late][stage - 1];
  if (line === undefined) throw new Error(`stage ${stage} has no design`);
  return readDesign(line);
}
