import type { StageRecord } from './record.ts';

export const view2: readonly StageRecord[] = [
  {
    rows: `
      __R __W __R __W __W
      __R __L __L __W __W
      __L _*W __L _*R __L
      __W __L __L __W __L
      __L _*W __W _*W __L
    `,
    values: '',
    goals: 'ice,120,clear',
    promise: 'count ice1 4',
    par: 134,
    difficulty: 24.6,
    line: 'b1 d3 a3 e2 e3 c4 c2 b4',
  },
  {
    rows: `
      __G ... ... ... ... __B
      __G __B __B __B __L __B
      __G __B __B __L __L __B
      __L __L __B __L __L __L
      __L __L __L __L __L __L
      __G __G __L __L __B __B
      _*L _*L _*B _*B _*L _*L
    `,
    values: '',
    goals: 'few1,clear,470',
    promise: 'onFloor ice1; rowOf ice1 6',
    par: 513,
    difficulty: 25.3,
    line: 'f5 b5 e2 c3 b6 a4 d6 c4',
  },
  {
    rows: `
      _*L ... _*W ... _*L ... _*L
      __W _*L __W _*L __L _*L __W
      __L __L __L __W __W __W __W
      __L __B __B __B __L __B __B
      __B __B __W __L __L __L __B
      __L __L __L __B __B __L __B
    `,
    values: '',
    goals: 'colorL,ice,430',
    promise: 'onTop ice1; comb',
    par: 473,
    difficulty: 33.3,
    line: 'e1 g1 f5 c5 b3 c3 a5 b4 b5',
  },
  {
    rows: `
      __R __R __R __G __G __G __G
      __R __L __L __L __W __W __G
      __R __L _*W _*W _*G __W __G
      __G __L _*G __W _*G __W __L
      __G __L _*G _*L _*L __W __L
      __G __L __L __L __L __W __L
      __G __G __G __G __L __L __L
    `,
    values: '',
    goals: 'ice,590,clear',
    promise: 'ringOf ice1',
    par: 644,
    difficulty: 27.7,
    line: 'c0 f5 d1 d6 a6 b5 b5 c6 a6 a5',
  },
  {
    rows: `
      __B __Y __B __Y __B __Y __B
      __B __B __W __Y __W __B __B
      __B _*W __B __Y __B _*W __B
      __Y __B __B __Y __B __B __Y
      __B _*W __B __Y __B _*W __B
      __Y __B __W __B __W __B __Y
      __B __B __Y __B __Y __B __B
    `,
    values: '',
    goals: 'clear@13,big20,690',
    promise: 'mirror; twins ice1; clears',
    par: 755,
    difficulty: 30,
    line: 'd0 g6 b5 d6 d6 d6 d3 a1 c6 c6 d5',
  },
  {
    rows: `
      __G __G ... ... ... __G __G
      __G __G __B __B __B __G __G
      __B __W __W __L __L __W __B
      __B __W _*W __L _*W __W __W
      __W __W __L __L __L __W __W
      __W _*W __W __W __W _*W __W
      __L __L __W _*W __W __L __L
      __B __L __L _*W __L __L __B
      __G __G __G __B __B __B __B
    `,
    values: '',
    goals: 'colorW@9,ice,990',
    promise: 'sea W 30; many ice1 5',
    par: 1083,
    difficulty: 32.6,
    line: 'g3 d6 a6 a5 b7 g6 e7',
  },
  {
    rows: `
      ... _*G _*G _*L _*G _*G ...
      __G _*L __G _*L __L _*G __G
      __G __L __G __L __L __G __L
      __L __G __Y __R __Y __L __L
      __L __R __Y __R __Y __Y __L
      __R __R __Y __R __Y __Y __R
      __Y _@Y __G _@R __G _@R __Y
      __Y __Y _@Y __R _@Y __Y __Y
    `,
    values: '',
    goals: 'marked@9,ice,350',
    promise: 'deep marked 4; many ice1 6',
    par: 387,
    difficulty: 33.1,
    line: 'c7 g6 d3 g7 b4 f7 b6 e5 d6 b6 c4 f4 e5 d6',
  },
  {
    rows: `
      _*L _*L _*L _*W _*W _*W _*L _*L
      __W __W __W __L __L __L __B __B
      __L __W __W __L __L __B __B __W
      __L __L __L __L __B __B __W __W
      __B __B __L __L __B __B __L __L
      __B __B __B __W __W __W __L __L
    `,
    values: '',
    goals: 'ice@7,660,clear',
    promise: 'rowOf ice1 8; flat',
    par: 726,
    difficulty: 35.9,
    line: 'c5 h1 h5 h4 f5 c5 c5 b5',
  },
  {
    rows: `
      ... ... ... _*L ... ... ...
      ... ... __L _*W __L ... ...
      ... __B __L _*W __W __Y ...
      __B __Y __W _*L __W __Y __B
      __Y __B __L _*W __L __Y __Y
      __Y __Y __W _*L __W __B __Y
      __B __Y __W _*W __L __Y __B
      __Y __B __L _*W __L __B __B
      __Y __Y __L _*W __L __Y __Y
    `,
    values: '',
    goals: 'big9,ice,200',
    promise: 'columnOf ice1 8; hill',
    par: 228,
    difficulty: 38.9,
    line: 'c5 d6 a7 b5 b5 g5 f7 b7 c5 e8 b7 c3 b3 a4 a4',
  },
  {
    rows: `
      __W __R __R __B _*W __B __R __R __W
      __R _*W __R __B __W __B __R _*W __R
      __R __R __W __R _*W __R __W __R __R
      __B __B __R _*W __W _*W __R __B __B
      _*W __W _*W __W __L __W _*W __W _*W
      __R __R __B _*W __W _*W __B __R __R
      __R __R __W __B _*W __B __W __R __R
      __R _*W __R __R __W __R __R _*W __R
      __W __R __R __R _*W __R __R __R __W
    `,
    values: '',
    goals: 'colorW@18,ice,540',
    promise: 'likeColors; reflected; many ice1 16',
    par: 588,
    difficulty: 47.9,
    line: 'd7 b6 c5 i7 f7 i4 h4 i6 d4 f3 d3 b6 c8 i8 c5 d8 a8 a6',
  },
];
