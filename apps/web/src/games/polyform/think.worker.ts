import { serve } from '../../workers/serve.ts';
import { choose } from './think.ts';
import type { ThinkJobs } from './machines.ts';

serve<ThinkJobs>({ choose });
