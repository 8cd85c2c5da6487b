import { say } from '../../i18n/lang.ts';
import { StartPage } from '../../play/StartPage.tsx';
import type { GameUI } from '../game-ui.ts';
import { marksDrawnBy } from '../../tile/preview-mark.ts';
import { sample } from './game.ts';
import { Scene } from './scene.tsx';
import { eventEffects } from './event-effects.ts';
import { text } from './text.ts';

/** Fit, registered: what docs/web.md explains line by line. */
export const ui: GameUI<typeof sample> = {
  game: sample,
  name: text.name,
  eventEffects,
  drawPreviewMark: marksDrawnBy({}),
  Scene,
  setup: 'to 36',
  screens: { '': () => <StartPage ui={ui} about={say(text.about)} /> },
  summary: view => ({ line: text.summary(view.score, view.target), progress: view.score / view.target }),
  outcome: (view, result) => ({
    score: view.score,
    won: result.winners.length > 0,
    line: result.winners.length > 0 ? text.won(view.score) : text.lost(view.score),
  }),
  action: ({ slot, x, y }) => text.action(slot, x, y),
  rules: [{ id: 'placing', title: text.howTitle, Content: () => <p>{say(text.how)}</p> }],
  achievements: async () => [
    {
      id: 'first-line',
      name: text.firstLine,
      how: text.firstLineHow,
      earned: ({ events }) => events.some(event => event.type === 'cleared'),
    },
    {
      id: 'cross',
      name: text.cross,
      how: text.crossHow,
      earned: ({ events }) => events.some(event => event.type === 'cleared' && event.lines > 1),
    },
  ],
};
