import type { StageRecord } from './record.ts';

export const view8: readonly StageRecord[] = [
  {
    rows: `
      __R __Y __R __R __B __R __Y
      __B __W __R __B __W __W __B
      __R __R __R __Y __R __R __B
      __R __W __B __B *-W __W __W
      __B *-R __B __B __R __R __B
      __Y __B *-Y __W __R __B __B
      __B __Y __Y __Y *-R __W __Y
      __R __W *-W *-W __B *-Y __R
      __W __B __Y __R __Y __Y __Y
    `,
    values: 'e3=3 b4=3 c5=3 e6=3 c7=3 d7=3 f7=3',
    goals: 'numbers,numbers@19,290',
    promise: 'count iceMinus 7',
    par: 317,
    difficulty: 58.3,
    line: 'g3 g2 a3 b7 d6 d6 c8 c7 e4 e6 b5 a4 e6 c8 d7 d6 f8 d8 c8 a6 b8 c7 a8',
  },
  {
    rows: `
      __B ... ... *-G ... ... __G
      __B __G __L *-B __B __B __B
      __W __W __B *-B __G __B __B
      __B __W __G *-G __B __L __L
      __B __G __L *-G __L __W __L
      __B __L __G *-B __B __W __G
      __B __W __L *-L __B __W __L
      __B __W __G *-B __B __W __G
      __L __W __L *-G __G __W __L
      __B __L __G *-G __B __W __L
      __B __W __W *-G __B __L __L
    `,
    values: 'd0=3 d1=3 d2=3 d3=3 d4=3 d5=3 d6=3 d7=3 d8=3 d9=3 d10=3',
    goals: '410,460,510',
    promise: 'columnOf iceMinus 11',
    par: 526,
    difficulty: 66.4,
    line: 'b3 b6 c8 g8 f4 c10 c6 e8 d4 a2',
  },
  {
    rows: `
      *-B ... *-W ... __R ... __W
      __R ... __R ... __B ... __Y
      __Y ... __W ... __R ... __R
      __B *-B __Y __R __B __R __Y
      __Y __W __B *-Y __R __Y __Y
      __Y __R __W __R *-Y __R __Y
      __B __B __B __B __R __W __B
      __W __W __B __B __B __Y *-W
      __R __W __Y __W *-R __B __R
      __W __R __Y __R __B __B __Y
    `,
    values: 'a0=3 c0=3 b3=3 d4=3 e5=3 g7=3 e8=3',
    goals: 'numbers,numbers@10,300',
    promise: 'comb; many iceMinus 7',
    par: 335,
    difficulty: 57.1,
    line: 'e7 e7 f7 a4 c9 c7 f7 b5 a4 b5 e9 g3 f9 c7 g8 g9 b9 e7 b8 e8 d8 d8',
  },
  {
    rows: `
      ... ... __B ... ... __Y ... ...
      ... __B __W __B __Y __Y __Y ...
      __L __W __B __L __G __G *-Y __R
      __B *-W *-B __B __R __Y __Y __R
      __B __L **B __B __R __Y __R __G
      __W **B __B __W __Y __G __G __R
      __L __L *-B __L *-Y __Y __R __G
      __L **B *-B *-W __Y __Y __R __R
      __W __L __W __B __R **G __G __Y
      __B __B __W __L __Y __G __Y __R
      __L __B __B __L *-Y __R __G __G
      __L __L __W __B __G __G __G __G
    `,
    values: 'g2=2 b3=2 c3=2 c6=2 e6=2 c7=2 d7=2 e10=2',
    goals: 'ice,ice@15,350',
    promise: 'halves; many iceMinus 8',
    par: 391,
    difficulty: 64.4,
    line: 'd9 c8 d5 g8 e1 b8 c6 a8 a9 e11 h8 b9 e10 b10 a8 b11 b9 g5 d7 g8 g10',
  },
  {
    rows: `
      ... ... ... <_> ... ... ...
      ... __W <_> __L <_> <_> ...
      ... __B __G __W __G __B ...
      __L __G *-L __G __G __G __B
      __W __W __L __L __L __G __B
      __W __L __B __L __B __L __L
      __G __B __G *-G __W __W __L
      __W __G __G __W *-L __G __G
      __W __B __G *-W __W __G __W
      __W __B *-B __L __W __B __W
      __B __G *-G __L __L __G __W
      __W __L __W __B __W __B __B
    `,
    values: 'c3=3 d6=3 e7=3 d8=3 c9=3 c10=3',
    goals: 'rocks,rocks@19,430',
    promise: 'onTop rock; many iceMinus 6',
    par: 474,
    difficulty: 65.5,
    line: 'c6 b10 c8 b10 e4 d5 b8 f6 c11 a10 b11 d10 e5 e8 d5 e10 c11 c10 b11',
  },
  {
    rows: `
      __Y __W ... ... ... __W __Y
      __R __B __W *-B __W __B __R
      *-R *-W __B *-B __B *-W *-R
      __Y __Y __Y __Y __Y __Y __Y
      __B __R __B __B __B __R __B
      __Y __Y __R __Y __R __Y __Y
      __W _@W __Y __W __Y _@W __W
      __W __R __Y __B __Y __R __W
      _@Y __B __W __R __W __B _@Y
      __Y _@B __R __W __R _@B __Y
    `,
    values: 'd1=3 a2=3 b2=3 d2=3 f2=3 g2=3',
    goals: 'marked@9,220,marked@6',
    promise: 'mirror; twins marked; twins iceMinus',
    par: 247,
    difficulty: 55.5,
    line: 'b6 g7 a7 g7 b8 g9 f4 f9 e9 d9 e5 f5 g7 b8 b6 a9 c9 b9 c8 c9 e9',
  },
  {
    rows: `
      __L __Y __L __Y __B __B __W
      __Y __L **Y __L **L __Y __W
      __W __B __Y __Y __W __B __Y
      __L **B __L __Y __Y __L __W
      __B __L __W __B **Y __Y __L
      __Y **Y __B __Y __L __B __L
      *-Y *-L *-Y *-L *-B *-B *-B
      __L __W __B __W **L __L __B
      __B __B __W __Y __B __L __W
      __Y __L __L __L __Y __L __L
      __Y __W __Y __B __W __W __B
    `,
    values: 'a6=3 b6=3 c6=3 d6=3 e6=3 f6=3 g6=3',
    goals: 'ice@35,240,ice@25',
    promise: 'rowOf iceMinus 7; many ice2 6',
    par: 263,
    difficulty: 60.5,
    line: 'b2 a1 a5 b8 b9 g7 a8 e9 d7 c7 d5 d7 g9 f10 b10 c10 f8 f9 g10 f9 f9 f9 a10 f10 e10 e8 b9',
  },
  {
    rows: `
      __B __B __G __L ... __L __Y __Y __Y
      __Y __Y __B __G __G __L __Y __L __B
      __G __B __L *-G __Y __B __B __Y __Y
      __L __B *-Y __W __L __B __Y __G __B
      __Y __L __B __Y __Y __B __Y *-G __B
      __L *-G __B *-W *-G __B __B __Y __Y
      __L __B __W __B __B *-G __G __L __B
      __L __G __G __B __B __G __L __G __G
      __L __G __G __Y __W __B __L __Y __B
      __L __B *-G __B __B __L __G __B __L
      __B __W __L *-L __Y __L __L __Y __B
      __Y __B __Y __B __B __W __G __Y __B
    `,
    values: 'd2=3 c3=3 h4=3 b5=3 d5=3 e5=3 f6=3 c9=3 d10=3',
    goals: '820,900,970',
    promise: 'sea B 31; many iceMinus 9',
    par: 1009,
    difficulty: 62.7,
    line: 'b1 c7 g10 b6 g7 e3 e3 g2 i2 i6 h10 i9 g11 a7 b9 b9 c10 c10 d8 d11 i5 d10 a10 c11 b10',
  },
  {
    rows: `
      __B __B __L __W __W __B __L
      __L __W __B __L __L __W __B
      __W __B __B __L __B __W __W
      __L __W *-L *-L *-W __B __L
      __B __W *-W __W *-L __L __B
      __B __L *-W *-L *-W __L __W
      __B __L __W __B __W __B __L
      __L __W __W __W __W __W __L
      __B __B __B __L __L __L __L
    `,
    values: 'c3=3 d3=3 e3=3 c4=3 e4=3 c5=3 d5=3 e5=3',
    goals: 'clear,370,clear@18',
    promise: 'ringOf iceMinus; clears',
    par: 413,
    difficulty: 71.7,
    line: 'b0 g6 c1 g8 f4 a4 b5 g5 g8 e5 g8 f7 d4 f8 a8 c8 c8 a8',
  },
  {
    rows: `
      __L __B __B __W __W __L __L __L __B
      __B __L __B __W **B __L __B __B __B
      __L __B __L __L __B __L **L __B __L
      __L __W __B __L __W __B __W __B __W
      __B __W __B __L __W __L __B __L __B
      __W __B *-W *-W __W __L __W __L __L
      __L __B *-L __B __L *-L __B __L __B
      **L __B __W __W __W __L __L __W __W
      __W __B **B __W *-B *-L __L *-L __L
      __W __W __W __W __L __B __W __W **L
      __W __W *-L __W __L __L *-B *-W __B
      __L __B **B __B __W **W __L __L __B
    `,
    values: 'c5=3 d5=3 c6=3 f6=3 e8=3 f8=3 h8=3 c10=3 g10=3 h10=3',
    goals: 'ice,ice@18,600',
    promise: 'many iceMinus 10; many ice2 7',
    par: 663,
    difficulty: 74.4,
    line: 'i8 e4 f3 i7 i8 a7 a9 h9 b11 f10 b11 h8 a10 a11 c11 e9 c10 c11 e9 a4 c9 d11 a7 c11 d8',
  },
];
