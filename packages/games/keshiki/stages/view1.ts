import type { StageRecord } from './record.ts';

export const view1: readonly StageRecord[] = [
  {
    rows: `
      __L __R __R __R __Y __L __Y __Y __L
      __R __L __L __L __Y __R __Y __Y __R
      __R __Y __L __R __Y __R __Y __R __Y
      __Y __Y __Y __Y __Y __Y __Y __L __Y
      __Y __Y __L __Y __Y __L __Y __Y __Y
      __L __L __L __L __R __R __Y __R __R
      __Y __R __R __Y __R __R __R __Y __L
      __Y __L __L __Y __L __Y __Y __Y __L
      __R __L __L __Y __L __L __Y __R __L
      __Y __Y __L __R __Y __R __L __Y __L
      __L __L __L __R __R __R __L __L __L
      __R __L __Y __Y __Y __Y __Y __R __L
      __R __L __Y __Y __L __Y __Y __R __R
    `,
    values: '',
    target: 2600,
    par: 4340,
    difficulty: 1,
    line: 'g9 c6 h11 a11 h8 c5 e10 c8 f3 e9 a6 f8 a9 a12 c12 a12',
  },
  {
    rows: `
      __L __R __Y __R __R __R __R __L __L
      __L __L __Y __R __R __L __Y __R __Y
      __R __L __Y __L __Y __L __R __R __Y
      __L __L __L __L __L __L __L __L __Y
      __R __L __R __R __Y __R __L __L __R
      __L __L __L __Y __L __Y __L __R __L
      __L __R __L __Y __Y __L __Y __R __L
      __Y __R __L __R __L __Y __R __R __Y
      __Y __R __L __L __R __L __R __R __R
      __Y __Y __Y __Y __Y __Y __R __L __Y
      __Y __R __Y __Y __R __Y __R __R __Y
      __L __L __Y __L __Y __R __R __R __Y
      __R __Y __L __L __Y __L __L __L __Y
    `,
    values: '',
    target: 2310,
    par: 3866,
    difficulty: 2,
    line: 'f9 i2 e12 e7 d8 b10 h1 i8 c4 e7 i12 e12 c11 e12',
  },
  {
    rows: `
      __R __R __L __L __Y __R __L __L __R
      __L __L __R __R __R __R __Y __Y __R
      __R __Y __R __R __Y __R __Y __L __R
      __R __Y __L __L __L __L __L __R __R
      __R __R __R __R __R __Y __Y __L __Y
      __Y __L __L __L __R __L __Y __L __R
      __L __L __L __R __R __Y __L __R __L
      __R __Y __R __R __L __L __L __L __R
      __Y __R __R __L __Y __R __R __R __Y
      __R __Y __L __L __Y __L __L __R __R
      __L __Y __Y __Y __R __L __Y __Y __R
      __L __R __L __Y __R __L __Y __L __L
      __L __L __R __L __Y __L __Y __R __L
    `,
    values: '',
    target: 1920,
    par: 3203,
    difficulty: 3,
    line: 'a12 c0 b6 h7 c10 e8 c10 h10 g12 h6 b8 g11 g9 h5 h6 g11 c8 c7 d12 d12 c12 b11 a12 b12',
  },
  {
    rows: `
      __G __R __Y __R __G __G __L __G __Y
      __Y __L __L __L __Y __R __Y __Y __L
      __L __Y __L __Y __Y __R __Y __L __L
      __L __R __R __Y __L __G __Y __G __Y
      __L __L __L __R __G __Y __L __L __Y
      __R __L __Y __L __L __Y __Y __L __L
      __Y __R __Y __Y __L __Y __R __R __R
      __L __Y __G __Y __G __R __G __L __L
      __Y __Y __Y __G __R __Y __L __Y __G
      __L __L __L __L __Y __Y __L __R __L
      __R __L __L __R __L __G __R __R __L
      __G __R __L __Y __G __R __Y __L __G
      __G __R __G __G __Y __L __L __R __R
    `,
    values: '',
    target: 870,
    par: 1466,
    difficulty: 4,
    line: 'e1 g3 h12 b8 h10 d7 c8 g11 e9 d7 a12 b8 f8 e9 g9 f11 c5 f11 a12 i5 d12 d12 i10 f12 d10 b12 d12 c12',
  },
  {
    rows: `
      __G __R __L __G __G __Y __L __Y __L
      __G __G __R __Y __R __G __R __R __Y
      __L __R __G __G __Y __Y __G __L __Y
      __R __Y __R __L __R __G __Y __G __Y
      __L __Y __Y __R __R __Y __R __R __L
      __Y __Y __G __Y __L __R __R __Y __G
      __G __L __G __L __R __G __R __Y __L
      __Y __G __R __R __R __Y __R __G __R
      __G __R __R __Y __G __R __G __R __G
      __G __Y __G __R __L __R __G __G __R
      __L __R __G __G __G __G __G __G __G
      __Y __L __L __Y __G __Y __R __R __R
      __L __G __Y __L __Y __R __Y __Y __G
    `,
    values: '',
    target: 820,
    par: 1368,
    difficulty: 5,
    line: 'f8 h1 f2 g6 e4 c11 a5 h11 c5 g12 b5 i4 h8 a5 e7 h7 i5 f9 i10 d7 c8 c11 b11 b11 f12 d12 d12 b12 d12',
  },
  {
    rows: `
      __R __Y __Y __L __R __Y __Y __R __L
      __L __R __Y __R __L __R __Y __R __Y
      __Y __R __R __G __Y __Y __L __L __R
      __R __L __L __G __Y __Y __R __Y __G
      __R __G __R __L __L __L __Y __Y __L
      __L __R __Y __Y __L __G __G __Y __R
      __L __G __L __Y __Y __Y __R __Y __G
      __L __G __R __L __Y __G __R __R __R
      __G __R __G __G __Y __L __R __G __L
      __G __Y __L __L __R __G __R __Y __G
      __Y __Y __Y __R __Y __L __Y __Y __Y
      __L __Y __G __L __L __Y __G __G __G
      __R __R __L __R __G __G __G __L __G
    `,
    values: '',
    target: 830,
    par: 1388,
    difficulty: 6,
    line: 'a7 g5 i7 g11 a12 b7 b8 c5 d10 c8 d7 f4 f9 h9 h3 b9 d8 f9 g11 d12 a11 c12 c11',
  },
  {
    rows: `
      __G __B __Y __R __G __Y __R __B __R
      __B __R __Y __R __Y __L __B __L __L
      __Y __Y __L __L __Y __R __R __G __G
      __R __L __R __G __B __Y __Y __G __Y
      __Y __L __G __B __B __R __B __G __L
      __Y __R __Y __B __B __L __G __B __R
      __R __B __B __B __L __R __L __L __Y
      __G __B __R __G __B __G __B __R __B
      __L __R __B __L __R __G __G __R __Y
      __L __G __Y __L __B __R __Y __R __L
      __R __Y __B __R __R __R __R __G __L
      __Y __B __R __L __R __B __Y __G __B
      __L __L __B __R __L __L __L __B __Y
    `,
    values: '',
    target: 900,
    par: 1505,
    difficulty: 7,
    line: 'c1 c2 a8 b6 f7 f7 i2 a7 b6 g12 a12 d7 i4 h10 b10 b12 b12 a8 b10 e5 g7 i9 g7 i10 c11 i8 d9 f11 d11 c12 b11 e11 d12 d11 a12 a12 b12 a12',
  },
  {
    rows: `
      __B __Y __Y __G __B __Y __G __R __Y
      __L __Y __G __B __Y __G __Y __R __B
      __Y __R __G __L __Y __B __Y __B __G
      __G __Y __R __G __L __G __G __Y __B
      __Y __R __B __G __G __G __G __B __G
      __L __B __R __R __Y __G __G __R __B
      __G __L __L __G __Y __R __B __Y __B
      __Y __G __L __L __G __L __L __B __Y
      __L __B __B __L __Y __G __R __Y __R
      __B __R __B __B __L __B __R __L __R
      __Y __B __L __G __G __B __R __Y __R
      __Y __Y __B __B __R __R __B __L __B
      __L __Y __L __L __G __R __G __G __Y
    `,
    values: '',
    target: 520,
    par: 871,
    difficulty: 8,
    line: 'i9 h0 e6 c12 g7 f10 i3 e9 d12 c11 i4 f11 d6 g7 a10 g10 h7 i9 c6 b4 b6 i10 e7 a11 a11 b10 b10 h10 c11 g8',
  },
  {
    rows: `
      __Y __R __R __R __B __G __Y __G __Y
      __B __B __G __G __Y __R __G __Y __R
      __Y __G __L __L __G __B __Y __R __B
      __B __Y __Y __L __B __Y __G __R __Y
      __B __G __B __R __G __Y __B __R __G
      __R __G __R __L __Y __R __G __G __Y
      __L __L __Y __L __R __R __G __B __L
      __B __G __L __L __G __B __B __G __G
      __R __R __B __B __L __Y __R __Y __B
      __L __L __B __L __Y __L __G __B __R
      __B __Y __G __G __Y __R __G __G __L
      __R __G __L __L __R __R __R __Y __L
      __L __Y __B __R __Y __L __R __Y __R
    `,
    values: '',
    target: 370,
    par: 627,
    difficulty: 9,
    line: 'i7 b6 i11 c10 d2 h10 f4 c4 i7 g7 e9 h4 g8 a9 i7 d8 d11 b5 c12 d10 b8 a7 f4 h10 h12 f8 c12 f11 e11 e11 e11',
  },
  {
    rows: `
      __B __L __Y __Y __L __R __B __Y __B
      __L __L __L __R __G __L __Y __B __Y
      __G __G __G __L __B __L __Y __Y __B
      __L __R __G __B __G __L __Y __R __Y
      __B __R __B __R __R __G __G __R __Y
      __L __R __B __L __Y __Y __B __B __R
      __G __G __R __R __G __Y __G __L __B
      __R __Y __L __L __B __R __G __Y __Y
      __R __Y __Y __Y __L __G __R __B __R
      __L __B __L __L __B __Y __B __G __B
      __Y __B __B __B __G __Y __L __Y __R
      __G __L __L __Y __B __G __R __B __L
      __R __G __Y __G __R __B __Y __G __G
    `,
    values: '',
    target: 400,
    par: 676,
    difficulty: 10,
    line: 'b10 f1 b2 b5 c8 f4 a8 h1 c8 e9 a9 c10 h5 c9 h12 e10 d9 h5 e8 g6 g8 g9 g8 h6 d10 c11 b12 b12 f7',
  },
];
