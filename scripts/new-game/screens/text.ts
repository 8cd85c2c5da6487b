import { fill } from '@minoya/kernel';

/** Words of AKARI. */
export const text = {
  about: { ja: '灯りをすべて消したら勝ちです。', en: 'Put out all the lamps.' },
  board: { ja: '3行3列の灯り', en: 'Lamps, 3 by 3' },
  lamp: (n: number, lit: boolean) =>
    fill(
      { ja: '{n}番、{lit}', en: 'Lamp {n}, {lit}' },
      { n, lit: lit ? { ja: '点灯', en: 'lit' } : { ja: '消灯', en: 'dark' } },
    ),
  left: (n: number) =>
    fill(n === 1 ? { ja: 'あと{n}手', en: '1 move left' } : { ja: 'あと{n}手', en: '{n} moves left' }, { n }),
  press: (n: number) => fill({ ja: '{n}番を押す', en: 'Press lamp {n}' }, { n }),
  pressed: (n: number, left: number) =>
    fill({ ja: '{n}番を押しました。あと{left}手。', en: 'Pressed lamp {n}. Moves left: {left}.' }, { n, left }),
  won: (points: number) => fill({ ja: '消灯 {points}点', en: 'All dark, {points} points' }, { points }),
  lost: { ja: '灯りが残りました', en: 'A lamp is still lit' },
  howTitle: { ja: '押しかた', en: 'Pressing' },
  how: {
    ja: '灯りを押すと、その灯りと上下左右のとなりの点灯と消灯が入れかわります。手数のうちにすべて消すと勝ちで、残った手数のぶん点になります。',
    en: 'A press turns the lamp and those above, below, left and right. Put all out before your moves are gone; moves left are points.',
  },
  keys: { ja: 'その数字の灯りを押す', en: 'Press the lamp of that number' },
  first: { ja: 'はじめての消灯', en: 'Lights out' },
  firstHow: { ja: 'すべて消す', en: 'Put out all the lamps' },
} as const;
