import { fill, type Localized } from '@minoya/kernel';

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
  standardText: (targets: string) =>
    fill(
      {
        ja: 'いつものルールです。目標はゆっくり始まり、後半に急に伸びます（{targets}点）。',
        en: 'The usual game. Targets begin low and rise steeply in the second half ({targets}).',
      },
      { targets },
    ),
  classicText: (targets: string) =>
    fill(
      {
        ja: '目標は初めから同じ歩みで伸びます（{targets}点）。コンボ・オーラ・苔と、スコア・アローのシールが加わり、石のあるラインもそろいます。',
        en: 'Targets rise evenly from the start ({targets}). Adds Combo, Aura, Moss and two more seals; a line with a stone in it can be completed.',
      },
      { targets },
    ),
  journey: { ja: '長旅', en: 'Long Journey' },
  journeyAt: (level: number): Localized => fill({ ja: '長旅 {level}段', en: 'Long Journey, level {level}' }, { level }),
  recommended: { ja: 'おすすめ', en: 'Recommended' },
  journeyText: {
    ja: 'デッキ、段、ここだけの28のボス、チャレンジ。長く遊べるローグライトです。',
    en: 'Decks, levels, 28 bosses of its own and challenges: the game to stay with.',
  },
  journeyNext: {
    ja: 'クリアおめでとうございます。次はデッキと段を選ぶ長旅へ。',
    en: 'You have won a run. Next: the Long Journey, by deck and level.',
  },
  code: { ja: 'シードで遊ぶ', en: 'Play a seed' },
  daily: { ja: 'デイリー', en: 'Daily' },
  book: { ja: '図鑑', en: 'Collection' },
  rules: { ja: '遊び方', en: 'How to play' },
  giveUp: (run: Localized) => fill({ ja: '「{run}」をリタイアする', en: 'Give up {run}' }, { run }),
  drop: (run: Localized) => fill({ ja: '「{run}」を捨てる', en: 'Discard {run}' }, { run }),
  newRunOf: (rules: Localized) => fill({ ja: '新しいラン（{rules}）', en: 'New run, {rules}' }, { rules }),
  firstTitle: { ja: 'はじめての方へ', en: 'New here?' },
  firstText: {
    ja: '2つの盤で置きかたを覚え、案内つきの練習ランへ。2分ほどです。',
    en: 'Two small boards show how pieces score, then a practice run with a guide. Two minutes.',
  },
  firstYes: { ja: 'チュートリアルで始める', en: 'Start with the tutorial' },
  firstLong: { ja: 'ローグライトに慣れた方は長旅へ', en: 'Know roguelites? The Long Journey' },
  firstNo: { ja: 'とばして自分で遊ぶ', en: 'Skip it' },
  leaderboard: { ja: 'ランキング', en: 'Leaderboards' },
  history: { ja: '記録とリプレイ', en: 'Past runs' },
} as const;
