import { dayNumber, noonOf } from '@minoya/shared/calendar';
import type { ScoreRefusal } from '@minoya/shared/leaderboard';
import { fill } from '@minoya/kernel';
import { date as dateText, type Localized, number } from '../i18n/lang.ts';

/** Words of the leaderboards. */
export const text = {
  title: { ja: 'ランキング', en: 'Leaderboards' },
  about: {
    ja: 'ここにあるのは、リプレイをルールどおりに再生して確かめた点だけです。行を開くとリプレイが見られます。',
    en: 'Every score here was replayed by the rules. Open a row to watch its replay.',
  },
  board: { ja: 'ランキング', en: 'Leaderboard' },
  group: { ja: '分類', en: 'Group' },
  daily: { ja: 'デイリー', en: 'Daily' },
  rules: { ja: 'ルール', en: 'Rules' },
  rulesNow: (version: number): Localized =>
    fill({ ja: '今（第{version}版）', en: 'Present rules (version {version})' }, { version }),
  rulesThen: (version: number): Localized =>
    fill({ ja: '以前（第{version}版）', en: 'Earlier rules (version {version})' }, { version }),
  older: { ja: '以前のランキング', en: 'Older leaderboards' },
  dayOf: (date: string, today: string): Localized => {
    const day = `#${dayNumber(date)}`;
    return date === today ? fill({ ja: '今日 {day}', en: 'Today {day}' }, { day }) : { ja: day, en: day };
  },
  shelf: { ja: '記録の種類', en: 'List' },
  shelves: {
    unaided: { ja: 'ヒント・道具なし', en: 'Without hints and tools' },
    aided: { ja: 'ヒント・道具あり', en: 'With hints or tools' },
    archive: { ja: '以前の記録（遊び方を確かめる前）', en: 'Archive (before games said how they were played)' },
  },
  emptyArchive: { ja: '以前の記録はありません。', en: 'Nothing in the archive.' },
  also: (n: number): Localized => fill({ ja: 'ほか{n}人も同じ手', en: '{n} more with the same moves' }, { n }),
  aids: {
    hints: (n: number): Localized => fill({ ja: 'ヒント{n}', en: 'hints {n}' }, { n }),
    tools: (n: number): Localized => fill({ ja: '道具{n}', en: 'tools {n}' }, { n }),
  },
  opens: (day: string): Localized =>
    fill(
      {
        ja: 'ほかの人のリプレイは、このランキングが締め切られる{date}から見られます。',
        en: 'Others’ replays open on {date}, when this leaderboard is closed.',
      },
      { date: dateText(noonOf(day)) },
    ),
  closedRow: (rank: number, name: Localized, score: number, day: string): Localized =>
    fill(
      {
        ja: '{rank}位 {name} {score}点、リプレイは{date}から',
        en: 'Rank {rank}, {name}, {score} points, replay from {date}',
      },
      { rank, name, score: number(score), date: dateText(noonOf(day)) },
    ),
  verified: { ja: '検証済', en: 'verified' },
  you: { ja: 'あなた', en: 'you' },
  rank: (n: number): Localized => fill({ ja: '{n}位', en: '#{n}' }, { n }),
  points: (n: number): Localized => fill({ ja: '{points}点', en: '{points}' }, { points: number(n) }),
  row: (rank: number, name: Localized, score: number): Localized =>
    fill(
      { ja: '{rank}位 {name} {score}点、リプレイを見る', en: 'Rank {rank}, {name}, {score} points, watch replay' },
      { rank, name, score: number(score) },
    ),
  empty: {
    ja: 'まだだれも登録していません。最初の一人になれます。',
    en: 'Nobody is here yet. You could be the first.',
  },
  emptySpent: {
    ja: 'まだだれも登録していません。この日に登録できる1回は、もう終えています。',
    en: 'Nobody is here yet. Your one game of this day is over.',
  },
  emptyLate: { ja: 'だれも登録しないまま締め切りました。', en: 'It was closed with nobody on it.' },
  emptyThen: { ja: 'この版のルールでは、まだだれも登録していません。', en: 'Nobody is here under these rules.' },
  play: { ja: '遊ぶ', en: 'Play' },
  offline: {
    ja: 'つながっていません。ランキングを見るには通信が要ります。',
    en: 'You are offline. Leaderboards need a connection.',
  },
  failed: {
    ja: 'ランキングを読めませんでした。少し待って、もう一度お試しください。',
    en: 'The leaderboard could not be read. Wait a moment and try again.',
  },
  none: {
    ja: 'ここはサーバーなしで動いているので、ランキングがありません。遊びと記録はそのまま使えます。',
    en: 'This copy runs without a server, so there is no leaderboard. Play and records work as ever.',
  },
  again: { ja: 'もう一度', en: 'Try again' },
  enter: { ja: 'ランキングに登録', en: 'Enter leaderboard' },
  stillToEnter: {
    ja: 'この日の結果は、まだランキングに登録していません。',
    en: 'Your result of this day is not on the leaderboard yet.',
  },
  onItsWay: {
    ja: 'この日の結果を送っています。確かめおわると、ランキングに載ります。',
    en: 'Your result of this day is being sent. It is on the leaderboard once it has been checked.',
  },
  enterAbout: (name: Localized): Localized =>
    fill(
      { ja: '「{name}」の名で、このリプレイを送ります。', en: 'Sends this game’s replay under the name “{name}”.' },
      { name },
    ),
  sending: { ja: '送って、確かめています…', en: 'Sending and checking…' },
  ranked: { ja: 'ランキングに登録しました。', en: 'You are on the leaderboard.' },
  notBest: (rank: number): Localized =>
    fill(
      {
        ja: '今回は{rank}位にあたります。ランキングにはあなたの最高が残っています。',
        en: 'This one would be #{rank}. Your best stays on the leaderboard.',
      },
      { rank },
    ),
  see: { ja: 'ランキングを見る', en: 'See the leaderboard' },
  keptOffline: {
    ja: 'つながっていません。リプレイはとってあり、つながったときに送ります。',
    en: 'You are offline. The replay is kept and sent when you are back.',
  },
  keptBusy: {
    ja: 'サーバーがこみ合っています。リプレイはとってあり、あとで送ります。',
    en: 'The server is busy. The replay is kept and sent later.',
  },
  keptEnough: {
    ja: '同じ回線から今日登録できる数に届きました。リプレイはとってあり、明日また送ります。',
    en: 'As many games as one connection may enter today are in. The replay is kept and sent again tomorrow.',
  },
  sendNow: { ja: 'いま送る', en: 'Send now' },
  unsent: (n: number): Localized =>
    fill(
      n === 1
        ? { ja: 'まだ送れていないリプレイが{n}つあります。', en: 'One replay is still to be sent.' }
        : { ja: 'まだ送れていないリプレイが{n}つあります。', en: '{n} replays are still to be sent.' },
      { n },
    ),
  closed: (date: string): Localized =>
    fill(
      { ja: '#{dayNumber}のランキングは締め切られました。', en: 'The leaderboard of #{dayNumber} is closed.' },
      { dayNumber: dayNumber(date) },
    ),
  laterRanked: (rank: number): Localized =>
    fill(
      {
        ja: 'とってあったリプレイを送りました。ランキング {rank}位です。',
        en: 'A kept replay was sent: #{rank} on the leaderboard.',
      },
      { rank },
    ),
  laterRefused: (why: Localized): Localized =>
    fill(
      {
        ja: 'とってあったリプレイはランキングに登録できませんでした。{why}',
        en: 'A kept replay was not accepted. {why}',
      },
      { why },
    ),
} as const;

