import { fill } from '@minoya/kernel';

/** Words of the easel. */
export const text = {
  tryIt: { ja: '遊んでみる', en: 'Try it' },
  wipe: { ja: '全部消す', en: 'Wipe' },
  columns: { ja: '列', en: 'Columns' },
  rows: { ja: '行', en: 'Rows' },
  brush: { ja: '筆', en: 'Brush' },
  color: { ja: '色', en: 'Color' },
  kind: { ja: '種類', en: 'Kind' },
  value: { ja: '数', en: 'Number' },
  eraser: { ja: '消しゴム', en: 'Eraser' },
  asText: { ja: '文字の盤', en: 'Board as text' },
  asTextHow: {
    ja: '貼りつければ盤になり、コピーすればどこへでも送れます。',
    en: 'Paste a board here, or copy this one anywhere.',
  },
  misread: (line: number, column: number, why: string) =>
    fill(
      { ja: '{line}行目の{column}文字目が読めません。（{why}）', en: 'Line {line}, column {column}: {why}.' },
      { line, column, why },
    ),
  publish: { ja: '公開', en: 'Publish' },
  publishHow: {
    ja: '全消しの手順が見つかった盤だけ、リンクにできます。',
    en: 'A board gets a link once a line that clears it is found.',
  },
  search: { ja: '全消しできるか調べる', en: 'Look for a clear' },
  searching: { ja: '調べています…', en: 'Looking…' },
  stop: { ja: '止める', en: 'Stop' },
  notFound: {
    ja: '見つかりませんでした。盤を直すか、もう一度調べてください。',
    en: 'None found. Change the board, or look again.',
  },
  found: (taps: number, score: string) =>
    fill(
      { ja: '{taps}手で全消しできます（{score}点）。', en: 'It clears in {taps} taps ({score} points).' },
      { taps, score },
    ),
  target: { ja: '目標点', en: 'Goal' },
  link: { ja: 'リンク', en: 'Link' },
  copyLink: { ja: 'リンクをコピー', en: 'Copy link' },
  badLink: { ja: 'この盤は開けません', en: 'This board cannot be opened' },
  badLinkHow: {
    ja: 'リンクが途中で切れているか、手順が盤と合いません。',
    en: 'The link is cut off, or its line does not clear the board.',
  },
  shared: { ja: '受け取った盤', en: 'A shared board' },
  proven: { ja: '全消しできることを確かめました。', en: 'Checked: this board can be cleared.' },
  edit: { ja: 'コピーして描き直す', en: 'Edit a copy' },
} as const;
