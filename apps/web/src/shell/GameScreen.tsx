import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { guardDoubleTaps } from '../design/double-tap.ts';
import { Lazy } from '../design/lazy.tsx';
import { Unreachable } from '../design/Unreachable.tsx';
import { words } from '../design/words.ts';
import type { AnyGameUI } from '../games/game-ui.ts';
import { loaderOf } from '../games/list.ts';
import { say } from '../i18n/lang.ts';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { place } from '../router.ts';
import { ready } from '../stage/sound.ts';
import { Lost } from './Lost.tsx';

const rulesPage = () => import('./RulesPage.tsx').then(module => module.RulesPage);

const loaded = new Map<string, AnyGameUI>();

/** A game's pages, once its chunk is here. */
export function GameScreen({ id, rest }: { id: string; rest: string }): JSX.Element {
  const ui = useGameUI(id);
  useEffect(ready, []);
  // In lobbies and on start pages as at a table: the second click of a double click answers no question that the first one brought.
  useLayoutEffect(guardDoubleTaps, []);
  if (ui === 'missing') return <Lost />;
  if (ui === 'unreachable') return <Unreachable />;
  if (!ui) return <p class="page quiet">{say(words.loading)}</p>;
  const [head = '', ...more] = rest.split('/');
  if (head === 'play') {
    const slot = more.join('/') || 'main';
    return <PlayScreen key={`${id}/${slot}/${place.value.visit}`} ui={ui} slot={slot} />;
  }
  if (head === 'rules' && !ui.screens.rules) return <Lazy load={rulesPage} props={{ ui }} />;
  const Screen = Object.hasOwn(ui.screens, head) ? ui.screens[head] : undefined;
  return Screen ? <Screen rest={more.join('/')} /> : <Lost />;
}

/** The house of a game: null while it loads. */
export function useGameUI(id: string): AnyGameUI | 'missing' | 'unreachable' | null {
  const ui = useSignal<AnyGameUI | 'missing' | 'unreachable' | null>(loaded.get(id) ?? null);
  useEffect(() => {
    const known = loaded.get(id);
    const load = loaderOf(id);
    ui.value = known ?? (load ? null : 'missing');
    if (known || !load) return;
    load().then(
      found => {
        loaded.set(id, found.ui);
        ui.value = found.ui;
      },
      () => {
        ui.value = 'unreachable';
      },
    );
  }, [id]);
  return ui.value;
}
