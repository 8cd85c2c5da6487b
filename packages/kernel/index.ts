export * from './game.ts';
export * from './rng.ts';
