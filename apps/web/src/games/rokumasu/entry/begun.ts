import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Run } from '../../../store/runs.ts';

const isMereStart = (line: string): boolean => rokumasu.actions.read(line)?.type === 'start';

/** Whether there is anything of a run to keep: something was decided, tried and taken back, or asked for. Its first round alone is nothing. */
export function isBegun({ log, takenBack = [], marks }: Pick<Run, 'log' | 'takenBack' | 'marks'>): boolean {
  return log.some(({ line }) => !isMereStart(line)) || takenBack.length > 0 || (marks['hints'] ?? 0) > 0;
}
