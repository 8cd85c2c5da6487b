import { createContext, type FunctionComponent } from 'preact';

/** What a room adds to the head of its table: clock and stamps. */
export const HeadAddition = createContext<FunctionComponent | null>(null);

/** What a room has to tell at its table: the state of the line, who is away, stamps. */
export const NotesAddition = createContext<FunctionComponent | null>(null);
