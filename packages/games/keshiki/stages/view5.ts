import type { StageRecord } from './record.ts';

export const view5: readonly StageRecord[] = [
  {
    rows: `
      ... __Y ... __G ...
      ... __Y __Y __G ...
      __G _-G __G _-Y __G
      __G __Y __B __B __G
      __Y _-G __Y __B __B
      __Y __B __Y __Y __Y
    `,
    values: 'b2=3 d2=3 b4=3',
    goals: 'numbers,130,clear',
    promise: 'count minus 3',
    par: 143,
    difficulty: 42.3,
    line: 'e5 c3 e4 e5 c5 b4 a4',
  },
  {
    rows: `
      __W __G ... __G ... __G __W
      __W __G __W __G __W __G __W
      __Y _-Y __Y _-G __W _-Y __W
      __W __Y __W __Y __W __G __Y
      __W __G __Y __G __Y __G __W
      __Y _-G __W _-Y __Y _-G __W
      __W __Y __W __G __W __Y __W
      __W __G __W __G __Y __G __W
    `,
    values: 'b2=3 d2=3 f2=3 b5=3 d5=3 f5=3',
    goals: 'numbers@9,630,clear',
    promise: 'many minus 6; twins minus',
    par: 687,
    difficulty: 50.6,
    line: 'c2 e5 b4 f3 b6 f6 d1 b5 c4 e5 c7 d0 d7 b7',
  },
  {
    rows: `
      __L ... __L ... __G ... __G
      __L ... __L ... __G ... __L
      __Y __Y __Y __L __L __Y __Y
      __L _-L __G _-Y __G _-G __L
      __G __Y __L __Y __G __Y __G
      __Y __L __Y __L __L __Y __L
      __G _-L __G _-L __G _-L __G
    `,
    values: 'b3=3 d3=3 f3=3 b6=3 d6=3 f6=3',
    goals: 'big9,numbers,colorG',
    promise: 'comb; many minus 6',
    par: 166,
    difficulty: 51,
    line: 'e2 a3 d4 f2 f4 d5 b5 c5 b1 e2 e3 a5 b6 b6 b6',
  },
  {
    rows: `
      ... ... _-Y __G __G _-Y ... ...
      ... _-G __Y __W __Y __Y _-G ...
      _-G __Y __G __G __G __G __Y _-G
      __G __Y __Y __W __Y __W __Y __G
      __G __Y __W __Y __Y __W __Y __G
      __W __G __W __G __G __G __Y __W
      __G __W __G __W __W __W __W __G
    `,
    values: 'c0=3 f0=3 b1=3 g1=3 a2=3 h2=3',
    goals: '340,numbers,big9',
    promise: 'onTop minus; hill',
    par: 360,
    difficulty: 53,
    line: 'c3 d2 g6 f6 e3 d6 e5 c6 a4 f3 c6 d6 b6',
  },
  {
    rows: `
      __G __G __B __B __L __B __B __G __G
      __G __B __B __L __L __L __B __B __G
      __B __B __B __L __L __L __B __B __B
      _-L __B _-L __B _-L __B _-L __B _-L
      __L __L __B __L __L __L __B __L __L
      __G __L __B __B __B __B __B __L __G
      __G __G __L __L __B __L __L __G __G
    `,
    values: 'a3=3 c3=3 e3=3 g3=3 i3=3',
    goals: 'big26,colorB,830',
    promise: 'count minus 5; flat; likeColors',
    par: 912,
    difficulty: 49.3,
    line: 'b6 i5 f1 g0 b4 i3 i6',
  },
  {
    rows: `
      ... __Y ... __R ... __R ...
      __Y _-Y __Y __R __R _-R __R
      __R __R _-R __Y __R __R __R
      __R _-R __R __Y __Y __R _-R
      __Y __Y __G __Y __R __R __R
      __Y __Y __G __G __G __R __R
      __Y _@R __Y __G __G _@G __Y
      __Y __Y __R _@G __G __Y __Y
      _@G __R __R __R __R __Y _@R
    `,
    values: 'b1=3 f1=3 c2=3 b3=3 g3=3',
    goals: 'marked,colorY,big21',
    promise: 'deep marked 4; many minus 5',
    par: 715,
    difficulty: 47,
    line: 'g6 c4 c5 b1 b7 b4 a4 b8 a7',
  },
  {
    rows: `
      ... __G __G ... __G __G ...
      __G __G _-G __W _-G __G __G
      __G __G __W __W __W __G __G
      __W __W __G _-W __G __L __L
      __W __G __G __W __G __G __L
      __L __G __W __W __W __G __W
      __L __L _-W __W _-W __W __W
      __W __W __G __G __G __L __L
      **L __W **L __G **W __L **L
    `,
    values: 'c1=3 e1=3 d3=3 c6=3 e6=3',
    goals: 'ice,numbers,big15',
    promise: 'onFloor ice2; many minus 5',
    par: 445,
    difficulty: 58.7,
    line: 'g7 f8 f8 f7 a7 a6 e8 d7 c3 c8 c8 c5 c8 c7',
  },
  {
    rows: `
      __G ... ... ... ... ... ... ... __G
      __G ... __G ... ... ... __G ... __G
      __G ... _-G ... __G ... _-G ... __G
      __Y ... __G ... _-G ... __G ... __Y
      __G __B __Y ... __Y ... __Y __B __G
      _-G __B __G __R __G __R __G __B _-G
      __G __R _-G __R _-G __R _-G __R __G
      __Y __R __G __R __G __R __G __R __Y
      __G __R __Y __R __Y __R __Y __R __G
      _-G __R __G __B __G __B __G __R _-G
      __G __R __G __R __G __R __G __R __G
    `,
    values: 'c2=3 g2=3 e3=3 a5=3 i5=3 c6=3 e6=3 g6=3 a9=3 i9=3',
    goals: 'big20,colorR,660',
    promise: 'comb; sea G 45; many minus 9',
    par: 721,
    difficulty: 47.7,
    line: 'a4 h6 h9 b10 b9 e5 c5 a6 d5 d5 d8 d10 d10 d10 c8 d0 d9',
  },
  {
    rows: `
      __G __Y __G __G __G __Y __G
      __G _-G __Y __G __Y _-G __G
      __W __Y __G __W __G __Y __W
      __W __Y __W __W __W __Y __W
      __G _-G __G __Y __G _-G __G
      __W __G __W __W __W __G __W
      __G __Y __W __W __W __Y __G
      __Y __Y __W __Y __W __Y __Y
    `,
    values: 'b1=3 f1=3 b4=3 f4=3',
    goals: '470,clear,big10',
    promise: 'mirror; twins minus; clears',
    par: 600,
    difficulty: 62.4,
    line: 'e3 a4 f3 c4 e4 e7 d5 b4 b5',
  },
  {
    rows: `
      __R ... ... ... ... ... ... ... __R
      __R __R __G ... ... ... __G __R __R
      __R __R _+G __G _+G __G _+G __R __R
      __Y __R __R __G __G __G __R __R __Y
      __Y __Y __R __R __R __R __R __Y __Y
      __Y __Y __Y __R __R __R __Y __Y __Y
      __L _-L __L __Y __Y __Y __L _-L __L
      __Y __Y __Y _-Y __L _-L __L __L __L
      __L _-L __L __L __L __L __Y _-Y __Y
      __Y __Y __Y __Y __L __L __L __L __L
    `,
    values: 'c2=5 e2=5 g2=5 b6=3 h6=3 d7=3 f7=3 b8=3 h8=3',
    goals: 'numbers,1330,clear',
    promise: 'many minus 6; many plus 3; valley',
    par: 1449,
    difficulty: 74.9,
    line: 'd9 c2 i0 f6 c6 i8 a9 d8 c9 c9 a9 b7',
  },
];
