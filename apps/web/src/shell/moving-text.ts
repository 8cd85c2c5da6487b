/** Words of the profile and of moving house. */
export const moving = {
  title: { ja: '屋号と引っ越し', en: 'Profile and transfer' },
  name: { ja: 'あなたの屋号', en: 'Your shop name' },
  another: { ja: '引き直す', en: 'Draw another' },
  nameAbout: {
    ja: '屋号と紋はくじで決まります。文字を打つところはありません。登録もいりません。',
    en: 'Name and crest are drawn by lot. Nobody types a name, and there is no account.',
  },
  leaving: { ja: 'ほかの端末へ移す', en: 'Move to another device' },
  leavingAbout: {
    ja: '続き・記録・印・設定をまとめて移せます。コードを写すか、ファイルに書き出してください。',
    en: 'Games, records, seals and settings move together, by code or by file.',
  },
  makeCode: { ja: '引っ越しコードを作る', en: 'Make a transfer code' },
  export: { ja: 'ファイルに書き出す', en: 'Export a file' },
  code: { ja: '引っ越しコード', en: 'Transfer code' },
  copyCode: { ja: 'コードを写す', en: 'Copy code' },
  arriving: { ja: 'ほかの端末から受け取る', en: 'Receive from another device' },
  paste: { ja: '引っ越しコードを貼り付けてください。', en: 'Paste a transfer code here.' },
  readCode: { ja: 'コードを読む', en: 'Read code' },
  import: { ja: 'ファイルを読む', en: 'Import a file' },
  restore: { ja: '受け取る前に戻す', en: 'Restore the backup' },
  unreadable: {
    ja: '読めませんでした。コードが途中で切れていないか見てください。',
    en: 'Could not read it. Is the code complete?',
  },
  confirm: { ja: '受け取りますか', en: 'Receive these saves?' },
  brings: (runs: number, past: number) => ({
    ja: `続き${runs}件、終えたゲーム${past}件が入っています。`,
    en: `It holds ${runs} games in progress and ${past} finished ones.`,
  }),
  replaces: (n: number) => ({
    ja: `この端末の続き${n}件と入れ替わります。`,
    en: `It replaces ${n} games in progress here:`,
  }),
  keeps: {
    ja: '入れ替わるものは控えを取り、あとで戻せます。',
    en: 'What is replaced is backed up and can be restored.',
  },
  unpack: { ja: '受け取る', en: 'Receive' },
  done: { ja: '受け取りました。', en: 'Everything has arrived.' },
  install: { ja: 'アプリとして置く', en: 'Install' },
  installAbout: {
    ja: 'ホーム画面に置くと、保存が消えにくくなり、通信なしでも開けます。',
    en: 'On the home screen, saves are safer and it opens without a connection.',
  },
  installNow: { ja: '置く', en: 'Install' },
  safari: {
    ja: 'Safari では、7日間開かないと保存が消えることがあります。共有ボタンから「ホーム画面に追加」を選ぶと防げます。追加したあとは、引っ越しコードで続きを移してください。',
    en: 'Safari may clear saves after 7 days without a visit. Share, then “Add to Home Screen” prevents it. Then move your saves there with a transfer code.',
  },
} as const;
