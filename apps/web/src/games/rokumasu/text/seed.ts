import { fill } from '@minoya/kernel';

/** Words of the sheet in which a seed is entered. */
export const seedWords = {
  codeHelp: {
    ja: '例 8F3K-Q2MD。同じシードと同じルールなら、同じデッキ・ショップ・ボスになります。ランでコピーしたシードは、ルールも伝えます。',
    en: 'Such as 8F3K-Q2MD. The same seed and rule set give the same deck, shops and bosses. A seed copied from a run brings its rule set along.',
  },
  whichRules: { ja: 'どのルールのシードですか', en: 'Which rule set is it for?' },
  saysRules: { ja: 'このシードのルール：', en: 'This seed is for:' },
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
