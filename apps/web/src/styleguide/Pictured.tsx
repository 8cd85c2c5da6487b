import { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyHouse } from '../games/house.ts';
import { loaderOf } from '../games/list.ts';
import { pictured } from '../games/versions.ts';
import { Play } from '../play/play.ts';
import { local } from '../play/session.ts';

/** A game as it is shown when its rules are too old for its screens, by the archived file of the present version. */
export function Pictured({ game }: { game: string }): JSX.Element | null {
  const table = useSignal<{ house: AnyHouse; play: AnyPlay } | null>(null);
  useEffect(() => {
    void open(game).then(opened => {
      table.value = opened;
    });
    return () => table.peek()?.play.close();
  }, [game]);
  const now = table.value;
  return now ? (
    <div data-pictured={game}>
      <now.house.Scene play={now.play} />
      <p class="caption num">{now.play.length.value}</p>
    </div>
  ) : null;
}

type AnyPlay = Parameters<AnyHouse['Scene']>[0]['play'];

async function open(game: string): Promise<{ house: AnyHouse; play: AnyPlay } | null> {
  const loaded = await loaderOf(game)?.();
  const house = loaded && (await pictured(loaded.house, loaded.house.game.version));
  if (!house) return null;
  return { house, play: new Play(local(new Match(house.game, house.setup, 'picture')), house.tables) };
}
