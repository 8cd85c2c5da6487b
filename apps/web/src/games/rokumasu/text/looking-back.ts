import { fill, type Localized } from '@minoya/kernel';
import { number } from '../../../i18n/lang.ts';
import type { Lack } from '../worker/enough.ts';

interface MissedWords {
  readonly name: Localized;
  readonly price: number;
  readonly shop: number;
}

/** Words of the result's look back on a run. */
export const lookingBack = {
  coach: { ja: '分かれ目', en: 'Turning points' },
  coachWorking: (percent: number) =>
    fill({ ja: 'このランを読み返しています… {percent}%', en: 'Going through the run … {percent}%' }, { percent }),
  coachNone: {
    ja: 'クリアの見込みを大きく下げた置き方はありませんでした（買い物やデッキの組み方は見ていません）。グラフで「取れた最高」に届かない手も、見込みが変わらなければ数えません。',
    en: 'No placement lowered your chances much (what was bought is not looked at). A move that could have scored more, as the chart shows, is not counted where the round was as good as won anyway, or no better off.',
  },
  enough: { ja: '足りなかったもの', en: 'What was missing' },
  enoughText: ({ round, target, score, clears, best }: Lack, first: Localized) => {
    const short = target - score;
    const more = best > 0 ? Math.ceil(short / best) : 0;
    return fill(
      clears === 0
        ? {
            ja: 'ラウンド{round}：目標{target}点。一度もラインを消せませんでした。{first}',
            en: 'Round {round}: target {target}. No line was cleared. {first}',
          }
        : more === 1
          ? {
              ja: 'ラウンド{round}：目標{target}点に{score}点。このラウンドで消したのは{clears}回、いちばん大きい1回が{best}点。同じ点がもう1回取れていれば、届いていました。',
              en: 'Round {round}: {score} of {target} points. The best clear of this round was worth {best}; one more like it would have been enough.',
            }
          : {
              ja: 'ラウンド{round}：目標{target}点に{score}点。このラウンドで消したのは{clears}回、いちばん大きい1回が{best}点。同じ点があと{more}回必要でした。',
              en: 'Round {round}: {score} of {target} points. The best clear of this round was worth {best}; {more} more like it were needed.',
            },
      { round, target: number(target), score: number(score), clears, best: number(best), more, first },
    );
  },
  missed: (parts: MissedWords) =>
    fill(
      {
        ja: 'ラウンド{shop}のあとのショップにあった「{name}」（{price}G）を買っていれば、同じ置き方でこのラウンドをクリアできました。',
        en: '{name} ({price}G) in the shop after round {shop} would have won this round with the very same placements.',
      },
      { ...parts },
    ),
  coachFailed: { ja: '読み返せませんでした。', en: 'The run could not be analyzed.' },
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
  luckBefore: {
    ja: 'この手の前に、引きや運で見込みが上がっていました。',
    en: 'Before this move luck had raised the chance again.',
  },
  yours: { ja: 'あなた', en: 'You' },
  better: { ja: 'よりよい手', en: 'Better' },
  see: { ja: 'ここから遊ぶ', en: 'Play from here' },
  graph: {
    ja: '一手ごとの得点（下はラウンド、縦は対数目盛り）',
    en: 'Points per move (round below, logarithmic scale)',
  },
  graphReal: { ja: '取った点', en: 'scored' },
  graphBest: {
    ja: 'その手で取れた最高（よりよい手とは限りません）',
    en: 'most that move could score (not always better)',
  },
  wasPractice: {
    ja: 'チュートリアルの練習のランでした。「新しく始める」からは、ランキングや実績のある普通のランです。',
    en: 'This was the practice run of the tutorial. “New game” begins a run that counts.',
  },
  hintsUsed: (n: number) => fill({ ja: 'ヒント使用 {n}回', en: 'Hints used: {n}' }, { n }),
} as const;
