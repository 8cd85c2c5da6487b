import type { StageRecord } from './record.ts';

export const view4: readonly StageRecord[] = [
  {
    rows: `
      __L __Y __Y __Y __R __L __L __Y __L
      __L __L __L __L __R __L __L __R __R
      __L __R __Y __Y **R __Y __L __R __Y
      __R __Y __Y __R __R __R __R __L __R
      __Y __R __Y __L __L __Y __L __L __Y
      __Y __Y __R __R __Y __L __Y __Y __R
      __L __Y __Y __L __Y __Y __L __Y __R
      __Y __R __Y __L __Y __Y __R __Y __Y
      __L __L __R __L __L __R __L __R __Y
      __L __L __Y __R __L __R __L __Y __L
      __R __R __Y __R __L __Y __Y **R __R
      __Y __L __L __Y __R __Y __Y __R __Y
      __R __R __L __R __R __R __L __L __Y
    `,
    values: '',
    target: 1830,
    par: 3062,
    difficulty: 31,
    line: 'g4 d1 d9 i3 g8 g4 d10 e3 f9 a10 f4 b8 b10 a12 b8 d12 h11 i6 h12 a8 g11 g11 e12 c12 a12 b12',
  },
  {
    rows: `
      __R __R __Y __R __R __L __R __L __Y
      __R __R __Y __L __R __R __Y __R __L
      __Y __R __L __Y __Y __R __R **R __Y
      __L __Y __L __L __Y __Y __Y __L __L
      __L __Y __R __L __L __L __R __R __R
      __R __R __L __Y __R __L __R __L __R
      __R __L **L __R __Y __L __L __L __R
      __Y __L __Y __R __L __L __L __Y __R
      __R __L __R __Y __R __Y __L __L __R
      __L __L __R __L __Y __R __R __R __Y
      __Y __L __Y __Y __R __L __Y __Y __R
      __Y __R __L __L __L __R __Y __Y __Y
      __L __R __R __R __L __L __Y __L __L
    `,
    values: '',
    target: 1380,
    par: 2301,
    difficulty: 32,
    line: 'f3 g6 b4 a11 a5 e12 g10 e11 a11 h12 h11 d10 b11 c12 f12 d12 b12 b11 c12',
  },
  {
    rows: `
      __Y __L __Y __R __G __R __L __L __Y
      __Y __L __G __Y __G __G __R __G __L
      __Y **Y __L __R __G __Y __G __Y __R
      __R __L __G __R __Y __Y __R __G __Y
      __Y __G __R __Y __L __R __R __Y __L
      __Y **R __Y __R __R __G __Y __Y __G
      __L __Y __Y __G __R __Y __G __L __G
      __L __L __L __R __Y __G __Y _+R __G
      __G __G __L __G __G __L __L __Y __G
      __Y __R __L __L __Y __R __Y __L __G
      __Y __R __Y __R __G __R __Y __R __Y
      __G __Y __L __G __L __R __G __Y __R
      __R __Y __Y __L __L __R __L __Y __R
    `,
    values: 'h7=4',
    target: 670,
    par: 1132,
    difficulty: 33,
    line: 'i7 e12 a6 e2 b9 e7 i9 i7 d5 c7 b3 b7 i11 g8 b7 f9 g4 h5 e12 e11 d10 g8 h10 d11 c9 b12 f10 a12 a12 d12 a8 a12 a12',
  },
  {
    rows: `
      __G __G __G __L __R __G __Y __L __G
      __R __R __L __L __Y __L __Y __G __R
      __G __G __L __Y __Y __L __G __L __Y
      __L __R __R __G __R __R __G __L __R
      __L __L __G __Y __R __Y __G __L __R
      __Y __L __R __R **G __L __G __G __Y
      __R __L __G __Y __R __Y __L __Y __L
      __Y __R _+L __L __R __R __L __L __R
      __R __G __R __Y __L __L __R __L __R
      __L __Y __R __G __R **R **Y __L __G
      __R __G __Y __L __Y __R __R __R __L
      __Y __Y __R __G __L __R __L __R __G
      __R __L __Y __G __G __R __Y __G __R
    `,
    values: 'c7=4',
    target: 530,
    par: 891,
    difficulty: 34,
    line: 'b2 f8 b6 d1 b4 d7 a11 d7 e12 g7 h7 f7 f4 g6 e4 e12 f6 c10 h9 b11 e6 a12 b12 c12 f11 d12 e12 b9 g5 g5 g6 g9 b10',
  },
  {
    rows: `
      __R __Y __L __R __L __G __Y __L __Y
      __Y __R __Y __R __Y __Y __Y __G __Y
      __G __R __Y __R __L __G __Y __L __G
      __G __R __G __L __L __R **G __Y __L
      __R __L __G __G __G __L __Y __Y __Y
      __R __R **Y __Y __Y __Y __R __G __R
      __Y __G __L __R __Y _+Y __R __L __G
      __R __R __R __Y __Y __Y __L __L __Y
      __R **L __L __R __R __Y __L __L __L
      __G __L __Y __G __G __R __R __L __G
      __L __L __L __R __Y __L __L _+L __G
      __G __Y __G __R __L __G __G __R __L
      __G __L __Y __G __G __R __G __G __L
    `,
    values: 'f6=4 h10=4',
    target: 680,
    par: 1144,
    difficulty: 35,
    line: 'd11 i9 e3 i12 a5 a8 g8 a6 b7 f4 a12 f11 i8 d11 b8 i8 d5 h11 c9 e7 b12 f10 d12 d12 e11 e11',
  },
  {
    rows: `
      __R __R __G __R __G __Y __Y __G __Y
      __R __G __L __R __G __L __G __R __R
      __Y __G __G __G __G **G __L __Y __L
      __L __L __G __G **R __L __R __Y __R
      __L _+R **Y __R __Y __R __R _*G __G
      __L __L __G __Y __L __Y __L __R __Y
      __R __G __L __L __L __Y __G __R __R
      __Y __L __R __G __R __L __R __L __Y
      __L __G __G __L __G __R __L __G __G
      __G __L __R __L __L __L __L __L __G
      __G __L _+G __R __R __L __L __R __G
      __R __R __R __L __R __L __Y __L __L
      __R __L __L __G __R __R __L __R __R
    `,
    values: 'b4=4 c10=4',
    target: 910,
    par: 1521,
    difficulty: 36,
    line: 'a0 d10 d4 d8 f6 c11 h5 i6 i12 h5 g3 i10 c10 d5 g7 a11 h11 g4 b9 a11 b12 a11 d12',
  },
  {
    rows: `
      __Y __Y __Y __L __Y __G __R __L __G
      __Y __G __R __Y __R __Y __Y __R __R
      __Y **Y __G **L __G __G __Y __G __L
      __Y __G __Y **L __G __L __L __Y __L
      __L __Y __Y __G __Y __R __G __R __G
      __G __G __L __Y __L __R __L __R __L
      __Y __L _+G __G __G __G __G __G __Y
      __R __R __Y __Y __L __R __Y __Y __G
      __R __G __Y __L __Y **Y __R __G __G
      __L __R __G __R __G __Y __L __Y __G
      __R __L __R _+G _*R __L __G __G __G
      __G __Y __L __Y __R __L __L __Y __Y
      __Y __L __Y __L __Y __Y __L __Y __R
    `,
    values: 'c6=4 d10=4',
    target: 670,
    par: 1128,
    difficulty: 37,
    line: 'f6 h8 h8 c6 a7 e4 h5 i6 b8 g12 g6 e11 d8 f7 e10 g11 f11 g11 b8 a9 b9',
  },
  {
    rows: `
      __G __R __Y __Y __B __R __B __L __R
      __R __R __R __Y __B __Y __R __B __R
      __Y **Y __B __G __Y __R __L __L __G
      __L __B **R __B __Y __G __G __B __B
      __Y __G __Y __R __Y __R _*R __G __R
      __G __Y __G __Y __R __Y _+B __Y __B
      __L __G __Y __Y __L __B __G __L __R
      __R __R __B __Y __G __R __G __Y __G
      __B **G __L _+L __R __R __R __G __Y
      __G __L __Y **B __B __B __G __B __B
      __L __B __B __B __L __R __B __R __L
      __Y __R __R __Y __L __B __G __R __G
      __Y __L __R __Y __L __B __G __L __L
    `,
    values: 'g5=4 d8=4',
    target: 260,
    par: 447,
    difficulty: 38,
    line: 'c8 d1 h2 c10 i9 a12 g7 e10 h4 d6 h9 a12 g12 e7 d11 h12 b6 b8 f12 i10 a8 b12 a9 i5 g12 e11 f12 h10 a10 b9',
  },
  {
    rows: `
      __G __G __G __G __Y __G __R __Y __G
      __G __G __L __G __G __Y __L __Y __Y
      __G __G __L __G __Y __Y **L __G __G
      __L **L __R __G __G __G __L __Y __R
      __R __G __R __L __G __G __Y __R __G
      __L __Y __Y __G __R __G __L _+R __Y
      __L _*L __R __R __G __L __Y __R __R
      __G _*L __R __R __R **R __L __G __Y
      __R **G __G _+G __G __Y __Y __G __Y
      __Y __G __R __Y _+Y __L __L __R __L
      __L __L __L __L __Y __Y __R __Y __L
      __Y __R __G __R __R __G __R __L __G
      __Y __G __G __R __R __R __Y __L __G
    `,
    values: 'h5=4 d8=4 e9=4',
    target: 690,
    par: 1161,
    difficulty: 39,
    line: 'd9 f2 c5 c6 e12 h1 h6 g6 c6 b10 g11 g8 g10 a11 g8 e11 i10 b7 h10 h12 h12 b12 d12 b12 a12 a11',
  },
  {
    rows: `
      __B __Y __R __L __R __Y __G __G __B
      __B __B __G __R __Y __Y __B __B __L
      __G __L __Y __B __L __B __L __B __R
      __L _+Y __B __B __L __R __G __G __L
      __R __Y __R **R __R __B __Y _+Y __G
      __G __L __G __B __Y **B __L __Y __L
      __L __L __Y __Y __L __L __Y _*L __R
      __R **Y _+R __R __B __Y **G __L __L
      __L __Y __Y __B __L __G _*L __Y __L
      __G __G __Y **G __B __L __Y __R __B
      __R __R __B __Y __G __B __L __Y __B
      __L __G __G __Y __L __B __B __B __L
      __R __L __G __B __G __G __L __B __R
    `,
    values: 'b3=4 h4=4 c7=4',
    target: 300,
    par: 514,
    difficulty: 40,
    line: 'a9 f1 c8 e12 d6 c11 g4 c12 d12 h11 f6 a1 f10 b7 i9 c10 f8 d8 h6 h7 c10 g8 f11 c10 c11 c11 f11 h11 b11 a9 h11 g12 a10 f10',
  },
];
