import './akari.css';
import type { JSX } from 'preact';
import { Board } from '../../../apps/web/src/board/Board.tsx';
import { useBoard } from '../../../apps/web/src/board/grid.ts';
import { say } from '../../../apps/web/src/i18n/lang.ts';
import { useKeys } from '../../../apps/web/src/play/keys.ts';
import type { Play } from '../../../apps/web/src/play/play.ts';
import { PlayBar } from '../../../apps/web/src/play/PlayBar.tsx';
import { Tile } from '../../../apps/web/src/tile/Tile.tsx';
import { type akari, LAMPS, SIDE } from '../rules/game.ts';
import { text } from './text.ts';

/** AKARI on screen: nine lamps, and nothing that knows a rule. */
export function Scene({ play }: { play: Play<typeof akari> }): JSX.Element {
  const board = useBoard('main', SIDE, SIDE);
  const press = (lamp: number) => play.act({ lamp });
  useKeys(Object.fromEntries(Array.from({ length: LAMPS }, (_, lamp) => [String(lamp + 1), () => press(lamp)])));
  const { lit, left } = play.shown.value;
  return (
    <div class="akari" ref={element => play.stage.mount(element)}>
      <PlayBar play={play}>
        <p class="num">{say(text.left(left))}</p>
      </PlayBar>
      <Board
        handle={board}
        label={say(text.board)}
        cell={(x, y) => {
          const lamp = y * SIDE + x;
          const on = lit[lamp] === true;
          return {
            key: String(on),
            name: say(text.lamp(lamp + 1, on)),
            content: on ? <Tile fill="Y" pattern="hishi" /> : null,
          };
        }}
        onPress={({ x, y }) => press(y * SIDE + x)}
      />
    </div>
  );
}
