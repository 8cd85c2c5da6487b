import { fill } from '@minoya/kernel';
import { AWAY_MS, AWAY_VOTE_MS, IDLE_MS } from '@minoya/shared/protocol';

/** What a turn timer does, and what a table without one waits for, in plain words: at the option, and in the rules of a game. */
export const untimed = {
  timedEnds: {
    ja: '時間切れになるとターンが終わり、残りのアクションは使えません。確定していない試し置きは置かれません。',
    en: 'When the time is up, the turn ends: actions that are left are lost, and what was not confirmed is not placed.',
  },
  timedAway: {
    ja: '接続が切れていてもタイマーは進みます。時間切れのあとは、戻るまでAIが代わります。',
    en: 'The timer runs on for somebody who is disconnected. Once it has run out, a bot plays until they are back.',
  },
  untimedAway: fill(
    {
      ja: 'ターンタイマーなしでは、接続が切れた人の席は{away}秒後にAIが代わり、戻るとすぐ本人に返ります（ほかの全員の希望なら{vote}秒後、過半数が待つなら{wait}秒後）。',
      en: 'Without a timer: a bot plays for somebody who is disconnected after {away} s, until they are back (after {vote} s if all the others want it, after {wait} s if most want to wait).',
    },
    { away: AWAY_MS / 1_000, vote: AWAY_VOTE_MS / 1_000, wait: (2 * AWAY_MS) / 1_000 },
  ),
  untimedIdle: fill(
    {
      ja: '接続中の人が自分のターンに{n}分間なにも操作しないと、ほかの人の過半数で、そのターンだけAIに任せられます。1分前に本人に知らせます。',
      en: 'When somebody who is connected does nothing for {n} minutes on their turn, most of the others can have a bot play that one turn. They are warned a minute before.',
    },
    { n: IDLE_MS / 60_000 },
  ),
} as const;
