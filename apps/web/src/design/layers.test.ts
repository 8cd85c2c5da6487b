import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backLayer, dropLayers, pushLayer } from './layers.ts';

/** A browser's history: a step back leads to the entry before the one where it was asked for, some time after that. */
class History {
  at = 0;
  private readonly targets: number[] = [];
  readonly pushState = (): void => void (this.at += 1);
  readonly back = (): void => void this.targets.push(this.at - 1);

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
