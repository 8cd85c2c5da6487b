import type { StageRecord } from './record.ts';

export const view5: readonly StageRecord[] = [
  {
    rows: `
      __Y __G __B __G __G
      __Y __B __B __G __G
      __G __B __Y __B __B
      __G _-G __Y __G __G
      __G __B _-B __Y __Y
      __Y __B _-Y __G __B
      __G __B __G __B __B
    `,
    values: 'b3=3 c4=3 c5=3',
    goals: 'numbers,190,clear',
    promise: 'count minus 3',
    par: 209,
    difficulty: 32.5,
    line: 'b4 d4 e4 b3 b4 c3 a3 a6 c4 b5',
  },
  {
    rows: `
      ... ... __W _-G __G ... ...
      __G __Y __G __W __G __Y __Y
      __G __W __R __Y __Y __R __Y
      __G __G __R _-G __G __Y __R
      __Y __Y __R __W __G __R __R
      __G __Y __R __R __G __Y __R
      __G __Y __Y _-W __G __G __G
      __G __Y __R _-W __R __Y __R
      __G __R __R _-G __Y __Y __R
      __W __G __Y _-W __W __Y __R
    `,
    values: 'd0=3 d3=3 d6=3 d7=3 d8=3 d9=3',
    goals: 'numbers,numbers@8,610',
    promise: 'columnOf minus 3; hill',
    par: 672,
    difficulty: 36.5,
    line: 'c2 d5 b8 c7 e9 g6 e7 e7 a1 a5 a9 e4 d8',
  },
  {
    rows: `
      __G ... __L ... __Y ... __L
      __Y ... __G ... _-Y ... __G
      __G ... __G ... __L ... __G
      __Y __G __G __L __G __G __L
      __Y __Y __G __Y __G __Y __Y
      __Y __Y _-L __L __Y __L __G
      __L __L __G _-Y __L __Y __G
      _-Y _-Y __G __G __L __Y __Y
      __G __Y _-G __G __G __Y __Y
    `,
    values: 'e1=3 c5=3 d6=3 a7=3 b7=3 c8=3',
    goals: 'numbers,numbers@12,370',
    promise: 'comb; many minus 6',
    par: 412,
    difficulty: 35.1,
    line: 'b4 b6 g4 b8 d5 e0 e7 d5 g8 g8 f8 c7 c8',
  },
  {
    rows: `
      ... ... __R __R _-W __B ... ...
      _-W _-R __B __W __G __G _-G _-G
      __G __W __G __B __R __W __B __B
      __G __W __W __G __G __B __R __G
      __W __B __G __B __G __R __R __R
      __G __B __R __R __W __B __G __W
      __G __W __G __W __R __B __G __B
    `,
    values: 'e0=3 a1=3 b1=3 g1=3 h1=3',
    goals: '200,250,300',
    promise: 'onTop minus; hill',
    par: 315,
    difficulty: 40.7,
    line: 'd5 c5 d4 d5 f1 f2 e5 e5 g2 d6 f4 c6 c5 c6 a3 b6',
  },
  {
    rows: `
      __Y __G __L __G __B __Y __G
      __Y __L __B __G __Y __L __B
      __G __L __L __L __L __Y __B
      __G __Y __B __Y __L __G __L
      _-G _-L _-Y _-Y _-G _-L _-Y
      __L __Y __B __G __G __L __B
      __G __B __L __L __L __Y __G
      __Y __B __B __L __G __B __L
    `,
    values: 'a4=3 b4=3 c4=3 d4=3 e4=3 f4=3 g4=3',
    goals: 'numbers@19,300,clear',
    promise: 'rowOf minus 7',
    par: 336,
    difficulty: 37.7,
    line: 'e3 e3 a0 f5 f4 g4 c2 g3 c6 c4 b4 c7 a2 b7 d5 a7 a7 c7 b7',
  },
  {
    rows: `
      _-G ... ... ... ... ... __W
      __G ... ... ... ... ... _-G
      __G _-W __G __W __G _-Y __W
      __R _-G __W __W __W __Y __G
      _@R __W __W _-W __R __W __W
      __R __W __R __Y __R __G __G
      _@Y __G __R __G __R __W _@W
      __G __W __G __G __R __Y __W
      __G __W __Y __W __R __Y __Y
      __Y _@Y __G __G __W __G _@R
    `,
    values: 'a0=3 g1=3 b2=3 f2=3 b3=3 d4=3',
    goals: 'marked,marked@13,300',
    promise: 'deep marked 4; many minus 6',
    par: 331,
    difficulty: 39.4,
    line: 'a7 b9 a7 e4 f7 g7 g7 f7 d3 a9 e8 d9 d9 c9 b6',
  },
  {
    rows: `
      ... ... __G ... ... ... ...
      ... __G __G __G ... __L ...
      __L __G __L __G __G __G __L
      __W __W __W __L __G _-G __G
      __G __L __W __L __W _-L __L
      __W __L __G _-W __L __G __L
      __L __G __W __G _-G __L __L
      __L _-L __L __G __L __L __L
      __L __G __G __G __G __G __L
      **W **W __W **G __L __L **W
    `,
    values: 'f3=3 f4=3 d5=3 e6=3 b7=3',
    goals: 'ice,720,clear',
    promise: 'onFloor ice2; many minus 5',
    par: 788,
    difficulty: 42.3,
    line: 'c4 d3 a6 f9 g2 g4 e7 c9 a7 a8 e8 d7 d9 c9 b9 b9',
  },
  {
    rows: `
      __R __B ... ... ... ... __Y __B
      __G __G __B __R __G __G __Y __G
      __G __B __R __G __G __Y __R __Y
      __G __R _-Y __G __R __B __G __Y
      __R __B __B __Y __Y __R _-G __G
      __Y __B __R __B __R _-B __B __G
      __Y _-G _-B _-R __G __R __G __B
      __R __G __R __B _-Y __G __Y __Y
      __G __R __G __G __G __Y __Y __G
      __R __R __G __G _-B __G __R __G
      __G __B __B __R __G __B __G __B
    `,
    values: 'c3=3 g4=3 f5=3 b6=3 c6=3 d6=3 e7=3 e9=3',
    goals: '900,1100,1300',
    promise: 'sea G 33; many minus 8',
    par: 1350,
    difficulty: 45.6,
    line: 'c10 b10 a6 e4 f4 d7 g5 h3 b7 c7 c7 d7 h7 h4 e8 f9 g8 c10 c10 c10 b10 b10',
  },
  {
    rows: `
      ... ... __W ... __W ... ...
      __Y ... _-G ... _-G ... __Y
      __W __G __Y __G __Y __G __W
      __G __W __W __W __W __W __G
      __G __G _-G __G _-G __G __G
      __G __W _-W __Y _-W __W __G
      __W __Y __Y __Y __Y __Y __W
      __Y __W __G __W __G __W __Y
      __Y __Y __Y __Y __Y __Y __Y
    `,
    values: 'c1=3 e1=3 c4=3 e4=3 c5=3 e5=3',
    goals: 'clear,660,clear@10',
    promise: 'mirror; twins minus; clears',
    par: 725,
    difficulty: 49.1,
    line: 'g3 b4 g7 c6 b6 d8 a8 d8 a8 b8',
  },
  {
    rows: `
      __Y __G __L __Y __G __R _-L __R __Y
      __Y __G __Y _+G __Y __R __R __L __G
      __G __G _+L _+Y __G _-Y __Y __Y __R
      __Y __G __G __Y __Y _+L __R __L __L
      __G __L __Y __G __G _+G __Y __Y _-G
      __R __R _+L __L __L __G __R __Y __L
      __R _-L __Y __R __G __Y __L __Y __Y
      __R __R _-Y __G __L __R __Y __G __R
      __G __L _-G _-G __R __G _-L __L __R
      __R __Y __L __Y __R __L __R __G __L
    `,
    values: 'g0=3 d1=5 c2=5 d2=5 f2=3 f3=5 f4=5 i4=3 c5=5 b6=3 c7=3 c8=3 d8=3 g8=3',
    goals: 'numbers,700,clear',
    promise: 'many minus 8; many plus 6',
    par: 762,
    difficulty: 71.7,
    line: 'e3 b5 d7 f5 g2 c5 i8 c7 f2 i6 b6 i9 h8 h9 f6 h8 f9 d9 c9 d8 e9 a7',
  },
];
