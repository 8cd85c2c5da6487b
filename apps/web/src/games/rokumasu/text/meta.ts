import { fill } from '@minoya/kernel';

/** Words of the start page, the collection and the rules. */
export const meta = {
  music: { ja: '静かな音楽を流す（設定で変えられます）', en: 'Play quiet music (see settings)' },
  about: {
    ja: '6×6の盤にピースをはめ、ラインを消して点にします。ショップでレリックを集め、24ラウンドをクリアします。',
    en: 'Fit pieces on a 6×6 board and clear lines. Gather relics in the shop and win 24 rounds.',
  },
  newRun: { ja: '新しいラン', en: 'New run' },
  resume: { ja: 'つづき', en: 'Continue' },
  lesson: { ja: 'チュートリアル', en: 'Tutorial' },
  ruleSet: { ja: 'ルール', en: 'Rule set' },
  standardText: {
    ja: '24ラウンドの目標が大きく伸びていく、いつもの遊びかたです。',
    en: 'The usual game: targets grow steeply over 24 rounds.',
  },
  classicText: {
    ja: 'コンボ・オーラ・苔と、スコアシール・アローシールが加わります。目標は少しずつ伸び、石のあるラインもそろいます。',
    en: 'Adds Combo, Aura, Moss, Score and arrows. Targets grow gently; lines with stone complete.',
  },
  journey: { ja: '長旅', en: 'Long Journey' },
  recommended: { ja: 'おすすめ', en: 'Recommended' },
  journeyText: {
    ja: 'デッキ、段、28のボス、チャレンジ。長く遊べるローグライトです。',
    en: 'Decks, levels, 28 bosses and challenges: the game to stay with.',
  },
  journeyNext: {
    ja: 'クリアおめでとうございます。次はデッキと段を選ぶ長旅へ。',
    en: 'You have won a run. Next comes the long road, with decks and levels.',
  },
  code: { ja: 'シードを入れて遊ぶ', en: 'Play a seed' },
  codeHelp: {
    ja: '例 R1-8F3K-Q2MD。同じシードなら、同じデッキ・ショップ・ボスになります。',
    en: 'Such as R1-8F3K-Q2MD. The same seed gives the same deck, shops and bosses.',
  },
  codePractice: {
    ja: 'シードを選んだランは練習です。ランキングには登録できません。',
    en: 'A run with a chosen seed is practice. It is not ranked.',
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
  play: { ja: '遊ぶ', en: 'Play' },
  daily: { ja: 'デイリー', en: 'Daily' },
  book: { ja: '図鑑', en: 'Collection' },
  rules: { ja: '遊び方', en: 'How to play' },
  replace: { ja: 'いまのランを終えますか', en: 'End the run in progress?' },
  replaceText: { ja: '新しく始めると、いまのランは消えます。', en: 'A new run replaces the one in progress.' },
  leaderboard: { ja: 'ランキング', en: 'Leaderboards' },
  history: { ja: '記録とリプレイ', en: 'Past runs' },
  back: { ja: '戻る', en: 'Back' },
} as const;
