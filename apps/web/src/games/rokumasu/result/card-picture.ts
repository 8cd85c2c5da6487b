import type { rokumasu } from '@minoya/games/rokumasu/game';
import { type RelicId, relics } from '@minoya/games/rokumasu/relics/index';
import type { Match } from '@minoya/kernel';
import { number, say } from '../../../i18n/lang.ts';
import { toast } from '../../../design/toast.tsx';
import { ink } from '../../../stage/effects/layer.ts';
import { codeOf } from '../entry/code.ts';
import { lands, motifOf, plaque } from '../crest/plaque.ts';
import { framed, grounds, plateOf } from '../crest/plates.ts';
import { front } from '../front.tsx';
import { amount, tenthsText } from '../text/numbers.ts';
import { cardWords } from '../text/build-card.ts';
import { sourceName } from '../text/sources.ts';
import { curveOf, isRounded, type Story } from './story.ts';

const [width, height] = [1200, 630];

type RokuMatch = Match<typeof rokumasu>;

/** Sends the card as a picture with the system's own sharing, or keeps it as a file. */
export async function saveCard(match: RokuMatch, story: Story): Promise<void> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (!pen) return;
  await document.fonts.ready;
  drawCard(pen, match, story);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const file = new File([blob], `rokumasu-${match.seed}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  toast(cardWords.saved);
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function drawCard(pen: CanvasRenderingContext2D, match: RokuMatch, story: Story): void {
  const { record, round } = match.state;
  pen.fillStyle = ink('--bg');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink('--shu');
  pen.fillRect(0, 0, width, 18);
  pen.fillRect(0, height - 18, width, 18);
  write(pen, say(front.name), { x: 64, y: 104, size: 56, colour: '--ink', face: '--display' });
  write(pen, say(record.won ? cardWords.won : cardWords.reached(round)), { x: 64, y: 168, size: 40, colour: '--shu' });
  write(pen, say(cardWords.points(number(record.total))), { x: 64, y: 220, size: 34, colour: '--ink' });
  const foot = `${say(cardWords.house)}  ${location.host}/rokumasu  ${codeOf(match.setup, match.seed, match.game.version) ?? match.seed}`;
  write(pen, foot, { x: 64, y: height - 44, size: 24, colour: '--ink-2' });
  if (story.best) drawBest(pen, story.best);
  drawRelics(pen, story);
  drawCurve(pen, story);
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly face?: '--body' | '--display';
}

function write(pen: CanvasRenderingContext2D, text: string, { x, y, size, colour, face = '--body' }: Written): void {
  pen.font = `${face === '--body' ? 700 : 400} ${size}px ${ink(face)}`;
  pen.fillStyle = ink(colour);
  pen.fillText(text, x, y);
}

function drawBest(pen: CanvasRenderingContext2D, best: NonNullable<Story['best']>): void {
  const rounded = isRounded(best) ? ` (${say(cardWords.rounded)})` : '';
  write(pen, say(cardWords.best(best.round)) + rounded, { x: 64, y: 290, size: 24, colour: '--ink-2' });
  const formula = `${tenthsText(best.blocks)} × ${amount(best.lines)} = ${number(best.points)}`;
  write(pen, formula, { x: 64, y: 350, size: 52, colour: '--shu' });
}

/** Down the right side: crest and name. */
function drawRelics(pen: CanvasRenderingContext2D, { relics: owned }: Story): void {
  for (const [i, { id }] of owned.entries()) {
    const y = 72 + i * 88;
    drawPlaque(pen, id, { x: 716, y });
    write(pen, say(sourceName(`relic:${id}`)), { x: 804, y: y + 44, size: 32, colour: '--ink' });
  }
}

/** The plaque as on the shelf: frame, panel, ground, and the motif printed twice. */
function drawPlaque(pen: CanvasRenderingContext2D, id: RelicId, { x, y }: { x: number; y: number }): void {
  const { motif, rarity, acts } = relics[id];
  const fill = (d: string, colour: string) => {
    pen.fillStyle = colour;
    pen.fill(new Path2D(d), 'evenodd');
  };
  const key = (d: string, width: number) => {
    pen.strokeStyle = '#1f1b16';
    pen.lineWidth = width;
    pen.stroke(new Path2D(d));
  };
  pen.save();
  pen.translate(x, y);
  pen.scale(1.5, 1.5);
  fill(plaque.frame, framed[rarity]);
  key(plaque.frame, 1.6);
  fill(plaque.panel, grounds[acts].sky);
  fill(lands[acts], grounds[acts].land);
  key(plaque.panel, 1.4);
  pen.translate(12, 15);
  pen.save();
  pen.translate(0.9, 0.7);
  fill(motifOf(motif), plateOf(motif, acts));
  pen.restore();
  key(motifOf(motif), 2);
  pen.restore();
}

function drawCurve(pen: CanvasRenderingContext2D, { rounds }: Story): void {
  const { scores, targets } = curveOf(rounds, 560, 130);
  pen.save();
  pen.translate(64, 400);
  pen.lineWidth = 4;
  pen.setLineDash([10, 8]);
  pen.strokeStyle = ink('--edge');
  pen.stroke(new Path2D(targets));
  pen.setLineDash([]);
  pen.lineWidth = 6;
  pen.strokeStyle = ink('--ai');
  pen.stroke(new Path2D(scores));
  pen.restore();
}
