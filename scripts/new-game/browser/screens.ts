import type { Screen } from '../../../e2e/screen.ts';

/** Every screen of AKARI. */
export const screens: readonly Screen[] = [
  { name: 'akari', path: '/akari' },
  { name: 'akari-rules', path: '/akari/rules' },
  { name: 'akari-play', path: '/akari/play', board: true },
];
