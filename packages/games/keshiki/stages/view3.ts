import type { StageRecord } from './record.ts';

export const view3: readonly StageRecord[] = [
  {
    rows: `
      ... __B __L __L __B ...
      __B _+L __B __L _+L __L
      __L __L __L __B __B __B
      __B __Y __L __Y __B __Y
      __B __Y __B _+L __B __Y
      __Y __B __B __B __Y __B
    `,
    values: 'b1=4 e1=4 d4=4',
    goals: 'numbers,300,clear',
    promise: 'count plus 3',
    par: 333,
    difficulty: 23.5,
    line: 'f1 d5 b3 a5 c4 e5 f2 a4',
  },
  {
    rows: `
      ... _+R ... ... _+G ... ... _+L ...
      __R __R __R __G __G __G __L __L __L
      __R __R __R __G __G __G __L __L __L
      __B __Y __G __G __Y __L __L __Y __R
      __B __Y __L __G __Y __G __L __Y __R
      __L __L __L __R __R __R __G __R __R
      __B __B __L __R __R __R __G __G __B
    `,
    values: 'b0=5 e0=5 h0=5',
    goals: 'big15,numbers,790',
    promise: 'onTop plus; count plus 3',
    par: 863,
    difficulty: 36.3,
    line: 'f5 e5 f3 g1 d6 c6 c5 c6',
  },
  {
    rows: `
      __G __G ... ... ... __G __L
      __G __G __L ... __G __G __L
      __L __L __G __L __G __L __G
      __G __L __L __B __B __L __G
      __L __B __L __B __L __B __L
      __L __L _+B _+L _+L __L __B
    `,
    values: 'c5=5 d5=5 e5=5',
    goals: 'numbers,big12,clear',
    promise: 'onFloor plus; valley',
    par: 384,
    difficulty: 37.6,
    line: 'f5 g5 g5 b5 b5 d5 f4 b4',
  },
  {
    rows: `
      __Y __Y __B __B __Y __Y __B
      __B __R __R __R __R __R __R
      __B __B __Y __Y __B __B __Y
      _+R _+Y _+Y _+R _+R _+R _+R
      __B __B __R __R __Y __Y __R
      __Y __R __R __B __B __Y __Y
      __B __B __Y __Y __R __R __Y
    `,
    values: 'a3=4 b3=4 c3=4 d3=4 e3=4 f3=4 g3=4',
    goals: 'numbers@8,560,clear',
    promise: 'rowOf plus 7',
    par: 614,
    difficulty: 38.8,
    line: 'b0 g4 b5 f3 g3 a6 e5 d6 b6',
  },
  {
    rows: `
      _+Y ... ... ... ... ... _+Y
      __G __Y __Y ... __Y __Y __G
      __Y __G __Y __Y __Y __G __Y
      __Y _+G __G __L __G _+G __Y
      __Y __L __G __L __G __L __Y
      __L __L __L __G __L __L __L
    `,
    values: 'a0=4 g0=4 b3=4 f3=4',
    goals: 'clear,big11,350',
    promise: 'mirror; twins plus; clears',
    par: 384,
    difficulty: 39.8,
    line: 'a2 g2 a5 g5 d3 a5 f5',
  },
  {
    rows: `
      ... ... ... _+L ... ... ...
      ... ... __B _+L __B ... ...
      ... __L __B _+L __B __L ...
      __B __G __B _+L __G __L __G
      __B __L __B _+L __B __L __B
      __B __L __G _+B __B __G __B
      __B __L __B _+G __B __B __G
      __B __L __G _+L __G __L __G
      __G __L __G _+G __B __L __B
      __B __G __B _+L __B __L __B
    `,
    values: 'd0=4 d1=4 d2=4 d3=4 d4=4 d5=4 d6=4 d7=4 d8=4 d9=4',
    goals: '530,numbers,colorL',
    promise: 'columnOf plus 9; hill',
    par: 600,
    difficulty: 45.7,
    line: 'c7 e1 g6 c3 e8 c8 e8 e6 b9 a3 b3 d9',
  },
  {
    rows: `
      _+Y ... ... ... ... ... ... ... _+G
      __Y _+Y ... ... ... ... ... _+G __G
      __Y __Y __Y ... ... ... __Y __G __G
      __Y __Y __Y __Y __G __G __Y __Y __G
      __B _*B __B __L __L __L __B _*B __B
      __B __B __B __B __L __G __G __B __B
      __G __G __B __B _*B __G __G __L __L
      __G _*G __G __B __B __B __L _*L __L
      __L __L _*L __L __B __L _*L __L __L
    `,
    values: 'a0=4 i0=4 b1=4 h1=4',
    goals: 'ice@6,numbers,few4',
    promise: 'valley; onTop plus; many ice1 6',
    par: 444,
    difficulty: 42.1,
    line: 'i5 f8 f8 c7 a8 i8 h8 g8 c7 f7 e8',
  },
  {
    rows: `
      ... ... __R __R _+R __R __Y ... ...
      ... __R __Y __G __Y __Y __Y __R ...
      _+R __G __L __G __G __G __L __Y _+R
      __Y __G __G __L __L __B __G __Y __R
      __Y __G __G __L __B __L __G __Y __R
      __R __Y __R __L __B __B __G __Y __R
      __Y __Y __G __L __B __B __L __Y __R
    `,
    values: 'e0=5 a2=5 i2=5',
    goals: 'colorR,numbers,270',
    promise: 'colors 5; count plus 3',
    par: 304,
    difficulty: 47.7,
    line: 'b5 b3 c6 f3 g6 e1 e2 h3 e2 b4 e6 f5 b5',
  },
  {
    rows: `
      __G __L __B __W __B __B __B
      __B __B __L __L __W __B __L
      __B __W _+L _+W _+L __L __B
      __B __L _+L __W _+L __L __L
      __L __W _+B _+W _+W __W __B
      __L __B __L __G __L __L __L
      __B __L __B __L __B __L __B
      __G __G __B __G __B __B __B
    `,
    values: 'c2=5 d2=5 e2=5 c3=5 e3=5 c4=5 d4=5 e4=5',
    goals: 'numbers@8,460,clear',
    promise: 'ringOf plus',
    par: 501,
    difficulty: 44.5,
    line: 'd1 b3 a4 a6 f4 g6 g5 b7 f6 c6 c6 c7',
  },
  {
    rows: `
      ... __W __W ... __B __B ...
      __W __W __W __W __B __B __B
      __B _+B __B __B __B _+B __B
      __L __W _*W __L __L _*W __W
      __W __W __L __L __W _*W __B
      __W _*L __L __W __W __B __B
      __L _*L __W __W _*B __B __W
      __L __W _*W __B __B _*W __W
      __W __W __B __B __W __W __L
      __G __G __G _+G __G __G __G
    `,
    values: 'b2=4 f2=4 d9=4',
    goals: 'clear@11,big16,780',
    promise: 'many plus 3; many ice1 6; clears',
    par: 854,
    difficulty: 55.3,
    line: 'e3 c8 d5 f3 g9 c5 c7 d7 c9 c8 a8',
  },
];
