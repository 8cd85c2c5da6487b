import { fill } from '@minoya/kernel';

/** Words for when no tap is left, or a board is to be left: nobody needs them before. */
export const stuckWords = {
  deadEndBack: (moves: number) =>
    fill(
      moves === 1
        ? { ja: '{moves}手戻す', en: 'Back {moves} move' }
        : { ja: '{moves}手戻す', en: 'Back {moves} moves' },
      { moves },
    ),
  finishHow: {
    ja: '目標に届いていません。リタイアしますか。',
    en: 'You have not reached the goal. Give up here?',
  },
  stuck: { ja: '消せるかたまりがありません', en: 'No group left' },
  spent: (within: number) => fill({ ja: '{within}手を使いきりました', en: 'All {within} moves are used' }, { within }),
  spentHow: {
    ja: 'このまま続けても、★には届きません。戻してやり直せます。',
    en: 'Playing on cannot reach ★ any more. Go back and try again.',
  },
  short: { ja: '全部消えますが、目標に届きません', en: 'This would clear the board short of the goal' },
  shortHow: {
    ja: 'ここで消すと盤が空になり、このゲームは終わります。まだ消していません。',
    en: 'This move would empty the board and end the game. It is not made yet.',
  },
  notThis: { ja: 'この手をキャンセル', en: 'Cancel this move' },
  playOn: { ja: 'このまま続ける', en: 'Play on' },
  stuckLeft: (left: number) =>
    fill(
      left === 1
        ? { ja: '残り{left}個です。', en: '{left} block left.' }
        : { ja: '残り{left}個です。', en: '{left} blocks left.' },
      { left },
    ),
  stuckHow: { ja: '戻してやり直せます。', en: 'You can go back and try again.' },
  stuckTools: { ja: '戻してやり直すか、道具を使えます。', en: 'You can go back and try again, or use a tool.' },
  giveUpStage: { ja: 'リタイアしても、何度でも遊べます。', en: 'If you give up, you can play it again at any time.' },
  giveUpDaily: {
    ja: 'リタイアすると、今日の結果はこれで決まります。',
    en: 'If you give up, this is your result of the day.',
  },
  giveUpEndless: {
    ja: 'リタイアすると、石庭めぐりはここで終わります。',
    en: 'If you give up, your walk ends here.',
  },
  wonStuck: { ja: 'クリア！', en: 'Goal reached!' },
  wonStuckHow: {
    ja: 'もう消せるかたまりはありません。戻して、もっと上を目指すこともできます。',
    en: 'No group is left. Take it, or go back and aim higher.',
  },
  lookAtBoard: { ja: '盤を見る', en: 'See board' },
  backToWin: (moves: number) =>
    fill({ ja: '目標に届く{moves}手前へ', en: 'Back {moves}, where it can be won' }, { moves }),
  backSearching: { ja: '目標に届く所を探しています', en: 'Looking for where it can be won' },
} as const;
