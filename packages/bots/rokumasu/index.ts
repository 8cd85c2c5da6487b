export { player, strengths } from './bot.ts';
export { type TurningPoint, turningPoints } from './coach.ts';
export { type Hint, hint } from './hint.ts';
