import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reducedMotion } from '../../../design/theme.ts';
import { say } from '../../../i18n/lang.ts';
import { ViewTile } from '../views/ViewTile.tsx';

const whole = 900;
const still = 200;

/** 全消し: a paper blind opens on the stage's tile of its view. Any key or tap ends it at once. */
export function Unveil({ stage, onEnd }: { stage: number; onEnd: () => void }): JSX.Element {
  const root = useRef<HTMLButtonElement>(null);
  const blind = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    const reduced = reducedMotion.peek();
    const fade = root.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: reduced ? still : 120 });
    if (!reduced) {
      blind.current?.animate([{ transform: 'none' }, { transform: 'translateY(-102%)' }], {
        duration: whole - 360,
        delay: 120,
        easing: 'cubic-bezier(0.3, 0, 0.1, 1)',
        fill: 'both',
      });
    }
    const timer = setTimeout(() => end.current(), reduced ? still : whole);
    const key = () => end.current();
    addEventListener('keydown', key, { once: true });
    return () => {
      clearTimeout(timer);
      fade?.cancel();
      removeEventListener('keydown', key);
    };
  }, []);
  return (
    <button
      type="button"
      class="unveil"
      ref={root}
      onPointerDown={() => end.current()}
      aria-label={say({ ja: '全消し！ 先へ', en: 'All clear! Go on' })}
    >
      <span class="display unveil-word">{say({ ja: '全消し！', en: 'All clear!' })}</span>
      <span class="unveil-picture">
        <ViewTile stage={stage} />
        <div class="unveil-blind" ref={blind} hidden={reducedMotion.value} />
      </span>
    </button>
  );
}
