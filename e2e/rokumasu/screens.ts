import type { Screen } from '../screen.ts';

/** The screens that axe, the width tests and `npm run shots` visit. */
export const screens: readonly Screen[] = [
  { name: 'rokumasu', path: '/rokumasu' },
  { name: 'rokumasu-rules', path: '/rokumasu/rules' },
  { name: 'rokumasu-play', path: '/rokumasu/play', board: true },
];
