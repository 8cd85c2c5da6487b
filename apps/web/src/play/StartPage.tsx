import { Title } from '../design/Title.tsx';
import type { AnyGame } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { Ask, Sheet } from '../design/Sheet.tsx';
import type { GameUI } from '../games/game-ui.ts';
import { say } from '../i18n/lang.ts';
import { loadRun, type Run } from '../store/runs.ts';
import { begin } from './begin.ts';
import { playPath } from './paths.ts';
import { readSeed } from './seed.ts';
import { text } from './text.ts';

interface StartPageProps<G extends AnyGame> {
  readonly ui: GameUI<G>;
  readonly about: string;
  readonly children?: ComponentChildren;
}

/** The counter of a shop: go on, begin, or play somebody's code. Games with more to say draw their own. */
export function StartPage<G extends AnyGame>({ ui, about, children }: StartPageProps<G>): JSX.Element {
  const run = useSignal<Run | null>(null);
  const asking = useSignal<'new' | 'seed' | null>(null);
  useEffect(() => {
    void loadRun(ui.game.id, 'main').then(found => {
      run.value = found;
    });
  }, [ui]);
  const going = run.value !== null && run.value.log.length > 0;
  const close = () => {
    asking.value = null;
  };
  return (
    <div class="page narrow">
      <Title of={say(ui.name)} />
      <p>{about}</p>
      {children}
      {going && run.value ? (
        <a class="button primary wide" href={playPath(ui.game.id, 'main')}>
          {say(text.resume)} — {say(run.value.line)}
          <Icon id="forward" />
        </a>
      ) : null}
      <button
        type="button"
        class={going ? 'button wide' : 'button primary wide'}
        onClick={() => {
          if (going) asking.value = 'new';
          else void begin(ui);
        }}
      >
        {say(text.newRun)}
      </button>
      <p class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            asking.value = 'seed';
          }}
        >
          {say(text.enterSeed)}
        </button>
        <a class="button" href={`/${ui.game.id}/rules`}>
          <Icon id="book" />
          {say(text.rules)}
        </a>
        <a class="button" href={`/records/${ui.game.id}`}>
          <Icon id="chart" />
          {say(text.records)}
        </a>
      </p>
      {asking.value === 'new' ? (
        <Ask title={say(text.replace)} yes={say(text.newRun)} onNo={close} onYes={() => void begin(ui)}>
          <p>{say(text.replaceText)}</p>
        </Ask>
      ) : null}
      {asking.value === 'seed' ? <SeedSheet ui={ui} onClose={close} /> : null}
    </div>
  );
}

/** Asks for a code and begins with it. */
export function SeedSheet<G extends AnyGame>({ ui, onClose }: { ui: GameUI<G>; onClose: () => void }): JSX.Element {
  const typed = useSignal('');
  const bad = useSignal(false);
  return (
    <Sheet title={say(text.enterSeed)} form="dialog" onClose={onClose}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          const seed = readSeed(typed.value);
          bad.value = seed === null;
          if (seed !== null) void begin(ui, { seed });
        }}
      >
        <label class="field">
          <span class="small">{say(text.seedHelp)}</span>
          <input
            class="num"
            autocomplete="off"
            spellcheck={false}
            value={typed.value}
            aria-invalid={bad.value}
            onInput={event => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        {bad.value ? (
          <p class="error small" role="alert">
            {say(text.badSeed)}
          </p>
        ) : null}
        <button type="submit" class="button primary">
          {say(text.newRun)}
        </button>
      </form>
    </Sheet>
  );
}
