import type { GameUI } from '../../../apps/web/src/games/game-ui.ts';
import { say } from '../../../apps/web/src/i18n/lang.ts';
import { StartPage } from '../../../apps/web/src/play/StartPage.tsx';
import { hole, marksDrawnBy } from '../../../apps/web/src/tile/preview-mark.ts';
import { akari } from '../rules/game.ts';
import { front } from './front.tsx';
import { Scene } from './scene.tsx';
import { eventEffects } from './event-effects.ts';
import { text } from './text.ts';

/** AKARI, registered. */
export const ui: GameUI<typeof akari> = {
  game: akari,
  name: front.name,
  eventEffects,
  drawPreviewMark: marksDrawnBy({ hole, lamp: () => ({ as: 'tile', look: { fill: 'Y', pattern: 'hishi' } }) }),
  Scene,
  setup: 'press 3',
  screens: { '': () => <StartPage ui={ui} about={say(text.about)} /> },
  summary: ({ left }) => ({ line: text.left(left), progress: null }),
  outcome: (_view, { scores: [points = 0] }) => ({
    score: points,
    won: points > 0,
    line: points > 0 ? text.won(points) : text.lost,
  }),
  action: ({ lamp }) => text.press(lamp + 1),
  rules: [{ id: 'pressing', title: text.howTitle, Content: () => <p>{say(text.how)}</p> }],
  achievements: async () => [
    {
      id: 'first',
      name: text.first,
      how: text.firstHow,
      earned: ({ result }) => (result?.winners.length ?? 0) > 0,
    },
  ],
  keys: [{ keys: '1 – 9', does: text.keys }],
};
