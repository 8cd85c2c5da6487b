import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LinkPreview, PreviewBoard } from '@minoya/games/link-preview';
import { type Box, canvas, fill, lay, type Paint, shrunk } from './canvas.ts';
import { type Picture, readPng, writePng } from './png.ts';

type Marks = Readonly<Record<string, Box>>;

/** Where everything lies on the pictures that the web app ships under /og. */
interface Places {
  readonly areas: { readonly board: Box; readonly score: Box };
  readonly sheets: Readonly<Record<string, Marks>>;
}

const BOARD: Paint = [0xe8, 0xdf, 0xce];
const RIM: Paint = [0x1f, 0x1b, 0x16];
const GAP = 14;
const RIM_WIDTH = 4;

/** The ready-made parts of a picture, read once. */
export class Art {
  private readonly dir: string;
  private readonly places: Places;
  private readonly pictures = new Map<string, Picture>();

  /** Throws when the web app has not been built. */
  constructor(webDir: string) {
    this.dir = path.join(webDir, 'og');
    this.places = JSON.parse(readFileSync(path.join(this.dir, 'art.json'), 'utf8')) as Places;
  }

  marksOf(sheet: string): Marks {
    return this.places.sheets[sheet] ?? {};
  }

  /** A game's picture with the board and the score of one game on it. */
  paint(game: string, { boards, score }: Pick<LinkPreview, 'boards' | 'score'>): Buffer {
    const card = this.picture(game);
    const out = { ...card, data: card.data.slice() };
    const ground = [...card.data.subarray(0, 3)] as unknown as Paint;
    if (boards.length > 0) this.paintBoards(out, this.drawn(game, boards), ground);
    if (score !== '') this.paintScore(out, score, ground);
    return writePng(out);
  }

  private picture(name: string): Picture {
    const known = this.pictures.get(name);
    if (known) return known;
    const read = readPng(readFileSync(path.join(this.dir, `${name}.png`)));
    this.pictures.set(name, read);
    return read;
  }

  private paintBoards(out: Picture, board: Picture, ground: Paint): void {
    const [x, y, w, h] = this.places.areas.board;
    fill(out, [x, y, w, h], ground);
    const scale = Math.min(1, w / board.width, h / board.height);
    const size = [Math.round(board.width * scale), Math.round(board.height * scale)] as const;
    const small = scale < 1 ? shrunk(board, ...size) : board;
    lay(out, small, [0, 0, ...size], [x + ((w - size[0]) >> 1), y + ((h - size[1]) >> 1)]);
  }

  /** The boards side by side, as large as their marks are. */
  private drawn(game: string, boards: readonly PreviewBoard[]): Picture {
    const all = boards.map(board => this.field(game, board));
    const across = Math.ceil(Math.sqrt(all.length));
    const down = Math.ceil(all.length / across);
    const [width, height] = [Math.max(...all.map(one => one.width)), Math.max(...all.map(one => one.height))];
    const out = canvas(across * (width + GAP) - GAP, down * (height + GAP) - GAP);
    for (const [i, one] of all.entries())
      lay(
        out,
        one,
        [0, 0, one.width, one.height],
        [(i % across) * (width + GAP), Math.floor(i / across) * (height + GAP)],
      );
    return out;
  }

  private field(game: string, { cols, cells }: PreviewBoard): Picture {
    const marks = this.marksOf(game);
    const sheet = this.picture(`${game}-marks`);
    const side = Object.values(marks)[0]?.[2] ?? 1;
    const edge = RIM_WIDTH + GAP / 2;
    const [width, height] = [cols * side + 2 * edge, Math.ceil(cells.length / cols) * side + 2 * edge];
    const out = canvas(width, height);
    fill(out, [0, 0, width, height], RIM);
    fill(out, [RIM_WIDTH, RIM_WIDTH, width - 2 * RIM_WIDTH, height - 2 * RIM_WIDTH], BOARD);
    for (const [i, pile] of cells.entries()) {
      const at = [edge + (i % cols) * side, edge + Math.floor(i / cols) * side] as const;
      for (const mark of pile) if (marks[mark]) lay(out, sheet, marks[mark], at);
    }
    return out;
  }

  private paintScore(out: Picture, score: string, ground: Paint): void {
    const [x, y, w, h] = this.places.areas.score;
    fill(out, [x, y, w, h], ground);
    const marks = this.marksOf('letters');
    const boxes = [...score].flatMap(letter => (marks[letter] ? [marks[letter]] : []));
    const line = canvas(
      Math.max(
        1,
        boxes.reduce((sum, box) => sum + box[2], 0),
      ),
      boxes[0]?.[3] ?? 1,
    );
    let at = 0;
    for (const box of boxes) {
      lay(line, this.picture('letters-marks'), box, [at, 0]);
      at += box[2];
    }
    const scale = Math.min(1, w / line.width, h / line.height);
    const small = scale < 1 ? shrunk(line, Math.round(line.width * scale), Math.round(line.height * scale)) : line;
    lay(out, small, [0, 0, small.width, small.height], [x, y + ((h - small.height) >> 1)]);
  }
}
