import type { Refusal, Stamp, StandInReason } from '@minoya/shared/protocol';
import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';
import { untimed } from './untimed.ts';

/** Words of rooms, for any game. */
export const text = {
  make: { ja: 'ルームを作る', en: 'Make a room' },
  yourName: { ja: 'あなたの名前：', en: 'Your name:' },
  makeHow: {
    ja: 'リンクか短いルームコードで友だちを呼べます。',
    en: 'Invite friends with a link or a short room code.',
  },
  code: { ja: 'ルームコード', en: 'Room code' },
  codeHelp: { ja: '4〜6文字。大文字でも小文字でも。', en: 'Four to six characters, any case.' },
  enter: { ja: '入る', en: 'Join' },
  needNet: { ja: 'ルームにはネットの接続が必要です。', en: 'Rooms need a connection.' },
  tooFast: { ja: '続けて作りすぎました。少し待ってください。', en: 'Too many at once. Please wait a moment.' },
  storeAway: {
    ja: 'サーバーが今は記録できません。少し待ってもう一度試してください。',
    en: 'The server cannot save anything right now. Please try again in a moment.',
  },
  lost: {
    ja: '記録の障害で、最後のほうの手が失われました。この場面から続けてください。',
    en: 'A fault of the store lost the last moves. Please go on from here.',
  },
  failed: { ja: 'うまくいきませんでした。もう一度試してください。', en: 'That did not work. Please try again.' },
  connecting: { ja: 'ルームへ入っています', en: 'Entering the room' },
  broken: { ja: '接続が切れました。つなぎ直しています。', en: 'Connection lost. Reconnecting.' },
  sending: { ja: '送信中…', en: 'Sending…' },
  copyReplay: { ja: 'リプレイのリンクをコピー', en: 'Copy replay link' },
  copyLink: { ja: 'リンクをコピー', en: 'Copy link' },
  shareLink: { ja: '招待を送る', en: 'Send invitation' },
  invite: (code: string): Localized =>
    fill({ ja: 'ミノ屋のルーム {code} で遊びましょう。', en: 'Play with me at Minoya, room {code}.' }, { code }),
  qr: { ja: 'QRコードで入れます', en: 'Scan to join' },
  seats: { ja: '席', en: 'Seats' },
  you: { ja: 'あなた', en: 'you' },
  host: { ja: 'ホスト', en: 'Host' },
  hostIs: (who: Localized): Localized => fill({ ja: '（ホスト：{who}）', en: '(host: {who})' }, { who }),
  newHost: (who: Localized): Localized =>
    fill({ ja: '{who}がホストになりました', en: '{who} is the host now' }, { who }),
  youHost: { ja: 'あなたがホストになりました', en: 'You are the host now' },
  ready: { ja: '準備できました', en: 'Ready' },
  notReady: { ja: '準備中', en: 'Not ready' },
  beReady: { ja: '準備できた', en: 'I am ready' },
  unready: { ja: '準備を取り消す', en: 'Not ready yet' },
  empty: { ja: '空席', en: 'Empty' },
  sitHere: { ja: 'ここに座る', en: 'Sit here' },
  addBot: { ja: 'AIを置く', en: 'Add a bot' },
  nobody: { ja: '空けておく', en: 'Leave empty' },
  kick: { ja: 'ルームから外す', en: 'Remove' },
  kickAsk: (who: Localized): Localized =>
    fill(
      {
        ja: '{who}をルームから外しますか。このルームには、もう入れません。',
        en: 'Remove {who}? They cannot come back into this room.',
      },
      { who },
    ),
  kicked: { ja: 'ルームから外されました', en: 'You were removed' },
  makeHost: { ja: 'ホストをゆずる', en: 'Make host' },
  stand: { ja: '席を立つ', en: 'Leave the seat' },
  leave: { ja: '退出', en: 'Leave' },
  leaveWhy: {
    ja: '退出しても、席はあなたのままです。1分ほどたつと、戻るまでAIが代わります。',
    en: 'If you leave, the seat stays yours. After about a minute a bot plays until you are back.',
  },
  leaveWhyTimed: {
    ja: '退出しても、席はあなたのままです。ターンタイマーは進み、時間切れでターンが終わります。その後は、戻るまでAIが代わります。',
    en: 'If you leave, the seat stays yours. Your turn timer runs on; when it runs out, the turn ends, and a bot plays from then on until you are back.',
  },
  wayBack: {
    ja: 'スタートページの「ルームへ戻る」で、いつでも戻れます。',
    en: '“Back to your room” on the start page leads you back at any time.',
  },
  resign: { ja: '投了', en: 'Resign' },
  resignWhy: {
    ja: 'このゲームはあなたの負けになり、席には戻れません。ほかに2人以上いれば最後までAIが代わりに続け、そうでなければゲームはここで終わります。',
    en: 'You lose this game and cannot take the seat back. With two or more others a bot plays your seat to the end; otherwise the game ends here.',
  },
  resigned: { ja: '投了しました。最後までAIが続けます。', en: 'You resigned. A bot plays to the end.' },
  idle: (who: Localized): Localized =>
    fill({ ja: '{who}の操作がしばらくありません。', en: '{who} has not played for a while.' }, { who }),
  idleShort: (who: Localized): Localized => fill({ ja: '{who} 操作なし', en: '{who} is idle' }, { who }),
  idleBot: { ja: 'このターンをAIに', en: 'Bot for this turn' },
  idleAsked: { ja: 'ほかの人の返事待ち', en: 'Waiting for the others' },
  youIdle: {
    ja: 'ほかの人があなたを待っています。ほかの人は、このターンをAIに任せることができます。',
    en: 'The others are waiting for you, and may let a bot play this turn.',
  },
  youIdleSoon: {
    ja: 'あなたのターンです。1分以内に操作がないと、ほかの人がこのターンをAIに任せられるようになります。',
    en: 'It is your turn. If you do nothing for a minute, the others may let a bot play it.',
  },
  yourTurn: { ja: 'あなたのターン', en: 'Your turn' },
  notice: { ja: 'ターンを通知する', en: 'Notify me on my turn' },
  noticeWhy: { ja: 'このタブを見ていないときに知らせます。', en: 'While you are not looking at this tab.' },
  noticeDenied: {
    ja: 'ブラウザがこのサイトの通知を止めています。ブラウザの設定で許可できます。',
    en: 'Your browser blocks notifications of this site. Its settings can allow them.',
  },
  changed: (what: Localized): Localized =>
    fill({ ja: 'ホストが変えました：{what}', en: 'Changed by the host: {what}' }, { what }),
  changedTo: (what: Localized, to: Localized): Localized =>
    fill({ ja: '{what} → {to}', en: '{what} → {to}' }, { what, to }),
  readyAgain: {
    ja: 'よければ、もう一度「準備できた」を押してください。',
    en: 'Press “I am ready” again if you agree.',
  },
  dealPromise: { ja: '配りの証明', en: 'Fair deal' },
  dealWhy: {
    ja: '山札の並びは、もう決まっています。これはシードとソルトから計算した値（SHA-256）で、ゲームのあとに両方を公開します。途中で変えていないことを、だれでも確かめられます。',
    en: 'The order of the decks is fixed already. This number (SHA-256) is computed from seed and salt; both are shown after the game, so anybody can check that nothing was changed.',
  },
  dealKept: { ja: '山札は、始まる前に決めたとおりでした。', en: 'The decks were as fixed before the game.' },
  dealBroken: {
    ja: '山札が、始まる前の約束と違います。',
    en: 'The decks are not as promised before the game.',
  },
  dealProof: { ja: '証明をコピー', en: 'Copy the proof' },
  start: { ja: 'ゲーム開始', en: 'Start' },
  waitHost: { ja: 'ホストが始めるのを待っています。', en: 'Waiting for the host to start.' },
  waitSeats: {
    ja: '2人から始められます。人を待つか、AIを置いてください。',
    en: 'It takes two to start. Wait, or add a bot.',
  },
  waitReady: {
    ja: 'まだ準備中の人がいます。それでも始められます。',
    en: 'Somebody is not ready yet. You can start all the same.',
  },
  pressReady: {
    ja: 'よければ「準備できた」を押してください。ホストに伝わります。',
    en: 'Press “I am ready” when you are. The host will see it.',
  },
  startAsk: (who: Localized): Localized =>
    fill({ ja: '{who}はまだ準備中です。はじめますか？', en: '{who}: not ready yet. Start all the same?' }, { who }),
  closesSeats: { ja: '空席を閉じて始めます。', en: 'Empty seats close when you start.' },
  waitChoice: { ja: 'ホストの選択を待っています...', en: 'Waiting for the host to choose…' },
  watchChoice: {
    ja: '次のゲームをするかどうかは、ホストが決めます。',
    en: 'The host decides whether there is another game.',
  },
  lobbyOf: { ja: 'ロビーへ', en: 'To the lobby' },
  wantsAgain: (who: Localized): Localized =>
    fill({ ja: '{who}が「もう一度プレイ」を選びました。', en: '{who} chose to play again.' }, { who }),
  nextCalled: {
    ja: '次のゲームが呼ばれています。ホストはあなたです。',
    en: 'The next game was called. You are the host now.',
  },
  waitOthers: {
    ja: 'ほかの人が「もう一度プレイ」を押すのを待っています。全員そろうと始まります。',
    en: 'Waiting for the others to press “Play again”. It starts when all have.',
  },
  startNow: { ja: '待たずに始める', en: 'Start without waiting' },
  options: { ja: 'ゲーム設定', en: 'Game options' },
  allChoices: { ja: '選択肢をすべて見る', en: 'See all choices' },
  hostOnly: { ja: 'ホストだけが変えられます。', en: 'Only the host can change this.' },
  clock: { ja: 'ターンタイマー', en: 'Turn timer' },
  ...untimed,
  watching: { ja: '観戦', en: 'Spectators' },
  watchAllowed: { ja: '可', en: 'Allowed' },
  watchForbidden: { ja: '不可', en: 'Not allowed' },
  watchers: (n: number): Localized => fill({ ja: '観戦{n}人', en: '{n} watching' }, { n }),
  players: { ja: '人数', en: 'Players' },
  away: { ja: '切断中', en: 'away' },
  awayText: (who: Localized, seconds: number): Localized =>
    fill(
      {
        ja: '{who}の接続が切れました。あと{seconds}秒でAIに代わります。',
        en: '{who} is disconnected. A bot takes over in {seconds} s.',
      },
      { who, seconds },
    ),
  /** The same where there is one line for it. */
  awayShort: (who: Localized, seconds: number): Localized =>
    fill({ ja: '{who} 切断中（{seconds}秒でAI）', en: '{who} is away: bot in {seconds} s' }, { who, seconds }),
  /** Where a turn has its time. */
  awayOnTurn: (who: Localized, time: string): Localized =>
    fill(
      {
        ja: '{who}の接続が切れました。ターンタイマーは進みます（残り{time}）。',
        en: '{who} is away; their clock runs, {time} left.',
      },
      { who, time },
    ),
  awayOnTurnShort: (who: Localized, time: string): Localized =>
    fill({ ja: '{who} 切断中（残り{time}）', en: '{who} is away ({time} left)' }, { who, time }),
  awayNotOnTurn: (who: Localized): Localized =>
    fill(
      {
        ja: '{who}の接続が切れました。ターンが来ると、ターンタイマーが進みます。',
        en: '{who} is away; their clock runs when it is their turn.',
      },
      { who },
    ),
  awayNotOnTurnShort: (who: Localized): Localized => fill({ ja: '{who} 切断中', en: '{who} is away' }, { who }),
  voteBot: { ja: 'すぐAIに', en: 'Bot now' },
  voteBotIn: (n: number): Localized => fill({ ja: 'すぐAIに（{n}秒後）', en: 'Bot now (in {n} s)' }, { n }),
  voteWait: { ja: 'もっと待つ', en: 'Wait longer' },
  stamps: { ja: 'スタンプ', en: 'Stamps' },
  mute: { ja: 'スタンプを表示しない', en: 'Hide stamps' },
  unmute: { ja: 'スタンプを表示する', en: 'Show stamps' },
  again: { ja: 'もう一度プレイ', en: 'Play again' },
  over: { ja: '結果', en: 'Result' },
  verify: { ja: 'リプレイを見る', en: 'Watch replay' },
  seed: { ja: 'シード', en: 'Seed' },
  lastResult: { ja: '前のゲーム', en: 'Last game' },
  noRoom: { ja: 'ルームが見つかりません', en: 'Room not found' },
  notFound: { ja: 'プレイヤーが見つかりません', en: 'Player not found' },
  lobby: { ja: 'ロビーに戻る', en: 'Back to the lobby' },
  takeBack: { ja: 'こちらで続ける', en: 'Continue here' },
  reload: { ja: '読み込み直す', en: 'Reload' },
  room: { ja: 'ルーム', en: 'Room' },
  spectator: { ja: '観戦しています', en: 'You are watching' },
  timeLeft: (n: number): Localized => fill({ ja: '残り{n}秒', en: '{n} s left' }, { n }),
  menu: { ja: 'ルームのメニュー', en: 'Room menu' },
  covered: { ja: 'AIがあなたの席で遊んでいます。', en: 'A bot plays for you.' },
  coveredNow: {
    ja: 'このターンはAIが代わっています。何か押せば、すぐあなたに戻ります。',
    en: 'A bot plays this turn for you. Press anything, and the seat is yours again.',
  },
  botPlayed: (who: Localized, n: number): Localized =>
    fill({ ja: '{who}の席でAIが{n}手打ちました', en: 'Actions a bot played for {who}: {n}' }, { who, n }),
  botPlayedForYou: (n: number): Localized =>
    fill({ ja: 'あなたの席でAIが{n}手打ちました', en: 'Actions a bot played for you: {n}' }, { n }),
  leaveAsk: { ja: 'ゲームの途中で退出しますか？', en: 'Leave the running game?' },
  askAgain: { ja: 'もう一度と頼む', en: 'Ask for a rematch' },
  askedAgain: {
    ja: 'ホストに伝えました。ホストが呼ぶと、すぐ次のゲームに入ります。',
    en: 'The host was told. You join the next game as soon as the host calls it.',
  },
  wishesAgain: (who: Localized): Localized =>
    fill({ ja: '{who}がもう一度遊びたいそうです。', en: '{who} would like to play again.' }, { who }),
  sitAgain: { ja: '席に戻る', en: 'Take your seat again' },
} as const;

