/** Words that every part of the house uses. */
export const words = {
  close: { ja: '閉じる', en: 'Close' },
  cancel: { ja: 'やめる', en: 'Cancel' },
  undo: { ja: '戻す', en: 'Undo' },
  copied: { ja: '写しました。', en: 'Copied.' },
  copyFailed: { ja: '写せませんでした。文を選んで写してください。', en: 'Could not copy. Select the text instead.' },
  loading: { ja: '開いています', en: 'Opening' },
} as const;
