import { fill, type Localized } from '@minoya/kernel';

/** What the journey's tables say. */
interface Numbers {
  readonly hands: number;
  readonly relics: number;
  /** Percent; 0 where a clear pays all it is worth. */
  readonly cap: number;
  readonly bosses: number;
  readonly gifts: number;
}

const limit: Localized = {
  ja: '一度に入る点は、消したライン1本につき目標の{cap}%までです。式には上限の前の点も出ます。',
  en: 'A clear pays at most {cap}% of the target for each line it clears. The formula shows the points before the limit, too.',
};

const sentences: readonly Localized[] = [
  {
    ja: 'デッキと段を選んで始めます。決まったことを成しとげると、デッキ・段・チャレンジ・レリックが開きます。',
    en: 'You start with a deck and a level. Deeds open further decks, levels, challenges and relics.',
  },
  {
    ja: '1ラウンドは{hands}ハンド、レリックは{relics}個まで持てます。',
    en: 'A round has {hands} hands, and you can hold {relics} relics.',
  },
  limit,
  {
    ja: 'ラウンドの前に、遊ぶか、スキップして{gifts}つの贈り物のどれか一つをもらうかを選びます。スキップすると報酬とショップはありません。',
    en: 'Before a round you play it, or skip it for one of {gifts} gifts. A skipped round has no reward and no shop.',
  },
  {
    ja: 'ボスは{bosses}種。どれが来るかは、セットのはじめから分かります。',
    en: 'There are {bosses} bosses; which one comes is known from the start of its set.',
  },
  {
    ja: 'ショップには、中から一つ選ぶ包みと、ランの終わりまで効く引換券も並びます。商品を一つロックして、次のショップに残せます。',
    en: 'The shop also has packs to choose one thing from, and vouchers that last for the run. One item can be locked for the next shop.',
  },
  { ja: '段が上がるごとに、決まりが一つずつ増えます。', en: 'Every level adds one rule to those below it.' },
];

/** What is different on the Long Journey. */
export const journeyRules = (numbers: Numbers): readonly Localized[] =>
  sentences.filter(one => one !== limit || numbers.cap > 0).map(one => fill(one, { ...numbers }));
