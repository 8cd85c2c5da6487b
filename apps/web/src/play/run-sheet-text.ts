import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';

/** Words of the menu of a run, and of what it gives away. */
export const runSheetText = {
  startOf: (name: Localized) => fill({ ja: '{name}のトップへ', en: '{name} start page' }, { name }),
  shareText: { ja: 'この文のままシェアします。', en: 'This is what will be sent.' },
  copyText: { ja: '文をコピー', en: 'Copy text' },
  copyBoard: { ja: '盤面を文字でコピー', en: 'Copy board as text' },
  send: { ja: 'シェア', en: 'Share' },
  report: { ja: 'この局面を報告', en: 'Report this position' },
  reportText: {
    ja: 'この文があれば、同じ局面をそのまま開けます。コピーして作者へ送ってください。',
    en: 'This text reopens exactly this position. Copy it and send it to the authors.',
  },
} as const;
