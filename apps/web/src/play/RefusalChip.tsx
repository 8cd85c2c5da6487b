import { type AnyGame, refusalWords } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameUI } from '../games/game-ui.ts';
import { type Localized, say } from '../i18n/lang.ts';
import type { Play } from './play.ts';

/** A refusal in words: the screen's own codes, then those of the rules. */
function wordsFor<G extends AnyGame>({ game, refusals }: GameUI<G>, code: string): Localized {
  return (refusals && Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? refusalWords(game, code);
}

/** The reason for a refusal, beside the finger and gone after a moment, or with the next press. */
export function RefusalChip<G extends AnyGame>({ ui, play }: { ui: GameUI<G>; play: Play<G> }): JSX.Element {
  const refusal = play.refusal.value;
  const gone = useSignal<typeof refusal>(null);
  useEffect(() => {
    if (!refusal) return undefined;
    const leave = () => {
      gone.value = refusal;
    };
    const timer = setTimeout(leave, 2_400);
    // Whatever is pressed next is not to be read through it.
    addEventListener('pointerdown', leave, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', leave, { capture: true });
    };
  }, [refusal]);
  const shown = gone.value === refusal ? null : refusal;
  const at = play.tapped ?? { x: innerWidth / 2, y: innerHeight / 2 };
  const x = Math.max(110, Math.min(innerWidth - 110, at.x));
  const y = Math.max(70, at.y - 28);
  return (
    <div role="alert" class="chip-place" style={{ left: `${x}px`, top: `${y}px` }}>
      {shown ? (
        <p class="chip" key={shown.count}>
          {say(wordsFor(ui, shown.why))}
        </p>
      ) : null}
    </div>
  );
}
