import { hash, type Localized, shuffle, streams } from '@minoya/kernel';
import { type Block, block, type Color, colorOf, EMPTY, kindOf, kinds, melted, recolored, valueOf } from './blocks.ts';
import { type Board, groupAt, isStuck } from './board.ts';

export type ToolId =
  | 'pop'
  | 'swap'
  | 'shuffle'
  | 'paint'
  | 'melt'
  | 'flood'
  | 'free'
  | 'bomb'
  | 'flip'
  | 'boost'
  | 'hammer'
  | 'chisel'
  | 'maul';

export type Rarity = 'S' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** A new block for a cell, by index; `EMPTY` takes the old one off without points. */
export type Edit = readonly [index: number, to: Block];

export interface Tool {
  readonly rarity: Rarity;
  /** Total stars that earn it for good. */
  readonly stars: number;
  /** What the player points at: nothing, one block, one block and a colour, two blocks, or any cell. */
  readonly aim: 'nothing' | 'block' | 'color' | 'pair' | 'cell';
  readonly text: Localized;
  readonly rule: Localized;
  /** Whether the tool may be aimed at this block. */
  fits(b: Block): boolean;
  /** What it does there; no edit at all means that it would change nothing and is refused. (K32) */
  edits(board: Board, at: readonly number[], color: Color): Edit[];
}

const always = (): boolean => true;

/** Which blocks a tool works on is said by their kind. */
const worksOn =
  (tool: ToolId) =>
  (b: Block): boolean => {
    const kind = kindOf(b);
    return kind !== null && kinds[kind].tools.includes(tool);
  };

/** In the order in which they are earned. (K30) */
export const tools: Readonly<Record<ToolId, Tool>> = {
  pop: {
    rarity: 'F',
    stars: 3,
    aim: 'block',
    text: { ja: '小爆弾', en: 'Popper' },
    rule: {
      ja: 'ノーマルブロックを1個取り除きます。点は入りません。',
      en: 'Takes one normal block off, without points.',
    },
    fits: worksOn('pop'),
    edits: (_, at) => at.map(i => [i, EMPTY]),
  },
  swap: {
    rarity: 'E',
    stars: 6,
    aim: 'pair',
    text: { ja: '入れ替え', en: 'Swap' },
    rule: { ja: '色のある2個を入れ替えます。', en: 'Exchanges two colored blocks.' },
    fits: worksOn('swap'),
    edits: ({ cells }, [a = 0, b = 0]) =>
      cells[a] === cells[b]
        ? []
        : [
            [a, cells[b] ?? EMPTY],
            [b, cells[a] ?? EMPTY],
          ],
  },
  shuffle: {
    rarity: 'E',
    stars: 10,
    aim: 'nothing',
    text: { ja: 'かき混ぜ', en: 'Shuffle' },
    rule: {
      ja: 'ノーマルブロックの色を並べ替えます。妨害ブロックは動きません。',
      en: 'Rearranges the normal blocks; obstacles stay.',
    },
    fits: always,
    edits: board => shuffled(board),
  },
  paint: {
    rarity: 'D',
    stars: 15,
    aim: 'color',
    text: { ja: '一塗り', en: 'Paint' },
    rule: { ja: '1個の色を変えます。', en: 'Recolors one block.' },
    fits: worksOn('paint'),
    edits: ({ cells }, at, color) => repaint(cells, at, color),
  },
  melt: {
    rarity: 'E',
    stars: 24,
    aim: 'block',
    text: { ja: 'とかし水', en: 'Warm water' },
    rule: { ja: '氷を1LVとかします。', en: 'Thaws a frozen block by one level.' },
    fits: worksOn('melt'),
    edits: ({ cells }, at) => at.map(i => [i, melted(cells[i] ?? EMPTY)]),
  },
  flood: {
    rarity: 'D',
    stars: 30,
    aim: 'color',
    text: { ja: '塗り替え', en: 'Flood' },
    rule: { ja: 'かたまり全部の色を変えます。', en: 'Recolors a whole group.' },
    fits: worksOn('flood'),
    edits: (board, [i = 0], color) => repaint(board.cells, groupAt(board, i), color),
  },
  free: {
    rarity: 'F',
    stars: 46,
    aim: 'block',
    text: { ja: 'カウンター外し', en: 'Untie' },
    rule: { ja: 'カウンター+をノーマルブロックに戻します。', en: 'Turns a counter+ into a normal block.' },
    fits: worksOn('free'),
    edits: ({ cells }, at) => at.map(i => [i, block('normal', colorOf(cells[i] ?? EMPTY))]),
  },
  bomb: {
    rarity: 'S',
    stars: 68,
    aim: 'cell',
    text: { ja: '爆弾', en: 'Bomb' },
    rule: {
      ja: '3×3を取り除きます。鋼鉄ブロックは残り、点は入りません。',
      en: 'Takes off 3 × 3, except steel, without points.',
    },
    fits: always,
    edits: (board, [i = 0]) => blast(board, i),
  },
  flip: {
    rarity: 'B',
    stars: 90,
    aim: 'block',
    text: { ja: '裏返し', en: 'Flip' },
    rule: {
      ja: 'カウンター−を同じ数のカウンター+にします。',
      en: 'Turns a counter− into a counter+ of the same number.',
    },
    fits: worksOn('flip'),
    edits: ({ cells }, at) => at.map(i => [i, flipped(cells[i] ?? EMPTY)]),
  },
  boost: {
    rarity: 'A',
    stars: 112,
    aim: 'nothing',
    text: { ja: '点増し', en: 'Booster' },
    rule: { ja: 'この先の点が1.5倍になります。', en: 'From here on moves score 1.5 times.' },
    fits: always,
    edits: () => [],
  },
  hammer: {
    rarity: 'C',
    stars: 134,
    aim: 'block',
    text: { ja: '金づち', en: 'Hammer' },
    rule: { ja: '岩ブロックを1個くだきます。', en: 'Breaks one rock.' },
    fits: worksOn('hammer'),
    edits: (_, at) => at.map(i => [i, EMPTY]),
  },
  chisel: {
    rarity: 'B',
    stars: 178,
    aim: 'block',
    text: { ja: '鋼鉄たがね', en: 'Chisel' },
    rule: { ja: '鋼鉄ブロックを1個くだきます。', en: 'Breaks one steel block.' },
    fits: worksOn('chisel'),
    edits: (_, at) => at.map(i => [i, EMPTY]),
  },
  maul: {
    rarity: 'S',
    stars: 200,
    aim: 'block',
    text: { ja: '大づち', en: 'Maul' },
    rule: { ja: 'どのブロックでも1個くだきます。', en: 'Breaks any one block.' },
    fits: worksOn('maul'),
    edits: (_, at) => at.map(i => [i, EMPTY]),
  },
};

