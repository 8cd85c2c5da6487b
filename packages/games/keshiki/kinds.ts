import type { Localized } from '@minoya/kernel';
import type { ToolId } from './tools.ts';

/** How the number on a block compares with the size of its group. */
export interface Counter {
  /** `plus`: that many or more; `minus`: that many or fewer. (K12, K13) */
  readonly is: 'plus' | 'minus';
  /** What it may be. */
  readonly least: number;
  readonly most: number;
  /** What the drawing board offers, from and to. */
  readonly offered: readonly [number, number];
}

/** A few taps on a small board that show what a kind does. */
export interface Meeting {
  /** In one line, rows from the top. */
  readonly board: string;
  readonly steps: readonly { readonly tap: string; readonly text: Localized }[];
  /** Said when the last tap is made. */
  readonly end: Localized;
}

/**
 * All that is known of a kind of block, except how it is drawn. Rules, solver, texts, deals, the drawing board, lessons and
 * link previews read it here; none of them names a kind. How to add one: docs/add-a-block-kind.md.
 */
export interface KindEntry<K extends string = Kind, Why extends string = KindRefusal> {
  /** Its number inside a block, 0 … 15, among the kinds with a colour or those without. Released numbers never change. */
  readonly code: number;
  /** The first two characters of its cell in the original game's notation, or all three when it has no colour. (K1) */
  readonly mark: string;
  /** Older spellings of the mark, understood but never written. */
  readonly also: readonly string[];
  /** Its character in a board of one line. Null with a colour: then it is the mark and the colour's letter. (K2) */
  readonly letter: string | null;
  /** With a colour it joins the groups of that colour, goes with them, and has to go for an all-clear. (K5, K21) */
  readonly colored: boolean;
  /** Falls and slides; otherwise it stays where it is and others rest on it. (K15 to K18) */
  readonly falls: boolean;
  /** Why it cannot be tapped; null: it can. (K3) */
  readonly refusal: { readonly why: Why; readonly text: Localized } | null;
  /** The number on it: a group that does not meet it leaves it behind. */
  readonly counter: Counter | null;
  /**
   * What it turns into beside a removed block of its group, by whether the group meets its number. Null: it is not frozen.
   * What is frozen never goes with its group. (K9 to K11, K14)
   */
  readonly thaws: { readonly met: K; readonly unmet: K } | null;
  /** Tools that work on it. */
  readonly tools: readonly ToolId[];
  /** The stage in which players first meet it. Null: in none, so that only boards drawn by players have it. (K28) */
  readonly first: number | null;
  readonly text: Localized;
  /** One line for the player who taps it in vain or asks what it is. */
  readonly rule: Localized;
  /** The lesson before its first stage; only plain blocks have none. */
  readonly meeting: Meeting | null;
}

const atLeast: Counter = { is: 'plus', least: 1, most: 99, offered: [2, 12] };
const atMost: Counter = { is: 'minus', least: 1, most: 99, offered: [2, 12] };

const frozen = {
  why: 'frozen',
  text: {
    ja: '氷結ブロックは押せません。となりの同じ色を消すと、氷がとけます。',
    en: 'A frozen block cannot be tapped. Clear its color beside it.',
  },
} as const;
const counted = {
  why: 'counter',
  text: {
    ja: 'カウンターは押せません。同じ色のかたまりを押します。',
    en: 'A counter cannot be tapped. Tap a normal block of its group.',
  },
} as const;

/** Tools that work on every block with a colour. */
const anyColored = ['swap', 'paint', 'flood', 'bomb', 'maul'] as const;

const middle: Localized = { ja: '次は、まんなか。', en: 'Now the middle.' };

/** The stage that brings it; see stages/. */
const FIRST_MARKED = 5;

