import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { roundKindText } from '@minoya/games/rokumasu/texts';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import { fill } from '@minoya/kernel';
import { number } from '../../../i18n/lang.ts';
import type { Summary } from '../../house.ts';

/** Words of a run: its start, its rounds, its end. */
export const run = {
  done: { ja: '済', en: 'DONE' },
  short: (n: number) => fill({ ja: 'あと{n}点届きませんでした。', en: '{n} points short.' }, { n }),
  retry: { ja: '不死鳥がよみがえらせました。同じ番をもう一度。', en: 'The phoenix rises: the same round again.' },
  burned: { ja: 'レリックが燃えつきました。', en: 'A relic burned up.' },
  set: (n: number, of: number) => fill({ ja: '{n}組目 / {of}組', en: 'Set {n} of {of}' }, { n, of }),
  setEndless: (n: number) => fill({ ja: '{n}組目・果てなし', en: 'Set {n}, endless' }, { n }),
  roundN: (n: number) => fill({ ja: '{n}番', en: 'Round {n}' }, { n }),
  reward: (n: number) => fill({ ja: '報酬 {n}G＋残り手数', en: 'Reward {n}G + moves left' }, { n }),
  bossIs: { ja: '親方の番のきまり', en: 'Boss rule of this set' },
  begin: (n: number) => fill({ ja: '{n}番をはじめる', en: 'Start round {n}' }, { n }),
  cleared: (n: number) => fill({ ja: '{n}番 達成', en: 'Round {n} clear' }, { n }),
  scoreOf: (score: string, target: string) =>
    fill({ ja: '{score}点 / 目標 {target}点', en: '{score} points, target {target}' }, { score, target }),
  payoutBase: (kind: string) => fill({ ja: '{kind}の報酬', en: '{kind} round' }, { kind }),
  payoutHands: (n: number) =>
    fill(n === 1 ? { ja: '残り手数 {n}手', en: '{n} move left' } : { ja: '残り手数 {n}手', en: '{n} moves left' }, {
      n,
    }),
  payoutInterest: { ja: '利息（5Gごとに1G、5Gまで）', en: 'Interest (1G per 5G, up to 5G)' },
  payoutTotal: { ja: '受け取り', en: 'Total' },
  payoutNow: (n: number) => fill({ ja: '所持金 {n}G', en: '{n}G in hand' }, { n }),
  toShop: { ja: '店へ', en: 'To the shop' },
  wonTitle: { ja: '24番を\u200b勝ち抜きました！', en: 'All 24 rounds won!' },
  wonText: {
    ja: 'ここで終えても、このまま果てなしの番へ進むこともできます。',
    en: 'End the run here, or go on endlessly.',
  },
  finish: { ja: 'ここで終える', en: 'End the run here' },
  endless: { ja: '果てなしへ進む', en: 'Go on endlessly' },
  lost: (round: number, stuck: boolean) =>
    fill(
      { ja: '{round}番まで。{stuck}', en: 'Reached round {round}. {stuck}' },
      {
        round,
        stuck: stuck
          ? { ja: '置けるミノがなくなり、手数が尽きました。', en: 'No mino fitted and the moves ran out.' }
          : { ja: '手数を使い切りました。', en: 'The moves ran out.' },
      },
    ),
  total: { ja: '合計', en: 'Total' },
  best: { ja: '最高の一手', en: 'Best clear' },
  lines: { ja: '消した列', en: 'Lines cleared' },
  placed: { ja: '置いたミノ', en: 'Minos placed' },
  goldAll: { ja: '稼いだ金', en: 'Gold earned' },
  rounds: { ja: '勝った番', en: 'Rounds won' },
  info: { ja: 'この回のこと', en: 'This run' },
  targets: { ja: '目標の道のり', en: 'Targets' },
  rules: { ja: 'ルール', en: 'Rule set' },
  code: { ja: '番号', en: 'Code' },
  now: { ja: 'この番', en: 'Now' },
  later: { ja: 'このあと', en: 'Later' },
} as const;

/** What the street says of a run in progress. */
export function summary({ round, score, target }: State): Summary {
  const kind = roundKindText[roundKind(round)];
  const [made, wanted] = [number(score), number(target)];
  return {
    line: fill(
      { ja: '{round}番 {kind}  {made}/{wanted}点', en: 'R{round} {kind}  {made}/{wanted}' },
      { round, kind, made, wanted },
    ),
    progress: Math.min(1, (round - 1) / LAST_ROUND),
  };
}
