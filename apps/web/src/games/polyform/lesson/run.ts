import type { polyform } from '@minoya/games/polyform/game';
import { begin } from '../../../play/begin.ts';
import type { House } from '../../house.ts';
import { marksOf } from '../machines.ts';

/** The lesson's game: short, always the same deal, you before an apprentice. Its first white card is an L. */
export const lessonSetup = 'seats=2 ends=w3+b3+deck start=dot+dot+dot+i2';
export const lessonSeed = '0000-0267';
export const lessonSlot = 'lesson';

export function beginLesson(house: House<typeof polyform>): Promise<void> {
  const marks = { ...marksOf([0, 1]), lesson: 1 };
  return begin(house, { setup: lessonSetup, seed: lessonSeed, slot: lessonSlot, marks });
}