/** Why a replay was not accepted, and what follows from it. */
export const refusals: Readonly<Record<ScoreRefusal, Localized>> = {
  form: {
    ja: 'リプレイが読めません。途中で欠けているか、長すぎます。',
    en: 'The replay cannot be read: torn or too long.',
  },
  version: {
    ja: 'サーバーがまだ知らない新しいルールのゲームです。サーバーが新しくなってから、もう一度遊んでください。',
    en: 'Made under rules that the server does not know yet. Play again when it has been updated.',
  },
  setup: { ja: 'この始め方はランキングに登録できません。', en: 'Games begun this way are not ranked.' },
  closed: {
    ja: 'その日のランキングは締め切られました。今日のデイリーなら送れます。',
    en: 'That day is closed. Today’s daily is open.',
  },
  'not-daily': { ja: 'その日のデイリーではありません。', en: 'This is not the daily of that day.' },
  rule: { ja: 'リプレイがルールに合いません。', en: 'The replay breaks a rule.' },
  'not-over': { ja: 'まだ終わっていないゲームです。', en: 'The game is not over.' },
  slow: { ja: '確かめるのに時間がかかりすぎました。', en: 'Checking the replay took too long.' },
  branch: {
    ja: '「ここから遊ぶ」で始めたゲームは練習です。最初から遊ぶと登録できます。',
    en: 'A game begun with “Play from here” is practice. Play from the start to enter.',
  },
  lesson: { ja: 'チュートリアルのゲームは登録できません。', en: 'Games of the tutorial are not ranked.' },
  practice: {
    ja: '練習のゲームなので、ランキングには登録できません。',
    en: 'This was practice, so it is not ranked.',
  },
  repeat: {
    ja: '同じゲームを前に終えているので、今回は練習です。登録できるのは最初に終えた1回です。',
    en: 'You finished this very game before, so this one is practice. Only the first finish counts.',
  },
  undo: {
    ja: '結果を見たあとで手を戻したので、ランキングには登録できません。',
    en: 'You went back after seeing the result, so this game is not ranked.',
  },
  seed: {
    ja: 'サーバーがあなたに配ったシードではないので、練習になります。つながった状態で新しいランを始めると登録できます。',
    en: 'The server did not give you this seed, so it is practice. Start a new run online to enter.',
  },
  spent: {
    ja: 'このシードの結果は、もう登録されています。1つのシードにつき1回です。',
    en: 'This seed has been entered already. Each seed counts once.',
  },
  lapsed: {
    ja: 'このあとに新しいランを何度も始めたので、このシードは期限切れです。登録できるのは最近の3つです。',
    en: 'You have begun several runs since, so this seed has lapsed. The last three can be entered.',
  },
  'too-fast': {
    ja: '人が遊べる速さではないので、登録できません。',
    en: 'Nobody can play this fast, so it is not ranked.',
  },
  sent: {
    ja: 'まったく同じ手順を、ほかの人が先に登録しています。別の手順なら登録できます。',
    en: 'Somebody else entered exactly these moves first. Another way to play can be entered.',
  },
  copied: {
    ja: '途中の盤面の半分以上が、ほかの人のリプレイと同じです。自分の手順なら登録できます。',
    en: 'More than half of the positions are those of somebody else’s replay. Your own way can be entered.',
  },
  par: {
    ja: 'AIの手順と同じなので、登録できません。自分の手順なら登録できます。',
    en: 'These are the moves of the AI line. Your own way can be entered.',
  },
  once: {
    ja: 'デイリーを登録できるのは1日1回です。最初の結果がランキングに残っています。',
    en: 'A daily counts once. Your first result stays on the leaderboard.',
  },
  goal: {
    ja: '目標に届いていないので、登録できません。',
    en: 'The goal was not reached, so it is not ranked.',
  },
};

/** The reason, with the move it stumbled over. */
export function refusalText(reason: ScoreRefusal, at: number | null): Localized {
  const why = refusals[reason];
  return at === null ? why : fill({ ja: '{why}（{move}手目）', en: '{why} (move {move})' }, { why, move: at + 1 });
}
