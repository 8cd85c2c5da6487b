import { buzz } from '../../../apps/web/src/stage/haptics.ts';
import { ease, ms } from '../../../apps/web/src/stage/motion.ts';
import type { EventEffects } from '../../../apps/web/src/stage/event-effects.ts';
import { SIDE } from '../rules/game.ts';
import type { Event, State } from '../rules/state.ts';
import { text } from './text.ts';

/** How AKARI moves, sounds, feels and reads. */
export const eventEffects: EventEffects<State, Event> = {
  motions: {
    async pressed({ turned }, stage) {
      stage.advance();
      const pop = [{ transform: 'scale(0.8)' }, { transform: 'none' }];
      const cells = turned.map(lamp => stage.cell(lamp % SIDE, Math.floor(lamp / SIDE)));
      await Promise.all(cells.map(cell => stage.move(cell, pop, { duration: ms.pop, easing: ease.pop })));
    },
    ended: (_event, stage) => stage.wait(ms.t3),
  },
  sounds: {
    pressed: ({ left }) => ({ voice: 'koto', degree: Math.max(0, 8 - left) }),
    ended: ({ won }) => (won ? { voice: 'rin', degree: 4 } : { voice: 'pon' }),
  },
  buzzes: {
    pressed: () => buzz.place,
    ended: ({ won }) => (won ? buzz.win : null),
  },
  lines: {
    pressed: ({ lamp, left }) => text.pressed(lamp + 1, left),
    ended: ({ won, points }) => (won ? text.won(points) : text.lost),
  },
};
