import { LAST_LEVEL } from '@minoya/games/keshiki/recipes';
import { STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import { fill } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { newSeed } from '../../../play/seed.ts';
import { type About, freshLevel, slots } from '../entry/about.ts';
import { openStages, progress } from '../entry/progress.ts';
import { goesOn } from '../entry/walk.ts';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';

const nextStage = (number: number) => fill({ ja: 'ステージ{number}へ', en: 'Stage {number}' }, { number });

async function walkOn(ui: KeshikiUI, level: number, seed: string): Promise<void> {
  await begin(ui, { ...(await freshLevel(level, seed)), slot: slots.endless });
}

/** A walk that has ended begins again with its first board; a board that was won is behind. */
export function NewWalk({ ui, won }: { ui: KeshikiUI; won: boolean }): JSX.Element | null {
  return won ? null : (
    <button type="button" class="button" data-new-walk onClick={() => void walkOn(ui, 1, newSeed())}>
      <Icon id="rotate" />
      {say(words.restart)}
    </button>
  );
}

/** Whether there is no other board to go on to. */
export function leadsToMap({ setup, stage }: About): boolean {
  const now = progress.value;
  if (setup?.type === 'endless') return false;
  return stage === null || stage >= STAGE_COUNT || !now || !openStages(now).has(stage + 1);
}

/** Whether the walk goes on right behind this board: one that lies further back leads to where the walk is by now. */
function leadsOn(level: number, seed: string): boolean {
  const walk = progress.value?.walk;
  return walk ? goesOn(walk, seed) && walk.from + walk.scores.length === level + 1 : false;
}

interface NextProps {
  readonly ui: KeshikiUI;
  readonly about: About;
  readonly seed: string;
  readonly won: boolean;
}

/** Where one goes from here. */
export function NextBoard({ ui, about, seed, won }: NextProps): JSX.Element | null {
  const { setup, stage } = about;
  if (setup?.type === 'endless') {
    // The walk is over: without the goal, or behind the last board.
    if (!won || setup.level >= LAST_LEVEL || !leadsOn(setup.level, seed))
      return (
        <a class="button primary" href="/keshiki/endless">
          {say(words.endless)}
          <Icon id="forward" />
        </a>
      );
    return (
      <button type="button" class="button primary" onClick={() => void walkOn(ui, setup.level + 1, seed)}>
        {say(words.nextBoard)}
        <Icon id="forward" />
      </button>
    );
  }
  const next = (stage ?? 0) + 1;
  if (leadsToMap(about))
    return (
      <a class={won || setup?.type === 'daily' ? 'button primary' : 'button'} href="/keshiki">
        {say(words.toMap)}
      </a>
    );
  return (
    <a class={won ? 'button primary' : 'button'} href={`/keshiki/stage/${next}`}>
      {say(nextStage(next))}
      <Icon id="forward" />
    </a>
  );
}
