/**
 * What a replay says of how it was played, where that was not simply from the first action to the last: part of its text, so
 * that whoever opens, shares or judges the game sees it. The number says how often, or from where.
 */
export const MARKS = [
  /** The first so many actions were taken over from another game. */
  'branch',
  /** Played under guidance. */
  'lesson',
  /** Said before it began to count for nothing. */
  'practice',
  /** The same game was finished here before. */
  'repeat',
  /** A result that was shown was taken back, after something hidden had opened. */
  'undo',
  'hints',
  'tools',
  /** The line that the house shows beside a finished game had been looked at before this one ended. */
  'shown',
] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Readonly<Partial<Record<Mark, number>>>;

/** `branch=17 hints=3`; empty when there are none. */
export function writeMarks(marks: Marks): string {
  return MARKS.flatMap(name => (marks[name] ? [`${name}=${marks[name]}`] : [])).join(' ');
}

/** Null unless it is what `writeMarks` writes: one spelling for each. */
export function readMarks(text: string): Marks | null {
  const marks: Partial<Record<Mark, number>> = {};
  for (const word of text.split(' ')) {
    const [, name, count] = /^([a-z]+)=([1-9]\d{0,4})$/.exec(word) ?? [];
    const known = MARKS.find(mark => mark === name);
    if (!known) return null;
    marks[known] = Number(count);
  }
  return writeMarks(marks) === text ? marks : null;
}

/** Those of a record's notes that are marks. */
export function marksIn(notes: Readonly<Record<string, number>>): Marks {
  return Object.fromEntries(MARKS.flatMap(name => (notes[name] ? [[name, notes[name]]] : [])));
}
