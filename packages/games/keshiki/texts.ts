import type { Localized } from '@minoya/kernel';

/** Every reason with which `apply` refuses, in the player's words. */
export const refusals: Readonly<Record<string, Localized>> = {
  outside: { ja: '盤の外です。', en: 'That is off the board.' },
  empty: { ja: 'ここには何もありません。', en: 'Nothing is there.' },
  frozen: {
    ja: '氷は押せません。となりの同じ模様を消すと、とけます。',
    en: 'Ice cannot be tapped. Clear its pattern beside it.',
  },
  counter: {
    ja: '数つきは押せません。同じ模様のかたまりを押します。',
    en: 'Numbers cannot be tapped. Tap a plain block of the group.',
  },
  rock: { ja: '岩は消えません。落ちます。', en: 'Rock never clears. It falls.' },
  steel: { ja: '鋼は消えません。動きません。', en: 'Steel never clears and never moves.' },
  single: { ja: '2つ以上つながっていれば消せます。', en: 'Two or more must touch.' },
  over: { ja: 'この盤は終わりました。', en: 'This board is over.' },
  seat: { ja: 'あなたの番ではありません。', en: 'It is not your turn.' },
  used: { ja: 'この道具は使いました。', en: 'This tool has been used.' },
  notTaken: { ja: 'この道具は持ってきていません。', en: 'You did not bring this tool.' },
  target: { ja: 'この道具はそこに使えません。', en: 'This tool does nothing there.' },
};
