/** The words of the about page. */
export const about = {
  title: { ja: 'ミノ屋について', en: 'About Minoya' },
  what: {
    ja: 'ミノ屋は、四角をつないだ形「ミノ」のパズルを三つならべた小さな店です。どのゲームも、シードと手順だけで同じ局面をいつでも再現できます。だから戻すのも、リプレイをシェアのも、確かめるのも自由です。',
    en: 'Minoya is a small shop with three mino puzzles: shapes of joined squares. Every game is its seed and its moves, so it can be taken back, replayed, shared and checked.',
  },
  promises: { ja: '約束', en: 'Promises' },
  promise: [
    { ja: '登録も広告も課金もありません。', en: 'No account, no ads, nothing to buy.' },
    { ja: '追跡をせず、ほかの会社へ何も送りません。', en: 'No tracking, and nothing is sent to anyone else.' },
    { ja: 'くじも回数制限も時間制限もありません。', en: 'No gacha, no lives, no timers unless you ask for one.' },
    { ja: '一度開けば、通信がなくても遊べます。', en: 'After one visit it works offline, rooms excepted.' },
    {
      ja: '指でも、マウスでも、キーボードでも、読み上げでも、白黒でも遊べます。',
      en: 'Touch, mouse, keyboard, screen reader and grayscale all work.',
    },
  ],
  storage: { ja: '保存', en: 'What is stored' },
  storageText: {
    ja: '続き・記録・設定は、この端末のブラウザの中に保存します。引き継ぎコードを作るときとバックアップするときだけ、名前なしでサーバーにも預かります。クッキーは使いません。Safari では、7日間開かないとブラウザが消すことがあります。ホーム画面に追加するか、「屋号と引き継ぎ」から書き出しておくと安心です。',
    en: 'Games, records and settings are stored in this browser. Only a transfer code or a backup you ask for puts a nameless copy on the server. There are no cookies. Safari may clear them after 7 days without a visit: add Minoya to the home screen, or export your saves from the profile page.',
  },
  licences: { ja: '使っているもの', en: 'Licenses' },
  ours: {
    ja: 'ミノ屋のプログラム・絵・音・文章は自作で、MITライセンスです。次の作品を使っています。',
    en: 'Program, drawings, sounds and texts are our own, under the MIT license. It also contains:',
  },
  work: { ja: '作品', en: 'Work' },
  licence: { ja: 'ライセンス', en: 'License' },
  use: { ja: '使いみち', en: 'Used for' },
  works: [
    {
      name: 'BIZ UDPGothic',
      by: 'The BIZ UDGothic Project Authors',
      licence: 'OFL-1.1',
      use: { ja: '本文の字', en: 'Text' },
    },
    {
      name: 'Dela Gothic One',
      by: 'The Dela Gothic Project Authors',
      licence: 'OFL-1.1',
      use: { ja: '看板の字', en: 'Headings' },
    },
    { name: 'Rubik', by: 'The Rubik Project Authors', licence: 'OFL-1.1', use: { ja: '英数字', en: 'Latin, numbers' } },
    { name: 'Preact, Preact Signals', by: 'The Preact Authors', licence: 'MIT', use: { ja: '画面', en: 'View' } },
    { name: 'idb-keyval', by: 'Jake Archibald', licence: 'Apache-2.0', use: { ja: '保存', en: 'Storage' } },
    { name: 'PartySocket', by: 'PartyKit', licence: 'MIT', use: { ja: '通信', en: 'Connection' } },
    { name: 'uqr', by: 'Anthony Fu', licence: 'MIT', use: { ja: 'QRコード', en: 'QR codes' } },
    { name: 'Workbox', by: 'Google LLC', licence: 'MIT', use: { ja: '通信なし', en: 'Offline use' } },
  ],
  styleguide: { ja: '部品の見本', en: 'Style guide' },
} as const;
