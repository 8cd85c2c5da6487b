import type { PublishRefusal } from '@minoya/shared/published';
import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';

/** What is said when something that waited was sent. */
export const text = {
  see: { ja: '見る', en: 'See' },
  laterPublished: {
    ja: 'とってあった盤を公開しました。',
    en: 'The board that was waiting is in the gallery now.',
  },
  laterRefused: (why: Localized): Localized =>
    fill(
      {
        ja: 'とってあった盤は公開できませんでした。{why}',
        en: 'The board that was waiting was not accepted. {why}',
      },
      { why },
    ),
} as const;

/** Why a board was not published, and what can be done about it. */
export const refusals: Readonly<Record<PublishRefusal, Localized>> = {
  form: { ja: '盤か手順が読めません。', en: 'The board or its proof cannot be read.' },
  game: { ja: 'このゲームの盤は公開できません。', en: 'This game has no gallery.' },
  version: {
    ja: 'サーバーがまだ知らない新しいルールの盤です。あとでもう一度公開してください。',
    en: 'Made under rules that the server does not know yet. Publish it again later.',
  },
  setup: { ja: 'この盤は公開できる形ではありません。', en: 'Boards of this kind are not published.' },
  size: { ja: '大きすぎます。16×16までです。', en: 'Too large: 16 by 16 at most.' },
  empty: { ja: '消せるかたまりが1つもありません。', en: 'There is nothing to clear on it.' },
  easy: {
    ja: '始める前から目標に届いています。目標か盤を変えてください。',
    en: 'A goal is reached before the first tap. Change the goal or the board.',
  },
  house: {
    ja: '百のステージのどれかと同じ盤です。描き変えると公開できます。',
    en: 'This is one of the hundred stages. Change it to publish it.',
  },
  title: { ja: '題は言葉の表から選んでください。', en: 'Choose the title from the lists of words.' },
  rule: { ja: '確認の手順がルールに合いません。', en: 'The proof breaks a rule.' },
  'not-over': { ja: '確認の手順が最後まで遊ばれていません。', en: 'The proof is not played to its end.' },
  goal: { ja: '確認の手順が目標に届いていません。', en: 'The proof does not reach the goal.' },
  slow: { ja: '確かめるのに時間がかかりすぎました。', en: 'Checking it took too long.' },
  duplicate: {
    ja: '同じ盤がもう公開されています。色を入れ替えただけの盤も同じとみなします。',
    en: 'The same board is in the gallery already; other colors do not make it another.',
  },
  removed: {
    ja: 'この盤は運営者が取り下げたので、公開できません。',
    en: 'The operator has taken this board down, so it cannot be published.',
  },
  enough: {
    ja: '公開できるのは1日12枚、全部で300枚までです。また明日どうぞ。',
    en: 'At most 12 boards a day and 300 in all. Come back tomorrow.',
  },
};

/** The reason, with the move it stumbled over. */
export function refusalText(reason: PublishRefusal, at: number | null): Localized {
  const why = refusals[reason];
  return at === null ? why : fill({ ja: '{why}（{move}手目）', en: '{why} (move {move})' }, { why, move: at + 1 });
}
