/** Longer addresses are refused by some servers on the way; what stands behind `#` is never sent to them. */
const LONGEST = 4000;

/** A dot would make some hosts look for a file, so there is none. */
const undotted = (word: string): string => word.replace('.', '~');

type Marks = Readonly<Record<string, number>>;

/** Who sat where, by the marks `seat0` … and `shop0` … of a record: `0_2_9-123`; empty when there is nothing to say. */
export function writeSeats(marks: Marks): string {
  const seats: string[] = [];
  for (let seat = 0; marks[`seat${seat}`] !== undefined; seat++) {
    const shop = marks[`shop${seat}`];
    seats.push(`${marks[`seat${seat}`]}${shop === undefined ? '' : `-${shop}`}`);
  }
  return seats.join('_');
}

/** The marks that `writeSeats` wrote; none when the text is something else. */
export function readSeats(text: string): Record<string, number> {
  if (!/^\d{1,2}(-\d{1,9})?(_\d{1,2}(-\d{1,9})?){0,7}$/.test(text)) return {};
  const marks: Record<string, number> = {};
  for (const [seat, one] of text.split('_').entries()) {
    const [level = '0', shop] = one.split('-');
    marks[`seat${seat}`] = Number(level);
    if (shop !== undefined) marks[`shop${seat}`] = Number(shop);
  }
  return marks;
}

/** Who did an action in place of the person on the seat: the clock, or a bot that stood in. Marked by `late12`, `bot12` for the twelfth action. */
export type DoneBy = 'late' | 'bot';

/** The actions that a record marks so, counted from 1. */
export function markedPlies(marks: Marks, by: DoneBy): readonly number[] {
  return Object.keys(marks)
    .flatMap(name => (name.startsWith(by) && /^[a-z]+\d{1,5}$/.test(name) ? [Number(name.slice(by.length))] : []))
    .sort((a, b) => a - b);
}

/** Their marks. */
export function plyMarks(by: DoneBy, plies: readonly number[]): Record<string, number> {
  return Object.fromEntries(plies.map(ply => [`${by}${ply}`, 1]));
}

/** Everything that an address says of a game beside how it was played. */
export function readAsked(search: string): Record<string, number> {
  const asked = (name: string): string => new RegExp(`[?&]${name}=([\\d_-]*)(?:&|$)`).exec(search)?.[1] ?? '';
  const plies = (name: string): readonly number[] =>
    /^\d{1,5}(_\d{1,5}){0,199}$/.test(asked(name)) ? asked(name).split('_').map(Number) : [];
  const out = /^\d(_\d){0,7}$/.test(asked('o'))
    ? asked('o')
        .split('_')
        .map(seat => [`out${seat}`, 1] as const)
    : [];
  return {
    ...readSeats(asked('s')),
    ...plyMarks('late', plies('l')),
    ...plyMarks('bot', plies('b')),
    ...Object.fromEntries(out),
  };
}

/** The seats that gave it up, marked by `out0` … */
const outSeats = (marks: Marks): readonly number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter(seat => marks[`out${seat}`]);

function writeAsked(marks: Marks): string {
  const said = {
    s: writeSeats(marks),
    l: markedPlies(marks, 'late').join('_'),
    b: markedPlies(marks, 'bot').join('_'),
    o: outSeats(marks).join('_'),
  };
  const asked = Object.entries(said).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]));
  return asked.length === 0 ? '' : `?${asked.join('&')}`;
}

/** The address of a replay: it holds the whole game, and who sat where, whose time ran out, for whom a bot stood in and who resigned, if that is known. */
export function replayPath(word: string, marks: Marks = {}): string {
  const asked = writeAsked(marks);
  return word.length > LONGEST ? `/r${asked}#${word}` : `/r/${undotted(word)}${asked}`;
}

/** The address of a day's game with how somebody played it. */
export function dayPath(game: string, date: string, word: string): string {
  return word.length > LONGEST ? replayPath(word) : `/d/${game}/${date}?r=${undotted(word)}`;
}

const LINK = /(?:^|\/r\/|[#?&](?:r=)?)(1[0-9a-z]{1,5})[.~]([A-Za-z0-9_-]*)(?:\?[slbo]=[\d_-]*(?:&[slbo]=[\d_-]*)*)?$/;

/** The word that a link to a replay holds, be it in its path, behind `#` or `r=`, or bare; null when it holds none. */
export function wordIn(link: string): string | null {
  const parts = LINK.exec(link);
  return parts ? `${parts[1]}.${parts[2]}` : null;
}