export const toolIds = Object.keys(tools) as readonly ToolId[];

/** A stage takes two different tools, at most one of rarity S or A. (K31) */
export const TOOL_SLOTS = 2;

export function toolsFit(chosen: readonly ToolId[]): boolean {
  const rare = chosen.filter(id => tools[id].rarity === 'S' || tools[id].rarity === 'A').length;
  return chosen.length <= TOOL_SLOTS && new Set(chosen).size === chosen.length && rare <= 1;
}

/** The tools a player with this many stars owns. (K30) */
export function earnedTools(stars: number): ToolId[] {
  return toolIds.filter(id => tools[id].stars <= stars);
}

function repaint(cells: readonly Block[], at: readonly number[], color: Color): Edit[] {
  const edits: Edit[] = [];
  for (const i of at) if (colorOf(cells[i] ?? EMPTY) !== color) edits.push([i, recolored(cells[i] ?? EMPTY, color)]);
  return edits;
}

function flipped(b: Block): Block {
  return block('plus', colorOf(b), valueOf(b));
}

const blasts = worksOn('bomb');

function blast({ cells, width, height }: Board, center: number): Edit[] {
  const edits: Edit[] = [];
  const cx = center % width;
  const cy = Math.floor(center / width);
  for (let y = Math.max(0, cy - 1); y <= Math.min(height - 1, cy + 1); y++) {
    for (let x = Math.max(0, cx - 1); x <= Math.min(width - 1, cx + 1); x++) {
      if (blasts(cells[y * width + x] ?? EMPTY)) edits.push([y * width + x, EMPTY]);
    }
  }
  return edits;
}

const mixes = worksOn('shuffle');

/** Shuffles tried before a stuck one is accepted: some positions have no other. */
const SHUFFLE_TRIES = 32;

/** The order follows from the position itself, so undoing and repeating a shuffle cannot fish for a better one. (K33) */
function shuffled(board: Board): Edit[] {
  const at: number[] = [];
  board.cells.forEach((b, i) => {
    if (mixes(b)) at.push(i);
  });
  if (new Set(at.map(i => board.cells[i])).size < 2) return [];
  const rng = streams(String(hash(board.cells.join(' '))), ['shuffle']);
  let edits: Edit[] = [];
  for (let tries = 0; tries < SHUFFLE_TRIES; tries++) {
    const order = shuffle(rng, 'shuffle', [...at]);
    edits = at.map((i, k) => [i, board.cells[order[k] ?? i] ?? EMPTY]);
    if (!isStuck(edited(board, edits))) break;
  }
  return edits;
}

function edited(board: Board, edits: readonly Edit[]): Board {
  const cells = [...board.cells];
  for (const [i, to] of edits) cells[i] = to;
  return { ...board, cells };
}
