import type { StageRecord } from './record.ts';

export const view8: readonly StageRecord[] = [
  {
    rows: `
      __W __W __B __B __W __B __W
      __B *-B __W __W __W *-B __W
      __B __W __Y __Y __Y __B __B
      __B __W __Y __Y __Y __W __W
      __W *-B __Y __Y __Y *-B __W
      __L __L __B __W __L __L __L
      __B *-B __B __Y __L *-B __B
      __L __L __Y __Y __Y __B __B
      __L __L __B __L __L __L __L
    `,
    values: 'b1=3 f1=3 b4=3 f4=3 b6=3 f6=3',
    goals: 'clear,690,big15',
    promise: 'many iceMinus 6; patch Y 9',
    par: 752,
    difficulty: 66.2,
    line: 'b5 a2 c6 g6 g7 c2 g6 f7 f3 f7 d3 a7 c8 a7 b8',
  },
  {
    rows: `
      __B __B __B *-B __B __B __B
      __B __B __Y *-Y __Y __B __B
      __B __Y __Y *-B __Y __Y __B
      __B __B __Y *-Y __Y __B __B
      __B __B __B *-B __B __B __B
      __W __W __W *-L __W __W __W
      __L __L __Y *-Y __Y __L __L
      __B __B __B *-L __B __B __B
      __B __Y __Y *-Y __Y __Y __B
      __L __L __L *-L __L __L __L
      __Y __Y __Y *-Y __Y __Y __Y
    `,
    values: 'd0=3 d1=3 d2=3 d3=3 d4=3 d5=3 d6=3 d7=3 d8=3 d9=3 d10=3',
    goals: '1000,big30,colorW',
    promise: 'columnOf iceMinus 11; likeColors',
    par: 1327,
    difficulty: 68.1,
    line: 'g5 e6 a6 f6 c6 c7 g9 e6',
  },
  {
    rows: `
      __Y ... __Y ... __Y ... __Y ... __G
      *-Y ... *-G ... *-G ... *-Y ... *-Y
      __G ... __L ... __L ... __L ... __L
      __G __L __L __W __G __L __G __L __G
      __G __W __L __W __L __W __L __W __G
      __G __L *-G __W __G __W *-L __L __G
      __L __L __L __Y __W __W __Y __W __W
      __W __W __W __Y __L __L __L __W __W
      __W __L __L __L __W __W __W __L __L
    `,
    values: 'a1=3 c1=3 e1=3 g1=3 i1=3 c5=3 g5=3',
    goals: 'clear,big20,750',
    promise: 'comb; many iceMinus 7',
    par: 818,
    difficulty: 55.7,
    line: 'a2 i3 g4 d6 c2 i8 h5 g7 a6 g3 a5 b8 i7 c8 d8 c8 d7 d8 d8 c8 a8',
  },
  {
    rows: `
      ... ... __Y __R __B __B ... ...
      ... __R __Y __Y __L __G __G ...
      __Y __W *-Y __R __B *-B __L __G
      __Y __Y __R __W __B __L __B __B
      __W *-Y __R __W __G __L *-B __L
      __R __R __Y __Y __G __B __L __L
      __R **Y __R __Y __G __G **L __B
      __W __Y *-Y __W __L *-B __G __L
      __Y __W __W __Y __B __L __G __L
      __Y *-Y __W __Y __G __B *-B __L
      __Y __R __R __Y __L __L __L __B
    `,
    values: 'c2=3 f2=3 b4=3 g4=3 c7=3 f7=3 b9=3 g9=3',
    goals: 'colorY@18,big15,500',
    promise: 'halves; many iceMinus 8',
    par: 549,
    difficulty: 66.8,
    line: 'b5 a4 c10 d10 b8 c3 d8 c8 c10 b9 a8 c8 d6 a4 a6 c6 d5 d8 b10 c9',
  },
  {
    rows: `
      ... ... ... ... <_> ... ... ... ...
      ... ... ... <_> __G <_> ... ... ...
      ... ... <_> __G __Y __G <_> ... ...
      __B __B __Y __G __Y __G __Y __B __B
      __L *-L __Y __Y __G __Y __Y *-L __L
      __B __B __G __Y __G __Y __G __B __B
      __B *-L __L __G __Y __G __L *-L __B
      __L __L __L __L __Y __L __L __L __L
      __B __L *-L __L __L __L *-L __L __B
      __B __B __B __L __L __L __B __B __B
    `,
    values: 'b4=3 h4=3 b6=3 h6=3 c8=3 g8=3',
    goals: 'rocks@11,numbers,1000',
    promise: 'onTop rock; many iceMinus 6; mirror; likeColors',
    par: 1097,
    difficulty: 68.8,
    line: 'e6 c3 g5 a4 i4 a7 h5 h8 b5 a8',
  },
  {
    rows: `
      __W __B __W __B __W __B __W
      __W __W __Y __W __Y __W __W
      __B __Y _@Y __W _@Y __Y __B
      __W __W __Y __W __Y __W __W
      *-W __W __B __B __B __W *-W
      __L __L __W __L __W __L __L
      __W *-W __L __W __L *-W __W
      __W __L __W __W __W __L __W
      __L __W _@Y __W _@Y __W __L
      __L __L __W __Y __W __L __L
    `,
    values: 'a4=3 g4=3 b6=3 f6=3',
    goals: 'marked@8,numbers,big7',
    promise: 'mirror; twins marked; twins iceMinus',
    par: 453,
    difficulty: 71.3,
    line: 'c1 f2 b9 g8 c9 g8 e9 d2 c5 e9 e8 f6 b6 a7 g6 e8 a8 a9 a9 b9',
  },
  {
    rows: `
      __L __L __W __W __W __W __W __L __L
      __L __W __W __L __L __L __W __W __L
      __L __W __L __Y __Y __Y __L __W __L
      __L __B __L __Y __Y __Y __L __B __L
      *-B *-L *-B *-L *-B *-L *-B *-L *-B
      __W **L __W __B **L __W __B **L __W
      __L **B __L __L **B __L __L **B __L
      __L __W __B __Y __Y __Y __B __W __L
      __B __B __B __L __Y __L __B __B __B
      __W __W __B __W __W __W __B __W __W
    `,
    values: 'a4=3 b4=3 c4=3 d4=3 e4=3 f4=3 g4=3 h4=3 i4=3',
    goals: 'ice,numbers,700',
    promise: 'rowOf iceMinus 9; many ice2 6',
    par: 762,
    difficulty: 68.1,
    line: 'h2 b9 f2 i6 f7 a7 i9 h4 f9 g7 g8 i4 h9 d7 e8 b4 c6 g9 a9 f9 e9 d7 b7 b8 c9 b9',
  },
  {
    rows: `
      __G ... ... ... ... ... ... ... __G
      __G __G ... ... ... ... ... __G __G
      __Y __Y __G ... ... ... __G __Y __Y
      __G __Y __Y __Y ... __Y __Y __Y __G
      __G __G __Y __Y __Y __Y __Y __G __G
      __L __L __L __L __Y __L __L __L __L
      __B __B __L __Y __Y __Y __L __B __B
      __B *-B __B __L __Y __L __B *-B __B
      __G __G __G __B __L __B __G __G __G
      *-G __G __L __L __Y __L __L __G *-G
      __L __L *-L __B __B __B *-L __L __L
      __B __B __B __L __L __L __B __B __B
    `,
    values: 'b7=3 h7=3 a9=3 i9=3 c10=3 g10=3',
    goals: 'few1,numbers,1300',
    promise: 'valley; many iceMinus 6',
    par: 1422,
    difficulty: 69.6,
    line: 'f11 a5 f10 a10 d9 g7 a7 b5 i11 i5 c8 d11 f8 e7 c11 b11',
  },
  {
    rows: `
      __L ... ... ... ... ... ... ... __L
      __L __L __B __L __L __L __B __L __L
      __L __B *-W *-W *-B *-B *-B __B __L
      __W __L *-W __Y __Y __Y *-B __L __W
      __W __L *-W __Y __Y __Y *-B __L __W
      __W __L *-L __Y __Y __Y *-L __L __W
      __L __B *-L *-L *-W *-W *-L __B __L
      __L __L __B __L __L __L __B __L __L
      __W __L __L __B __B __B __L __L __W
      __W __W __W __B __B __B __W __W __W
    `,
    values: 'c2=3 d2=3 e2=3 f2=3 g2=3 c3=3 g3=3 c4=3 g4=3 c5=3 g5=3 c6=3 d6=3 e6=3 f6=3 g6=3',
    goals: 'few12,910,big28',
    promise: 'ringOf iceMinus; count iceMinus 16; patch Y 9',
    par: 993,
    difficulty: 58,
    line: 'a3 f3 f8 a8 i3 f9 a7 g6 b9 e4 a9 e9',
  },
  {
    rows: `
      __Y __Y __Y __R __R __R __Y __Y __Y
      __Y __R __R __R **R __R __R __R __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __R __Y __R __R __R __Y __R __Y
      __Y *-R __Y __R __Y __R __Y *-R __Y
      __Y __R **Y __Y __Y __Y **Y __R __Y
      __Y __B **B __Y __Y __Y **B __B __Y
      __Y *-B __B __Y __Y __Y __B *-B __Y
      __Y __B __Y __Y __Y __Y __Y __B __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __B __B __B __B **B __B __B __B __B
      __Y __Y __Y __B __B __B __Y __Y __Y
    `,
    values: 'b4=3 h4=3 b7=3 h7=3',
    goals: 'ice@10,colorB,big62',
    promise: 'likeColors; many iceMinus 4; many ice2 6; reflected',
    par: 4175,
    difficulty: 79.8,
    line: 'i10 d5 c1 g5 e9 a7 c10 c11 b11 d11',
  },
];
