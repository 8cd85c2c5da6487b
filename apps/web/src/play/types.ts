import type { AnyGame } from '@minoya/kernel';

export type StateOf<G extends AnyGame> = ReturnType<G['start']>;
export type ActionOf<G extends AnyGame> = Parameters<G['apply']>[2];
export type EventOf<G extends AnyGame> = Parameters<G['revealsHidden']>[0][number];
