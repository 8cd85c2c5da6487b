import { lessonSlot } from './tutorial/lesson-slot.ts';

/** Slots of games that are played, not learnt from or tried out: those are in the records and earn achievements. */
export function isPlayed(slot: string): boolean {
  return slot !== lessonSlot && slot !== 'debug';
}
