import type { Localized } from '@minoya/kernel';
import { kinds } from './blocks.ts';

/** Every reason with which `apply` refuses, in the player's words. */
export const refusals: Readonly<Record<string, Localized>> = {
  outside: { ja: '盤の外です。', en: 'That is off the board.' },
  empty: { ja: 'ここには何もありません。', en: 'Nothing is there.' },
  ...Object.fromEntries(Object.values(kinds).flatMap(({ refusal }) => (refusal ? [[refusal.why, refusal.text]] : []))),
  single: { ja: '2つ以上つながると消せます。', en: 'Two or more must touch.' },
  over: { ja: 'この盤は終わりました。', en: 'This board is over.' },
  used: { ja: 'この道具は使いました。', en: 'This tool has been used.' },
  notTaken: { ja: 'この道具は持ってきていません。', en: 'You did not bring this tool.' },
  target: { ja: 'この道具はそこに使えません。', en: 'This tool does nothing there.' },
};
