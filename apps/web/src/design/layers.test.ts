import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backLayer, dropLayers, leaveLayers, nameEntry, onceArrived, pushLayer } from './layers.ts';

/** A browser's history: a step back leads to the entry before the one where it was asked for, some time after that. */
class History {
  at = 0;
  private readonly targets: number[] = [];
  readonly named: string[] = [];
  readonly pushState = (): void => void (this.at += 1);
  readonly replaceState = (_state: unknown, _title: string, to: string): void => void (this.named[this.at] = to);
  readonly back = (): void => void this.targets.push(this.at - 1);
  readonly go = (by: number): void => void this.targets.push(this.at + by);

  /** The steps back that were asked for are carried out, and the page hears of each. */
  settle(): void {
    for (const target of this.targets.splice(0)) {
      this.at = target;
      backLayer();
    }
  }
}

let history: History;

beforeEach(() => {
  vi.useFakeTimers();
  history = new History();
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { href: '/' });
});

afterEach(() => {
  dropLayers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a layer has one entry of the history, and takes it along when it closes', () => {
  const close = pushLayer(() => {});
  expect(history.at).toBe(1);
  close();
  vi.runAllTimers();
  history.settle();
  expect(history.at).toBe(0);
});

test('opening anew where one is, out of a sheet, leaves no second entry behind', () => {
  const closed = vi.fn();
  pushLayer(closed);
  pushLayer(closed);
  leaveLayers();
  history.settle();
  expect([history.at, closed.mock.calls.length]).toEqual([0, 2]);
  expect(backLayer(), 'the next press of Back is the page’s').toBe(false);
  leaveLayers();
  history.settle();
  expect(history.at, 'nothing to step out of').toBe(0);
});

test('a layer that opens as another closes takes over its entry', () => {
  pushLayer(() => {})();
  const close = pushLayer(() => {});
  vi.runAllTimers();
  history.settle();
  expect(history.at).toBe(1);
  close();
  vi.runAllTimers();
  history.settle();
  expect(history.at).toBe(0);
});

test('a layer that opens while the step back of another is under way never leads off the page', () => {
  pushLayer(() => {})();
  vi.runAllTimers();
  const close = pushLayer(() => {});
  history.settle();
  expect(history.at, 'the second has an entry of its own').toBe(1);
  close();
  vi.runAllTimers();
  history.settle();
  expect(history.at).toBe(0);
});

test('a layer that opens and closes while a step back is under way leaves nothing behind', () => {
  pushLayer(() => {})();
  vi.runAllTimers();
  pushLayer(() => {})();
  vi.runAllTimers();
  history.settle();
  expect(history.at).toBe(0);
});

test('a layer may have its own way back: the back button takes it, whatever else closes it does not', () => {
  const [closed, back] = [vi.fn(), vi.fn()];
  pushLayer(closed, back);
  dropLayers();
  expect([closed.mock.calls.length, back.mock.calls.length]).toEqual([1, 0]);
  pushLayer(closed, back);
  expect(backLayer()).toBe(true);
  expect([closed.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
});

test('a result that comes out of a dialog names the page below it, whatever sheet follows', () => {
  const close = pushLayer(() => {});
  close();
  nameEntry('/result');
  pushLayer(() => {});
  vi.runAllTimers();
  history.settle();
  expect([history.at, history.named]).toEqual([1, ['/result']]);
  backLayer();
  expect(history.named, 'and nothing else').toEqual(['/result']);
});

test('a result that comes while a dialog is open is named when that is left', () => {
  pushLayer(() => {});
  nameEntry('/result');
  expect(history.named).toEqual([]);
  history.back();
  history.settle();
  expect([history.at, history.named]).toEqual([0, ['/result']]);
});

test('and so where the sheet is there before the dialog has gone', () => {
  const close = pushLayer(() => {});
  nameEntry('/result');
  pushLayer(() => {});
  close();
  vi.runAllTimers();
  history.settle();
  expect([history.at, history.named]).toEqual([1, ['/result']]);
});

test('another page waits for a step back that is under way, which would lead back from it', () => {
  const move = vi.fn(() => history.pushState());
  pushLayer(() => {});
  leaveLayers();
  onceArrived(move);
  expect(move, 'not while the step is under way').not.toHaveBeenCalled();
  history.settle();
  expect([history.at, move.mock.calls.length], 'the page has the entry after the one that was stepped back to').toEqual(
    [1, 1],
  );
  vi.runAllTimers();
  onceArrived(move);
  expect(move, 'at once where nothing is under way').toHaveBeenCalledTimes(2);
});

test('a step back that leads nowhere holds no page up for ever', () => {
  const move = vi.fn();
  pushLayer(() => {});
  leaveLayers();
  onceArrived(move);
  vi.runAllTimers();
  expect(move).toHaveBeenCalledOnce();
  expect(backLayer(), 'the next press of Back is the page’s').toBe(false);
});
