/** What a run has earned is kept with it: a mark for each, whose number is how many actions the run had then. */
const sign = 'earned:';

export type EarnedMarks = Readonly<Record<string, number>>;

interface Marked {
  readonly marks: { value: EarnedMarks; peek(): EarnedMarks };
  readonly length: { peek(): number };
}

/** Notes things by their ids; what a run has earned once stays where it was earned. */
export function noteEarned({ marks, length }: Marked, ids: readonly string[]): void {
  const known = marks.peek();
  const fresh = ids.map(id => sign + id).filter(name => !(name in known));
  if (fresh.length > 0)
    marks.value = { ...known, ...Object.fromEntries(fresh.map(name => [name, length.peek()] as const)) };
}

/** Ids of what was earned after so many actions, in the order in which it was. */
export function earnedIdsIn(marks: EarnedMarks, after = -1): readonly string[] {
  return Object.entries(marks)
    .filter(([name, at]) => name.startsWith(sign) && at > after)
    .sort((a, b) => a[1] - b[1])
    .map(([name]) => name.slice(sign.length));
}

/** How many actions the run had when it earned that; 0 when it did not. */
export const earnedAfter = (marks: EarnedMarks, id: string): number => marks[sign + id] ?? 0;
