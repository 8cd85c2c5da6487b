import type { AnyGame } from '@minoya/kernel';
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconId } from '../design/Icon.tsx';
import { tip } from '../design/tips.tsx';
import { say } from '../i18n/lang.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

/** Which sheet of the container is open; scenes open them too. */
export type Panel = 'menu' | 'share' | 'report' | 'settings' | 'keys' | 'log' | 'rules' | null;
export const panel = signal<Panel>(null);

interface PlayBarProps<G extends AnyGame> {
  readonly play: Play<G>;
  readonly children?: ComponentChildren;
}

/** The top line of a game: menu, what the game says, undo and redo. */
export function PlayBar<G extends AnyGame>({ play, children }: PlayBarProps<G>): JSX.Element {
  return (
    <div class="play-bar">
      <PanelButton opens="menu" icon="menu" />
      <div class="play-bar-middle">{children}</div>
      {play.watching ? null : <UndoButtons play={play} />}
    </div>
  );
}

/** A button of the top line that opens one of the container's sheets. */
export function PanelButton({ opens, icon }: { opens: 'menu' | 'log'; icon: IconId }): JSX.Element {
  const open = () => {
    panel.value = opens;
  };
  return (
    <button type="button" class="button plain" aria-label={say(text[opens])} onClick={open}>
      <Icon id={icon} />
    </button>
  );
}

export function UndoButtons<G extends AnyGame>({ play }: { play: Play<G> }): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="button plain"
        aria-label={say(text.undo)}
        aria-disabled={!play.canUndo.value}
        {...(play.canUndo.value || play.length.value === 0 ? {} : tip(say(text.noUndo)))}
        onClick={() => play.undo()}
      >
        <Icon id="undo" />
      </button>
      <button
        type="button"
        class="button plain"
        aria-label={say(text.redo)}
        aria-disabled={!play.canRedo.value}
        onClick={() => play.redo()}
      >
        <Icon id="redo" />
      </button>
    </>
  );
}
