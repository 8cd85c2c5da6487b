import { endTexts, phaseTexts } from '@minoya/games/polyform/texts';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { settings } from '../../../store/settings.ts';
import type { TableController } from './table-controller.ts';

const LASTS_MS = 1_800;

/** The final round begins: a band across the table, once, through which one can play on. */
export function FinalMoment({ controller }: { controller: TableController }): JSX.Element | null {
  const { phase, ending } = controller.play.shown.value;
  const seen = useRef(phase);
  const open = useSignal(false);
  useEffect(() => {
    const begins = seen.current === 'playing' && phase === 'finalRound';
    seen.current = phase;
    if (!begins || settings.peek().speed === 'instant') return undefined;
    open.value = true;
    const timer = setTimeout(() => {
      open.value = false;
    }, LASTS_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  if (!open.value || !ending) return null;
  return (
    <div class="final-moment" data-final-moment aria-hidden="true">
      <b class="display">{say(phaseTexts.finalRound)}</b>
      <span class="small">{say(endTexts[ending.reason])}</span>
    </div>
  );
}
