import { Crowded } from './crowded.ts';

/** One job after the other. A job's own time counts from its turn on, however long the line before it was. */
export class Line {
  private last: Promise<void> = Promise.resolve();

  /** Does the job when its turn comes; whoever has waited so long for it is turned away. */
  run<T>(job: () => Promise<T>, waitMs: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let gone = false;
      const timer = setTimeout(() => {
        gone = true;
        reject(new Crowded('the line is too long'));
      }, waitMs);
      this.last = this.last.then(async () => {
        if (gone) return;
        clearTimeout(timer);
        await job().then(resolve, reject);
      });
    });
  }
}
