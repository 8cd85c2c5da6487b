import { type Kind, kinds } from '@minoya/games/keshiki/blocks';
import type { Localized } from '../../../i18n/lang.ts';

/** One tap of a lesson. */
export interface LessonStep {
  /** A cell of the group that is meant. */
  readonly tap: string;
  readonly text: Localized;
  /** Any group may be tapped; this is said when it was another one, and undo is the way on. */
  readonly otherwise?: Localized;
}

/** A small board with a few taps on it. */
export interface LessonPart {
  /** In one line, rows from the top. */
  readonly board: string;
  readonly steps: readonly LessonStep[];
  /** Said when the last tap is made. */
  readonly end: Localized;
}

export interface Lesson {
  readonly id: string;
  readonly name: Localized;
  readonly parts: readonly LessonPart[];
}

const both = (ja: string, en: string): Localized => ({ ja, en });
const middle = both('次は、まんなか。', 'Now the middle.');

/** The first minute of 消色百景. */
export const firstLesson: Lesson = {
  id: 'first',
  name: both('消しかた', 'Clearing'),
  parts: [
    {
      board: 'LRRY/YRYL/LRRY/YLYL',
      steps: [{ tap: 'b1', text: both('となり合う同じ模様を押すと消えます。', 'Tap touching tiles that match.') }],
      end: both('数の二乗が点。5個で25点。', 'Points are n squared: 5 makes 25.'),
    },
    {
      board: 'BBBB/YYYY/BBBB',
      steps: [
        {
          tap: 'a1',
          text: both('先にどれを消す？', 'Which one first?'),
          otherwise: both('戻して、つなげてみましょう。', 'Undo, and join them.'),
        },
        { tap: 'a2', text: both('つながりました。押してみましょう。', 'They joined. Tap them.') },
      ],
      end: both('まとめると大きい。8個で64点。', 'Together is bigger: 8 makes 64.'),
    },
  ],
};

function meeting(kind: Kind, part: LessonPart): Lesson {
  return { id: kind, name: kinds[kind].text, parts: [part] };
}

/** Three taps for each obstacle, shown before its first stage. */
export const meetings: readonly Lesson[] = [
  meeting('ice1', {
    board: '...../...../...../RRYYR/R*RYYR',
    steps: [
      {
        tap: 'a3',
        text: both('同じ模様がとなりで消えると、とけます。', 'Ice melts when its own pattern clears beside it.'),
      },
      { tap: 'b3', text: both('とけました。次は、まんなか。', 'It melted. Now the middle.') },
      { tap: 'a4', text: both('もう、ふつうに消せます。', 'Now it clears like any other.') },
    ],
    end: both('氷は、一度消してから。', 'Ice takes one clear more.'),
  }),
  meeting('plus', {
    board: '...../...../...../..YRR/R+5RYRR',
    steps: [
      {
        tap: 'a4',
        text: both('≥5は、5個以上のかたまりなら消えます。2個では？', '≥5 goes with a group of 5 or more. And with 2?'),
      },
      { tap: 'b4', text: both('あと3足りません。まんなかを消します。', 'Three short. Clear the middle.') },
      { tap: 'b4', text: both('これで5個。', 'Five now.') },
    ],
    end: both('数えるときは、自分も一つ。', 'It counts itself as one.'),
  }),
  meeting('ice2', {
    board: '...../...../...../..YR./R**RYR.',
    steps: [
      { tap: 'a4', text: both('厚い氷は、二度でとけます。', 'Thick ice takes two.') },
      { tap: 'b4', text: both('一度目。次は、まんなか。', 'One. Now the middle.') },
      { tap: 'b4', text: both('二度目。', 'Two.') },
    ],
    end: both('とけました。点の数が段の数です。', 'Melted. The dots count the layers.'),
  }),
  meeting('minus', {
    board: '...../...../...../RRY../R-3RYR.',
    steps: [
      {
        tap: 'a3',
        text: both('≤3は、3個以下のときだけ消えます。4個では？', '≤3 only goes with 3 or fewer. And with 4?'),
      },
      { tap: 'b4', text: both('一つ多かったので残りました。', 'One too many, so it stayed.') },
      { tap: 'b4', text: both('2個なら消えます。', 'With two it goes.') },
    ],
    end: both('小さく分けるのも手です。', 'Sometimes smaller is better.'),
  }),
  meeting('icePlus', {
    board: '...../...../...../..YR./R*+4RYRR',
    steps: [
      { tap: 'a4', text: both('足りないと、氷だけとけます。', 'Too few only melts the ice.') },
      { tap: 'b4', text: middle },
      { tap: 'b4', text: both('4個そろいました。', 'Four now.') },
    ],
    end: both('足りていれば、一度でふつうに戻ります。', 'With enough, one clear frees it.'),
  }),
  meeting('rock', {
    board: '...../...../.o.../YRY../YRY..',
    steps: [
      { tap: 'b3', text: both('岩は消えません。落ちます。', 'Rock never clears. It falls.') },
      { tap: 'a4', text: both('岩ごしには、つながりません。', 'Nothing links through it.') },
      { tap: 'b4', text: both('残りも消します。', 'And the rest.') },
    ],
    end: both('岩が残っても全消しです。', 'Rock may stay: this is all clear.'),
  }),
  meeting('iceMinus', {
    board: '...../...../...../RRY../R*-3RYR.',
    steps: [
      { tap: 'a3', text: both('多すぎると、氷だけとけます。', 'Too many only melts the ice.') },
      { tap: 'b4', text: middle },
      { tap: 'b4', text: both('3個以下なので消えます。', 'Three or fewer: it goes.') },
    ],
    end: both('少なければ、一度でふつうに戻ります。', 'With few, one clear frees it.'),
  }),
  meeting('steel', {
    board: '...../...../.Y.../Rx.L./RRYL.',
    steps: [
      { tap: 'a4', text: both('鋼は消えません。動きません。', 'Steel never clears. Never moves.') },
      { tap: 'a4', text: both('上をこえて、下をくぐります。', 'Blocks pass over and under it.') },
      { tap: 'c4', text: both('あたると止まります。', 'What hits it stops.') },
    ],
    end: both('鋼が残っても全消しです。', 'Steel may stay: this is all clear.'),
  }),
];

export const lessons: readonly Lesson[] = [firstLesson, ...meetings];

/** The lesson for a kind of block; null for plain ones and empty cells. */
export function lessonOf(kind: Kind | null): Lesson | null {
  return meetings.find(lesson => lesson.id === kind) ?? null;
}

/** The lesson that opens before this stage. */
export function lessonBefore(stage: number): Lesson | null {
  return meetings.find(lesson => kinds[lesson.id as Kind].first === stage) ?? null;
}
