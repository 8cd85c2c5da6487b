import type { StageRecord } from './record.ts';

export const view2: readonly StageRecord[] = [
  {
    rows: `
      __L __Y __R __L __Y __R __L __R __Y
      __Y __Y __L __L __R __R __Y __R __L
      __R __L __R __Y __L __R __R __R __R
      __R __R __Y __L __L __R __L __R __L
      __R __Y __R __R __R __R __Y _*L __R
      __Y __L __Y __L __L _*L __L __Y __L
      __R __R __R __R __Y __Y __Y __R __R
      __Y __Y __R __R __Y __L __L __R __R
      __Y __L __L __R __R __L __R __Y __L
      __R __L __Y __Y __L __R __Y __Y __R
      __Y __L __R __R __L __R __L __L __Y
      __L __L __R __L __R __Y __L __L __R
      __R __R __R __Y __L __Y __L __Y __Y
    `,
    values: '',
    target: 1860,
    par: 3104,
    difficulty: 11,
    line: 'e2 g5 f6 h8 b8 f8 h11 e10 c4 b11 a9 d4 g9 i12 f12 c5 g12 d12 d12 a12 a11 b11 a12',
  },
  {
    rows: `
      __R __L __Y __Y __Y __L __R __L __L
      __L __R __Y __Y __Y __Y __Y __R __L
      __Y __R __Y __Y __R __L __R __R __R
      __L __R __Y __L __R __R __L __L __R
      __L __R __Y __Y __L __Y __L __R __R
      __R __Y __Y __Y __Y __L __R _*R __Y
      __Y __Y __L __R __L __L __L __Y __Y
      __Y __R __Y __R __Y __Y __L __Y __R
      __R __Y __L __L __L __R _*L __R __L
      __Y __Y __R __R __R __L __R __R __L
      __L __L __Y __R __L __Y __L __L __Y
      __R __R __R __Y __R __Y __L __Y __R
      __L __Y __R __L __L __L __Y __R __R
    `,
    values: '',
    target: 1450,
    par: 2426,
    difficulty: 12,
    line: 'g11 d12 e6 e7 f11 a6 i8 d9 g9 f9 g8 a9 i5 f8 b10 a6 d12 a12 b12 f11 e12 c12 c11 c11 a12',
  },
  {
    rows: `
      __G __G __L __Y __G __R __Y __R __R
      __Y __R __G __Y __R __G __L __L __R
      __L __L __Y __G __Y __R __Y __Y __R
      __G __R __G __R __R __Y _*Y __Y __G
      __R __L __R __R __L __G __L __R __R
      __Y __L _*G __Y __Y __G __R __Y __Y
      __L __R __R __R __Y __Y __R __R __L
      __L __R __L __G __R __R __G __R __R
      __R __Y __L __R __L __R __G __G __Y
      __R __Y __Y __R __G __L __Y __G __L
      __Y __R __G __R __G __R __Y __G __G
      __Y __R __Y __G __L __R __L __R __L
      __R __Y __L __L __Y __G __G __L __Y
    `,
    values: '',
    target: 1590,
    par: 2660,
    difficulty: 13,
    line: 'a2 g7 c8 f4 d12 a11 i11 h6 d2 d4 d8 b12 a8 h6 g10 h8 e10 c12 e10 f12 h12 e6 g10 b9 i11 b8 b6 i8 b12 b11 a12 a12',
  },
  {
    rows: `
      __G __G __G __Y __Y __R __Y __R __L
      __L __G __Y __R __R __L __L __G __Y
      __L __Y __R __Y _*L __Y __R __Y __L
      __L __G __G _*G __G __R __R __R __Y
      __R __Y __L __G __L __L __G __R __Y
      __R __Y __Y __G __R __R __Y __L __G
      __G __L __R __G __G __R __G __R __Y
      __R __R __R __L __G __L __R __G __L
      __R _*G __G __R __Y __Y __G __G __L
      __Y __L __R __G __Y __L __R __R __G
      __Y __R __Y __Y __R __R __Y __L __G
      __Y __G __R __R __Y __R __L __L __Y
      __Y __Y __L __Y __Y __L __G __R __L
    `,
    values: '',
    target: 790,
    par: 1319,
    difficulty: 14,
    line: 'b3 d5 a3 f8 i4 i10 f9 g8 b4 a9 h7 d10 i8 i10 h6 d6 h7 e12 c9 b7 e12 c10 b12 b12 c12 e11 d11 e12 d12',
  },
  {
    rows: `
      __L __L __L __G __G __R __L __Y __Y
      __G __Y __L __L __L __R __L __G __G
      __L __L __G __Y __G __R __L __Y __G
      __Y __G __R __G __R __L __L __Y __L
      __R __L __Y __R __G __G __R __G __G
      __L __Y __G __G __Y __Y __Y __R __Y
      __L _*Y __L __R __R __Y __R __G __L
      __G __L __L __G __Y __L __Y __G __L
      __L __L __L __R __Y __R _*R __Y __G
      __R __L __G __Y __L __G __Y __Y __G
      __Y __G __R __L __Y __R _*G __L __L
      __L __G __G __R __G __G __G __L __Y
      __Y __G __G __G __L __L __Y __G __G
    `,
    values: '',
    target: 770,
    par: 1288,
    difficulty: 15,
    line: 'h3 f0 c7 a7 e1 b4 b8 g9 f12 h11 d6 d10 e7 g5 d6 g7 e9 h9 c10 b6 i7 d8 b12 a12 a9 d12 c11 c10',
  },
  {
    rows: `
      __G __L __Y __L __R __G __L __L __L
      __L __Y __R __L __R __G __R __R __L
      __L __L __L __Y __Y __R __Y __R __G
      __L __G __L __R __L __L __G __G __R
      __R __R __G __R __L __L __Y __R __G
      __Y __G __R __Y _*L __R __R __Y __Y
      __Y __L __R __Y __G __G __L __G __Y
      __R __R __L __G __G __R __Y __L __Y
      __R __R __G __Y _*G __R __G __R __R
      __L __R __G __G __Y __L __L __L __G
      __L __L __Y __R _*Y __G __R __G __R
      __Y __G __G __Y __R __Y __R __L __R
      __L __Y __L __R __R __Y __Y __R __R
    `,
    values: '',
    target: 1210,
    par: 2018,
    difficulty: 16,
    line: 'd7 a6 i7 g9 i4 f11 a3 c8 g8 f6 g7 b10 g10 i9 c6 c3 d7 e7 b3 c6 b11 d11 c11 i10 g12 f11 b12 d12 a10 c12 b12 a12',
  },
  {
    rows: `
      __L __G __G __R __Y __R __R __R __G
      __Y __R __R __L __G __G __R __R __G
      __R __G _*G __R __L __Y __Y __G __R
      __G __G __L __R __R __G __R __L __Y
      __R __G __G __Y __R __R __L __Y __G
      __L __Y __R __L __L __R __L __R __R
      __G __R __R _*G __Y __G __G _*L __L
      __Y __L __L __L __L __R __Y __R __L
      __Y __Y __G __Y __R __R __L __R __G
      __L __R __Y __G __Y __G _*G __Y __Y
      __G __L __R __G __L __Y __G __Y __G
      __R __R __L __R __R __R __L __G __R
      __R __Y __L __R __G __R __L __G __R
    `,
    values: '',
    target: 820,
    par: 1369,
    difficulty: 17,
    line: 'i1 c11 f2 d10 b10 i7 h10 f9 f4 c4 h6 e7 h12 i7 g7 i9 c8 e7 c8 a7 g12 g10 d7 e9 g12 b11 c12 b10 a8 b10 b11 d11',
  },
  {
    rows: `
      __G __L __Y __G __R __R __L __L __L
      __B __G __B __B __G __R __Y __L __G
      __G __R __B __B __Y _*G __G __G __G
      __G __R __G __B __G _*Y __L __B __L
      __R __R __G __G __R __G __R __G __L
      __Y __Y __Y __B __G __Y __B __G __R
      __G __L __Y __L __B __B __G __R __Y
      __Y __G __R __L _*R __R __Y __G __R
      __R __L __L __R __L __B __G __B __Y
      __B __R __L __Y __L _*B __Y __G __B
      __G __R __B __L __B __L __R __G __R
      __L __L __Y __L __R __Y __Y __L __R
      __L __B __B __B __R __Y __G __R __Y
    `,
    values: '',
    target: 400,
    par: 670,
    difficulty: 18,
    line: 'a12 b10 e9 c1 a7 f1 i10 i5 h0 c7 c8 d11 d9 e11 f12 b12 e9 f9 a10 g10 e9 c12 d12 h8 h7 c12 d11 b11 e10 e11 f11 g11 c11 f12 e12 e12 d12 a9',
  },
  {
    rows: `
      __R __Y __L __R __L __Y __Y __G __Y
      __G __G __Y __G __R __L __Y __R __L
      __G __R __R __Y __Y __L _*L __G __R
      __Y __R __R _*G __L __Y __Y __R __G
      __R __Y __G __G __R __Y __Y __Y __R
      __R __L __G __R __G __L __Y _*L __Y
      __Y __G __R __G __R _*G __L __L __R
      __R __R __Y __G __Y __L __G __L __G
      __L __G __R __R __R __G __G __R __L
      __Y __R __G __R __Y __R __L __Y __L
      __L __L __R __Y __L __R __L __L __L
      __L __R __Y __G __Y __L __G __G __Y
      __R __G __R __Y __R __G __L __G __L
    `,
    values: '',
    target: 530,
    par: 895,
    difficulty: 19,
    line: 'g11 d4 h11 h12 b1 b10 i10 b5 d3 i9 f3 d3 f3 g9 g11 h11 d7 c9 i10 i12 h12 f11 f11 f12 d12 c11 d9 f11 b10 a11 f12 d12 b11',
  },
  {
    rows: `
      __R __Y __B __L __L __B __G __L __Y
      __L __Y __L __G __G __G __L __L __L
      __R __Y __R __L __G __G __L __R __G
      __B __B __B __B __G __Y __Y __Y __Y
      __Y __G __B __R __Y __R __B __R __R
      __R __G __L __L __R __B __G __R __B
      __B __R __L __Y __L _*R __G __B __Y
      __L __G __B _*L __B __G __G __G __R
      __B __B __G __L __R __R __B __R __R
      __L __B _*Y _*L __Y __R __G __R __Y
      __L __R __G __B __L _*L __B __R __G
      __R __G __G __Y __Y __G __Y __B __R
      __R __Y __Y __G __Y __L __G __L __L
    `,
    values: '',
    target: 270,
    par: 464,
    difficulty: 20,
    line: 'g3 d3 i2 d3 d11 g3 c5 g6 b5 e12 b5 e7 d9 g12 b12 d12 d8 h11 i12 h9 d10 a10 a10 b11 i12 h10 e9 a11 a11 a12',
  },
];
