import { aboutSetup } from '../entry/about.ts';
import { decidesDay } from '../entry/progress.ts';
import type { KeshikiPlay } from '../types.ts';

/** The most points that a game has had, before moves were taken back. */
export class Peak {
  score: number;
  private readonly play: KeshikiPlay;

  constructor(play: KeshikiPlay) {
    this.play = play;
    this.score = play.view.peek().score;
    play.onChange(() => {
      this.score = Math.max(this.score, play.view.peek().score);
    });
  }

  /** Whether ending here leaves a day, which counts once, with less than that. */
  endsBelow(): boolean {
    const { setup } = aboutSetup(this.play.session.setup);
    return decidesDay(setup) && this.play.view.peek().score < this.score;
  }
}
