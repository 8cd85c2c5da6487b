import { fill } from '@minoya/kernel';
import type { Slot } from '@minoya/games/rokumasu/state';

const slotName = (slot: Slot) =>
  typeof slot === 'number'
    ? fill({ ja: '手札{slot}', en: 'piece {slot}' }, { slot: slot + 1 })
    : { ja: 'ストック', en: 'the stock' };

/** Words of hints and of the coach. */
export const hintWords = {
  none: { ja: 'いまは打つ手が見つかりません。', en: 'No hint for this position.' },
  piece: (slot: Slot) => fill({ ja: 'ヒント：{slot}を使います。', en: 'Hint: use {slot}.' }, { slot: slotName(slot) }),
  place: (slot: Slot, cell: number) =>
    fill(
      { ja: 'ヒント：{slot}を{row}行{column}列から置きます。', en: 'Hint: {slot} at row {row}, column {column}.' },
      { slot: slotName(slot), row: Math.floor(cell / 6) + 1, column: (cell % 6) + 1 },
    ),
  again: { ja: 'もう一度押すと置く所も示します。', en: 'Press again for the place.' },
  coach: { ja: '分かれ目', en: 'Turning points' },
  coachWorking: (percent: number) =>
    fill({ ja: 'このランを読み返しています… {percent}%', en: 'Going through the run … {percent}%' }, { percent }),
  coachNone: { ja: '大きな分かれ目は見つかりませんでした。', en: 'No costly move was found.' },
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
  graph: { ja: '一手ごとの得点', en: 'Points per move' },
  hintsUsed: (n: number) => fill({ ja: 'ヒント使用 {n}回', en: 'Hints used: {n}' }, { n }),
} as const;
