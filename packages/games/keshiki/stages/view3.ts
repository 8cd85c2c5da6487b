import type { StageRecord } from './record.ts';

export const view3: readonly StageRecord[] = [
  {
    rows: `
      __L __Y ... ... __B __Y
      __Y __B __B __L __B __L
      __Y __Y __L __Y __Y __L
      __L __Y _+B _+L __L __Y
      __B __B _+Y __Y __B __L
      __L __L __Y __B __Y __B
    `,
    values: 'c3=4 d3=4 c4=4',
    goals: 'numbers,210,clear',
    promise: 'count plus 3',
    par: 231,
    difficulty: 27.6,
    line: 'f1 f3 e3 b5 a2 d5 c5 b3 b5',
  },
  {
    rows: `
      _+L ... _+B ... _+G ... _+L
      __G __B __B _+G __G __B __G
      __L __B __B __G __G __G __B
      __G __G __L __B __B __L __G
      __L __G __L __B __G __L __B
      __B __G __L __B __G __B __G
      __B __L __L __B __L __B __G
    `,
    values: 'a0=4 c0=4 e0=4 g0=4 d1=4',
    goals: '340,430,520',
    promise: 'onTop plus; comb',
    par: 537,
    difficulty: 24.8,
    line: 'f3 a5 a6 f3 b2 e5 f5 a4 c5 a6',
  },
  {
    rows: `
      __B __B ... ... ... __G __G
      __G __W __B ... __B __W __G
      __B __G __G __B __G __W __G
      __G __W __G __G __W __G __G
      __G __W __W __B __B __G __G
      __W __W __W __G __B __W __G
      _+B _+W _+B __G _+G __B __G
    `,
    values: 'a6=5 b6=5 c6=5 e6=5',
    goals: 'numbers,numbers@5,310',
    promise: 'onFloor plus; valley',
    par: 345,
    difficulty: 24.6,
    line: 'e5 b2 b2 f0 d6 a5 c3',
  },
  {
    rows: `
      __R __B __B __R __R __Y
      __Y __B __Y __R __R __Y
      __Y __B __Y __R __B __Y
      __Y __Y __R __R __B __B
      _+Y _+R _+R _+B _+Y _+Y
      __B __R __B __R __B __Y
      __Y __Y __B __B __R __B
    `,
    values: 'a4=4 b4=4 c4=4 d4=4 e4=4 f4=4',
    goals: 'numbers@9,300,clear',
    promise: 'rowOf plus 6',
    par: 336,
    difficulty: 23.1,
    line: 'd6 c4 a4 f3 f1 f6 a6 b4 a3',
  },
  {
    rows: `
      ... __G ... __G ... __G ...
      ... _+L __W __G __W _+L ...
      __W __G _+W __L _+W __G __W
      __L __G __L __L __L __G __L
      __W __W _+G __G _+G __W __W
      __L __G __G __G __G __G __L
      __G __G __W __L __W __G __G
    `,
    values: 'b1=4 f1=4 c2=4 e2=4 c4=4 e4=4',
    goals: 'clear,420,clear@8',
    promise: 'mirror; twins plus; clears',
    par: 464,
    difficulty: 34.2,
    line: 'g6 e5 d5 d4 d4 c4 b4 b6',
  },
  {
    rows: `
      ... ... ... _+B ... ... ...
      ... ... __G _+Y __G ... ...
      __B __L __L _+L __B __G __Y
      __B __G __L _+L __G __G __B
      __G __G __L _+G __L __Y __G
      __L __B __B _+B __G __G __Y
      __B __G __Y _+G __Y __G __L
      __Y __G __Y _+B __L __L __L
      __Y __G __Y _+Y __B __G __Y
      __Y __L __L _+G __L __L __G
      __B __G __B _+Y __Y __L __G
    `,
    values: 'd0=4 d1=4 d2=4 d3=4 d4=4 d5=4 d6=4 d7=4 d8=4 d9=4 d10=4',
    goals: '500,570,630',
    promise: 'columnOf plus 9; hill',
    par: 652,
    difficulty: 32.1,
    line: 'a7 a6 e4 g6 a9 f10 g8 c6 c9 e10 e6 e10 d10',
  },
  {
    rows: `
      _+L ... ... ... ... ... __G
      __W __W ... ... ... _+W __W
      __L __W ... ... ... __W __W
      __L __L ... ... ... __G __G
      __G __W _+W ... _+L __L __L
      __G __G __W __G __W __W __L
      __G __L __G __W __W __G __G
      _*L __W __L __G _*W _*L __G
      _*G _*L __W __L _*G __W __L
    `,
    values: 'a0=4 f1=4 c4=4 e4=4',
    goals: 'ice,280,clear',
    promise: 'valley; onTop plus; many ice1 6',
    par: 312,
    difficulty: 42.8,
    line: 'b5 b6 b7 c7 g1 d7 g2 f5 c8 b8 b8 b8 c8 c8 c7',
  },
  {
    rows: `
      ... ... ... ... __R ... ... ... ...
      ... ... __R _+Y __R __B __L ... ...
      __L __G __G __Y __G __Y __R __G __L
      __Y __L __G __Y __Y __R __G __G __L
      __L __L __L __G __G __G __Y __L __Y
      __Y __B __G __B __G __Y _+L __B _+B
      __B __L __B __L __L __L __B __B __G
      __R __R __B __B __L __B __B __Y __G
      __Y __R __R __Y __B _+B __R __R __G
      __Y __Y __R __R _+B __L __B __Y __Y
    `,
    values: 'd1=4 g5=4 i5=4 f8=4 e9=4',
    goals: 'numbers,numbers@4,630',
    promise: 'colors 5; hill',
    par: 690,
    difficulty: 26.7,
    line: 'e3 h5 h8 e8 f8 a7 d8 a7 a6 h8 h9 f9 e9 d9 b9 d8',
  },
  {
    rows: `
      __R __W __R __W __B __L __R
      __B __W __W __L __R __R __W
      __W __B _+B _+L _+W __B __L
      __W __L _+B __R _+W __R __W
      __W __R _+B __W _+W __W __B
      __R __W _+W _+B _+B __W __R
      __R __R __W __B __W __B __W
      __L __L __R __L __W __W __R
    `,
    values: 'c2=5 d2=5 e2=5 c3=5 e3=5 c4=5 e4=5 c5=5 d5=5 e5=5',
    goals: 'numbers,510,clear',
    promise: 'ringOf plus',
    par: 555,
    difficulty: 40.3,
    line: 'b6 b3 f5 c7 f5 f3 e4 f5 c5 e4 a6 a6',
  },
  {
    rows: `
      _*G ... __B ... __L ... _*L
      __L __G _+G _*G __B __G __B
      __L __G __B _*G _*B __G __G
      __L _+G __L __B __L __L __L
      __G __L __L __L __L _+G __L
      __B __L __L __L __B _+L __G
      __G __L __G __L _+L __L __G
      __G __B __B _+B __L __G __B
      __L __L __G __G __G __L __B
      __L __B __G _*L __L __B __G
    `,
    values: 'c1=5 b3=5 f4=5 f5=5 e6=5 d7=5',
    goals: 'clear,980,clear@13',
    promise: 'many plus 6; many ice1 6; clears',
    par: 1073,
    difficulty: 49.4,
    line: 'a6 a3 e5 g7 g9 b5 e9 b9 e8 f9 c8 d9 b9',
  },
];
