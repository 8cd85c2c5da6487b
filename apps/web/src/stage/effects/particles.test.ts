import { expect, test } from 'vitest';
import { mostParticles, type Particle, Particles } from './particles.ts';

const spark = (left: number): Particle => ({
  x: 0,
  y: 0,
  vx: 10,
  vy: 0,
  pull: 100,
  left,
  life: left,
  size: 4,
  turn: 0,
  colour: 'red',
  kind: 'spark',
});

test('what flies moves, falls and burns out', () => {
  const flying = new Particles();
  flying.add(spark(1));
  flying.add(spark(0.2));
  flying.step(0.5);
  expect([...flying].map(({ x, y }) => [x, y])).toEqual([[5, 25]]);
  flying.step(0.6);
  expect(flying.size).toBe(0);
});

test('never more than a page can draw', () => {
  const flying = new Particles();
  for (let i = 0; i < mostParticles + 50; i++) flying.add(spark(1));
  expect(flying.size).toBe(mostParticles);
});
