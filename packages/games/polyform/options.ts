import { type CardId, type Colour, readCustom } from './cards/card.ts';
import { isPiece, type PieceId, tally } from './pieces.ts';
import { fill, type Localized } from '@minoya/kernel';
import { stockAllows } from './trade.ts';

export const MOST_SEATS = 4;
/** Seconds a turn may take: from 15 to a day; 0 is no limit. */
export const TIMERS: readonly number[] = [0, 15, 30, 60, 90, 120, 300, 900, 3600, 14_400, 43_200, 86_400];
export const MOST_CUSTOM = 12;
/** What each end condition may be set to; 0 switches it off. */
export const ENDS: Record<Colour, readonly number[]> = { white: [0, 2, 3, 4, 5, 6, 7, 8], black: [0, 1, 2, 3, 4, 5] };
const MOST_START = 6;

/** One thing that a table agrees on before it starts. */
export interface Option<T> {
  readonly usual: T;
  readonly text: Localized;
  readonly write: (value: T) => string;
  /** Null when the text is none of its values. */
  readonly read: (text: string) => T | null;
  /** How players meet it; null: it is set in another place than among the options. */
  readonly row: Row<T> | null;
  /** A value in words, where it is no row's choice. */
  readonly says?: (value: T) => Localized;
}

export interface Row<T> {
  /** Among the other rows, from the top. */
  readonly place: number;
  /** One line for the page of rules. */
  readonly rule: Localized;
  readonly choices: readonly { readonly value: T; readonly text: Localized }[];
}

/** An option of any values; the helpers below make the common sorts. */
const option = <T>(entry: Option<T>): Option<T> => entry;

/** What every option says that is offered. */
interface Shown {
  readonly text: Localized;
  readonly place: number;
  readonly rule: Localized;
}

/** An option with a few named values. */
function choice<T extends string>(usual: NoInfer<T>, values: Readonly<Record<T, Localized>>, shown: Shown): Option<T> {
  const ids = Object.keys(values) as T[];
  const choices = ids.map(value => ({ value, text: values[value] }));
  return {
    ...shown,
    usual,
    write: String,
    read: text => ids.find(id => id === text) ?? null,
    row: { ...shown, choices },
  };
}

/** An option that is off or on. */
function onOff(
  usual: boolean,
  says: { readonly off: Localized; readonly on: Localized },
  shown: Shown,
): Option<boolean> {
  const choices = [
    { value: false, text: says.off },
    { value: true, text: says.on },
  ];
  return { ...shown, ...yesNo(usual), row: { ...shown, choices } };
}

const yesNo = (usual: boolean): Omit<Option<boolean>, 'text' | 'row'> => ({
  usual,
  write: value => (value ? 'yes' : 'no'),
  read: text => (text === 'yes' ? true : text === 'no' ? false : null),
});

/** An option that is one of a few numbers. */
function number<const T extends number>(
  usual: NoInfer<T>,
  values: readonly T[],
  says: (n: T) => Localized,
  shown: Shown,
): Option<T> {
  const choices = values.map(value => ({ value, text: says(value) }));
  const read = (text: string): T | null => values.find(value => String(value) === text) ?? null;
  return { ...shown, usual, write: String, read, row: { ...shown, choices } };
}

/** Finished cards that trigger the end; 0 is never. */
export interface Ends {
  readonly white: number;
  readonly black: number;
  readonly deck: boolean;
}

function readEnds(text: string): Ends | null {
  const found = /^(?:w(\d))?\+?(?:b(\d))?\+?(deck)?$|^none$/.exec(text);
  if (!found) return null;
  const [white, black] = [Number(found[1] ?? 0), Number(found[2] ?? 0)];
  const allowed = ENDS.white.includes(white) && ENDS.black.includes(black);
  return allowed ? { white, black, deck: found[3] !== undefined } : null;
}

function readStart(text: string): PieceId[] | null {
  const words = text.split('+');
  const pieces = words.filter(isPiece);
  const allowed = pieces.length === words.length && pieces.length <= MOST_START;
  return allowed && stockAllows(tally(pieces), MOST_SEATS) ? pieces : null;
}

function readCards(text: string): CardId[] | null {
  const cards = text.split('+');
  const allowed = cards.length <= MOST_CUSTOM && new Set(cards).size === cards.length;
  return allowed && cards.every(id => readCustom(id) !== null) ? cards : null;
}

/**
 * Everything a table may agree on, in the order in which it is written: text, reading, limits, the rows of lobby and entry, and
 * the page of rules follow from the entry. How to add one: docs/add-an-option.md.
 */
