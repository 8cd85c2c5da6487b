import type { GoalKind } from '@minoya/games/keshiki/goals';
import { fill } from '@minoya/kernel';
import type { PublishedOrder, ReportReason } from '@minoya/shared/published';
import type { Localized } from '../../../i18n/lang.ts';
import { words } from '../text.ts';

/** Words of the gallery. */
export const text = {
  gallery: words.gallery,
  about: {
    ja: 'みんなが描いた盤です。どれも目標に届くことを確かめてあります。',
    en: 'Boards that players drew. Each is known to be solvable.',
  },
  draw: { ja: '自分で描く', en: 'Draw your own' },
  orders: {
    newest: { ja: '新着', en: 'Newest' },
    hardest: { ja: 'むずかしい', en: 'Hardest' },
    finished: { ja: 'クリア数', en: 'Finishes' },
    liked: { ja: 'いいね数', en: 'Likes' },
  } as const satisfies Readonly<Record<PublishedOrder, Localized>>,
  mine: { ja: '公開した盤', en: 'By you' },
  goal: { ja: '目標', en: 'Goal' },
  anyGoal: { ja: 'すべて', en: 'Any' },
  more: { ja: 'もっと見る', en: 'More' },
  empty: { ja: 'まだ盤がありません。', en: 'No boards here yet.' },
  emptyHow: {
    ja: 'まだだれも公開していません。盤を描き、目標に届くことを確かめると、最初の一枚になります。',
    en: 'Nobody has published a board yet. Draw one, prove that its goal can be reached, and yours is the first.',
  },
  samples: { ja: '店の見本', en: 'Boards of the house' },
  emptyMine: {
    ja: 'まだ公開していません。描いた盤を確認すると、ここに公開できます。',
    en: 'You have published none yet. Draw a board, prove it, and publish it here.',
  },
  kept: {
    ja: 'オフラインです。前に見たときの一覧です。遊んだ結果は、つながったときに送ります。',
    en: 'Offline. This is the list you saw last; results are sent when you are online again.',
  },
  offline: { ja: 'オフラインなので、一覧を読み込めません。', en: 'You are offline, so the list cannot be read.' },
  failed: { ja: '読み込めませんでした。', en: 'Could not load this.' },
  nobody: { ja: 'ここには盤を集めるサーバーがありません。', en: 'There is no gallery server here.' },
  again: { ja: 'もう一度', en: 'Try again' },
  waiting: (count: number): Localized =>
    fill(
      count === 1
        ? { ja: '公開を待っている盤が{count}枚あります。', en: '{count} board waits to be published.' }
        : { ja: '公開を待っている盤が{count}枚あります。', en: '{count} boards wait to be published.' },
      { count },
    ),
  sendNow: { ja: 'いま送る', en: 'Send now' },
  by: (name: Localized): Localized => fill({ ja: '{name}', en: 'by {name}' }, { name }),
  you: { ja: 'あなた', en: 'You' },
  solved: { ja: 'クリア済み', en: 'Solved' },
  share: (share: number): Localized => fill({ ja: 'クリア率 {share}%', en: '{share}% solve it' }, { share }),
  shareUnknown: { ja: 'クリア率 —', en: 'Too few tries yet' },
  tries: { ja: '挑戦した人', en: 'People tried' },
  reached: { ja: 'クリアした人', en: 'People solved' },
  rate: { ja: 'クリア率', en: 'Share who solve it' },
  rateUnknown: { ja: 'クリア率は、3人が遊ぶと出ます。', en: 'The share who solve it is shown from 3 tries on.' },
  likes: { ja: 'いいね', en: 'Likes' },
  likesAloud: (count: number): Localized => fill({ ja: 'いいね{count}', en: '{count} likes' }, { count }),
  like: { ja: 'いいね', en: 'Like' },
  unlike: { ja: 'いいね済み', en: 'Liked' },
  report: { ja: '報告', en: 'Report' },
  reported: {
    ja: '報告しました。この盤はあなたの一覧に出なくなります。',
    en: 'Reported. You will not see it in lists again.',
  },
  reportHow: { ja: '運営者に知らせます。どこがよくありませんか。', en: 'The operator will look at it. What is wrong?' },
  reasons: {
    picture: { ja: '絵が不快', en: 'The picture offends' },
    copied: { ja: 'ほかの盤のまね', en: 'Copied from another board' },
    broken: { ja: '遊べない', en: 'It cannot be played' },
  } as const satisfies Readonly<Record<ReportReason, Localized>>,
  notNow: {
    ja: 'いまはできません。つながってから、もう一度押してください。',
    en: 'Not possible now. Try again when you are online.',
  },
  edit: { ja: 'コピーして描き直す', en: 'Edit a copy' },
  copyLink: { ja: 'リンクをコピー', en: 'Copy link' },
  withdraw: { ja: '公開を取り消す', en: 'Unpublish' },
  withdrawHow: {
    ja: 'この盤を「みんなの盤」から外します。いいねと記録の集計も消えます。',
    en: 'Takes this board out of the gallery, with its likes and counts.',
  },
  withdrawn: { ja: '公開を取り消しました。', en: 'It is out of the gallery.' },
  removed: {
    ja: '運営者がこの盤を取り下げました。見えるのはあなただけです。',
    en: 'The operator has taken this board down. Only you can see it.',
  },
  gone: { ja: 'この盤はありません', en: 'There is no such board' },
  goneHow: {
    ja: 'アドレスが違うか、作者か運営者が外した盤です。',
    en: 'The address is wrong, or its author or the operator has removed it.',
  },
  provers: {
    hand: { ja: '作者がクリア', en: 'Solved by its author' },
    solver: { ja: 'AIがクリア', en: 'Solved by the AI' },
  },
  counts: {
    ja: '最後まで遊ぶと、クリア率の集計に1回だけ入ります。ヒントを使ったゲームは入りません。',
    en: 'A finished game counts once toward the share who solve it. Games with hints do not count.',
  },
  counted: { ja: 'クリア率の集計に入りました。', en: 'Counted toward the share who solve it.' },
  notCounted: { ja: 'このゲームは集計に入りません。', en: 'This game is not counted.' },
  aided: { ja: 'ヒントを使ったので、集計には入りません。', en: 'With hints it is not counted.' },
  countLater: {
    ja: '結果はとってあり、つながったときに送ります。',
    en: 'The result is kept and sent when you are online.',
  },
  ranks: { ja: 'ランキング', en: 'Leaderboard' },
  nobodyYet: {
    ja: 'まだだれも登録していません。クリアすると登録できます。',
    en: 'Nobody yet. Solve it to enter.',
  },
  oldRules: (version: number): Localized =>
    fill(
      {
        ja: 'ルール{version}で公開された盤です。そのルールで遊びます。',
        en: 'Published under rules {version}, and played by them.',
      },
      { version },
    ),
  isProven: {
    ja: '目標に届くことが確かめてあるので、公開できます。',
    en: 'The goal is proven: you can publish it now.',
  },
  publish: { ja: 'みんなの盤に公開', en: 'Publish in the gallery' },
  publishHow: {
    ja: 'だれでも遊べるようになります。確認の手順はサーバーだけが見ます。',
    en: 'Everybody can play it then. Only the server sees how it is solved.',
  },
  publishAs: (title: Localized, name: Localized): Localized =>
    fill({ ja: '「{title}」 {name}', en: '“{title}” by {name}' }, { title, name }),
  publishNow: { ja: '公開する', en: 'Publish' },
  needsProof: {
    ja: '公開するには、先に目標に届くことの確認がいります。',
    en: 'Prove first that the goal can be reached.',
  },
  title: { ja: '題', en: 'Title' },
  firstWord: { ja: '題の前半', en: 'First word' },
  secondWord: { ja: '題の後半', en: 'Second word' },
  anyTitle: { ja: 'おまかせ', en: 'Choose for me' },
  sending: { ja: '送っています…', en: 'Sending…' },
  published: { ja: '公開しました。', en: 'Published.' },
  seeIt: { ja: '公開した盤を見る', en: 'See it' },
  seeThat: { ja: 'その盤を見る', en: 'See that board' },
  keptOffline: {
    ja: 'オフラインです。盤はとってあり、つながったときに公開します。',
    en: 'Offline. The board is kept and published when you are online.',
  },
  keptBusy: {
    ja: 'サーバーが混んでいます。盤はとってあり、あとで公開します。',
    en: 'The server is busy. The board is kept and published later.',
  },
  toGallery: { ja: 'みんなの盤へ', en: 'To the gallery' },
  board: { ja: 'この盤のページ', en: 'Page of this board' },
} as const;

/** What a board asks for first, in a word. */
export const topics: Readonly<Record<GoalKind, Localized>> = {
  score: { ja: '得点', en: 'Score' },
  clear: { ja: '全部消す', en: 'Clear all' },
  marked: { ja: 'マークつき', en: 'Marked blocks' },
  ice: { ja: '氷', en: 'Ice' },
  numbers: { ja: 'カウンター', en: 'Counters' },
  rocks: { ja: '岩', en: 'Rocks' },
  big: { ja: 'いちどに多く', en: 'Many in one move' },
  few: { ja: '残りを少なく', en: 'Few left' },
  color: { ja: '一つの色', en: 'One color' },
};
