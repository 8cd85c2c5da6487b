import type { StageRecord } from './record.ts';

export const view2: readonly StageRecord[] = [
  {
    rows: `
      __L __L __R __L __L __L __L __L __L
      __Y __L __L __L __L __L __R __L __L
      __L __L __L __L __Y __R __L __L __L
      __Y __Y __Y __Y __Y __Y __Y __L __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __R __Y __L
      __R __R __R __R __R __R __R __R __R
      __R _*R _*R _*R _*R __R _*R __R __R
      __Y __R __R __Y __R __R __R __R __R
      __L __L __R __L __L __L __L __R __L
      __L __L __L __L __Y __R __L __L __L
      __L __L __L __L __L __L __L __L __L
      __Y __Y __Y __Y __R __Y __Y __Y __Y
    `,
    values: '',
    target: 1960,
    par: 5045,
    difficulty: 2,
    line: 'i8 g7 h8 d8 d12 i6 i12 i6 f12 b12',
  },
  {
    rows: `
      __R __Y __L __R __Y __L __R __Y __R
      __R __L __L __R __Y __L __R __Y __L
      __R __Y __Y __R __Y __L __Y __R __R
      __R __Y __L __R __Y __L __R __Y __L
      __Y __Y __L __R __Y __L __R __Y __L
      __R __R __L __L __R __L __R __Y __L
      __R __Y __L __R __Y __L __Y __Y __L
      __L __Y __L __R __Y __L __R __Y __Y
      __R __Y __L __R __Y __L __R __Y __L
      __R __Y __L __R __Y __L __R __Y __L
      __R __Y __R __R __Y __L __R __Y __R
      __R _*Y __L __R __Y __L __R _*Y __L
      __R __Y __L _*L __Y __L _*L _*Y _*L
    `,
    values: '',
    target: 1040,
    par: 2144,
    difficulty: 12,
    line: 'c0 i2 a8 f12 c3 h2 a8 f0 c10 h8 h11 c11 f7 a10 g1 e12 e10 b2 c12 b12',
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
      __R __R __R __R __R __R __R __R __R
      __R __Y __Y __R __Y __Y __Y __Y __R
      __R __Y __G __G __G __Y __G __Y __R
      __Y __Y __G __L __L __L __G __Y __R
      __R __Y __R __L __R __L __G __Y __R
      __R __Y __G __L __R __Y __G __R __Y
      __R __R __G __L __R _*L __G __Y __R
      __R __Y __G _*L __R _*L __G __Y __R
      __R __Y __G __L _*R __L __G __Y __R
      __R __Y __G __G __L __L __G __L __R
      __L __Y __G __G __G __G __Y __Y __R
      __R __Y __Y __Y __Y __Y __R __Y __R
      __G __R __L __R __R __L __R __R __R
    `,
    values: '',
    target: 1270,
    par: 2546,
    difficulty: 15,
    line: 'h4 h11 h8 c5 b1 c7 d6 d10 f12 f9 a11 c12 d12 a11 c12 b12 b12',
  },
  {
    rows: `
      __L __Y __G __L __Y __G __Y __Y __G
      __L __Y __L __Y __Y __Y __Y __Y __Y
      __R __Y __L __R __Y __L _*L __G __R
      __L __Y __G __G __Y __L _*L __Y __G
      __Y __Y __Y __Y __Y __Y _*Y __Y __Y
      __L __L __G __R __Y __G _*R __L __L
      __R __Y __L __R __Y __R __L __Y __L
      __R __Y __Y __Y __Y __Y _*Y __Y __Y
      __G __Y __L __G __G __L __G __Y __R
      __G __Y __R __L __Y __L __R __Y __R
      __Y __Y _*Y __Y __G __L __Y __Y __Y
      __R __Y __R __L __Y __G __L __Y __R
      __G __Y __L __L __Y __L __L __Y __R
    `,
    values: '',
    target: 1620,
    par: 4061,
    difficulty: 16,
    line: 'b0 d7 a7 e8 a10 c5 d9 e11 i9 a9 a10 i11 f8 i12 h12 h12 f7 f8 f10 f12 a10 b12 c11 c12 b12',
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
    par: 1847,
    difficulty: 14,
    line: 'b10 i9 d1 h12 h9 c2 c1 c8 c6 h2 d10 b11 e6 e8 f9 g10 h7 i11 g11 h12 i11 f7 c11 c10 b12 b12 b12 b11 c11 a9 b12',
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
    par: 2135,
    difficulty: 19,
    line: 'b1 a10 a2 g2 g9 b10 h6 g9 f2 a6 d9 i6 e9 e8 h12 g12 g8 h6 g10 c12 i5 i7 i8 h8 c11 a12 c11 d11',
  },
  {
    rows: `
      __G __Y __B __L __Y __G __Y __R __G
      __B __B __B __G __Y __L __R __Y __G
      __Y __Y __Y _*Y __Y __B __R __B __Y
      __Y __R __G __R __Y _*R __G __R __L
      __R __L __Y __Y __G __L __G __Y __G
      __B __Y __R __Y __L __G __R __B __L
      __G __L __B __G __L __Y __R __B __Y
      __Y __R _*Y __L __B __G __G __G __R
      __G __L __Y __Y __Y __R __Y __R __B
      __L __Y __L __R _*G __R __R __G __G
      __Y __L __R __L __L __Y __Y __L __G
      __G __B __R __R __Y __Y __Y __R __R
      __B __G __Y __G __R __G __Y __G __R
    `,
    values: '',
    target: 440,
    par: 1106,
    difficulty: 21,
    line: 'i12 i2 g3 h6 h3 e10 e6 g7 d10 d5 d7 b4 b7 c4 i9 h9 h12 a4 f12 g12 c10 f12 e12 h12 f11 a9 c11 c11 d12',
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
    par: 2813,
    difficulty: 23,
    line: 'e2 b8 c4 i4 i3 h3 h12 c11 h5 f10 f8 a9 b3 g12 d11 d12 d12 b12 c11 b12 b12 b11',
  },
  {
    rows: `
      __Y __R __R __B __B __B __L _*L __L
      _*R _*R __R __L __B __B __L __L __L
      _*Y _*G __G __R __R __R __B __B __B
      __G __G __G __R __R __R __B __B __B
      __Y __Y __Y __G __G __G __Y __R __R
      __Y __Y __Y __G __G __G __R __L __R
      __L __L __L __Y __Y __Y __G __G __G
      __L __L __L __Y __Y __Y __G __G __G
      __B __B __B __L __L __L __G __Y __Y
      __B __B __B __L __L __L __Y __Y __Y
      __R _*R __L __B __B __B __L __B __L
      __R _*R __R __B __B __B __L __L __L
      _*G __G __G __R __R __R __B __B __B
    `,
    values: '',
    target: 1370,
    par: 2621,
    difficulty: 24,
    line: 'c12 b1 g1 a10 a9 i9 b5 i8 a5 i11 b11 a10 f11 f11 b12 c12 b12',
  },
];
