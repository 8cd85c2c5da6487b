import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';

/** Words of replays, and of links that lead to them. */
export const replayText = {
  eyes: { ja: 'だれの視点で見るか', en: 'Whose view' },
  step: (n: number, of: number) => fill({ ja: '{n} / {of}手', en: 'Move {n} of {of}' }, { n, of }),
  stepBack: { ja: '一手戻る', en: 'One move back' },
  stepOn: { ja: '一手進む', en: 'One move on' },
  playOn: { ja: '再生', en: 'Play' },
  pause: { ja: '止める', en: 'Pause' },
  replay: { ja: 'リプレイ', en: 'Replay' },
  doesNotHold: { ja: 'このリプレイはルールと合いません。', en: 'This replay does not follow the rules.' },
  damagedLink: { ja: 'リンクが途中で切れているか、壊れています。', en: 'The link is incomplete or damaged.' },
  badLink: { ja: 'このリプレイは開けません', en: 'This replay cannot be opened' },
  replayOffline: {
    ja: 'つながっていません。このリプレイはサーバーにあるので、通信が要ります。',
    en: 'You are offline. This replay is kept by the server.',
  },
  replayClosed: {
    ja: 'デイリーのリプレイは、その日のランキングが締め切られてから見られます。',
    en: 'Replays of a daily open when its leaderboard is closed.',
  },
  replayGone: { ja: 'そのリプレイはもうサーバーにありません。', en: 'The server does not have this replay any more.' },
  replayRulesUnreachable: {
    ja: 'このリプレイのルールを取りに行けませんでした。つながる所で読み込み直してください。',
    en: 'The rules of this replay could not be fetched. Reload when you are online.',
  },
  replayNewer: {
    ja: '新しいルールで遊んだリプレイです。読み込み直すと見られます。',
    en: 'It was played with newer rules than this page has. Reload to watch it.',
  },
  unknownGame: { ja: '知らないゲームのリプレイです。', en: 'It is a replay of a game we do not have.' },
  /** Before an action in words: it is told as one would do it, whoever did. */
  doer: (who: Localized) => fill({ ja: '{who}：', en: '{who}: ' }, { who }),
  onTurn: { ja: 'いまのターン', en: 'On turn' },
  resigned: (who: Localized) => fill({ ja: '{who}が投了しました。', en: '{who} resigned.' }, { who }),
  tryIt: { ja: '自分で遊ぶ', en: 'Try it yourself' },
  playFromHere: { ja: 'ここから遊ぶ', en: 'Play from here' },
  fromHereIs: {
    ja: 'ここからの続きは練習で、ランキングには載りません。',
    en: 'What is played from here is practice and not ranked.',
  },
} as const;
