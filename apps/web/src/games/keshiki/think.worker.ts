import { serve } from '../../workers/serve.ts';
import { certify, hint, lastGood, par } from './thoughts.ts';
import type { ThinkJobs } from './thinking.ts';

serve<ThinkJobs>({ hint, lastGood, par, certify });
