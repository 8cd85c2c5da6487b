import { block, type Kind, kindOf, kinds, obstacleKinds } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { Tile } from '../../../tile/Tile.tsx';
import type { About } from './about.ts';
import { lookOf } from '../look.ts';
import { Print } from '../views/Print.tsx';
import { words } from '../text.ts';
import { progress } from './progress.ts';

/** Obstacles that stand on a board, in the order players meet them. */
export function kindsOn(board: Board): readonly Kind[] {
  const found = new Set(board.cells.map(kindOf));
  return obstacleKinds.filter(kind => found.has(kind));
}

/** One block of a kind, for legends. */
export function exampleOf(kind: Kind): number {
  return block(kind, 1, 4);
}

/** More kinds than these need the room of a large picture. */
const manyKinds = 3;

/** Beside a wide board: its name, its idea, and what stands on it. */
export function AboutBoard({ about, board }: { about: About; board: Board }): JSX.Element {
  return (
    <aside class="about-board" aria-label={say(words.info)} data-many={kindsOn(board).length > manyKinds}>
      {about.stage === null ? null : (
        <div class="about-picture">
          <Print stage={about.stage} stars={progress.value?.stages[about.stage]?.stars ?? 0} />
        </div>
      )}
      <p class="display about-name">{say(about.name)}</p>
      {about.hook ? <p class="hook">{say(about.hook)}</p> : null}
      <Legend board={board} />
    </aside>
  );
}

/** What stands on a board, each kind as it stands there. */
export function Legend({ board }: { board: Board }): JSX.Element | null {
  const shown = kindsOn(board);
  if (shown.length === 0) return null;
  return (
    <section class="legend">
      <h2 class="caption">{say(words.inThisView)}</h2>
      <ul>
        {shown.map(kind => (
          <li key={kind}>
            <span class="legend-tile">
              <Tile {...lookOf(board.cells.find(b => kindOf(b) === kind) ?? exampleOf(kind))} />
            </span>
            <span class="small">
              <strong>{say(kinds[kind].text)}</strong>
              <br />
              {say(kinds[kind].rule)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
