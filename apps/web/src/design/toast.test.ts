import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdToasts, toast, toasts } from './toast.tsx';

const text = (ja: string) => ({ ja, en: ja });
const shown = () => toasts.peek().map(one => one.text.ja);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('while something is looked at no slip lies over it; afterwards each has its whole time', () => {
  toast(text('before'));
  vi.advanceTimersByTime(3_000);
  const release = holdToasts();
  const close = toast(text('taken back'));
  toast(text('meanwhile'));
  expect(shown()).toEqual([]);
  close();
  vi.advanceTimersByTime(2_000);
  release();
  expect(shown()).toEqual(['before', 'meanwhile']);
  vi.advanceTimersByTime(3_900);
  expect(shown()).toEqual(['before', 'meanwhile']);
  vi.advanceTimersByTime(200);
  expect(shown()).toEqual([]);
});
