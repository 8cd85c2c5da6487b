import { replayPath } from '@minoya/shared/links';
import type { RecordKind } from '../games/game-ui.ts';
import type { Past } from '../store/runs.ts';

/** Figures of finished games. */
export interface Figures {
  readonly plays: number;
  readonly wins: number;
  readonly best: number;
  readonly average: number;
  readonly bestOne: Past | null;
}

export function figuresOf(past: readonly Past[]): Figures {
  const scores = past.map(one => one.score);
  const best = scores.length ? Math.max(...scores) : 0;
  return {
    plays: past.length,
    wins: past.filter(one => one.won).length,
    best,
    average: scores.length ? Math.round(scores.reduce((a, b) => a + b, 0) / scores.length) : 0,
    bestOne: past.find(one => one.score === best) ?? null,
  };
}

/** Whether the points of a game say anything: those of one that was resigned, by whomever, were never counted. */
const isCounted = ({ marks, result }: Past): boolean =>
  !marks['resigned'] && (marks['gaveUp'] !== undefined || result.scores.length > 0);

/** Games by what their scores are measured in: as they are, or in percent; those without a measure, or resigned, are left out. */
export function measured(past: readonly Past[], kindOf?: (past: Past) => RecordKind): readonly Past[] {
  return past.flatMap(one => {
    if (!isCounted(one)) return [];
    const measure = kindOf?.(one).measure;
    if (!measure) return [one];
    return measure.percent === null ? [] : [{ ...one, score: Math.round(measure.percent) }];
  });
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Scores in at most `most` equal bins with round limits. */
export function bins(scores: readonly number[], most = 8): readonly Bin[] {
  if (scores.length === 0) return [];
  const low = Math.min(0, ...scores);
  const span = Math.max(1, Math.max(...scores) - low);
  const width = roundStep(span / most);
  const count = Math.floor(span / width) + 1;
  const start = Math.floor(low / width) * width;
  return Array.from({ length: count }, (_, i) => {
    const from = start + i * width;
    return { from, to: from + width - 1, count: scores.filter(score => score >= from && score < from + width).length };
  });
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(raw: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
  const step = [1, 2, 5, 10].find(one => one * size >= raw) ?? 10;
  return Math.max(1, step * size);
}

/** Past games as a spreadsheet reads them. */
export function csv(past: readonly Past[]): string {
  const head = 'game,slot,started,ended,score,won,moves,replay';
  const rows = past.map(one =>
    [
      one.game,
      one.slot,
      iso(one.started),
      iso(one.ended),
      one.score,
      one.won ? 1 : 0,
      one.plies,
      replayPath(one.word),
    ].join(','),
  );
  return `${[head, ...rows].join('\n')}\n`;
}

const iso = (time: number) => new Date(time).toISOString();
