import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { names } from '@minoya/games/keshiki/stages/names';
import { holdToasts } from '../../../design/toast.tsx';
import { reducedMotion } from '../../../design/theme.ts';
import { say } from '../../../i18n/lang.ts';
import { settings } from '../../../store/settings.ts';
import { Stars } from '../table/Stars.tsx';
import { Print } from '../views/Print.tsx';

/** One printing after the other, and a moment to look. */
const each = 420;
const look = 900;
const still = 200;

const text = {
  cleared: { ja: '全消し！', en: 'All clear!' },
  on: { ja: '先へ', en: 'Go on' },
} as const;

interface UnveilProps {
  readonly stage: number;
  readonly stars: number;
  /** Those of them that had no help. */
  readonly unaided: number;
  readonly cleared: boolean;
  readonly onEnd: () => void;
}

/** A won stage: its view is printed, block by block, as far as the stars go. Any key or tap ends it at once. */
export function Unveil({ stage, stars, unaided, cleared, onEnd }: UnveilProps): JSX.Element {
  const root = useRef<HTMLButtonElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  const quick = reducedMotion.peek() || settings.peek().speed === 'instant';
  const shown = useSignal(quick ? stars : 0);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    const fade = root.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: quick ? still : 120 });
    const timers = quick
      ? [setTimeout(() => end.current(), still)]
      : [
          ...Array.from({ length: stars }, (_, i) => setTimeout(() => void (shown.value = i + 1), each * (i + 1))),
          setTimeout(() => end.current(), each * (stars + 1) + look),
        ];
    const release = holdToasts();
    const key = () => end.current();
    addEventListener('keydown', key, { once: true });
    return () => {
      for (const timer of timers) clearTimeout(timer);
      release();
      fade?.cancel();
      removeEventListener('keydown', key);
    };
  }, []);
  const name = names[stage - 1]?.name ?? text.on;
  return (
    <button
      type="button"
      class="unveil"
      ref={root}
      onPointerDown={() => end.current()}
      aria-label={`${cleared ? say(text.cleared) : say(name)} ${say(text.on)}`}
    >
      {cleared ? <span class="display unveil-word">{say(text.cleared)}</span> : null}
      <span class="unveil-picture" data-shown={shown.value}>
        <Print stage={stage} stars={shown.value} live />
      </span>
      <span class="display unveil-name">
        {say(name)} <Stars count={shown.value} unaided={unaided} big />
      </span>
    </button>
  );
}
