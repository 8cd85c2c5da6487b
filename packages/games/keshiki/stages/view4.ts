import type { StageRecord } from './record.ts';

export const view4: readonly StageRecord[] = [
  {
    rows: `
      __L __R __L __L __Y __L __L __Y __L
      __L __L __L __L __L __L __L __L __L
      __L __Y __L __L __L __L __L __R __L
      __R __R __R __R __R __R __R __R __Y
      __R __R __R __R __R __R __R __R __L
      __R __R __Y __R __R __R __R __R __R
      __Y __Y __Y __Y __Y __Y __Y __R __Y
      __Y __Y __Y **Y **Y __Y **Y **Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __R __Y __L __L __L __L __L __L __L
      __L __L __L __L __L __L __L __L __L
      __L __L __L __L __L __L __L __L __L
      __R __R __R __R __R __R __Y __R __R
    `,
    values: '',
    target: 3170,
    par: 4799,
    difficulty: 14,
    line: 'f12 i12 i7 h4 i7 i5 g5 d12 e12 b12',
  },
  {
    rows: `
      __R __R __R __R __R __R __R __Y __R
      __L __R __Y __Y __Y __Y __Y __Y __R
      __R __Y __L __L __L __L __L __Y __L
      __R __Y __L __Y __R __R __L __Y __R
      __R __Y __Y __R __Y __R __L __Y __R
      __R __Y __L __R __L __R __L __Y __R
      __R __Y __L __R __Y __Y __L __L __R
      __R __R __Y **R **Y **R __L __L __Y
      __R __Y __L __R __Y **R __L __Y __R
      __R __Y __L __R __R __R __L __Y __R
      __R __Y __L __L __L __L __L __Y __R
      __R __Y __Y __Y __Y __Y __Y __Y __R
      __L __R __R __R __R __R __R __R __Y
    `,
    values: '',
    target: 2300,
    par: 2936,
    difficulty: 24,
    line: 'f6 c5 c7 h8 h4 c7 a2 c11 f12 c11 e12 b11 d10 c12 c12 b12',
  },
  {
    rows: `
      __L __L __R __R __G __G __Y __Y __L
      __L __L __Y __G __G __Y __Y __L __L
      __R __R __G __Y __Y __Y __L __L __G
      __R **G __G __Y __Y __L __L __R __L
      __G __R __Y __Y __L __L __R __R __R
      __G __Y __Y __L __L __G __R __G __G
      __Y __L __L __L **R __R __G __G __Y
      __Y __L __L __R __R **G __G __Y __Y
      __L __L __Y __R __G __G __Y __Y __L
      __L __R __R __G __G __Y __G __L __L
      __R __R __G __G __Y __Y __L __L **R
      __R __G __G __R __Y __R __L __R __R
      __G __G __Y __Y __L __L __R __R __G
    `,
    values: '',
    target: 1350,
    par: 2384,
    difficulty: 24,
    line: 'c2 i4 d8 i5 i11 h10 g10 f11 d12 a5 i7 f8 a9 i8 f12 b12 c12 b12 c12 b12 b11',
  },
  {
    rows: `
      __R __Y __L __G __Y __L __G __G __R
      __R __G __L __L __Y __Y __G __G __R
      __Y __Y __L __G **R __R __L __L __Y
      __Y __Y __L __L __R __R __L __G __Y
      __R __R __Y __L _+Y __Y __G __G __R
      __R __L __L __L __G __Y __G __G __R
      __Y __Y __G __G __R __R __L __R __Y
      __Y __Y __G __G __R __L __L **L __Y
      __R __R __L __L __Y __Y __G __G __R
      __R **R __L __L __Y __Y __G __G __R
      __R __Y _+Y __G __R __R __L __L __Y
      __Y __Y __G __G **R __L __L __L __Y
      __G __R __L __L __Y __Y __G __G __R
    `,
    values: 'e4=4 c10=4',
    target: 970,
    par: 1844,
    difficulty: 26,
    line: 'i0 f10 f7 f2 e6 g6 i4 a0 d7 d3 h9 e8 d12 g12 g12 b5 b8 g8 d5 b12 c12 b12 d12 d12 b7',
  },
  {
    rows: `
      __G __L __G __R __R __Y __R __L __G
      __G __L __Y __Y __G __L __R __Y __Y
      __G __G __R __Y __L __L __Y __Y __G
      __G __L __R __Y __Y __L __R __Y __G
      __G __R __R __Y __G __L __R __G __G
      __G __L __R __Y **G __L __R __L __G
      __L __L __R __L __G __Y __R __Y __G
      __G __L __G __Y **G __G __R __Y __G
      __R __L __R __R __G __L __R __Y __G
      __G __L __R __Y __G __R __R __Y __R
      __G __L __Y __Y **G __L __L __Y __G
      __G __L __R __Y **G __G __G __Y __R
      __G __G __R __Y **G __G __R __Y __G
    `,
    values: '',
    target: 730,
    par: 1589,
    difficulty: 27,
    line: 'e4 f3 d6 d2 e7 i8 h6 a9 b6 h12 a5 b9 c10 e8 e9 e10 e11 c3 a12 b12 b11 b12 b11',
  },
  {
    rows: `
      __Y ... ... ... ... ... ... ... __R
      __G __R ... ... ... ... ... __L __L
      __G __L __Y ... ... ... __R __R __L
      __L __G __L __Y ... __Y __Y __Y __G
      __G __Y __Y __G __R __R __G __L __L
      __R __L __Y __L __L __Y __R __G __R
      __G __G __R __R __Y **L __Y __L __R
      __G __Y __L **Y **R __G __R __G __Y
      __G __G __R **R __L __R __L __Y __R
      __Y __L __Y __G __Y __Y __L __L __L
      __Y __Y __Y __R __L __G __G __L __R
      __Y __Y __R __L _*L __Y _*L __Y __G
      __R __Y __L __L __G __G _*G __Y __L
    `,
    values: '',
    target: 430,
    par: 1325,
    difficulty: 25,
    line: 'g10 c12 d8 i5 i3 i6 i6 g10 h8 g8 b6 c4 d12 e9 c9 a4 f9 g7 f12 i10 f12 d12 a10 b11 d12 d12 d12 g12 f12 e12 e12 a12 b12 b12',
  },
  {
    rows: `
      __G __L __R __L __G __G __L __L __G
      __R __G __L __L __G __R __G __Y __R
      __R __G **G __R __G **G __L __G __R
      __Y __G __R __Y __Y __L __G __G __G
      __L __R __Y **R __L __L __R __R __G
      __G __G __Y __R __L __Y __Y __Y __R
      __G __G __R __G __Y __Y __L __L __L
      __L __G __Y __L __Y __R __L __G __Y
      __G __G __G __L __G __R __G __G __Y
      __G __G __R __G __Y __Y __G __Y __Y
      __G __G __R __Y __R __R __L __L __G
      __G __Y __Y __R __Y __L __G __G __G
      __G __G __G __G __L __G __G __Y __R
    `,
    values: '',
    target: 2020,
    par: 3437,
    difficulty: 32,
    line: 'd7 a1 h0 f7 c10 d7 f10 c5 i6 c4 h9 i5 h10 d10 c8 c11 i6 b12 c11 e12 b12 e11 e11 a12 b12',
  },
  {
    rows: `
      ... ... ... ... ... ... ... __G __Y
      ... ... ... ... ... __L __Y __Y __G
      ... ... ... __Y __L __R __Y **Y **G
      ... **G __R __R __G __L __R __R __Y
      __L __G __R __Y __G __Y __G __L __R
      __L __L __G __L __R __L __R __R __Y
      __L __Y __L __G __L __L __G __G __R
      __R __R __L __R __G __Y __G __G __Y
      __Y __L __L __Y __L __G __L __R __G
      __R __R __R __G __L __R __L __L __Y
      __L __L __Y __G __Y __L __R __G __Y
      __G __Y __R __L __L __R __Y __R __Y
      __G __Y __Y __G __G __Y __R __G __L
    `,
    values: '',
    target: 520,
    par: 1325,
    difficulty: 32,
    line: 'c9 b5 i1 e12 e12 f10 g10 d9 e8 h9 a6 i6 a12 i5 c7 f11 g8 h10 f8 h10 a12 f10 d12 c12 c12 b12 b12 b12',
  },
  {
    rows: `
      ... ... ... ... __Y ... ... ... ...
      ... ... ... __Y __R __L ... ... ...
      ... ... __G __L __G __R __G ... ...
      ... __R __Y __L __G __L __R __R ...
      __R __R __Y __R __G __Y __L __R __L
      __L __Y __Y __G __Y __G __L __R __R
      __R __R __L __R **Y __Y __L __R __G
      __L __R __G __Y __G **R __Y __Y __G
      __R __Y __L __G **Y **L __L __R __L
      __G __L __G __L __G __R __R __R __L
      __R __Y __L __Y __Y __Y __Y __G __R
      __L __R _+G __G __L __G __Y __R __G
      __G _+R _+G __Y __Y __L __Y __G __L
    `,
    values: 'c11=4 b12=4 c12=4',
    target: 390,
    par: 971,
    difficulty: 32,
    line: 'h7 d11 f6 g5 e3 i9 c3 d8 e7 f5 e12 g12 d11 h10 d12 d9 c8 d10 e10 b9 e9 d12 c9 g8 c11 e5 a11 b7 c12 b11 c11 c11',
  },
  {
    rows: `
      __R __L __R __Y __R __G __G __Y __L
      __R __R __R __G __L __G __Y __R __R
      __G __L __Y __L __G **Y __G __Y __G
      __R __L __L __R __R __Y __Y __L __Y
      __L __Y __Y __Y __R __Y __G __Y __R
      __G __R __R __R __L __L __Y __L __R
      __R __R **L __Y __Y __R __R __R __G
      __G __L **Y __G __L __R __G __G __R
      __Y __R __Y _*G __L __L __R __L __Y
      __R __R __L __Y __R __G __Y __R __G
      __Y __G __R __G __L __Y __G __G __R
      __R __R _*R __Y __L __Y __Y _*G __R
      __L __R __Y __R __L __Y __Y __R __Y
    `,
    values: '',
    target: 600,
    par: 1466,
    difficulty: 37,
    line: 'e6 h10 g2 b4 d7 a4 e6 g10 h8 e10 f9 g9 h11 i3 c8 b7 a1 c10 d9 d9 d9 c10 h4 i5 i6 c6 a8 c11 a10 d12 d12 c12 b11 c10 c10 c12 b12',
  },
];
