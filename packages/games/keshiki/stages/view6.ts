import type { StageRecord } from './record.ts';

export const view6: readonly StageRecord[] = [
  {
    rows: `
      ... ... __W __L ... ...
      __L __R __L __W __R __L
      __R __R __W __R __R __W
      __W *+L __L __R __L __W
      __L *+R __L __W __L __W
      __W __L __R *+R __R __W
      __L __R __R __R *+R __R
      __R __L __R __W __L __R
    `,
    values: 'b3=4 b4=4 d5=4 e6=4',
    goals: 'numbers,320,clear',
    promise: 'count icePlus 4',
    par: 354,
    difficulty: 40.2,
    line: 'f7 e6 e3 d4 c4 a4 b4 e4 b3 e7 b7',
  },
  {
    rows: `
      ... ... ... ... ... ... __Y
      ... ... ... ... ... __W __W
      ... ... ... ... __L __W __Y
      ... ... ... __W __B __Y __Y
      ... ... __Y __L __B __Y __W
      ... __B __L __L __B __L __Y
      __B __Y __B __Y __B __Y __Y
      __L __W __L __L __Y __W __L
      __Y __B __L __W __Y __B __W
      *+L *+B *+B __W *+L __B __Y
      *+B __Y __Y __L __W __Y *+B
    `,
    values: 'a9=4 b9=4 c9=4 e9=4 a10=4 g10=4',
    goals: '210,240,260',
    promise: 'stairs; many icePlus 6',
    par: 277,
    difficulty: 46.3,
    line: 'd8 e7 d10 e10 d6 f7 f5 d9 d10 e4 e8 a8 b8 b10',
  },
  {
    rows: `
      __R __R __W __B __W __B __B
      __B __R __W __B __L __R __R
      __B __L __B __B __R __B __R
      __R __W *+B *+R *+L __L __B
      __W __W *+L __L *+L __B __L
      __B __L *+R *+W *+R __W __L
      __B __L __R __W __R __R __W
      __R __B __L __R __R __L __B
      __L __B __B __B __W __R __W
    `,
    values: 'c3=5 d3=5 e3=5 c4=5 e4=5 c5=5 d5=5 e5=5',
    goals: 'numbers,370,clear',
    promise: 'ringOf icePlus',
    par: 410,
    difficulty: 57,
    line: 'b3 b6 g1 f6 d8 e8 a7 c6 c7 b7 b8 d5 e8 a7 e4 e4 e7',
  },
  {
    rows: `
      __L __B ... ... ... __B __G
      __W __G ... ... ... __L __B
      __L __L ... ... ... __L __B
      __L __G __L ... __L __L __L
      __G __G __L __W __W __L __G
      __W __W __W __G __W __W __W
      __B __B __W __L __G __W __G
      __B __G __G __B __B __W __L
      __L __B __L __B __L __G __G
      __L __W *+L *+B *+L *+B *+L
    `,
    values: 'c9=5 d9=5 e9=5 f9=5 g9=5',
    goals: 'numbers,numbers@7,310',
    promise: 'valley; onFloor icePlus',
    par: 345,
    difficulty: 44.8,
    line: 'e7 g5 e8 c8 g5 f7 f7 b6 b5 c9 b9 c9',
  },
  {
    rows: `
      __L ... ... __G ... ... __L
      __G __G __W __W __W __G __G
      __L __R __L __G __L __R __L
      __W __R *+W __W *+W __R __W
      __L __R __L __W __L __R __L
      __R __L __W __L __W __L __R
      __L *+G __W __G __W *+G __L
      __W __G *+G __W *+G __G __W
      __R __L __R __R __R __L __R
    `,
    values: 'c3=4 e3=4 b6=4 f6=4 c7=4 e7=4',
    goals: 'numbers,numbers@9,310',
    promise: 'mirror; twins icePlus',
    par: 344,
    difficulty: 61.2,
    line: 'd4 e3 e6 c6 b5 b3 b5 f3 f5 c7 f7 d4 e8 e8 c8 b8 b3 b5 b8 b5',
  },
  {
    rows: `
      ... ... ... *+Y ... ... ...
      ... ... ... *+W ... ... ...
      ... __W __Y __Y __Y __Y ...
      __B __B __B __W __Y __W __Y
      __W __Y __W *+B __W __B __B
      __B __Y __B __B __Y __W __W
      __W __B __W *+B __W __W __B
      __W __Y __Y *+Y __W __W __W
      __B __Y __W *+W __Y __W __W
      __Y __Y __W __Y __Y __B __W
      __Y __Y __Y __W __B __W __W
    `,
    values: 'd0=4 d1=4 d4=4 d6=4 d7=4 d8=4',
    goals: 'clear,700,clear@12',
    promise: 'columnOf icePlus 3; clears',
    par: 764,
    difficulty: 59.7,
    line: 'c7 d5 d5 a6 d9 a6 g9 f10 b8 b10 b9 c10',
  },
  {
    rows: `
      ... *+L ... *+L ... *+W ...
      *+L __L *+R __W *+L __Y *+W
      __Y __L __W __W __R __W __Y
      __R __R __Y __L __Y __L __W
      __R __W __Y __Y __R __R __W
      __W __R __R __L __R __R __W
      __W __L __W __Y __R __L __R
      __L __R __Y __W __R __W __Y
      __W __R _*L __R _*L __W __L
      __L _*R _*W __W __Y _*L __W
    `,
    values: 'b0=4 d0=4 f0=4 a1=4 c1=4 e1=4 g1=4',
    goals: 'ice@19,300,clear',
    promise: 'onTop icePlus; many ice1 5',
    par: 333,
    difficulty: 45.2,
    line: 'f7 g8 e4 g5 d4 d9 b1 b4 c5 b7 b8 d5 f6 f9 d7 e8 e9 d9 e9 d9 c9 a6 b9 a8',
  },
  {
    rows: `
      ... __G __W __B __B __L __L ...
      __W __L __B __G __W __B __L __G
      __L __G *+L *+B __B __W __L __L
      __L __L __B __W __L __B __B __G
      __G __W __L *+G __B __W __W __L
      __B __W __B __B __W __G *+B __L
      __L *+L __L __L __G __W __B __W
      __G __W __G __B *+G __L *+W __L
      __L __B __B __B __B __W __G __L
      __L __G __G __L *+L __W __L __L
      __L __L *+W __L __L __L __L __G
      __L __L __W __W __L __L __B __G
    `,
    values: 'c2=5 d2=5 d4=5 g5=5 b6=5 e7=5 g7=5 e9=5 c10=5',
    goals: '880,1010,1130',
    promise: 'sea L 32; many icePlus 9',
    par: 1169,
    difficulty: 51.2,
    line: 'b4 b4 d5 c9 d7 f2 e5 b9 c5 f6 h10 g6 g5 g5 f8 g8 d11 e8 h8 h5 a8 g10 b11 d10',
  },
  {
    rows: `
      __W __L __G __W __W __W __W
      __W __G __W __W __W __W __W
      __L __W __W __L __G __W __W
      __G __L __W __G __W __L __G
      __G __L __L __G __G __W __L
      *+W *+W *+W *+G *+W *+L *+G
      __W __L __L __G __G __W __W
      __L __L __W __G __L __W __L
      _-L _-G __L __G _-G __L _-L
      __G __W __W __W __G _-W __L
    `,
    values: 'a5=4 b5=4 c5=4 d5=4 e5=4 f5=4 g5=4 a8=3 b8=3 e8=3 g8=3 f9=3',
    goals: 'numbers,numbers@14,430',
    promise: 'rowOf icePlus 7; many minus 5',
    par: 469,
    difficulty: 62.7,
    line: 'd9 e4 g6 g9 d9 d9 a6 a9 e9 f8 c6 b9 e8 b9 a5 b9',
  },
  {
    rows: `
      __W ... __W ... __B ... __B ... __L
      __B __W *+L __L __L __W *+B **B __L
      __W __W __L *+B __W __W __L __W __B
      __W __L **B __B __W __L __L *+W __W
      __W __B __W __W __B __W **L __L __L
      __B __B __W __L __W __B __L __W __B
      __L __W __B __B __W **W __L __W __W
      __L __L __L __L *+B __W *+W __W __L
      __W __L **L __B *+L __L __L __B __W
      __B __L **B *+W *+W __B __B __B __L
      __L __B __L __W **L __W __W __B __B
    `,
    values: 'c1=5 g1=5 d2=5 h3=5 e7=5 g7=5 e8=5 d9=5 e9=5',
    goals: 'ice,ice@18,620',
    promise: 'many icePlus 9; many ice2 7',
    par: 677,
    difficulty: 71,
    line: 'd7 i4 i4 f6 i5 h7 g8 g6 g10 d9 f10 g10 e6 f9 e8 c9 f10 c8 a7',
  },
];
