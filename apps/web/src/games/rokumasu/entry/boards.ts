import type { Leaderboards } from '../../game-ui.ts';
import { ruleNames } from './rules-of.ts';
import { meta } from '../text/meta.ts';

const levels = [1, 2, 3, 4, 5, 6, 7, 8];

/** The rule sets that are ranked: the long game with the deck that everybody has, level by level. */
export const boards: Leaderboards['boards'] = [
  { setup: 'standard', name: ruleNames.standard, path: '/rokumasu' },
  { setup: 'classic', name: ruleNames.classic, path: '/rokumasu' },
  { setup: 'journey', name: ruleNames.journey, path: '/rokumasu/journey' },
  ...levels.map(level => ({
    setup: `journey level=${level}`,
    name: meta.journeyAt(level),
    path: '/rokumasu/journey',
  })),
];
