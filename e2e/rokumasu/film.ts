import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { Match } from '@minoya/kernel';
import type { Page } from '@playwright/test';
import type { Film } from '../films.ts';
import { Driver } from './driver.ts';
import { open, type RokuMatch, skipLessons } from './runs.ts';
import { fullUntil } from './screens.ts';

type Place = Extract<Action, { type: 'place' }>;

/** A run and the drop that is looked at. */
export interface Scene {
  readonly match: RokuMatch;
  readonly drop: Place;
}

/** Two rows and a column at once, with five relics that all speak. */
export function threeLines(): Scene {
  const match = new Match(rokumasu, 'standard relics=anchor,compass,cross,meteor,first_strike', 'FILM-0019');
  for (const line of 'g|p2 a0|p0 c1|p1 e1|p0 a2|p2 b0|p1 b2|p0 c2|p2 d4|p1 d2'.split('|')) {
    const step = match.play(0, line);
    if (!step.ok) throw new Error(`${step.why} ${line}`);
  }
  return { match, drop: { type: 'place', from: 0, cell: 25 } };
}

/** The drop of the won run that wins a round. */
export function winning(round: number): Scene {
  const whole = fullUntil(s => s.round === round && s.phase === 'cleared');
  const match = whole.branch(whole.length - 1);
  const drop = rokumasu.actions.read(whole.log.at(-1)?.line ?? '');
  if (drop?.type !== 'place') throw new Error('the round was not won by a drop');
  return { match, drop };
}

const film = (name: string, make: () => Scene, seconds: number): Film => {
  let state: State | null = null;
  let drop: Place | null = null;
  return {
    name,
    seconds,
    async prepare(page: Page) {
      const scene = make();
      [state, drop] = [scene.match.state, scene.drop];
      await skipLessons(page);
      await open(page, scene.match);
      await page.evaluate(() => new Promise(done => setTimeout(done, 600)));
    },
    async act(page: Page) {
      if (state && drop) await new Driver(page).drag(state, drop.from, drop.cell);
    },
  };
};

/** Moments of ロクマス that only a row of pictures can show. */
export const films: readonly Film[] = [
  film('film-three-lines', threeLines, 4),
  film('film-boss', () => winning(3), 4),
  film('film-last-round', () => winning(24), 7),
];
