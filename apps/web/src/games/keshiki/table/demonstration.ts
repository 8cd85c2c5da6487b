import type { Cell } from '@minoya/games/keshiki/cells';
import type { State } from '@minoya/games/keshiki/state';
import { signal } from '@preact/signals';
import { announce } from '../../../design/announce.tsx';
import { say } from '../../../i18n/lang.ts';
import { play as sound } from '../../../stage/sound.ts';
import { placeName } from '../look.ts';
import type { KeshikiPlay } from '../types.ts';

/** From one shown tap to the next. */
const apart = 1200;

/** Taps that are shown on the stage alone: the match, its log and its save know nothing of them. */
export class Demonstration {
  /** What is drawn is not the player's board. */
  readonly on = signal(false);
  private readonly play: KeshikiPlay;
  /** It waits for the next step to be asked for. */
  readonly paused = signal(false);
  private next: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: KeshikiPlay) {
    this.play = play;
  }

  /** Shows the taps one after the other, then the player's own board again. */
  start(taps: readonly Cell[], onEnd: () => void): void {
    this.on.value = true;
    this.paused.value = false;
    let state: State | null = this.play.view.peek();
    let at = 0;
    this.next = () => {
      clearTimeout(this.timer);
      const cell = taps[at++];
      state = cell === undefined || !state ? null : this.shown(state, cell);
      if (!state) onEnd();
      else if (!this.paused.peek()) this.timer = setTimeout(this.next, apart);
    };
    this.next();
  }

  /** Holds it, or lets it go on. */
  pause(): void {
    clearTimeout(this.timer);
    this.paused.value = !this.paused.peek();
    if (!this.paused.peek()) this.next();
  }

  /** One tap more, and waits. */
  step(): void {
    this.paused.value = true;
    this.next();
  }

  /** Back to the player's own board. True when something was being shown. */
  stop(): boolean {
    if (!this.on.peek()) return false;
    clearTimeout(this.timer);
    this.on.value = false;
    this.play.stage.show(this.play.view.peek());
    return true;
  }

  private shown(state: State, cell: Cell): State | null {
    const { session, stage, eventEffects, seating } = this.play;
    const step = session.game.apply(state, 0, { type: 'tap', cell });
    if (!step.ok) return null;
    stage.skip();
    announce(say(placeName(cell)));
    const steps = step.events.map(event => ({
      motion: () => {
        sound(eventEffects.sounds[event.type](event as never, seating));
        return eventEffects.motions[event.type](event as never, stage, seating);
      },
      after: (shown: State) => session.game.after(shown, event),
    }));
    void stage.play(steps, step.state);
    return step.state;
  }
}
