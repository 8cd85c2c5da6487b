import { fill } from '@minoya/kernel';

/** Words of the sheet in which a seed is entered. */
export const seedWords = {
  codeHelp: (version: number) =>
    fill(
      {
        ja: '例 8F3K-Q2MD や J{version}-8F3K-Q2MD-DMONK-L2。ランに出ている長い形は、ルール・デッキ・段・変わりルール・解放も伝え、同じショップとボスになります。',
        en: 'Such as 8F3K-Q2MD, or J{version}-8F3K-Q2MD-DMONK-L2. The long form, as a run shows it, also says rule set, deck, level, twists and unlocks: the same shops and bosses come.',
      },
      { version },
    ),
  bare: {
    ja: 'シードだけなので、いつもの始め方で遊びます。',
    en: 'A seed alone: the run begins the usual way.',
  },
  bareJourney: {
    ja: 'シードだけなので、大工のデッキ・0段・いま解放しているもので遊びます。',
    en: 'A seed alone: played with the Carpenter deck, level 0 and what you have unlocked.',
  },
  allOpen: { ja: 'すべて解放', en: 'everything unlocked' },
  noneOpen: { ja: '解放なし', en: 'nothing unlocked' },
  someOpen: (n: number, of: number) => fill({ ja: '解放 {n} / {of}', en: '{n} of {of} unlocks' }, { n, of }),
  whichRules: { ja: 'どのルールのシードですか', en: 'Which rule set is it for?' },
  saysRules: { ja: 'このシードのルール：', en: 'This seed is for:' },
  codePractice: {
    ja: 'シードを選んだランは練習です。ランキング・解放・実績はありません。',
    en: 'A run with a chosen seed is practice: not ranked, no unlocks, no achievements.',
  },
  badCode: {
    ja: 'シードは数字と英字の8文字か、「J7-」などで始まるその全体です。',
    en: 'A seed has 8 digits or letters, or is a whole one that begins like “J7-”.',
  },
  dayOpen: {
    ja: 'デイリーのシードです。一度だけのゲームなので、先にデイリーで遊んでください。',
    en: 'This is the seed of a daily, which counts once: play it as the daily first.',
  },
  dayAhead: {
    ja: 'その日のデイリーは、まだ始まっていません。',
    en: 'That daily has not begun yet.',
  },
  newerCode: (version: number) =>
    fill(
      {
        ja: 'このシードはルール第{version}版のものです。ページを読み込み直してから試してください。',
        en: 'This seed is for rules version {version}. Reload the page and try again.',
      },
      { version },
    ),
} as const;
