import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { viewOf, views } from './views.tsx';

/** One stage's tile of its view, by itself. */
export function ViewTile({ stage }: { stage: number }): JSX.Element {
  const at = (stage - 1) % 10;
  const view = views[viewOf(stage)];
  return (
    <svg
      class="view-tile"
      viewBox={`${(at % 5) * 100} ${Math.floor(at / 5) * 100} 100 100`}
      role="img"
      aria-label={view ? say(view.name) : ''}
    >
      {view?.picture}
    </svg>
  );
}

/** The whole picture of a view. */
export function ViewPicture({ view }: { view: number }): JSX.Element {
  return (
    <svg class="view-picture" viewBox="0 0 500 200" aria-hidden="true">
      {views[view]?.picture}
    </svg>
  );
}
