import { createContext, type FunctionComponent } from 'preact';

/** What a room adds to the head of its table: clock, stamps, the state of the line. */
export const HeadExtra = createContext<FunctionComponent | null>(null);
