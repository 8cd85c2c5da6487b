import type { Placement } from '@minoya/bots/rokumasu/search';
import { type Signal, signal } from '@preact/signals';
import { announce } from '../../../design/announce.tsx';
import { toast } from '../../../design/toast.tsx';
import { say } from '../../../i18n/lang.ts';
import { hintWords } from '../text/hint.ts';
import { askHint, warmUp } from '../worker/client.ts';
import type { RokuPlay } from './table-controller.ts';

/** Asked once a hint names the piece; asked twice, the place too. */
export interface Shown {
  readonly placement: Placement;
  readonly step: 'piece' | 'place';
}

/** The worker is fetched when the table stands, not while it is being set. */
const afterFirstDrawing = 300;

/** Hints on the table: fetched from the worker, forgotten with the next action. */
export class Advice {
  readonly shown: Signal<Shown | null> = signal(null);
  readonly thinking = signal(false);
  private readonly play: RokuPlay;
  private asked = 0;
  private readonly warming: ReturnType<typeof setTimeout>;

  constructor(play: RokuPlay) {
    this.play = play;
    this.warming = setTimeout(() => warmUp(play.view.peek()), afterFirstDrawing);
  }

  async ask(): Promise<void> {
    const now = this.shown.peek();
    if (now) {
      this.tell({ ...now, step: 'place' });
      return;
    }
    if (this.thinking.peek()) return;
    const turn = ++this.asked;
    this.thinking.value = true;
    const hint = await askHint(this.play.view.peek());
    if (turn !== this.asked) return;
    this.thinking.value = false;
    const first = hint?.placements[0];
    if (!first) {
      toast(hintWords.none);
      return;
    }
    this.play.mark('hints');
    this.tell({ placement: first, step: 'piece' });
  }

  forget(): void {
    this.asked += 1;
    this.thinking.value = false;
    this.shown.value = null;
  }

  close(): void {
    clearTimeout(this.warming);
    this.forget();
  }

  private tell(shown: Shown): void {
    this.shown.value = shown;
    const { from, cell } = shown.placement;
    const text = shown.step === 'piece' ? hintWords.piece(from) : hintWords.place(from, cell);
    announce(say(text));
  }
}
