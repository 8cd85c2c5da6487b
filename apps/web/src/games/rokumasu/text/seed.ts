import { fill } from '@minoya/kernel';

/** Words of the sheet in which a seed is entered. */
export const seedWords = {
  codeHelp: {
    ja: '例 8F3K-Q2MD。同じシードなら、同じデッキ・ショップ・ボスになります。',
    en: 'Such as 8F3K-Q2MD. The same seed gives the same deck, shops and bosses.',
  },
  codePractice: {
    ja: 'シードを選んだランは練習です。ランキング・解放・実績はありません。',
    en: 'A run with a chosen seed is practice: not ranked, no unlocks, no achievements.',
  },
  badCode: { ja: 'シードは数字と英字の8文字です。', en: 'A seed has 8 digits or letters.' },
  newerCode: (version: number) =>
    fill(
      {
        ja: 'このシードはルール第{version}版のものです。ページを読み込み直してから試してください。',
        en: 'This seed is for rules version {version}. Reload the page and try again.',
      },
      { version },
    ),
} as const;
