import { fill, type Localized } from '@minoya/kernel';
import type { Enough } from '../worker/enough.ts';

interface MissedWords {
  readonly name: Localized;
  readonly price: number;
  readonly shop: number;
  readonly score: string;
  readonly won: boolean;
}

/** Words of the result's look back on a run. */
export const lookingBack = {
  coach: { ja: '分かれ目', en: 'Turning points' },
  coachWorking: (percent: number) =>
    fill({ ja: 'このランを読み返しています… {percent}%', en: 'Going through the run … {percent}%' }, { percent }),
  coachNone: { ja: '大きな分かれ目は見つかりませんでした。', en: 'No costly move was found.' },
  enough: { ja: '足りなかったもの', en: 'What would have been enough' },
  enoughText: ({ round, target, score, clears, best }: Enough) => {
    const short = target - score;
    const more = best > 0 ? Math.ceil(short / best) : 0;
    return fill(
      clears === 0
        ? {
            ja: 'ラウンド{round}では一度もラインを消せませんでした。目標は{target}点でした。',
            en: 'No line was cleared in round {round}; the target was {target}.',
          }
        : more === 1
          ? {
              ja: 'ラウンド{round}：目標{target}点に{score}点。{clears}回消して、いちばん大きい1回が{best}点。それがもう1回で届きました。',
              en: 'Round {round}: {score} of {target}; clears: {clears}, the largest {best}. One more like that was enough.',
            }
          : {
              ja: 'ラウンド{round}：目標{target}点に{score}点。{clears}回消して、いちばん大きい1回が{best}点。それがあと{more}回要りました。',
              en: 'Round {round}: {score} of {target}; clears: {clears}, the largest {best}. It took {more} more like that.',
            },
      { round, target, score, clears, best, more },
    );
  },
  missed: ({ won, ...parts }: MissedWords) =>
    fill(
      won
        ? {
            ja: 'ラウンド{shop}のあとのショップにあった「{name}」（{price}G）を買っていれば、同じ置き方でこのラウンドをクリアできました。',
            en: '{name} ({price}G) in the shop after round {shop} would have won this round with the very same placements.',
          }
        : {
            ja: 'ラウンド{shop}のあとのショップにあった「{name}」（{price}G）を買っていれば、同じ置き方で{score}点でした。',
            en: 'With {name} ({price}G) from the shop after round {shop} the same placements make {score}.',
          },
      parts,
    ),
  coachFailed: { ja: '読み返せませんでした。', en: 'The run could not be analysed.' },
  point: (round: number, hand: number) =>
    fill({ ja: 'ラウンド{round}の{hand}手目', en: 'Round {round}, move {hand}' }, { round, hand }),
  outlook: (could: number, became: number) =>
    fill(
      {
        ja: 'ラウンドに勝つ見込み {became}%（よりよい手なら{could}%）',
        en: 'Chance to win the round {became}% (better: {could}%)',
      },
      { became, could },
    ),
  yours: { ja: 'あなた', en: 'You' },
  better: { ja: 'よりよい手', en: 'Better' },
  see: { ja: 'ここから遊ぶ', en: 'Play from here' },
  graph: { ja: '一手ごとの得点（下はラウンド）', en: 'Points per move (below: round)' },
  graphReal: { ja: '取った点', en: 'scored' },
  graphBest: { ja: 'その手で取れた最高', en: 'most that move could score' },
  hintsUsed: (n: number) => fill({ ja: 'ヒント使用 {n}回', en: 'Hints used: {n}' }, { n }),
} as const;
