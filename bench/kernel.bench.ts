import { decodeReplay, encodeReplay, fold } from '@minoya/kernel';
import { randomReplay } from '@minoya/kernel/testing/golden';
import { nim } from '@minoya/kernel/testing/nim';
import type { Figure } from './figure.ts';

const replays = Array.from({ length: 50 }, (_, i) => randomReplay(nim, '4: 9 9 9 9 9', `bench ${i}`));
const words = replays.map(encodeReplay);

export const figures: Figure[] = [
  {
    name: 'kernel.verify',
    unit: 'actions',
    note: 'nim, five heaps of nine',
    run: () => replays.reduce((sum, replay) => (fold(nim, replay).ok ? sum + replay.log.length : sum), 0),
  },
  {
    name: 'kernel.decode',
    unit: 'links',
    note: `mean length ${Math.round(words.join('').length / words.length)}`,
    run: () => words.filter(word => decodeReplay(word).ok).length,
  },
];
