import type { StageRecord } from './record.ts';

export const view1: readonly StageRecord[] = [
  {
    rows: `
      __L __R __L __L __L __L __L __L __L
      __L __L __L __L __L __L __R __Y __Y
      __L __L __L __L __L __R __L __L __L
      __Y __Y __Y __R __Y __Y __Y __Y __Y
      __Y __R __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __L __Y __Y __Y __Y
      __R __R __R __R __R __R __R __R __L
      __R __R __R __R __R __R __R __R __R
      __R __R __R __R __R __R __R __R __R
      __L __L __L __L __L __L __R __L __L
      __Y __L __L __L __Y __L __L __L __L
      __L __L __L __L __L __L __Y __L __R
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
    `,
    values: '',
    target: 2530,
    par: 5321,
    difficulty: 2,
    line: 'h1 a12 a9 a9 a12 b12 a12 a12',
  },
  {
    rows: `
      __L __L __Y __L __L __L __Y __L __L
      __L __Y __Y __Y __L __Y __Y __Y __L
      __Y __Y __R __Y __Y __Y __R __Y __Y
      __Y __R __R __R __Y __R __R __R __Y
      __R __R __L __R __R __R __L __R __R
      __R __L __L __L __R __L __L __L __R
      __L __L __Y __L __L __L __L __L __L
      __L __Y __Y __Y __L __Y __Y __Y __L
      __Y __Y __R __Y __Y __Y __R __Y __Y
      __Y __R __R __L __Y __R __R __R __Y
      __L __R __L __L __Y __R __L __R __R
      __R __L __L __L __R __L __L __L __R
      __Y __L __Y __L __L __L __Y __R __L
    `,
    values: '',
    target: 2130,
    par: 3863,
    difficulty: 4,
    line: 'a5 a7 b12 e12 a11 e7 a6 i7 a12 a12',
  },
  {
    rows: `
      __L __R __R __Y __Y __R __Y __R __R
      __Y __Y __Y __L __L __Y __Y __Y __Y
      __Y __Y __Y __R __R __L __Y __Y __L
      __Y __Y __R __Y __L __Y __R __R __Y
      __Y __Y __Y __L __L __L __Y __L __L
      __R __Y __Y __L __R __R __L __L __Y
      __R __Y __L __Y __Y __Y __L __Y __Y
      __R __Y __Y __R __Y __Y __Y __L __Y
      __L __Y __R __R __R __L __Y __L __L
      __L __L __R __Y __R __L __R __L __L
      __R __L __R __Y __R __R __L __R __Y
      __R __R __Y __Y __R __R __L __L __L
      __R __L __R __R __Y __R __R __L __L
    `,
    values: '',
    target: 2090,
    par: 4517,
    difficulty: 6,
    line: 'c11 d4 g11 e3 f9 c7 a4 h11 i12 a9 a12 c12 a12',
  },
  {
    rows: `
      __L __L __R __R __R __Y __Y __Y __Y
      __L __L __L __R __R __Y __Y __G __G
      __R __R __L __L __R __G __G __G __Y
      __L __R __R __R __R __Y __Y __Y __Y
      __R __R __R __L __R __Y __Y __Y __G
      __R __L __R __R __L __G __Y __G __Y
      __L __R __R __R __L __G __G __Y __Y
      __R __L __L __R __R __G __Y __G __Y
      __R __R __L __L __R __G __G __Y __Y
      __R __L __L __L __L __Y __G __G __Y
      __R __L __R __L __L __Y __G __Y __G
      __R __L __L __L __L __Y __Y __Y __G
      __L __L __L __R __R __Y __G __G __Y
    `,
    values: '',
    target: 2130,
    par: 4016,
    difficulty: 9,
    line: 'd12 f2 a5 i11 f8 f12 f12 a11 a12 a12',
  },
  {
    rows: `
      __R __L __L __L __R __Y __Y __R __R
      __R __R __R __R __R __G __G __R __R
      __R __R __G __G __G __R __R __R __Y
      __R __L __R __Y __Y __Y __R __Y __Y
      __R __Y __Y __L __L __R __Y __Y __Y
      __G __G __Y __L __R __L __Y __Y __Y
      __R __R __R __L __L __L __L __R __R
      __G __L __Y __L __G __L __R __L __R
      __R __R __Y __G __G __L __Y __L __L
      __Y __G __L __G __L __Y __Y __L __L
      __Y __Y __R __R __Y __R __R __G __L
      __R __R __R __G __Y __R __Y __Y __G
      __Y __R __L __G __R __R __Y __Y __G
    `,
    values: '',
    target: 1000,
    par: 3602,
    difficulty: 10,
    line: 'a5 f1 a10 c5 d12 c4 d11 e8 c8 f9 c9 e8 e11 i12 g12 a11 b11 b12 a12 b12 a12',
  },
  {
    rows: `
      __G __R __Y __G __R __G __L __R __Y
      __R __R __R __R __R __R __R __R __R
      __Y __R __L __Y __R __L __L __R __L
      __Y __R __Y __G __R __G __L __R __L
      __R __G __R __R __R __R __R __R __R
      __L __Y __G __Y __R __L __G __Y __L
      __Y __R __L __Y __R __L __L __R __L
      __R __R __R __G __R __R __R __R __R
      __G __R __Y __G __R __G __Y __R __G
      __L __Y __Y __G __R __G __L __R __L
      __R __Y __G __R __R __R __R __R __R
      __G __R __Y __G __G __G __L __Y __L
      __Y __G __Y __L __R __G __G __R __Y
    `,
    values: '',
    target: 1460,
    par: 3725,
    difficulty: 8,
    line: 'c12 b12 a6 i6 f9 f5 b11 a8 g4 f8 d11 c10 a5 i5 a10 g11 e10 a10 b12 a12 a12 b12 a12 a12',
  },
  {
    rows: `
      __G __Y __R __L __G __Y __Y __R __Y
      __B __Y __L __L __B __G __G __R __L
      __G __L __L __L __B __G __Y __G __L
      __G __Y __R __L __L __G __Y __R __L
      __G __G __R __B __R __G __Y __R __L
      __G __Y __R __L __B __G __B __R __L
      __G __R __R __L __L __G __Y __R __R
      __G __Y __R __R __B __G __Y __R __B
      __G __Y __R __L __R __G __Y __R __L
      __G __R __R __L __B __G __Y __R __L
      __R __Y __R __L __B __G __Y __R __L
      __R __B __R __R __B __G __Y __R __L
      __G __Y __R __L __B __G __Y __Y __L
    `,
    values: '',
    target: 920,
    par: 2117,
    difficulty: 14,
    line: 'f0 f12 e5 b2 f12 g12 g10 e3 b3 e3 a9 b8 d6 d10 e12 a11 a11 a12 a12 a12 c12 b12 a12',
  },
  {
    rows: `
      __B __R __R __G __R __B __G __G __B
      __G __B __B __G __G __B __R __R __B
      __R __G __R __G __G __R __G __R __G
      __G __G __L __B __B __B __R __B __B
      __B __R __Y __G __R __R __R __B __G
      __Y __Y __B __R __G __R __R __L __R
      __R __R __G __B __B __B __R __R __L
      __G __L __G __R __B __R __R __Y __R
      __G __G __G __G __L __Y __G __B __R
      __G __L __Y __G __Y __B __L __R __R
      __Y __Y __Y __L __Y __Y __R __Y __Y
      __Y __Y __L __R __Y __R __L __R __R
      __L __G __Y __R __Y __R __L __R __Y
    `,
    values: '',
    target: 690,
    par: 2000,
    difficulty: 14,
    line: 'h12 h7 a11 b3 h12 a7 g12 e4 e12 b11 a5 d12 c8 e11 g10 d12 a8 a11 d12 c12 a12 a12 a12 a12',
  },
  {
    rows: `
      ... ... ... ... ... ... ... __R __B
      ... ... ... ... ... __B __Y __B __L
      ... ... ... __Y __L __G __G __G __B
      ... __G __G __B __L __Y __B __R __B
      __Y __B __G __Y __B __R __Y __Y __Y
      __B __R __Y __R __Y __R __G __Y __G
      __B __L __L __B __Y __Y __B __L __G
      __L __G __L __B __B __Y __Y __L __R
      __G __B __R __Y __R __R __B __Y __R
      __L __R __L __Y __L __B __B __L __R
      __Y __R __L __L __L __R __B __Y __G
      __Y __L __G __L __R __Y __G __B __G
      __G __R __R __G __R __R __B __G __Y
    `,
    values: '',
    target: 360,
    par: 1109,
    difficulty: 16,
    line: 'e12 g2 a11 f6 b12 b11 a10 b9 f5 g5 c6 i9 i11 h9 h10 h10 c12 e8 e7 a11 c12 a11 e11 c12 f11 c12 c12 a12 c12 a12',
  },
  {
    rows: `
      __L __L __L __B __G __R __G __B __B
      __G __L __Y __R __R __G __Y __L __B
      __Y __R __Y __B __G __L __Y __L __R
      __B __L __Y __B __R __R __L __L __Y
      __Y __Y __G __Y __G __R __Y __G __R
      __L __B __G __R __B __B __Y __L __G
      __L __R __B __L __B __L __G __Y __G
      __R __R __R __G __L __Y __Y __Y __R
      __G __Y __G __Y __Y __G __B __Y __L
      __G __Y __L __L __R __Y __G __R __Y
      __L __G __R __G __R __B __B __L __G
      __L __R __B __L __R __G __G __G __G
      __Y __B __R __R __B __B __Y __B __Y
    `,
    values: '',
    target: 400,
    par: 1175,
    difficulty: 16,
    line: 'e3 a6 g3 f10 a11 i1 d8 h8 b1 b7 a7 c5 a8 d3 e12 d5 b9 a9 e9 c12 i7 i8 i9 h9 b12 b12 b12 b10 c12 b12 a11 a11 b12 a12',
  },
];
