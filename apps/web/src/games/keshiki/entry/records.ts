import { keshiki } from '@minoya/games/keshiki/game';
import type { Setup } from '@minoya/games/keshiki/setup';
import { STAGE_COUNT, stage } from '@minoya/games/keshiki/stages/index';
import { decodeReplay } from '@minoya/kernel';
import { unrankedMark } from '@minoya/shared/leaderboard';
import type { Past } from '../../../store/runs.ts';
import type { RecordKind } from '../../game-ui.ts';
import { words } from '../text.ts';
import { journeyOf, journeys } from '../views/views.ts';
import { isPractice } from './about.ts';
import type { Progress } from './progress.ts';

const text = {
  stages: { ja: 'ステージ', en: 'Stages' },
  daily: { ja: 'デイリー', en: 'Daily' },
  boards: { ja: 'みんなの盤・自分の盤', en: 'Gallery and own boards' },
  practice: { ja: '練習', en: 'Practice' },
  ofPar: { ja: '点は、AIの目安を100%として数えています。', en: 'Scores are counted in percent of AI par.' },
} as const;

const names: Readonly<Record<Setup['type'], RecordKind>> = {
  stage: { id: 'stages', name: text.stages, place: 0 },
  daily: { id: 'daily', name: text.daily, place: 1 },
  endless: { id: 'endless', name: words.endless, place: 2 },
  board: { id: 'boards', name: text.boards, place: 3 },
  puzzle: { id: 'boards', name: text.boards, place: 3 },
};

/** Boards differ too much for their points to be summed up: only what share of par was scored compares. */
export function recordedAs({ word, slot, score, version, marks }: Past): RecordKind {
  const replay = decodeReplay(word);
  const setup = replay.ok ? keshiki.setups.read(replay.value.setup) : null;
  const locked = setup?.type === 'stage' && isPractice(slot);
  const kind =
    locked || unrankedMark(marks) ? { id: 'practice', name: text.practice, place: 4 } : names[setup?.type ?? 'board'];
  return { ...kind, measure: { text: text.ofPar, percent: percentOf(setup, score, version) } };
}

/** Stages of earlier versions had pars of their own. */
function percentOf(setup: Setup | null, score: number, version: number): number | null {
  const par =
    setup?.type === 'stage' && version === keshiki.version
      ? stage(setup.stage).par
      : setup?.type === 'board'
        ? setup.par
        : null;
  return par ? (100 * score) / par : null;
}

/** Stars of each journey, of thirty. */
export function starsBySet({ stages }: Pick<Progress, 'stages'>): readonly number[] {
  const sums = journeys.map(() => 0);
  for (let number = 1; number <= STAGE_COUNT; number++)
    sums[journeyOf(number)] = (sums[journeyOf(number)] ?? 0) + (stages[number]?.stars ?? 0);
  return sums;
}
