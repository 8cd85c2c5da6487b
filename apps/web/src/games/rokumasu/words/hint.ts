import type { Slot } from '@minoya/games/rokumasu/state';

const slotName = (slot: Slot) =>
  typeof slot === 'number' ? { ja: `手札${slot + 1}`, en: `piece ${slot + 1}` } : { ja: 'ストック', en: 'the stock' };

/** Words of hints and of the coach. */
export const hintWords = {
  none: { ja: 'いまは打つ手が見つかりません。', en: 'No hint for this position.' },
  piece: (slot: Slot) => ({ ja: `ヒント：${slotName(slot).ja}を使います。`, en: `Hint: use ${slotName(slot).en}.` }),
  place: (slot: Slot, cell: number) => ({
    ja: `ヒント：${slotName(slot).ja}を${Math.floor(cell / 6) + 1}行${(cell % 6) + 1}列から置きます。`,
    en: `Hint: ${slotName(slot).en} at row ${Math.floor(cell / 6) + 1}, column ${(cell % 6) + 1}.`,
  }),
  again: { ja: 'もう一度押すと置く所も示します。', en: 'Press again for the place.' },
  coach: { ja: '分かれ目', en: 'Turning points' },
  coachWorking: (percent: number) => ({
    ja: `このランを読み返しています… ${percent}%`,
    en: `Going through the run … ${percent}%`,
  }),
  coachNone: { ja: '大きな分かれ目は見つかりませんでした。', en: 'No costly move was found.' },
  coachFailed: { ja: '読み返せませんでした。', en: 'The run could not be analysed.' },
  point: (round: number, hand: number) => ({ ja: `ラウンド${round}の${hand}手目`, en: `Round ${round}, move ${hand}` }),
  outlook: (could: number, became: number) => ({
    ja: `ラウンドの見込み ${became}% → ${could}%`,
    en: `Outlook of the round ${became}% → ${could}%`,
  }),
  yours: { ja: 'あなた', en: 'You' },
  better: { ja: 'よりよい手', en: 'Better' },
  see: { ja: 'ここから遊ぶ', en: 'Play from here' },
  bestOfHand: (best: string, real: string) => ({
    ja: `その場の最善 ${best}点（実際 ${real}点）`,
    en: `Best at once ${best} (you ${real})`,
  }),
  graph: { ja: '一手ごとの得点', en: 'Points per move' },
  hintsUsed: (n: number) => ({ ja: `ヒント使用 ${n}回`, en: `Hints used: ${n}` }),
} as const;
