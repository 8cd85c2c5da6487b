import type { AnyGameUI } from './game-ui.ts';

type Load = () => Promise<{ readonly ui: AnyGameUI }>;

/** Screens that play by older rules, by game and version. The build fills this in: build/older-rules.ts. */
export const older: Readonly<Record<string, Readonly<Record<number, Load>>>> = {};
