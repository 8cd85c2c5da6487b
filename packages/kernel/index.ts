export * from './fold.ts';
export * from './game.ts';
export * from './json.ts';
export * from './localized.ts';
export * from './match.ts';
export * from './refusals.ts';
export * from './replay.ts';
export * from './rng.ts';
