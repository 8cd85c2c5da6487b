import './print.css';
import { names } from '@minoya/games/keshiki/stages/names';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useUniqueId } from '../../../design/id.ts';
import { say } from '../../../i18n/lang.ts';
import { drawn, journeyOf, loadJourney, printed, underOwnIds } from './views.ts';

interface PrintProps {
  readonly stage: number;
  /** None: only the lines of the key block. */
  readonly stars: number;
  /** What moves in it, moves. */
  readonly live?: boolean;
}

/** The view of a stage, as far as its stars have printed it. */
export function Print({ stage, stars, live = false }: PrintProps): JSX.Element {
  const journey = journeyOf(stage);
  useEffect(() => void loadJourney(journey), [journey]);
  const view = drawn.value.get(journey)?.[(stage - 1) % 10];
  const own = useUniqueId();
  const picture = useMemo(() => ({ __html: view ? underOwnIds(printed(view, stars), own) : '' }), [view, stars]);
  const name = names[stage - 1]?.name;
  return (
    <svg
      class="print"
      viewBox="0 0 120 160"
      data-stars={stars}
      data-live={live}
      role="img"
      aria-label={name ? say(name) : ''}
    >
      <g dangerouslySetInnerHTML={picture} />
    </svg>
  );
}
