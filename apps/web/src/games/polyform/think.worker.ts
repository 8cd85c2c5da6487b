import { serve } from '../../workers/serve.ts';
import { turningPoints } from './analysis.ts';
import type { ThinkJobs } from './machines.ts';
import { choose } from './think.ts';

serve<ThinkJobs>({ choose, analyse: ({ replay, seat }) => turningPoints(replay, seat) });
