/** Words that every part of the house uses. */
export const words = {
  close: { ja: '閉じる', en: 'Close' },
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  undo: { ja: '戻す', en: 'Undo' },
  copied: { ja: 'コピーしました。', en: 'Copied.' },
  copyFailed: {
    ja: 'コピーできませんでした。文を選んでコピーしてください。',
    en: 'Could not copy. Select the text instead.',
  },
  loading: { ja: '読み込み中', en: 'Loading' },
  unreachable: { ja: '読み込めませんでした', en: 'Could not load this' },
  unreachableText: {
    ja: '通信が切れているか、新しい版が出ています。もう一度お試しください。',
    en: 'You may be offline, or there is a new version. Please try again.',
  },
  tryAgain: { ja: 'もう一度', en: 'Try again' },
} as const;
