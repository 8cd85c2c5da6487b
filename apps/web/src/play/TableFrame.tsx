import './play.css';
import type { AnyGame } from '@minoya/kernel';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { hush } from '../design/announce.tsx';
import { guardDoubleTaps } from '../design/double-tap.ts';
import { useHangingToasts } from '../design/toast.tsx';
import { KeyboardOf, type Keys, useKeyboard } from './keys.ts';
import type { Play } from './play.ts';

interface TableFrameProps<G extends AnyGame> {
  readonly play: Play<G>;
  /** Keys of the table; the scene's own come before them. */
  readonly keys: Keys;
  /** What it is called where a page has several. */
  readonly label?: string | undefined;
  readonly root?: RefObject<HTMLElement | null>;
  /** How many actions are on their way to the server. */
  readonly waiting?: number;
  readonly children: ComponentChildren;
}

/** One table on a page: what is pressed and typed here ends what moves here, and is heard by this table alone. */
export function TableFrame<G extends AnyGame>(props: TableFrameProps<G>): JSX.Element {
  const { play, label } = props;
  const keyboard = useKeyboard(props.keys);
  useHangingToasts();
  // The last words of a table are not those of the next.
  useEffect(() => hush, [play]);
  // Of the page, and heard once however many tables there are.
  useLayoutEffect(guardDoubleTaps, []);
  return (
    <section
      class="play"
      {...(props.root ? { ref: props.root } : {})}
      aria-label={label}
      data-game={play.session.game.id}
      data-replay={play.isReplay || undefined}
      data-waiting={props.waiting}
      onFocusInCapture={keyboard.take}
      onPointerDownCapture={event => {
        leaveOtherTables(event.currentTarget);
        keyboard.take();
        if (!play.isReplay) play.stage.skip();
      }}
      onPointerUpCapture={event => {
        play.tapped = { x: event.clientX, y: event.clientY };
      }}
      onKeyDownCapture={event => {
        if (!play.isReplay && event.key !== 'Tab' && event.key !== 'Shift') play.stage.skip();
      }}
    >
      <KeyboardOf.Provider value={keyboard}>{props.children}</KeyboardOf.Provider>
    </section>
  );
}

/** A finger that drags leaves the focus where it was: arrows would go on moving what another table has. */
function leaveOtherTables(table: Element): void {
  const focused = document.activeElement;
  const at = focused?.closest('.play');
  if (at && at !== table && focused instanceof HTMLElement) focused.blur();
}
