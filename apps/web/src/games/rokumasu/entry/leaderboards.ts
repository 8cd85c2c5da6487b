import { long } from '@minoya/games/rokumasu/long-game';
import { fill, type Localized } from '@minoya/kernel';
import type { Leaderboards } from '../../game-ui.ts';
import { meta } from '../text/meta.ts';
import { sourceName } from '../text/sources.ts';
import { ruleNames } from './rule-set-of.ts';

type Boards = Leaderboards['boards'];

const levels = [1, 2, 3, 4, 5, 6, 7, 8];
const path = '/rokumasu/journey';

/** Everybody's deck is the plain one: its boards are there before the long game's tables are. */
const plain: Boards = [
  { setup: 'standard', name: ruleNames.standard, path: '/rokumasu' },
  { setup: 'classic', name: ruleNames.classic, path: '/rokumasu' },
  { setup: 'journey', name: ruleNames.journey, group: ruleNames.journey, path },
  ...levels.map(level => ({
    setup: `journey level=${level}`,
    name: meta.journeyAt(level),
    group: ruleNames.journey,
    path,
  })),
];

/** The rule sets that are ranked: the long game deck by deck and level by level, as soon as its decks are known (`loadLong`). */
export function boards(): Boards {
  const decks = Object.keys((long as Partial<typeof long>).decks ?? {}).filter(id => id !== 'carpenter');
  return [...plain, ...decks.flatMap(ofDeck)];
}

function ofDeck(id: string): Boards {
  const deck = sourceName(`deck:${id}`);
  const group = withDeck(meta.journey, deck);
  return [0, ...levels].map(level => ({
    setup: level === 0 ? `journey deck=${id}` : `journey deck=${id} level=${level}`,
    name: level === 0 ? group : withDeck(meta.journeyAt(level), deck),
    group,
    path,
  }));
}

const withDeck = (name: Localized, deck: Localized): Localized =>
  fill({ ja: '{name}・{deck}', en: '{name}, {deck}' }, { name, deck });
