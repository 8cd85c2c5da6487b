import type { AnyGame } from '@minoya/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconId } from '../design/Icon.tsx';
import { tip } from '../design/tips.tsx';
import { say } from '../i18n/lang.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

interface PlayBarProps<G extends AnyGame> {
  readonly play: Play<G>;
  readonly children?: ComponentChildren;
  /** False where the scene shows undo and redo nearer to the thumb. */
  readonly undo?: boolean;
  /** True where there is more to say than usual: a phone says it smaller. */
  readonly tight?: boolean;
}

/** The top line of a game: menu, what the game says, undo and redo. */
export function PlayBar<G extends AnyGame>({
  play,
  children,
  undo = true,
  tight = false,
}: PlayBarProps<G>): JSX.Element {
  return (
    <div class="play-bar">
      <PanelButton play={play} opens="menu" icon="menu" />
      <div class="play-bar-middle" data-tight={tight}>
        {children}
      </div>
      {play.isReplay || !undo ? null : <UndoButtons play={play} />}
    </div>
  );
}

interface PanelButtonProps<G extends AnyGame> {
  readonly play: Play<G>;
  readonly opens: 'menu' | 'log';
  readonly icon: IconId;
}

/** A button of the top line that opens one of the container's sheets. */
export function PanelButton<G extends AnyGame>({ play, opens, icon }: PanelButtonProps<G>): JSX.Element {
  const open = () => {
    play.panel.value = opens;
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
      <UndoButton play={play} />
      <RedoButton play={play} />
    </>
  );
}

export function UndoButton<G extends AnyGame>({ play }: { play: Play<G> }): JSX.Element {
  return (
    <button
      type="button"
      class="button plain"
      data-undo
      aria-label={say(text.undo)}
      aria-disabled={!play.canUndo.value}
      {...(play.canUndo.value || play.length.value === 0 ? {} : tip(say(text.noUndo)))}
      onClick={() => play.undo()}
    >
      <Icon id="undo" />
    </button>
  );
}

export function RedoButton<G extends AnyGame>({ play }: { play: Play<G> }): JSX.Element {
  return (
    <button
      type="button"
      class="button plain"
      aria-label={say(text.redo)}
      aria-disabled={!play.canRedo.value}
      onClick={() => play.redo()}
    >
      <Icon id="redo" />
    </button>
  );
}
