import type { Screen } from '../screen.ts';

/** The screens that axe, the width tests and `npm run shots` visit. */
export const screens: readonly Screen[] = [
  { name: 'keshiki', path: '/keshiki' },
  { name: 'keshiki-rules', path: '/keshiki/rules' },
  { name: 'keshiki-play', path: '/keshiki/play', board: true },
];
