export { player, strengths } from './bot.ts';
export { type TurningPoint, turningPoints, type Verdict } from './coach.ts';
export type { Reason } from './reasons.ts';
export { type Hint, hint } from './hint.ts';
