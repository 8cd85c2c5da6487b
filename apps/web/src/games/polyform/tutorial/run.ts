import type { polyform } from '@minoya/games/polyform/game';
import { begin } from '../../../play/begin.ts';
import type { GameUI } from '../../game-ui.ts';
import { marksOf } from '../worker/client.ts';
import { lessonSeed, lessonSetup, lessonSlot } from './deal.ts';

export function beginLesson(ui: GameUI<typeof polyform>): Promise<void> {
  const marks = { ...marksOf([0, 1]), lesson: 1 };
  return begin(ui, { setup: lessonSetup, seed: lessonSeed, slot: lessonSlot, marks });
}
