import { early } from './early.tsx';
import { late } from './late.tsx';
import type { View } from './paint.tsx';

/** In the order of the stages: one to ten, eleven to twenty, and so on. */
export const views: readonly View[] = [...early, ...late];

/** The view that a stage belongs to, from 0. */
export const viewOf = (stage: number): number => Math.floor((stage - 1) / 10);
