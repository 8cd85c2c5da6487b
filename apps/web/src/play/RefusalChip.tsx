import { type AnyGame, refusalWords } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { House } from '../games/house.ts';
import { type Localized, say } from '../i18n/lang.ts';
import type { Play } from './play.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where this table was last tapped, so that the reason for a refusal stands near the finger; else its middle. */
function useLastTap(): { place: RefObject<HTMLDivElement | null>; spot: () => Spot } {
  const place = useRef<HTMLDivElement>(null);
  const tap = useRef<Spot | null>(null);
  const table = () => place.current?.closest<HTMLElement>('.play');
  useLayoutEffect(() => {
    const root = table();
    const note = (event: PointerEvent) => {
      tap.current = { x: event.clientX, y: event.clientY };
    };
    root?.addEventListener('pointerup', note, true);
    return () => root?.removeEventListener('pointerup', note, true);
  }, []);
  return { place, spot: () => tap.current ?? middleOf(table()) };
}

function middleOf(table: HTMLElement | null | undefined): Spot {
  const box = table?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: innerWidth / 2, y: innerHeight / 2 };
}

/** A refusal in words: the screen's own codes, then those of the rules. */
function wordsFor<G extends AnyGame>({ game, refusals }: House<G>, code: string): Localized {
  return (refusals && Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? refusalWords(game, code);
}

/** The reason for a refusal, beside the finger and gone after a moment. */
export function RefusalChip<G extends AnyGame>({ house, play }: { house: House<G>; play: Play<G> }): JSX.Element {
  const refusal = play.refusal.value;
  const gone = useSignal(0);
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(() => {
      gone.value = refusal.count;
    }, 2_400);
    return () => clearTimeout(timer);
  }, [refusal?.count]);
  const { place, spot } = useLastTap();
  const shown = refusal && gone.value !== refusal.count ? refusal : null;
  const at = shown ? spot() : { x: 0, y: 0 };
  const x = Math.max(110, Math.min(innerWidth - 110, at.x));
  const y = Math.max(70, Math.min(innerHeight, at.y) - 28);
  return (
    <div role="alert" class="chip-place" ref={place} style={{ left: `${x}px`, top: `${y}px` }}>
      {shown ? (
        <p class="chip" key={shown.count}>
          {say(wordsFor(house, shown.why))}
        </p>
      ) : null}
    </div>
  );
}
