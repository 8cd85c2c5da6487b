import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Unreachable } from '../design/Unreachable.tsx';
import { words } from '../design/words.ts';
import type { AnyHouse } from '../games/house.ts';
import { loaderOf } from '../games/list.ts';
import { say } from '../i18n/lang.ts';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { place } from '../router.ts';
import { ready } from '../stage/sound.ts';
import { Lost } from './Lost.tsx';
import { RulesPage } from './RulesPage.tsx';

const loaded = new Map<string, AnyHouse>();

/** A game's pages, once its chunk is here. */
export function GameScreen({ id, rest }: { id: string; rest: string }): JSX.Element {
  const house = useHouse(id);
  useEffect(ready, []);
  if (house === 'missing') return <Lost />;
  if (house === 'unreachable') return <Unreachable />;
  if (!house) return <p class="page quiet">{say(words.loading)}</p>;
  const [head = '', ...more] = rest.split('/');
  if (head === 'play') {
    const slot = more.join('/') || 'main';
    return <PlayScreen key={`${id}/${slot}/${place.value.visit}`} house={house} slot={slot} />;
  }
  if (head === 'rules' && !house.screens.rules) return <RulesPage house={house} />;
  const Screen = Object.hasOwn(house.screens, head) ? house.screens[head] : undefined;
  return Screen ? <Screen rest={more.join('/')} /> : <Lost />;
}

/** The house of a game: null while it loads. */
export function useHouse(id: string): AnyHouse | 'missing' | 'unreachable' | null {
  const house = useSignal<AnyHouse | 'missing' | 'unreachable' | null>(loaded.get(id) ?? null);
  useEffect(() => {
    const known = loaded.get(id);
    const load = loaderOf(id);
    house.value = known ?? (load ? null : 'missing');
    if (known || !load) return;
    load().then(
      found => {
        loaded.set(id, found.house);
        house.value = found.house;
      },
      () => {
        house.value = 'unreachable';
      },
    );
  }, [id]);
  return house.value;
}
