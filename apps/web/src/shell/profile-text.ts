import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';

const running = (n: number): Localized =>
  fill(n === 1 ? { ja: '続き{n}件', en: '{n} game in progress' } : { ja: '続き{n}件', en: '{n} games in progress' }, {
    n,
  });

const finished = (n: number): Localized =>
  fill(
    n === 1
      ? { ja: '終えたゲーム{n}件', en: '{n} finished game' }
      : { ja: '終えたゲーム{n}件', en: '{n} finished games' },
    { n },
  );

/** Words of the profile page. */
export const profileText = {
  title: { ja: '屋号と引き継ぎ', en: 'Profile and transfer' },
  name: { ja: 'あなたの屋号', en: 'Your shop name' },
  another: { ja: '引き直す', en: 'Draw another' },
  nameAbout: {
    ja: '屋号と紋はくじで決まります。文字を打つところはありません。登録もいりません。',
    en: 'Name and crest are drawn by lot. Nobody types a name, and there is no account.',
  },
  leaving: { ja: 'ほかの端末へ移す', en: 'Move to another device' },
  leavingAbout: {
    ja: '続き・記録・実績・設定と、ルームの席をまとめて移せます。短いコードは10分のあいだ、一台だけに渡せます。受け取った端末はあなたとして続けるので、人には見せないでください。',
    en: 'Games, records, achievements, settings and your seats in rooms move together. A short code works for ten minutes, for one device. That device goes on as you: show the code to nobody else.',
  },
  makeCode: { ja: '引き継ぎコードを作る', en: 'Make a transfer code' },
  shortCode: { ja: '引き継ぎコード', en: 'Transfer code' },
  scan: { ja: 'ほかの端末で読み取ると、受け取りの画面が開きます', en: 'Scan with the other device to receive' },
  waiting: (minutes: number) =>
    fill(
      {
        ja: 'もう一台の「受け取る」に入れてください。あと{minutes}分。',
        en: 'Enter it on the other device. {minutes} min left.',
      },
      { minutes },
    ),
  taken: { ja: 'もう一台が受け取りました。', en: 'The other device has received everything.' },
  gone: { ja: 'このコードはもう使えません。作り直してください。', en: 'This code no longer works. Make a new one.' },
  withdraw: { ja: '取り消す', en: 'Withdraw' },
  noServer: {
    ja: 'サーバーにつながりません。通信のいらない長いコードを作りました。',
    en: 'The server cannot be reached. Here is a long code that needs no connection.',
  },
  makeLong: { ja: '長いコードを作る', en: 'Make a long code' },
  longAbout: {
    ja: '長いコードとファイルは、通信がなくても使えて、期限もありません。ルームの席は入りません。',
    en: 'Long codes and files need no connection and never expire. Seats in rooms are not in them.',
  },
  export: { ja: 'ファイルに書き出す', en: 'Export a file' },
  longCode: { ja: '長いコード', en: 'Long code' },
  copyCode: { ja: 'コードをコピー', en: 'Copy code' },
  arriving: { ja: 'ほかの端末から受け取る', en: 'Receive from another device' },
  paste: { ja: '引き継ぎコードかバックアップの鍵を入れてください。', en: 'Enter a transfer code or a backup key.' },
  readCode: { ja: 'コードを読む', en: 'Read code' },
  import: { ja: 'ファイルを読む', en: 'Import a file' },
  restore: { ja: '受け取る前に戻す', en: 'Restore the backup' },
  unreadable: {
    ja: '読めませんでした。コードが途中で切れていないか見てください。',
    en: 'Could not read it. Is the code complete?',
  },
  confirm: { ja: '受け取りますか', en: 'Receive these saves?' },
  brings: (runs: number, past: number, room: string | null = null) =>
    fill(
      room === null
        ? { ja: '{running}、{finished}が入っています。', en: 'It holds {running} and {finished}.' }
        : {
            ja: '{running}、{finished}、ルームの席1つ（{room}）が入っています。',
            en: 'It holds {running}, {finished} and 1 room seat ({room}).',
          },
      { running: running(runs), finished: finished(past), room: room ?? '' },
    ),
  replaces: (n: number) =>
    fill({ ja: 'この端末の{running}と入れ替わります。', en: 'It replaces {running} here:' }, { running: running(n) }),
  becomes: (game: string, here: string, there: string) =>
    fill(
      { ja: '{game}：{here} → {there}', en: '{game}: {here} → {there}' },
      { game, here: here || { ja: 'はじめ', en: 'the start' }, there: there || { ja: 'はじめ', en: 'the start' } },
    ),
  recordsOf: (game: string) => fill({ ja: '{game}の進みと記録', en: '{game}: progress and records' }, { game }),
  shopBecomes: (name: string) =>
    fill({ ja: '屋号は「{name}」になります。', en: 'Your shop becomes “{name}”.' }, { name }),
  samePerson: {
    ja: 'この端末は、渡した人として続けます。ルームの席もここで続けられます。',
    en: 'This device goes on as the same player: your seat in a room can be taken up here.',
  },
  leavesRoom: {
    ja: 'この端末で入っていたルームの席は、ここでは使えなくなります。',
    en: 'A seat that this device had in another room cannot be used here then.',
  },
  keeps: {
    ja: '入れ替わるものはバックアップを取り、あとで戻せます。',
    en: 'What is replaced is backed up and can be restored.',
  },
  unpack: { ja: '受け取る', en: 'Receive' },
  done: { ja: '受け取りました。', en: 'Everything has arrived.' },
  troubles: {
    offline: {
      ja: 'サーバーにつながりません。長いコードかファイルなら、通信なしで移せます。',
      en: 'The server cannot be reached. A long code or a file works without it.',
    },
    unknown: {
      ja: '使えないコードです。期限が切れたか、もう受け取られています。',
      en: 'This code does not work: it has expired or was already used.',
    },
    noBackup: { ja: 'この鍵のバックアップはありません。', en: 'There is no backup for this key.' },
    often: { ja: '少し待ってから、もう一度どうぞ。', en: 'Please wait a little and try again.' },
    large: {
      ja: '保存が大きすぎて送れません。ファイルに書き出してください。',
      en: 'The saves are too large to send. Please export a file.',
    },
    other: { ja: 'うまくいきませんでした。もう一度どうぞ。', en: 'That did not work. Please try again.' },
  },
  backup: { ja: 'サーバーにバックアップ', en: 'Backup on the server' },
  backupAbout: {
    ja: 'バックアップがあると、この端末の保存が消えても取り戻せます。名前も連絡先もいりません。取り出せるのは、鍵を持つ人だけです。',
    en: 'With a backup, cleared saves can be brought back. No name, no address: only whoever has the key can open it.',
  },
  backupOn: { ja: 'バックアップする', en: 'Keep a backup' },
  backupAt: (time: string) => fill({ ja: '最後のバックアップ {time}', en: 'Last backup {time}' }, { time }),
  backupNow: { ja: 'いまバックアップ', en: 'Back up now' },
  backupDone: { ja: 'バックアップしました。', en: 'Backed up.' },
  backupGone: { ja: 'バックアップを消しました。', en: 'The backup was removed.' },
  showKey: { ja: '鍵を見せる', en: 'Show the key' },
  key: { ja: 'バックアップの鍵', en: 'Backup key' },
  keyAbout: {
    ja: '鍵は別のところに控えておいてください。保存が消えたら「受け取る」に入れます。人には見せないでください。',
    en: 'Keep the key somewhere else, and enter it under “Receive” when saves are lost. Show it to nobody.',
  },
  copyKey: { ja: '鍵をコピー', en: 'Copy key' },
  elsewhere: (time: string) =>
    fill(
      {
        ja: '同じ鍵のほかの端末が、{time}に新しくバックアップしました。',
        en: 'Another device with this key stored a newer backup on {time}.',
      },
      { time },
    ),
  fetch: { ja: 'そのバックアップを受け取る', en: 'Receive that backup' },
  overwrite: { ja: 'この端末のバックアップにする', en: 'Replace it with this device' },
  atServer: { ja: 'サーバーにあるもの', en: 'What the server holds' },
  atServerAbout: {
    ja: 'あなたがランキングに出したリプレイ、公開した盤、みんなの盤での結果といいねと報告、置いたバックアップです。書き出すことも、すべて消すこともできます。',
    en: 'The replays you entered for leaderboards, boards you published, your results, likes and reports in the gallery, and your backup. Take them along, or have them deleted.',
  },
  takeData: { ja: '書き出す', en: 'Export' },
  forget: { ja: 'すべて消す', en: 'Delete all' },
  forgetAsk: { ja: 'サーバーから消しますか', en: 'Delete from the server?' },
  forgetAbout: {
    ja: 'リプレイはランキングからも消え、公開した盤とバックアップも消えます。元には戻せません。この端末の保存はそのままです。',
    en: 'Your replays leave the leaderboards, your boards the gallery, and the backup goes. This cannot be undone. Saves on this device stay.',
  },
  forgotten: (n: number) =>
    n === 0
      ? { ja: 'サーバーには何もありませんでした。', en: 'There was nothing on the server.' }
      : fill(
          n === 1
            ? { ja: '{n}件を消しました。', en: 'One entry deleted.' }
            : { ja: '{n}件を消しました。', en: '{n} entries deleted.' },
          { n },
        ),
  install: { ja: 'アプリとして追加', en: 'Install' },
  installAbout: {
    ja: 'ホーム画面に追加すると、保存が消えにくくなり、通信なしでも開けます。',
    en: 'On the home screen, saves are safer and it opens without a connection.',
  },
  installNow: { ja: '追加', en: 'Install' },
  safari: {
    ja: 'Safari では、7日間開かないと保存が消えることがあります。共有ボタンから「ホーム画面に追加」を選ぶと防げます。追加したあとは、引き継ぎコードで続きを移してください。',
    en: 'Safari may clear saves after 7 days without a visit. Share, then “Add to Home Screen” prevents it. Then move your saves there with a transfer code.',
  },
} as const;
