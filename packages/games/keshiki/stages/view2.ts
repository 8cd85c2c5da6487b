import type { StageRecord } from './record.ts';

export const view2: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __L __R __Y __Y __Y __Y __Y
      __R __R __R __L __R __R __R __Y __R
      __Y __R __R __L __R __R __R __R __R
      __R __R __R __R __R __R __R __R __R
      __L __L __L __L __L __L __L __L __L
      __L _*L _*L __L __L _*L _*R _*R __L
      __L __L __L __L __L __Y __L __L __L
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __R __Y __Y __Y
      __Y __Y __L __L __Y __Y __Y __Y __Y
      __R __R __R __R __R __R __R __R __R
    `,
    values: '',
    target: 2270,
    par: 5489,
    difficulty: 2,
    line: 'd11 d6 g8 i8 a12 h9 a6 d12 c12',
  },
  {
    rows: `
      __L __L __R __R __L __Y __R __Y __R
      __R __L __Y __R __L __Y __R __L __Y
      __R __R __L __R __L __Y __R __L __Y
      __R __R __R __R __L __Y __R __L __Y
      __Y __L __Y __R __L __Y __Y __L __Y
      __Y __Y __Y __R __L __Y __R __L __Y
      __R __L __Y __R __L __Y __R __L __Y
      __R __L __L __R __Y __Y __R __L __Y
      __R __L __Y __R __L __R __L __L __Y
      __Y __L __Y __R __L __Y __R __R __R
      __R __R __Y __Y __L __R __L __L __Y
      __R __R __Y _*R _*L __Y __L _*L __Y
      __R __L __Y _*R __L __R __R _*L _*Y
    `,
    values: '',
    target: 1070,
    par: 3131,
    difficulty: 11,
    line: 'h10 e8 i8 c4 i10 h11 b1 c5 f0 c8 h3 f11 e5 d1 d11 d12 c12 b12',
  },
  {
    rows: `
      __Y __G __G __G __R __R __R __L __L
      __Y __Y __G __G __G __R __R __R __L
      _*Y __Y __Y __G __L _*R __R _*R __R
      __L _*Y __Y __Y __G _*G __R __R _*R
      __L __L __Y __Y __Y __G __G __G __R
      __L __L __L __Y __Y __Y __G __G __G
      __R __L __L __L __Y __Y __Y __G __G
      __R __R __L __L __L __Y __Y __Y __G
      __R __R __R __L __L __L __Y __Y __Y
      __G __R __G __R __L __L __L __Y __Y
      __Y __G __R __R __R __L __L __L __L
      __G __G __G __R __R __R __L __L __L
      __Y __G __G __G __R __R __R __L __L
    `,
    values: '',
    target: 2010,
    par: 3551,
    difficulty: 12,
    line: 'i9 a11 b5 i5 a4 b6 i12 a11 a9 c12 c12',
  },
  {
    rows: `
      __R __R __R __R __G __R __R __G __R
      __R __G __G __G __Y __G __G __G __R
      __R __G __Y __Y __Y __Y __Y __G __R
      __R __G __Y __L __L __L __Y __R __G
      __R __G __Y __L __R __Y __Y __G __R
      __R __R __Y __L __R __Y __L __G __L
      __R __G __Y __L _*R __L __Y __G __R
      __G __G __Y _*G _*Y __Y __L __G __R
      __R __G __Y __G __R _*L __Y __G __Y
      __R __G __Y __L __L __L __G __G __R
      __G __G __Y __Y __Y __G __Y __G __R
      __Y __R __R __G __G __G __G __Y __R
      __R __R __R __R __R __R __R __R __R
    `,
    values: '',
    target: 1470,
    par: 3164,
    difficulty: 15,
    line: 'f9 g7 h4 d7 d9 e3 f8 a7 b6 e7 g10 e12 b12 c11 c12 b11 b9',
  },
  {
    rows: `
      __R __Y __G __L __Y __L __R __Y __L
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __L __Y __L _*G _*L __R _*Y __Y __L
      __G __Y __Y __G __Y __R __L __Y __R
      __Y __Y __Y __Y __Y __R __R __Y __G
      __G __Y __L __L __Y __L __G __Y __Y
      __R __Y __R __R __Y __G _*G __Y __R
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __L __L __R __G __Y __L __R __Y __L
      __L __Y _*L __G __Y __G __G __Y __R
      __Y __Y _*Y __Y __L __Y __Y __Y __Y
      __R __Y __R __L __Y __G __L __Y __L
      __L __Y __G __R __Y __G __R __L __L
    `,
    values: '',
    target: 3140,
    par: 5156,
    difficulty: 13,
    line: 'i11 f9 g6 d8 b8 d5 f2 f4 f11 g11 f10 e3 d8 c2 e12 a8 e9 a9 a9 c12 d12 c12 c11 c9 b12',
  },
  {
    rows: `
      __Y __G __G __Y __R __G __R __G __G
      __R __G __G __L __Y __R __R __G __R
      __R __Y __Y __L __Y __R __R __Y __R
      __R __R __L __R __Y __Y __R __R __L
      __L __R __G __R __R __L __R __L __G
      __R __G __R __R __G __G __Y __R __Y
      __L __Y __Y __R __L __G __R __G __L
      __R __Y __Y _*R __G __R __Y __L __L
      __G __R __L _*R __G _*R __L _*G __G
      __Y __R __L __Y __R __L _*G __R __G
      __L __L __Y __G __G __Y __R __R __L
      __R __Y __Y __R __Y __R __G __R __L
      __Y __R __L __G __L __G __R __L __L
    `,
    values: '',
    target: 610,
    par: 2078,
    difficulty: 14,
    line: 'i0 d1 b0 b2 b10 c8 c6 i10 b7 i9 i9 h9 i9 h9 g9 f6 i12 d10 g8 g8 a8 a11 b12 e12 d9 b12 c11 d11 a8 a12 b12 b12',
  },
  {
    rows: `
      __G __L __L __Y __L __R __Y __Y __R
      __G __R __L __Y __R __R __Y __Y __G
      __G __R __Y __R __R __Y __G __G __R
      __Y __Y __Y __Y __L __R __R __G __L
      __Y __L __G __G __L __L __G __G __L
      __R __L __L __L _*G __R __L __L __L
      __L __L __L __L _*G __Y __R __R __G
      __L __L __R __R _*G __Y __R __R __G
      __R __L __G __G __Y __G __G __L __R
      __L __L __L __L __Y __Y __Y __L __G
      __Y __G __Y __Y _*Y __L __L __L __L
      __Y __G __L __R _*L __L __G __L __Y
      __G __Y __Y __G _*L __G __Y __Y __R
    `,
    values: '',
    target: 880,
    par: 2462,
    difficulty: 19,
    line: 'g9 b10 g4 c9 a10 h12 d9 i8 b3 g12 b12 e9 g8 g11 g9 h6 e9 f6 a2 d5 c6 f11 d11 e11 d12 c12',
  },
  {
    rows: `
      __Y __G __L __B __R __Y __B __G __G
      __R __R __Y __L __B __G __B __G __R
      __G __B __G __R __R __G __G _*B __R
      __Y __G __Y __G __L __R _*B __G __Y
      __G __L __R __R __G __Y __B __B __G
      __G __B __G __B __L __B __G __B __L
      __L __Y __Y __G __Y __Y __B __B __G
      __G __G __Y __R __L __R __G _*L __L
      __B __R __Y __Y __Y __G __B __L __R
      __R __B __G __B __B __G __R __L __G
      __G __L __L __L __R __G __Y __G __L
      __Y __B __B __R __G __G __Y _*G __B
      __R __Y __G __G __R __L __B __G __L
    `,
    values: '',
    target: 390,
    par: 1048,
    difficulty: 20,
    line: 'i7 g4 h4 g6 g4 f5 e6 i2 b6 f7 e6 e9 e7 d10 e10 b6 b10 g11 c8 b9 c8 a9 a7 e12 a10 f12',
  },
  {
    rows: `
      __Y __Y __G __L __R __R __R __G __R
      __Y __Y __R __L __L __L __Y __Y __R
      __Y __L __L __R __R _*G __G __Y __L
      __Y _*L __L __R __L __L __L __L __G
      __L _*G __G __G __L __L __Y __G __L
      __Y __Y _*G __L _*L __G __R __R __L
      __Y __Y __Y __L __G __G __G __R __L
      __R __Y __G __Y __Y __Y __Y __R __Y
      __R __G __L __Y __Y __L __R __R __Y
      __R __G __Y __Y __Y __L __R __R __L
      __Y _*R _*R __L __Y __L __R __R __R
      __Y __Y __L __L __Y __L __L __Y __R
      __Y __Y __L __L __L __Y __L __L __G
    `,
    values: '',
    target: 1360,
    par: 2894,
    difficulty: 23,
    line: 'e2 b8 c4 h3 h12 h5 i3 i6 g8 e12 i5 a9 i9 d11 d12 d12 b12 c12 b11 b12 b12',
  },
  {
    rows: `
      __B __B __B __G __G __G __Y __Y __Y
      _*B _*B __B __R __G __G __Y __G __Y
      _*B __R __L __B __B __B __G __G __G
      __L __L __L __B __B __B __G __G __R
      __R __R __R __L __L __L __B __B __B
      __R __R __L __L __L __L __B __R __B
      __Y __Y __Y __R __R __R __L __G __L
      __R __Y __G __R __Y __R __L __L __L
      __G __G __G __Y __Y __Y __R __R __R
      __L __G __G __Y __R __Y __R __R __R
      __B __B __B __G __G __G __Y _*Y __L
      _*B _*B __B __G __G __G __Y _*Y __Y
      __L _*L __L __B __B __B __G __B __G
    `,
    values: '',
    target: 1010,
    par: 2462,
    difficulty: 24,
    line: 'c12 b3 a11 i1 b7 a3 i5 i11 h10 a9 i9 b8 i12 c12 a10 a11',
  },
];
