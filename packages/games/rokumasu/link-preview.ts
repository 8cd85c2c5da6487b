import { fill, type Localized } from '@minoya/kernel';
import { grouped, type LinkPreview, type PreviewBoard } from '../link-preview.ts';
import { type PatternId, patterns, type SealId, seals } from './blocks.ts';
import { ruleSets } from './rules.ts';
import { SIZE } from './shapes.ts';
import type { RunRecord, State } from './state.ts';

export const name: Localized = { ja: 'ロクマス', en: 'ROKUMASU' };

/** クリア 48,600点 · ラウンド12まで 4,860点 */
export function outcomeLine({ rounds, skipped, total, won }: RunRecord): Localized {
  const points = grouped(total);
  return won
    ? fill({ ja: 'クリア {points}点', en: 'Won with {points}' }, { points })
    : fill(
        { ja: 'ラウンド{rounds}まで {points}点', en: 'Reached round {rounds}, {points} points' },
        { rounds: rounds + skipped + 1, points },
      );
}

const tileMark = (pattern: PatternId | null): string => `tile:${pattern ?? 'plain'}`;
const sealMark = (seal: SealId): string => `seal:${seal}`;

function boardOf({ board }: State): PreviewBoard {
  const cells = board.map(block =>
    block ? [tileMark(block.pattern), ...(block.seal ? [sealMark(block.seal)] : [])] : ['hole'],
  );
  return { cols: SIZE, cells };
}

/** A run as its link shows it. */
export function linkPreview(_setup: string, state: State): LinkPreview {
  const { record, rules } = state;
  const over = state.phase === 'won' || state.phase === 'lost';
  const way = fill(
    { ja: 'ラウンド{round} {total}点', en: 'Round {round}, {total} points' },
    { round: state.round, total: grouped(record.total) },
  );
  return {
    name,
    place: rules === 'standard' ? null : ruleSets[rules].name,
    line: over ? outcomeLine(record) : way,
    score: record.total > 0 ? grouped(record.total) : '',
    boards: [boardOf(state)],
  };
}

/** Every mark that `linkPreview` may name. */
export const marks: readonly string[] = [
  'hole',
  tileMark(null),
  ...(Object.keys(patterns) as PatternId[]).map(tileMark),
  ...(Object.keys(seals) as SealId[]).map(sealMark),
];
