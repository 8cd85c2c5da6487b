import { dayNumber } from '@minoya/shared/calendar';
import type { ScoreRefusal } from '@minoya/shared/leaderboard';
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
  rules: { ja: 'どのルール', en: 'Rules' },
  rulesNow: (version: number): Localized => ({
    ja: `今のルール（第${version}版）`,
    en: `Present rules (version ${version})`,
  }),
  rulesThen: (version: number): Localized => ({
    ja: `前のルール（第${version}版）`,
    en: `Earlier rules (version ${version})`,
  }),
  dayOf: (date: string, today: string): Localized => {
    const day = `#${dayNumber(date)}`;
    return date === today ? { ja: `今日 ${day}`, en: `Today ${day}` } : { ja: day, en: day };
  },
  verified: { ja: '検証済', en: 'verified' },
  you: { ja: 'あなた', en: 'you' },
  rank: (n: number): Localized => ({ ja: `${n}位`, en: `#${n}` }),
  points: (n: number): Localized => ({ ja: `${number(n)}点`, en: number(n) }),
  row: (rank: number, name: Localized, score: number): Localized => ({
    ja: `${rank}位 ${name.ja} ${number(score)}点、棋譜を見る`,
    en: `Rank ${rank}, ${name.en}, ${number(score)} points, watch replay`,
  }),
  empty: { ja: 'まだだれものっていません。最初の一人になれます。', en: 'Nobody is here yet. You could be the first.' },
  emptyThen: { ja: 'この版のルールでは、だれものっていません。', en: 'Nobody is here under these rules.' },
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
  enterAbout: (name: Localized): Localized => ({
    ja: `「${name.ja}」の名で、この一局の棋譜を送ります。`,
    en: `Sends this game’s replay under the name “${name.en}”.`,
  }),
  sending: { ja: '送って、確かめています…', en: 'Sending and checking…' },
  ranked: { ja: '番付にのりました。', en: 'You are on the board.' },
  notBest: (rank: number): Localized => ({
    ja: `今回は${rank}位にあたります。番付にはあなたの最高が残っています。`,
    en: `This one would be #${rank}. Your best stays on the board.`,
  }),
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
  unsent: (n: number): Localized => ({
    ja: `まだ送れていない棋譜が${n}つあります。`,
    en: n === 1 ? 'One replay is still to be sent.' : `${n} replays are still to be sent.`,
  }),
  closed: (date: string): Localized => ({
    ja: `#${dayNumber(date)}の番付は締め切られました。`,
    en: `The board of #${dayNumber(date)} is closed.`,
  }),
  laterRanked: (rank: number): Localized => ({
    ja: `とってあった棋譜を送りました。番付 ${rank}位です。`,
    en: `A kept replay was sent: #${rank} on the board.`,
  }),
  laterRefused: (why: Localized): Localized => ({
    ja: `とってあった棋譜は番付にのりませんでした。${why.ja}`,
    en: `A kept replay was not accepted. ${why.en}`,
  }),
} as const;

/** Why a replay was not accepted, and what follows from it. */
export const refusals: Readonly<Record<ScoreRefusal, Localized>> = {
  form: {
    ja: '棋譜が読めません。途中で欠けているか、長すぎます。',
    en: 'The replay cannot be read: torn or too long.',
  },
  version: {
    ja: '店がまだ知らない新しいルールの一局です。店が新しくなってから、もう一度遊んでください。',
    en: 'Made under rules that the server does not know yet. Play again when it has been updated.',
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
  const { ja, en } = refusals[reason];
  return at === null ? { ja, en } : { ja: `${ja}（${at + 1}手目）`, en: `${en} (move ${at + 1})` };
}
