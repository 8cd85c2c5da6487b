import type { polyform } from '@minoya/games/polyform/game';
import { begin } from '../../../play/begin.ts';
import type { House } from '../../house.ts';
import { marksOf } from '../machines.ts';
import { lessonSeed, lessonSetup, lessonSlot } from './deal.ts';

export function beginLesson(house: House<typeof polyform>): Promise<void> {
  const marks = { ...marksOf([0, 1]), lesson: 1 };
  return begin(house, { setup: lessonSetup, seed: lessonSeed, slot: lessonSlot, marks });
}
