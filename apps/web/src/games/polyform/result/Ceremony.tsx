import '../css/result.css';
import type { State } from '@minoya/games/polyform/state';
import { hash } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { afterFrame } from '../../../design/task.ts';
import { reducedMotion } from '../../../design/theme.ts';
import { say } from '../../../i18n/lang.ts';
import { play as sound } from '../../../stage/sound.ts';
import type { Person } from '../../../stage/seating.ts';
import { settings } from '../../../store/settings.ts';
import { type Beat, beatsOf, beatTime, isCheered } from './ceremony.ts';
import { endedByResignation } from './places.ts';
import { Standings } from './Result.tsx';
import { scoreLine } from './score-line.ts';

interface CeremonyProps {
  readonly state: State;
  readonly people: readonly Person[];
  /** An old result stands there at once. */
  readonly isOld?: boolean;
  /** Called when the winner is known. */
  readonly onTold: () => void;
}

/** The result, told card by card for all seats at once, the winner last. Any press or key ends it; nothing is lost by that. */
export function Ceremony(props: CeremonyProps): JSX.Element {
  const { state, people, onTold } = props;
  const root = useRef<HTMLDivElement>(null);
  const beats = useBeats(props, root);
  const over = beats >= beatsOf(state, people).length;
  useEffect(() => {
    if (over) onTold();
    // Nothing of the table shows through while it is told: sums stand there already.
    document.documentElement.dataset['ceremony'] = over ? 'told' : 'running';
    return () => {
      delete document.documentElement.dataset['ceremony'];
    };
  }, [over]);
  return (
    <div class="ceremony" ref={root} data-told={over}>
      <p class="display ceremony-line" role="status" data-winner={over}>
        {over ? say(scoreLine(state, people)) : ''}
      </p>
      <Standings state={state} people={people} beats={beats} />
    </div>
  );
}

/** Results that were told on this page: opened again, from wherever, they stand there at once. */
const toldBefore = new Set<number>();

/** How many beats have been told: one after the other at the chosen speed, all at once where nothing is to move. */
function useBeats({ state, people, isOld }: CeremonyProps, root: { readonly current: Element | null }): number {
  const all = beatsOf(state, people);
  // Nothing was counted: there is only who has won.
  const early = endedByResignation(state, people);
  const game = hash(JSON.stringify([state.setup, state.players]));
  const known = isOld || toldBefore.has(game) || early;
  const atOnce = reducedMotion.peek() || settings.peek().speed === 'instant' || known;
  const told = useSignal(atOnce ? all.length : 0);
  useEffect(() => {
    const next = all[told.value];
    if (!next) {
      toldBefore.add(game);
      return undefined;
    }
    const { speed } = settings.peek();
    const end = () => {
      told.value = all.length;
    };
    const timer = setTimeout(
      () => {
        told.value += 1;
        ring(next);
        if (next.is === 'place' && next.rank === 1 && isCheered(state, people)) afterFrame(() => cheer(root.current));
      },
      beatTime(next) / (speed === 'instant' ? 100 : speed),
    );
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, end, { capture: true });
    };
  }, [told.value]);
  return told.value;
}

function ring(beat: Beat): void {
  if (beat.is === 'card') sound({ voice: 'pata', degree: 2 + beat.at });
  else if (beat.is === 'place') sound(beat.rank === 1 ? { voice: 'rin', degree: 9 } : { voice: 'koto', degree: 2 });
  else sound({ voice: 'paki', degree: 0 });
}

/** Petals over who has won. */
function cheer(root: Element | null): void {
  if (reducedMotion.peek()) return;
  void import('../../../stage/effects/layer.ts').then(({ effects, ink }) => {
    for (const row of root?.querySelectorAll('.standing[data-rank="1"]') ?? []) {
      const box = row.getBoundingClientRect();
      effects().rain(box, { count: 60, colours: [ink('--kin'), ink('--shu'), '#f2b8b0'], kind: 'petal' });
      effects().burst({ x: box.left + 40, y: box.top + 24 }, { count: 30, colours: [ink('--kin'), ink('--shu')] });
    }
  });
}
