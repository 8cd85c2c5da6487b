import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage, type StageStep } from './stage.ts';

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }));
afterEach(() => vi.unstubAllGlobals());

/** Every picture that is drawn while steps are played; each writes its letter behind what was there. */
async function drawn(make: (stage: Stage<string>) => Readonly<Record<string, () => Promise<void> | void>>) {
  const stage = new Stage('');
  const pictures: string[] = [];
  const stop = effect(() => void pictures.push(stage.shown.value));
  const motions = Object.entries(make(stage));
  const steps = motions.map(([letter, motion]): StageStep<string> => ({ motion, after: shown => shown + letter }));
  await stage.play(steps, motions.map(([letter]) => letter).join(''));
  stop();
  return pictures;
}

const still = () => undefined;

test('neighbouring events without motion are drawn once', async () => {
  const pictures = await drawn(stage => ({ a: still, b: still, c: () => stage.wait(1), d: still, e: still }));
  expect(pictures).toEqual(['', 'ab', 'abc', 'abcde']);
});

test('a motion finds everything before it drawn, and itself when it has advanced', async () => {
  const seen: string[] = [];
  const look = (stage: Stage<string>) => {
    stage.find('*');
    seen.push(stage.shown.peek());
  };
  await drawn(stage => ({
    a: still,
    b: () => look(stage),
    c: async () => {
      look(stage);
      stage.advance();
      look(stage);
      await stage.wait(1);
    },
  }));
  expect(seen).toEqual(['a', 'ab', 'abc']);
});

test('a skip shows the end at once', async () => {
  const pictures = await drawn(stage => ({ a: still, b: () => Promise.resolve(stage.skip()), c: still }));
  expect(pictures).toEqual(['', 'abc']);
});

test('nothing is told before it is drawn, and a skip tells the rest', async () => {
  const stage = new Stage('');
  const told: string[] = [];
  const step = (letter: string, motion: () => Promise<void> | void): StageStep<string> => ({
    motion,
    after: shown => shown + letter,
    told: () => told.push(letter),
  });
  const seen: string[] = [];
  const look = async () => {
    seen.push(told.join(''));
    await stage.wait(1);
    seen.push(told.join(''));
  };
  const leave = async () => {
    await stage.wait(1);
    seen.push(told.join(''));
    stage.skip();
  };
  await stage.play([step('a', still), step('b', look), step('c', leave), step('d', still)], 'abcd');
  expect(seen).toEqual(['a', 'a', 'ab']);
  expect(told.join('')).toBe('abcd');
});
