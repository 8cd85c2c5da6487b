/** Words of AKARI. */
export const text = {
  about: { ja: '灯りをすべて消したら勝ちです。', en: 'Put out all the lamps.' },
  board: { ja: '3行3列の灯り', en: 'Lamps, 3 by 3' },
  lamp: (n: number, lit: boolean) => ({
    ja: `${n}番、${lit ? '点灯' : '消灯'}`,
    en: `Lamp ${n}, ${lit ? 'lit' : 'dark'}`,
  }),
  left: (n: number) => ({ ja: `あと${n}手`, en: n === 1 ? '1 move left' : `${n} moves left` }),
  press: (n: number) => ({ ja: `${n}番を押す`, en: `Press lamp ${n}` }),
  pressed: (n: number, left: number) => ({
    ja: `${n}番を押しました。あと${left}手。`,
    en: `Pressed lamp ${n}. Moves left: ${left}.`,
  }),
  won: (points: number) => ({ ja: `消灯 ${points}点`, en: `All dark, ${points} points` }),
  lost: { ja: '灯りが残りました', en: 'A lamp is still lit' },
  howTitle: { ja: '押しかた', en: 'Pressing' },
  how: {
    ja: '灯りを押すと、その灯りと上下左右のとなりの点灯と消灯が入れかわります。手数のうちにすべて消すと勝ちで、残った手数のぶん点になります。',
    en: 'A press turns the lamp and those above, below, left and right. Put all out before your moves are gone; moves left are points.',
  },
  keys: { ja: 'その番号の灯りを押す', en: 'Press the lamp of that number' },
  first: { ja: 'はじめての消灯', en: 'Lights out' },
  firstHow: { ja: 'すべて消す', en: 'Put out all the lamps' },
} as const;
