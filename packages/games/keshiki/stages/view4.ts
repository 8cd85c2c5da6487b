import type { StageRecord } from './record.ts';

export const view4: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __R __R __R __R __R __R __R __R __L
      __R __R __R __R __R __R __R __R __Y
      __R __R __R __L __R __R __R __Y __R
      __L __L __L __Y __L __L __L __L __L
      __L __L __L **L __L **L **L **L __Y
      __L __L __L __L __L __Y __L __L __L
      __Y __Y __L __Y __R __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __L
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __R __L __R __R __L __R __R __R __R
    `,
    values: '',
    target: 3300,
    par: 4137,
    difficulty: 8,
    line: 'd12 i12 h5 a6 i3 h12 f12',
  },
  {
    rows: `
      __R __R __R __R __R __L __R __R __R
      __R __L __L __L __L __Y __L __L __R
      __R __L __L __R __Y __Y __Y __L __R
      __R __R __Y __R __R __R __Y __L __R
      __R __L __R __R __L __R __Y __L __R
      __R __L __Y __R __Y __R __Y __L __R
      __R __Y __Y **R **L **R __L __L __R
      __R __L __Y __R __L __R __Y __L __R
      __L __Y __Y __R **L __R __Y __L __R
      __R __L __L __R __R __Y __Y __L __R
      __R __L __Y __Y __Y __Y __Y __L __R
      __R __L __L __L __L __L __L __L __R
      __R __R __R __L __R __R __R __R __Y
    `,
    values: '',
    target: 2980,
    par: 3734,
    difficulty: 14,
    line: 'b6 c5 b9 g4 f3 e4 e9 a1 b12',
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
    par: 2285,
    difficulty: 24,
    line: 'b2 i5 i6 i7 f7 c4 h6 a12 f5 f9 f11 d12 i11 a9 g12 d12 b12 b12 c12 b12 b11',
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
      __L __G __Y __L __R __G __L __L __R
      __R __Y __Y __L __R __L __Y __L __R
      __L __G __Y __L __R __G __Y __L __R
      __G __G __Y __L __R __G __Y __L __R
      __R __G __R __L __Y __L __Y __L __R
      __R __G __Y __L __R __R __Y __L __R
      __L __G __Y __L **R __G __Y __Y __G
      __R __G __Y __L **R __G __Y __G __R
      __R __G __Y __L __R __G __R __L __R
      __R __R __Y __L **L __L __Y __L __L
      __R __Y __Y __L **R __G __Y __L __L
      __R __G __R __Y **R __G __Y __R __R
      __G __G __Y __L __R __G __Y __L __R
    `,
    values: '',
    target: 710,
    par: 1487,
    difficulty: 28,
    line: 'i12 f10 i8 e12 b8 e6 c5 c11 c8 e6 d3 h3 f12 e9 b10 a10 b1 a12 a12',
  },
  {
    rows: `
      __Y ... ... ... ... ... ... ... __L
      __G __R ... ... ... ... ... __G __L
      __Y __R __Y ... ... ... __Y __Y __G
      __G __Y __Y __G ... __L __G __R __Y
      __G __G __Y __Y __G __R __L __G __G
      __G __Y __R __G __G __G __G __Y __L
      __Y __Y __G __Y **R **R __Y __Y __G
      __Y __L __G __G **R __L __L __L __R
      __G __L __R **Y __L __G __R __R __G
      __G __L __L __R __Y __R __G __G __Y
      __L __R __Y __G __L __R __Y __Y __L
      __R __Y __Y __Y __G __Y __R __R __G
      __Y __Y __R _*R _*G __Y __L _*L __R
    `,
    values: '',
    target: 490,
    par: 1074,
    difficulty: 24,
    line: 'g5 b7 a8 b4 g4 h11 h9 h10 d7 i10 c12 i2 i8 i8 i7 g12 e11 b10 i8 f12 b12 e12 e11 c12 b11 d12 c12',
  },
  {
    rows: `
      __G __L __R __L __G __G __L __L __G
      __R __G __L __L __G __R __G __Y __R
      __R __G **G __R __G **G __L __G __R
      __Y __G __R __Y __Y __L __G __G __G
      __L __R __Y **R __L __L __R __R __G
      __G __G __Y __R __L **Y __Y __Y __R
      __G __G __R __G __Y __Y __L __L __L
      __L __G __Y __L __Y __R __L __G __Y
      __G __G __G __L __G __R __G __G __Y
      __G __G __R __G __Y __Y __G __Y __Y
      __G __G __R __Y __R __R __L __L __G
      __G **Y __Y __R __Y __L __G __G __G
      __G __G __G __G __L __G __G __Y __R
    `,
    values: '',
    target: 1940,
    par: 2436,
    difficulty: 30,
    line: 'd7 f7 f10 c11 d4 h4 a1 d7 c4 i2 g10 i9 d10 d11 c9 i10 b11 h10 a12 g12 e11',
  },
  {
    rows: `
      ... ... ... ... ... ... ... __R __G
      ... ... ... ... ... __B __G __B __B
      ... ... ... **Y __G __R **Y **B __L
      ... __B __Y __Y __L __G __R __B **R
      __B __G __Y __G __Y __B __B __G __B
      __R __L __G __B __R __G __R __G __L
      __B __G __B __B __G __L __L __L __G
      __L __R __B __R __B __G __Y __B __B
      __B __R __B __L __G __G __Y __B __Y
      __R __Y __R __B __R __G __B __Y __Y
      __B __G __L __G __R __Y __B __R __Y
      __G __G __R __R __B __G __B __Y __R
      __L __Y __Y __G __B __L __B __R __B
    `,
    values: '',
    target: 390,
    par: 907,
    difficulty: 32,
    line: 'e9 b10 d11 c10 d12 e6 d11 e6 g8 g4 e6 g8 b9 h5 c12 i8 a9 g11 h11 h11 g11',
  },
  {
    rows: `
      ... ... ... ... __L ... ... ... ...
      ... ... ... __L __R __R ... ... ...
      ... ... __L __L __Y __R __R ... ...
      ... __G __G __R __G __G __Y __R ...
      __G __Y __G __Y __L __Y __R __L __Y
      __G __G __Y __L __G __R __Y __G __G
      __Y __R __G __G **L __G __Y __Y __L
      __G __Y __L **L **R __G __Y __R __G
      __Y __L __Y __Y **Y __R __G __G __G
      __L __R __L __G __L __Y __Y __R __Y
      __L __Y __L __L __G __G __G __G __Y
      __Y __R __R _+Y _+Y __G __Y __G __G
      __G _+Y __Y __L __G __G __Y __R __Y
    `,
    values: 'd11=4 e11=4 b12=4',
    target: 760,
    par: 1430,
    difficulty: 35,
    line: 'c11 d10 c11 b7 c7 f9 b11 h3 d4 g11 h7 h7 i6 c12 d11 b11 d8 d9 i9 e5 f8 f9 f9 h7 c12 b12 b12 c11 b12',
  },
  {
    rows: `
      __L __B __B __L __Y __G __G __G __G
      __B __G __B __L __R __B __B __Y __Y
      __B __G __R __R __L __B __G __Y __G
      __R __Y _*G __R __B __G __B __B __G
      __R _*G __Y __Y __Y __R **L __Y __R
      __L __Y __G __Y __G __B __L **Y __B
      __B __L __L __B __R __Y __Y __L __R
      __L __Y __L __L __L __L __Y __R __Y
      __B __B __R **R __G __R __L __R __G
      __R __G __Y __B _*L __R __Y __Y __B
      __G **G __B __Y __R __B __G __B __Y
      __G __B __B __L __L __R __G __Y __B
      __G __G __B __R __L __R __Y __Y __L
    `,
    values: '',
    target: 460,
    par: 871,
    difficulty: 37,
    line: 'c8 f8 f6 b12 c3 e5 f11 a8 f8 d5 a7 i1 c8 g12 g10 h6 h9 g8 i2 g11 c9 c9 h10 e12 f8 i10 a7 f12 a9 e12 d12',
  },
];
