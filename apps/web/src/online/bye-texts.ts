import type { Bye } from '@minoya/shared/protocol';
import type { Localized } from '../i18n/lang.ts';

/** Why the server will not have us, and what to do. */
export const byeTexts: Record<Bye, Localized> = {
  'no-room': {
    ja: 'ルームがもうないか、満席か、ルームコードが違います。ホストに確かめてください。',
    en: 'The room is gone or full, or the code is wrong. Please ask the host.',
  },
  replaced: {
    ja: '別のタブか端末で同じ席を開いたので、こちらは止まりました。ここで続けると、席はこちらへ移ります。',
    en: 'Your seat was opened in another tab or on another device, so this one stopped. If you continue here, the seat moves back here.',
  },
  kicked: {
    ja: 'ホストがあなたをルームから外しました。このルームには、もう入れません。',
    en: 'The host removed you from this room. You cannot come back into it.',
  },
  'no-watching': {
    ja: 'このルームは観戦できません。席のある人だけが入れます。',
    en: 'This room has no spectators. Only players with a seat may stay.',
  },
  closed: { ja: 'ルームは閉じられました。', en: 'The room was closed.' },
  damaged: {
    ja: 'このルームの記録が失われたため、続きを遊べません。新しいルームを作ってください。',
    en: 'The record of this room was lost, so it cannot go on. Please open a new room.',
  },
  version: { ja: '新しい版があります。読み込み直してください。', en: 'There is a new version. Please reload.' },
  'bad-token': { ja: 'この端末の鍵が使えません。', en: 'This device’s key was not accepted.' },
  'too-many': { ja: '試した回数が多すぎます。少し待ってください。', en: 'Too many attempts. Please wait.' },
  crowded: {
    ja: 'ただいま混み合っています。しばらくしてから入り直してください。',
    en: 'It is crowded here right now. Please come back in a while.',
  },
  flood: {
    ja: '短い間に多くを送りすぎたため、接続を切りました。少し待って入り直してください。',
    en: 'Too much was sent at once, so the connection was cut. Please wait a moment and come back.',
  },
  'bad-frame': {
    ja: '通信がかみ合いません。読み込み直してください。',
    en: 'The connection got confused. Please reload.',
  },
  slow: { ja: '回線が遅れています。', en: 'The connection is too slow.' },
  restart: { ja: 'サーバーを入れ替えています。', en: 'The server is restarting.' },
};
