import type { Screen } from '../screen.ts';

/** The screens that axe, the width tests and `npm run shots` visit. */
export const screens: readonly Screen[] = [
  { name: 'polyform', path: '/polyform' },
  { name: 'polyform-rules', path: '/polyform/rules' },
  { name: 'polyform-play', path: '/polyform/play', board: true },
];