/** In the order in which players meet them. */
const table = {
  normal: {
    code: 0,
    mark: '__',
    also: [],
    letter: null,
    colored: true,
    falls: true,
    refusal: null,
    counter: null,
    thaws: null,
    tools: ['pop', 'shuffle', ...anyColored],
    first: 1,
    text: { ja: 'ノーマルブロック', en: 'Normal block' },
    rule: {
      ja: '同じ色が2つ以上となり合うと、押して消せます。',
      en: 'Tap it when two or more of its color touch.',
    },
    meeting: null,
  },
  ice1: {
    code: 1,
    mark: '_*',
    also: [],
    letter: null,
    colored: true,
    falls: true,
    refusal: frozen,
    counter: null,
    thaws: { met: 'normal', unmet: 'normal' },
    tools: ['melt', ...anyColored],
    first: 11,
    text: { ja: '氷結ブロック', en: 'Frozen block' },
    rule: { ja: '同じ色がとなりで消えると、とけます。', en: 'Thaws when its own color clears beside it.' },
    meeting: {
      board: '...../...../...../RRYYR/R*RYYR',
      steps: [
        {
          tap: 'a3',
          text: {
            ja: '同じ色がとなりで消えると、とけます。',
            en: 'A frozen block thaws when its own color clears beside it.',
          },
        },
        { tap: 'b3', text: { ja: 'とけました。次は、まんなか。', en: 'It thawed. Now the middle.' } },
        { tap: 'a4', text: { ja: 'もう、ふつうに消せます。', en: 'Now it clears like any other.' } },
      ],
      end: { ja: '氷結ブロックは、一度とかしてから。', en: 'A frozen block takes one clear more.' },
    },
  },
  plus: {
    code: 4,
    mark: '_+',
    also: [],
    letter: null,
    colored: true,
    falls: true,
    refusal: counted,
    counter: atLeast,
    thaws: null,
    tools: ['free', ...anyColored],
    first: 21,
    text: { ja: 'カウンター+', en: 'Counter+' },
    rule: { ja: '書かれた数以上のかたまりなら、いっしょに消えます。', en: 'Clears with a group of that many or more.' },
    meeting: {
      board: '...../...../...../..YRR/R+5RYRR',
      steps: [
        {
          tap: 'a4',
          text: {
            ja: '≥5は、5個以上のかたまりなら消えます。2個では？',
            en: '≥5 clears with a group of 5 or more. And with 2?',
          },
        },
        { tap: 'b4', text: { ja: 'あと3足りません。まんなかを消します。', en: 'Three short. Clear the middle.' } },
        { tap: 'b4', text: { ja: 'これで5個。', en: 'Five now.' } },
      ],
      end: { ja: '数えるときは、自分も一つ。', en: 'It counts itself as one.' },
    },
  },
  ice2: {
    code: 2,
    mark: '**',
    also: [],
    letter: null,
    colored: true,
    falls: true,
    refusal: frozen,
    counter: null,
    thaws: { met: 'ice1', unmet: 'ice1' },
    tools: ['melt', ...anyColored],
    first: 31,
    text: { ja: '氷結ブロックLV2', en: 'Frozen block LV2' },
    rule: { ja: '同じ色がとなりで2回消えると、とけます。', en: 'Thaws when its own color clears beside it twice.' },
    meeting: {
      board: '...../...../...../..YR./R**RYR.',
      steps: [
        { tap: 'a4', text: { ja: 'LV2は、二度でとけます。', en: 'LV2 ice must thaw twice.' } },
        { tap: 'b4', text: { ja: '一度目。次は、まんなか。', en: 'One. Now the middle.' } },
        { tap: 'b4', text: { ja: '二度目。', en: 'Two.' } },
      ],
      end: { ja: 'とけました。点の数がLVです。', en: 'Thawed. The dots show the level.' },
    },
  },
  minus: {
    code: 8,
    mark: '_-',
    also: ['_='],
    letter: null,
    colored: true,
    falls: true,
    refusal: counted,
    counter: atMost,
    thaws: null,
    tools: ['flip', ...anyColored],
    first: 41,
    text: { ja: 'カウンター−', en: 'Counter−' },
    rule: { ja: '書かれた数以下のかたまりのときだけ消えます。', en: 'Clears only with a group of that many or fewer.' },
    meeting: {
      board: '...../...../...../RRY../R-3RYR.',
      steps: [
        {
          tap: 'a3',
          text: { ja: '≤3は、3個以下のときだけ消えます。4個では？', en: '≤3 clears only with 3 or fewer. And with 4?' },
        },
        { tap: 'b4', text: { ja: '一つ多かったので残りました。', en: 'One too many, so it stayed.' } },
        { tap: 'b4', text: { ja: '2個なら消えます。', en: 'A group of two removes it.' } },
      ],
      end: { ja: '小さく分けるのも手です。', en: 'Sometimes smaller is better.' },
    },
  },
  icePlus: {
    code: 5,
    mark: '*+',
    also: [],
    letter: null,
    colored: true,
    falls: true,
    refusal: frozen,
    counter: atLeast,
    thaws: { met: 'normal', unmet: 'plus' },
    tools: ['melt', ...anyColored],
    first: 51,
    text: { ja: '氷結カウンター+', en: 'Frozen counter+' },
    rule: {
      ja: '書かれた数以上のかたまりがとなりで消えると、ノーマルブロックに戻ります。足りないと氷だけとけます。',
      en: 'A big enough group beside it frees it; a smaller one only thaws it.',
    },
    meeting: {
      board: '...../...../...../..YR./R*+4RYRR',
      steps: [
        { tap: 'a4', text: { ja: '足りないと、氷だけとけます。', en: 'Too few only thaws it.' } },
        { tap: 'b4', text: middle },
        { tap: 'b4', text: { ja: '4個そろいました。', en: 'Four now.' } },
      ],
      end: { ja: '足りていれば、一度でノーマルブロックに戻ります。', en: 'With enough, one clear frees it.' },
    },
  },
  rock: {
    code: 0,
    mark: '<_>',
    also: ['[_]'],
    letter: 'o',
    colored: false,
    falls: true,
    refusal: { why: 'rock', text: { ja: '岩ブロックは消えません。落ちます。', en: 'Rock never clears. It falls.' } },
    counter: null,
    thaws: null,
    tools: ['hammer', 'bomb', 'maul'],
    first: 61,
    text: { ja: '岩ブロック', en: 'Rock' },
    rule: { ja: '消えません。落ちます。', en: 'Never clears. It falls.' },
    meeting: {
      board: '...../...../.o.../YRY../YRY..',
      steps: [
        { tap: 'b3', text: { ja: '岩ブロックは消えません。落ちます。', en: 'Rock never clears. It falls.' } },
        { tap: 'a4', text: { ja: '岩ブロックごしには、つながりません。', en: 'Nothing links through it.' } },
        { tap: 'b4', text: { ja: '残りも消します。', en: 'And the rest.' } },
      ],
      end: { ja: '岩ブロックが残っても全消しです。', en: 'Rock may stay: this is all clear.' },
    },
  },
  marked: {
    code: 6,
    mark: '_@',
    also: [],
    letter: null,
    colored: true,
    falls: true,
    refusal: null,
    counter: null,
    thaws: null,
    tools: ['pop', ...anyColored],
    first: FIRST_MARKED,
    text: { ja: 'マークつき', en: 'Marked' },
    rule: {
      ja: 'ふつうのブロックです。全部消すのが目標です。',
      en: 'A plain block: the goal is to clear all of these.',
    },
    meeting: {
      board: '...../...../...../YYB../@RRBY.',
      steps: [
        {
          tap: 'a3',
          text: {
            ja: 'マークつきを消すのが目標です。まず上を。',
            en: 'The goal is what is marked. First clear what lies above.',
          },
        },
        { tap: 'a4', text: { ja: 'マークつきは、ふつうに消せます。', en: 'A marked block clears like any other.' } },
        {
          tap: 'a4',
          text: { ja: '目標に届きました。残りは点になります。', en: 'Goal reached. The rest is for points.' },
        },
      ],
      end: {
        ja: 'マークがなければ、ほかは残っても達成です。',
        en: 'With no mark left the goal is reached, whatever stays.',
      },
    },
  },
  iceMinus: {
    code: 9,
    mark: '*-',
    also: ['*='],
    letter: null,
    colored: true,
    falls: true,
    refusal: frozen,
    counter: atMost,
    thaws: { met: 'normal', unmet: 'minus' },
    tools: ['melt', ...anyColored],
    first: 71,
    text: { ja: '氷結カウンター−', en: 'Frozen counter−' },
    rule: {
      ja: '書かれた数以下のかたまりがとなりで消えると、ノーマルブロックに戻ります。多いと氷だけとけます。',
      en: 'A small enough group beside it frees it; a bigger one only thaws it.',
    },
    meeting: {
      board: '...../...../...../RRY../R*-3RYR.',
      steps: [
        { tap: 'a3', text: { ja: '多すぎると、氷だけとけます。', en: 'Too many only thaws it.' } },
        { tap: 'b4', text: middle },
        { tap: 'b4', text: { ja: '3個以下なので消えます。', en: 'Three or fewer: it clears.' } },
      ],
      end: { ja: '少なければ、一度でノーマルブロックに戻ります。', en: 'With few, one clear frees it.' },
    },
  },
  steel: {
    code: 1,
    mark: '<->',
    also: ['[-]'],
    letter: 'x',
    colored: false,
    falls: false,
    refusal: {
      why: 'steel',
      text: { ja: '鋼鉄ブロックは消えません。動きません。', en: 'Steel never clears and never moves.' },
    },
    counter: null,
    thaws: null,
    tools: ['chisel', 'maul'],
    first: 81,
    text: { ja: '鋼鉄ブロック', en: 'Steel' },
    rule: { ja: '消えません。動きません。', en: 'Never clears. Never moves.' },
    meeting: {
      board: '...../...../.Y.../Rx.L./RRYL.',
      steps: [
        { tap: 'a4', text: { ja: '鋼鉄ブロックは消えません。動きません。', en: 'Steel never clears. Never moves.' } },
        { tap: 'a4', text: { ja: '上をこえて、下をくぐります。', en: 'Blocks pass over and under it.' } },
        { tap: 'c4', text: { ja: 'あたると止まります。', en: 'What hits it stops.' } },
      ],
      end: { ja: '鋼鉄ブロックが残っても全消しです。', en: 'Steel may stay: this is all clear.' },
    },
  },
} as const satisfies Readonly<Record<string, KindEntry<string, string>>>;

export type Kind = keyof typeof table;
/** Why a block of some kind cannot be tapped. */
export type KindRefusal = NonNullable<(typeof table)[Kind]['refusal']>['why'];

export const kinds: Readonly<Record<Kind, KindEntry>> = table;

const place = (kind: Kind): number => kinds[kind].first ?? Number.MAX_SAFE_INTEGER;

/** Every kind in the order of its first stage, plain blocks first, those without a stage last. */
export const kindIds: readonly Kind[] = (Object.keys(kinds) as Kind[]).sort((a, b) => place(a) - place(b));

/** All but plain blocks, in the same order. */
export const obstacleKinds: readonly Kind[] = kindIds.filter(kind => kind !== 'normal');
