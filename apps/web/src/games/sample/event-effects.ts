import { fill } from '@minoya/kernel';
import { buzz, lineBuzz } from '../../stage/haptics.ts';
import { ease, ms, stagger } from '../../stage/motion.ts';
import type { EventEffects } from '../../stage/event-effects.ts';
import { type Event, side, type State } from './game.ts';

const spot = (cell: number) => ({ x: cell % side, y: Math.floor(cell / side) });

/** How Fit moves, sounds, feels and reads. */
export const eventEffects: EventEffects<State, Event> = {
  motions: {
    async placed(event, stage) {
      stage.advance();
      const land = [{ transform: 'scale(1.06)' }, { transform: 'none' }];
      await Promise.all(
        event.cells.map(cell => stage.move(tile(stage, cell), land, { duration: 110, easing: ease.pop })),
      );
    },
    async cleared(event, stage) {
      const gap = stagger(event.cells.length, 24, 420 - ms.t3);
      const fold = [{ transform: 'rotateX(0)' }, { transform: 'rotateX(90deg)' }];
      await Promise.all(
        event.cells.map((cell, i) =>
          stage.move(tile(stage, cell), fold, { duration: ms.t3, delay: i * gap, hold: true }),
        ),
      );
    },
    async scored(_event, stage) {
      stage.advance();
      const pop = [{ transform: 'scale(1.25)' }, { transform: 'none' }];
      await stage.move(stage.find('[data-score]'), pop, { duration: ms.pop, easing: ease.pop });
    },
    async dealt(_event, stage) {
      stage.advance();
      const slide = [
        { transform: 'translateY(16px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
      await stage.move(stage.find('[data-tray]'), slide, { duration: ms.t3 });
    },
    ended: (_event, stage) => stage.wait(ms.t3),
  },
  sounds: {
    placed: () => ({ voice: 'koto' }),
    cleared: event => ({ voice: 'pata', degree: event.lines * 2 }),
    scored: event => ({ voice: 'step', degree: Math.min(10, Math.floor(event.points / 6)) }),
    dealt: () => ({ voice: 'tick' }),
    ended: event => (event.won ? { voice: 'rin', degree: 4 } : { voice: 'pon' }),
  },
  buzzes: {
    placed: () => null,
    cleared: event => lineBuzz(event.lines),
    scored: () => null,
    dealt: () => null,
    ended: event => (event.won ? buzz.win : null),
  },
  lines: {
    placed: event => fill({ ja: '{n}マス置きました。', en: 'Placed {n} cells.' }, { n: event.cells.length }),
    cleared: event => fill({ ja: '{lines}ライン消えました。', en: 'Cleared {lines} lines.' }, { lines: event.lines }),
    scored: event =>
      fill(
        { ja: '{points}点、合計{score}点。', en: '{points} points, {score} in all.' },
        { points: event.points, score: event.score },
      ),
    dealt: () => ({ ja: '新しいピースが来ました。', en: 'New pieces.' }),
    ended: event =>
      event.won ? { ja: 'クリアです。', en: 'You made it.' } : { ja: '置ける所がありません。', en: 'Nothing fits.' },
  },
};

function tile(stage: { cell(x: number, y: number): Element | null }, cell: number): Element | null {
  const { x, y } = spot(cell);
  return stage.cell(x, y);
}
