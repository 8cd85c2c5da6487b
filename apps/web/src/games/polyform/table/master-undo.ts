import type { PolyformPlay } from './table-controller.ts';

/** Undo takes a whole master action back, piece after piece. */
export class MasterUndo {
  private readonly play: PolyformPlay;
  private undoing = false;
  readonly close: () => void;

  constructor(play: PolyformPlay) {
    this.play = play;
    this.close = play.onChange(news => this.heard(news.type));
  }

  undo(): void {
    this.undoing = true;
    this.play.undo();
  }

  private heard(type: 'step' | 'jump'): void {
    const inside = this.play.view.peek().pending?.type === 'master';
    if (type === 'step' || !inside || !this.play.canUndo.peek()) this.undoing = false;
    else if (this.undoing) this.play.undo();
  }
}
