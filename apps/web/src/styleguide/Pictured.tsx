import { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGameUI } from '../games/game-ui.ts';
import { loaderOf } from '../games/list.ts';
import { pictured } from '../games/versions.ts';
import { Play } from '../play/play.ts';
import { local } from '../play/session.ts';

/** A game as it is shown when its rules are too old for its screens, by the archived file of the present version. */
export function Pictured({ game }: { game: string }): JSX.Element | null {
  const table = useSignal<{ ui: AnyGameUI; play: AnyPlay } | null>(null);
  useEffect(() => {
    void open(game).then(opened => {
      table.value = opened;
    });
    return () => table.peek()?.play.close();
  }, [game]);
  const now = table.value;
  return now ? (
    <div data-pictured={game}>
      <now.ui.Scene play={now.play} />
      <p class="caption num">{now.play.length.value}</p>
    </div>
  ) : null;
}

type AnyPlay = Parameters<AnyGameUI['Scene']>[0]['play'];

async function open(game: string): Promise<{ ui: AnyGameUI; play: AnyPlay } | null> {
  const loaded = await loaderOf(game)?.();
  const ui = loaded && (await pictured(loaded.ui, loaded.ui.game.version));
  if (!ui) return null;
  return { ui, play: new Play(local(new Match(ui.game, ui.setup, 'picture')), ui.eventEffects) };
}
