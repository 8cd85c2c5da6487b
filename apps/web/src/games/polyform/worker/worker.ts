import { serve } from '../../../workers/serve.ts';
import { estimates, turningPoints } from '../result/analysis.ts';
import { lastIntents } from '../result/intents.ts';
import type { ThinkJobs } from './client.ts';
import { choose } from './jobs.ts';

serve<ThinkJobs>({
  choose,
  estimate: ({ replay }) => estimates(replay),
  analyse: ({ replay, seat, notOwn }) => turningPoints(replay, seat, notOwn),
  intend: ({ replay, bots }) => lastIntents(replay, bots),
});
