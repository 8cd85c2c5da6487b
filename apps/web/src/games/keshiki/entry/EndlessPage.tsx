import '../keshiki.css';
import '../css/pages.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fill } from '@minoya/kernel';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { playPath } from '../../../play/paths.ts';
import { newSeed } from '../../../play/seed.ts';
import { loadRun, type Run } from '../../../store/runs.ts';
import { freshLevel, slots } from './about.ts';
import { loadProgress, progress } from './progress.ts';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';

/** A new walk from a board on; the code of the run decides all boards that follow. */
async function start(ui: KeshikiUI, level: number): Promise<void> {
  await begin(ui, { ...(await freshLevel(level, newSeed())), slot: slots.endless });
}

/** `/keshiki/endless`: boards without end and without a goal that must be met. */
export function EndlessPage({ ui }: { ui: KeshikiUI }): JSX.Element {
  const run = useSignal<Run | null>(null);
  useEffect(() => {
    void loadProgress();
    void loadRun('keshiki', slots.endless).then(found => {
      run.value = found;
    });
  }, []);
  const level = progress.value?.level ?? 1;
  return (
    <div class="page narrow">
      <p class="caption">
        <a href="/keshiki">{say(words.name)}</a>
      </p>
      <h1>{say(words.endless)}</h1>
      <p>{say(words.endlessLine)}</p>
      {run.value ? (
        <a class="button primary wide" href={playPath('keshiki', slots.endless)}>
          {say(words.resume)} — {say(run.value.line)}
          <Icon id="forward" />
        </a>
      ) : null}
      <button type="button" class={run.value ? 'button wide' : 'button primary wide'} onClick={() => void start(ui, 1)}>
        {say(run.value || level > 1 ? words.restart : words.start)}
      </button>
      {level > 1 ? (
        <button type="button" class="button wide" onClick={() => void start(ui, level)}>
          {say(fill({ ja: '盤{level}から', en: 'From board {level}' }, { level }))}
        </button>
      ) : null}
    </div>
  );
}
