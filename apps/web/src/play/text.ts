import { fill, listed, type Localized } from '@minoya/kernel';

/** Words of the play container. */
export const text = {
  noResult: {
    ja: 'この結果はこの端末に残っていません。',
    en: 'This result is not kept on this device.',
  },
  standIn: (who: Localized): Localized =>
    fill({ ja: '{who}：AIに代わりました', en: 'A bot took over from {who}' }, { who }),
  standInForYou: { ja: 'あなた：AIに代わりました', en: 'A bot took over from you' },
  late: (who: Localized): Localized => fill({ ja: '{who}：時間切れ', en: '{who} ran out of time' }, { who }),
  menu: { ja: 'メニュー', en: 'Menu' },
  undo: { ja: '戻す', en: 'Undo' },
  redo: { ja: '進む', en: 'Redo' },
  noUndo: { ja: 'これより前には戻せません。', en: 'Cannot go back further: something was revealed.' },
  speed: { ja: '速さ', en: 'Speed' },
  instant: { ja: '即時', en: 'Instant' },
  newRun: { ja: '新しく始める', en: 'New game' },
  sameSeed: { ja: '同じシードでもう一度', en: 'Again, same seed' },
  resume: { ja: 'つづき', en: 'Continue' },
  nothingHere: { ja: 'ここに続きのゲームはありません。', en: 'There is no game to continue here.' },
  dayNotBegun: { ja: 'この日のデイリーは、まだ始めていません。', en: 'You have not begun that daily yet.' },
  seed: { ja: 'シード', en: 'Seed' },
  enterSeed: { ja: 'シードを入れて始める', en: 'Play a seed' },
  seedHelp: { ja: 'シードは8文字です。例 8F3K-Q2MD', en: 'A seed has 8 characters, such as 8F3K-Q2MD' },
  badSeed: { ja: 'シードは数字と英字の8文字です。', en: 'A seed has 8 digits or letters.' },
  replace: { ja: '途中のゲームを終えますか', en: 'End the game in progress?' },
  replaceText: { ja: '新しく始めると、途中のゲームは消えます。', en: 'Starting a new one drops the game in progress.' },
  rules: { ja: '遊び方', en: 'How to play' },
  records: { ja: '記録', en: 'Records' },
  share: { ja: 'リプレイをシェア', en: 'Share replay' },
  copyLink: { ja: 'リンクをコピー', en: 'Copy link' },
  settings: { ja: '設定', en: 'Settings' },
  keys: { ja: 'キー操作', en: 'Keyboard' },
  log: { ja: 'ログ', en: 'Log' },
  result: { ja: '結果', en: 'Result' },
  watch: { ja: 'リプレイを見る', en: 'Watch replay' },
  takeBack: { ja: '結果を見たあとで戻しますか？', en: 'Undo after seeing the result?' },
  takeBackText: {
    ja: '戻すと、このゲームは練習になり、ランキングに載りません。結果は記録に残っています。',
    en: 'After that this game is practice and is not ranked. The result stays in your records.',
  },
  takeBackYes: { ja: '戻す', en: 'Undo' },
  broken: {
    ja: '保存を読めなかったので、新しく始めました。壊れたデータは「屋号」から書き出せます。',
    en: 'A save could not be read, so a new game began. The data can be exported from your profile.',
  },
  actionPlainly: { ja: '操作', en: 'Action' },
  doIt: { ja: '実行', en: 'Do it' },
  waits: { ja: '続きは残っています', en: 'Your game is kept' },
  newerRules: {
    ja: 'この続きは新しいルールで始めたものです。読み込み直すと遊べます。',
    en: 'It was begun with newer rules than this page has. Reload to go on.',
  },
  rulesUnreachable: {
    ja: 'この続きのルールを取りに行けませんでした。つながる所で読み込み直してください。',
    en: 'The rules of this game could not be fetched. Reload when you are online.',
  },
  reload: { ja: '読み込み直す', en: 'Reload' },
  elsewhere: { ja: '別のタブで開いています', en: 'Open in another tab' },
  elsewhereText: {
    ja: 'この続きは別のタブで遊んでいます。こちらへ移しますか。',
    en: 'This game is being played in another tab. Move it here?',
  },
  lostText: { ja: 'この続きは別のタブへ移りました。', en: 'This game moved to another tab.' },
  takeOver: { ja: 'こちらで遊ぶ', en: 'Play here' },
  practiceRun: {
    ja: 'サーバーからシードを受け取れないので、このランは練習です。ランキングには登録できません。',
    en: 'The server could not give a seed, so this run is practice and is not ranked.',
  },
  achievementsEarned: (names: readonly Localized[]) => {
    const quoted = names.map(name => fill({ ja: '「{name}」', en: '“{name}”' }, { name }));
    return fill(
      names.length === 1
        ? { ja: '{names}の実績を解除しました。', en: 'You earned the achievement {names}.' }
        : { ja: '{names}の実績を解除しました。', en: 'You earned the achievements {names}.' },
      { names: listed(quoted, { ja: '{a}{b}', en: '{a}, {b}' }) },
    );
  },
  achievement: { ja: '実績', en: 'Achievement' },
  achievementsHere: { ja: '解除した実績', en: 'Achievements earned' },
  home: { ja: 'ホーム', en: 'Home' },
  moves: (n: number) => fill(n === 1 ? { ja: '{n}手', en: '{n} move' } : { ja: '{n}手', en: '{n} moves' }, { n }),
} as const;
