import { dayNumber } from '@minoya/shared/calendar';
import type { ScoreRefusal } from '@minoya/shared/leaderboard';
import { fill } from '@minoya/kernel';
import { type Localized, number } from '../i18n/lang.ts';

/** Words of the leaderboards. */
export const text = {
  title: { ja: '番付', en: 'Leaderboards' },
  about: {
    ja: 'のっているのは、棋譜を規則どおりに並べ直して確かめた点だけです。行を開くと棋譜が見られます。',
    en: 'Every score here was replayed by the rules. Open a row to watch its replay.',
  },
  board: { ja: 'どの番付', en: 'Board' },
  daily: { ja: '今日の一番', en: 'Daily' },
  dayOf: (date: string, today: string): Localized => {
    const day = `#${dayNumber(date)}`;
    return date === today ? fill({ ja: '今日 {day}', en: 'Today {day}' }, { day }) : { ja: day, en: day };
  },
  verified: { ja: '検証済', en: 'verified' },
  you: { ja: 'あなた', en: 'you' },
  rank: (n: number): Localized => fill({ ja: '{n}位', en: '#{n}' }, { n }),
  points: (n: number): Localized => fill({ ja: '{n}点', en: '{n}' }, { n: number(n) }),
  row: (rank: number, name: Localized, score: number): Localized =>
    fill(
      { ja: '{rank}位 {name} {score}点、棋譜を見る', en: 'Rank {rank}, {name}, {score} points, watch replay' },
      { rank, name, score: number(score) },
    ),
  empty: { ja: 'まだだれものっていません。最初の一人になれます。', en: 'Nobody is here yet. You could be the first.' },
  play: { ja: '遊ぶ', en: 'Play' },
  offline: {
    ja: 'つながっていません。番付を見るには通信が要ります。',
    en: 'You are offline. Leaderboards need a connection.',
  },
  failed: {
    ja: '番付を読めませんでした。少し待って、もう一度お試しください。',
    en: 'The board could not be read. Wait a moment and try again.',
  },
  none: {
    ja: 'ここはサーバーなしで動いているので、番付がありません。遊びと記録はそのまま使えます。',
    en: 'This copy runs without a server, so there is no leaderboard. Play and records work as ever.',
  },
  again: { ja: 'もう一度', en: 'Try again' },
  enter: { ja: '番付にのせる', en: 'Enter leaderboard' },
  enterAbout: (name: Localized): Localized =>
    fill(
      { ja: '「{name}」の名で、この一局の棋譜を送ります。', en: 'Sends this game’s replay under the name “{name}”.' },
      { name },
    ),
  sending: { ja: '送って、確かめています…', en: 'Sending and checking…' },
  ranked: { ja: '番付にのりました。', en: 'You are on the board.' },
  notBest: (rank: number): Localized =>
    fill(
      {
        ja: '今回は{rank}位にあたります。番付にはあなたの最高が残っています。',
        en: 'This one would be #{rank}. Your best stays on the board.',
      },
      { rank },
    ),
  see: { ja: '番付を見る', en: 'See the board' },
  keptOffline: {
    ja: 'つながっていません。棋譜はとってあり、つながったときに送ります。',
    en: 'You are offline. The replay is kept and sent when you are back.',
  },
  keptBusy: {
    ja: '店がこみ合っています。棋譜はとってあり、あとで送ります。',
    en: 'The server is busy. The replay is kept and sent later.',
  },
  sendNow: { ja: 'いま送る', en: 'Send now' },
  unsent: (n: number): Localized =>
    fill(
      n === 1
        ? { ja: 'まだ送れていない棋譜が{n}つあります。', en: 'One replay is still to be sent.' }
        : { ja: 'まだ送れていない棋譜が{n}つあります。', en: '{n} replays are still to be sent.' },
      { n },
    ),
  closed: (date: string): Localized =>
    fill({ ja: '#{day}の番付は締め切られました。', en: 'The board of #{day} is closed.' }, { day: dayNumber(date) }),
  laterRanked: (rank: number): Localized =>
    fill(
      { ja: 'とってあった棋譜を送りました。番付 {rank}位です。', en: 'A kept replay was sent: #{rank} on the board.' },
      { rank },
    ),
  laterRefused: (why: Localized): Localized =>
    fill(
      { ja: 'とってあった棋譜は番付にのりませんでした。{why}', en: 'A kept replay was not accepted. {why}' },
      { why },
    ),
} as const;

/** Why a replay was not accepted, and what follows from it. */
export const refusals: Readonly<Record<ScoreRefusal, Localized>> = {
  form: {
    ja: '棋譜が読めません。途中で欠けているか、長すぎます。',
    en: 'The replay cannot be read: torn or too long.',
  },
  version: {
    ja: 'ルールの版が違います。新しい版で遊んだ一局を送ってください。',
    en: 'Made with other rules. Update, then send a new game.',
  },
  setup: { ja: 'この始め方は番付にのりません。', en: 'Games begun this way are not ranked.' },
  closed: {
    ja: 'その日の番付は締め切られました。今日の一番なら送れます。',
    en: 'That day is closed. Today’s daily is open.',
  },
  'not-daily': { ja: 'その日の一番ではありません。', en: 'This is not the daily of that day.' },
  rule: { ja: '棋譜がルールに合いません。', en: 'The replay breaks a rule.' },
  'not-over': { ja: 'まだ終わっていない一局です。', en: 'The game is not over.' },
  slow: { ja: '確かめるのに時間がかかりすぎました。', en: 'Checking the replay took too long.' },
};

/** The reason, with the move it stumbled over. */
export function refusalText(reason: ScoreRefusal, at: number | null): Localized {
  const why = refusals[reason];
  return at === null ? why : fill({ ja: '{why}（{move}手目）', en: '{why} (move {move})' }, { why, move: at + 1 });
}
