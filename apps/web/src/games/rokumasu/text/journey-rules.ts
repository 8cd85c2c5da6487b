import { fill, type Localized } from '@minoya/kernel';

/** What the journey's tables say. */
interface Numbers {
  readonly hands: number;
  readonly relics: number;
  readonly bosses: number;
  readonly gifts: number;
}

const sentences: readonly Localized[] = [
  {
    ja: 'デッキと段を選んで始めます。決まったことを成しとげると、デッキ・段・チャレンジ・レリックが開きます。',
    en: 'You start with a deck and a level. Deeds open further decks, levels, challenges and relics.',
  },
  {
    ja: '1ラウンドは{hands}ハンド、レリックは{relics}個まで持てます。',
    en: 'A round has {hands} hands, and you can hold {relics} relics.',
  },
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

/** What is different on the Long Journey, but for the flow, which is drawn. */
export function journeyRules(numbers: Numbers): readonly Localized[] {
  return sentences.map(one => fill(one, { ...numbers }));
}