export const options = {
  /** Whether others see a player's points before the end. (P32) */
  scores: choice(
    'open',
    { open: { ja: '公開', en: 'Open' }, hidden: { ja: '非公開', en: 'Hidden until the end' } },
    {
      text: { ja: '得点', en: 'Scores' },
      place: 1,
      rule: {
        ja: 'ほかのプレイヤーの得点を、終わるまで非公開にできます。',
        en: 'The others’ points can be hidden until the end.',
      },
    },
  ),
  /** Cards in the white deck, markets included. (P4) */
  white: number(32, [32, 20], n => fill({ ja: '{n}枚', en: '{n}' }, { n }), {
    text: { ja: '白パズル', en: 'White puzzles' },
    place: 5,
    rule: { ja: '白の山札を20枚に減らせます。', en: 'The white deck can be cut to 20 puzzles.' },
  }),
  /** What triggers the end. (P24, P26) */
  ends: option<Ends>({
    usual: { white: 5, black: 3, deck: true },
    text: { ja: '終了条件', en: 'The game ends at' },
    write: e =>
      [e.white && `w${e.white}`, e.black && `b${e.black}`, e.deck && 'deck'].filter(Boolean).join('+') || 'none',
    read: readEnds,
    row: {
      place: 2,
      rule: { ja: '最終ラウンドの条件を変えられます。', en: 'What starts the final round can be changed.' },
      choices: [
        { value: { white: 3, black: 2, deck: true }, text: { ja: '短め 白3・黒2', en: '3 white, 2 black' } },
        { value: { white: 5, black: 3, deck: true }, text: { ja: '標準 白5・黒3', en: '5 white, 3 black' } },
        { value: { white: 7, black: 4, deck: true }, text: { ja: '長め 白7・黒4', en: '7 white, 4 black' } },
        { value: { white: 0, black: 0, deck: true }, text: { ja: '山札切れだけ', en: 'Empty deck only' } },
      ],
    },
  }),
  /** Whether the final round gives everyone the same number of turns. (P25) */
  equal: onOff(
    false,
    {
      off: { ja: 'ほかの人はあと1ターン', en: 'One more turn for the others' },
      on: { ja: '全員同じターン数', en: 'Equal turns for all' },
    },
    {
      text: { ja: '最終ラウンド', en: 'Final round' },
      place: 4,
      rule: { ja: '最終ラウンドを全員同じターン数にできます。', en: 'All can have the same number of turns.' },
    },
  ),
  /** The pieces everyone starts with. (P6) */
  start: option<readonly PieceId[]>({
    usual: ['dot', 'dot'],
    text: { ja: '初期ピース', en: 'First pieces' },
    write: pieces => pieces.join('+'),
    read: readStart,
    row: {
      place: 3,
      rule: { ja: '初期ピースを選べます。', en: 'The first pieces can be chosen.' },
      choices: [
        { value: ['dot', 'dot'], text: { ja: '1マス×2', en: 'Two dots' } },
        { value: ['dot', 'i2'], text: { ja: '1マスとI字(2)', en: 'Dot and bar of 2' } },
        { value: ['dot', 'dot', 'dot'], text: { ja: '1マス×3', en: 'Three dots' } },
      ],
    },
  }),
  /** Seconds a turn may take, kept by the room; 0 is no limit. (P42) */
  timer: option<number>({
    usual: 0,
    text: { ja: '1ターンの秒数', en: 'Seconds a turn' },
    write: String,
    read: text => TIMERS.find(seconds => String(seconds) === text) ?? null,
    row: null,
  }),
  /** Cards drawn by players, shuffled in. (P41) */
  custom: option<readonly CardId[]>({
    usual: [],
    text: { ja: '自作パズル', en: 'Own puzzles' },
    write: cards => cards.join('+'),
    read: readCards,
    row: null,
    says: cards =>
      fill(cards.length === 1 ? { ja: '{n}枚', en: '{n} puzzle' } : { ja: '{n}枚', en: '{n} puzzles' }, {
        n: cards.length,
      }),
  }),
  /** Allows the debug actions. (P40) */
  debug: option<boolean>({ ...yesNo(false), text: { ja: '開発版', en: 'Debug game' }, row: null }),
  /** How everyone but the first in order starts: who begins has an edge. What it does stands in `start.ts`. (P6) */
  later: choice(
    'none',
    {
      none: { ja: '先手と同じ（先手が有利）', en: 'The same (first has an edge)' },
      dot: { ja: '1マスを1つ多く', en: 'One dot more' },
      rising: { ja: '後の人ほど多く（ほぼ互角）', en: 'More the later (about even)' },
      i2: { ja: 'I字(2)を1つ多く', en: 'One bar of 2 more' },
    },
    {
      text: { ja: '2番目からの初期ピース', en: 'Players after the first start with' },
      place: 3.5,
      rule: {
        ja: '先手が有利なので、新しいゲームでは、後の人ほどよい初期ピースを持ちます。同じにもできます。',
        en: 'Who begins has an edge, so in a new game the later ones start with better pieces. It can be the same for all.',
      },
    },
  ),
};
