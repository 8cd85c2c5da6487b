import { fill } from '@minoya/kernel';

/** What is said over the table when a round ends. */
export const notices = {
  done: { ja: '済', en: 'DONE' },
  short: (n: number) => fill({ ja: 'あと{n}点届きませんでした。', en: '{n} points short.' }, { n }),
  retry: { ja: '不死鳥がよみがえらせました。同じラウンドをもう一度。', en: 'The phoenix rises: the same round again.' },
  burned: { ja: 'レリックが燃えつきました。', en: 'A relic burned up.' },
} as const;