/** Why a bot stands in for the person on a seat. */
export const standInTexts: Record<StandInReason, Localized> = {
  late: { ja: '時間切れ', en: 'out of time' },
  away: { ja: 'AI代行中', en: 'bot plays' },
  idle: { ja: 'AI代行中', en: 'bot plays' },
  left: { ja: '退出', en: 'left' },
  resigned: { ja: '投了', en: 'resigned' },
};

/** Why nothing can be played at the moment. */
export const heldTexts: Readonly<Record<'lineBroken' | 'sending', Localized>> = {
  lineBroken: {
    ja: '接続が切れています。つながったら続けられます。',
    en: 'Connection lost. You can go on once it is back.',
  },
  sending: {
    ja: '送信中です。届くまでお待ちください。',
    en: 'Your action is being sent. Please wait a moment.',
  },
};

/** Why a command was not done, where the rules have no words for it. */
export const refusalTexts: Partial<Record<Refusal, Localized>> = {
  stale: { ja: '先に別のアクションが届きました。', en: 'Another action came first.' },
  'not-seated': { ja: '席に座っていません。', en: 'You have no seat.' },
  'not-host': text.hostOnly,
  'not-now': { ja: '今はできません。', en: 'Not possible now.' },
  taken: { ja: 'その席は空いていません。', en: 'That seat is taken.' },
  'no-undo': { ja: 'これより前には戻せません。', en: 'This cannot be undone.' },
  'not-ready': text.waitSeats,
  'bad-setup': { ja: 'その設定では始められません。', en: 'The game cannot start like that.' },
  'bad-bot': { ja: 'そのAIは置けません。', en: 'No such bot.' },
  retry: {
    ja: '今は記録できません。直りしだい自動で送り直します。',
    en: 'Nothing can be saved right now. It is sent again by itself.',
  },
  'too-much': {
    ja: 'この回線からの記録が多すぎます。しばらく待ってください。',
    en: 'Too much was stored from this connection. Please wait a while.',
  },
  'room-full': {
    ja: 'このルームの記録がいっぱいです。新しいルームで続けてください。',
    en: 'This room’s record is full. Please go on in a new room.',
  },
  'too-fast': { ja: '少しゆっくりお願いします。', en: 'A little slower, please.' },
};

export const stampTexts: Record<Stamp, Localized> = {
  hello: { ja: 'よろしく', en: 'Hello' },
  nice: { ja: '見事', en: 'Nice' },
  thanks: { ja: 'ありがとう', en: 'Thanks' },
  sorry: { ja: 'ごめん', en: 'Sorry' },
  wow: { ja: 'おおっ', en: 'Wow' },
  thinking: { ja: '考え中', en: 'Thinking' },
  hurry: { ja: 'お早めに', en: 'Hurry, please' },
  bye: { ja: 'またね', en: 'Bye' },
  again: { ja: 'もう一度', en: 'Again' },
};
