import type { Action } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import { isHeld } from '../../../play/held.ts';
import { settings } from '../../../store/settings.ts';
import { endsTurn } from './ends-turn.ts';
import type { PolyformPlay } from './table-controller.ts';

/** Acts for a seat; what would end its turn waits for a second press, unless that is switched off. */
export class TurnEnd {
  /** What waits, until it is confirmed or taken back. */
  readonly last = signal<readonly Action[] | null>(null);
  private readonly play: PolyformPlay;
  private readonly me: ReadonlySignal<Seat>;

  constructor(play: PolyformPlay, me: ReadonlySignal<Seat>) {
    this.play = play;
    this.me = me;
  }

  /** What waits is never exchanged for something else: it is confirmed or taken back first. */
  act(actions: readonly Action[]): void {
    if (isHeld(this.play)) return;
    if (this.last.peek()) return this.play.refuse('endFirst');
    const asks = settings.peek().askEnd && endsTurn(this.play.view.peek(), this.me.peek(), actions);
    if (asks) this.last.value = actions;
    else this.perform(actions);
  }

  confirm(): void {
    if (isHeld(this.play)) return;
    const waiting = this.last.peek() ?? [];
    this.last.value = null;
    this.perform(waiting);
  }

  /** True when something waited. */
  cancel(): boolean {
    const waited = this.last.peek() !== null;
    this.last.value = null;
    return waited;
  }

  private perform(actions: readonly Action[]): void {
    this.play.actAll(actions, this.me.peek());
  }
}
