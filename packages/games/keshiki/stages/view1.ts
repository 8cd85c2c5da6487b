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
      __Y __Y __R __Y __Y __Y __R __Y __Y
      __Y __R __Y __R __Y __R __R __R __Y
      __R __R __L __R __R __R __L __R __R
      __R __L __L __L __R __L __L __L __Y
      __L __L __Y __Y __L __L __Y __L __L
      __L __Y __Y __Y __L __Y __Y __Y __L
      __Y __Y __R __Y __Y __Y __R __Y __Y
      __Y __R __R __R __Y __R __R __R __Y
      __R __R __L __L __R __L __L __L __R
      __L __L __L __L __R __L __L __R __Y
      __L __L __Y __L __R __L __Y __L __L
      __L __Y __Y __Y __L __Y __R __Y __L
      __Y __Y __R __Y __Y __Y __L __Y __Y
    `,
    values: '',
    target: 1540,
    par: 4283,
    difficulty: 4,
    line: 'a5 c2 a8 f10 e10 g9 a11 a9 h10 a12 b12 a12',
  },
  {
    rows: `
      __L __R __R __L __L __R __R __L __R
      __Y __R __R __L __L __R __R __Y __R
      __L __Y __R __R __Y __Y __R __R __R
      __L __L __R __Y __Y __Y __Y __Y __R
      __L __R __Y __L __Y __Y __L __Y __R
      __Y __L __Y __Y __Y __Y __L __R __L
      __R __L __L __L __L __R __R __R __R
      __R __L __L __R __Y __L __R __L __Y
      __L __Y __L __L __Y __Y __Y __Y __R
      __L __Y __L __L __Y __L __L __R __Y
      __L __R __R __Y __Y __Y __L __R __Y
      __L __R __Y __Y __Y __Y __R __R __L
      __L __R __Y __Y __Y __L __R __L __R
    `,
    values: '',
    target: 1710,
    par: 4190,
    difficulty: 6,
    line: 'a12 a9 i10 h7 d4 f9 c12 d11 f8 a12 a11 a12 a12',
  },
  {
    rows: `
      __R __R __R __G __G __Y __L __L __Y
      __G __R __R __G __R __L __L __L __L
      __R __G __R __R __R __Y __Y __Y __L
      __G __R __R __R __R __L __L __Y __L
      __R __R __G __R __G __Y __Y __Y __L
      __G __G __R __G __R __Y __L __L __Y
      __G __G __R __R __G __L __L __Y __L
      __R __R __R __G __R __Y __L __L __Y
      __G __G __R __R __G __L __L __L __L
      __R __G __G __G __R __Y __Y __L __Y
      __R __G __G __G __G __L __Y __Y __L
      __G __R __G __G __G __L __L __Y __Y
      __G __R __G __G __R __L __L __L __Y
    `,
    values: '',
    target: 1750,
    par: 3194,
    difficulty: 9,
    line: 'f3 a10 b7 f8 f9 b12 f12 a6 e4 f12 a12 a12',
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
      __Y __Y __G __L __R __B __Y __G __L
      __B __Y __G __L __L __B __Y __Y __B
      __L __Y __G __L __R __B __Y __G __Y
      __B __Y __G __L __R __B __Y __G __L
      __B __Y __R __L __R __B __R __G __L
      __B __G __G __L __R __B __G __G __L
      __B __Y __L __L __R __B __Y __G __L
      __B __Y __G __L __R __B __Y __L __L
      __B __Y __G __L __R __B __L __R __B
      __B __L __G __L __R __B __Y __G __L
      __L __Y __G __L __R __L __Y __L __L
      __B __Y __G __L __R __B __G __L __L
      __B __R __G __B __R __B __Y __G __L
    `,
    values: '',
    target: 750,
    par: 1508,
    difficulty: 13,
    line: 'c6 e12 f10 a0 f9 f8 g2 c4 e10 g10 f11 f12 b8 c12 b12 b12 a9 a10 a12 b12 a12',
  },
  {
    rows: `
      __G __L __L __Y __G __Y __G __Y __Y
      __Y __Y __Y __L __G __L __G __L __L
      __B __G __Y __G __G __Y __Y __Y __Y
      __G __L __G __G __L __L __Y __Y __Y
      __Y __L __L __L __Y __Y __G __L __L
      __B __L __Y __B __L __R __L __L __G
      __Y __Y __Y __L __L __B __G __L __G
      __G __Y __Y __Y __B __Y __B __L __R
      __L __R __R __L __G __R __L __G __G
      __B __R __L __B __R __B __B __R __L
      __R __Y __B __R __L __Y __R __L __R
      __L __L __L __R __B __L __L __R __B
      __B __B __B __L __B __R __L __B __R
    `,
    values: '',
    target: 650,
    par: 1513,
    difficulty: 15,
    line: 'h8 e4 b9 b10 f9 e9 d11 d8 f4 d11 a12 g6 h3 i7 a8 a8 f10 f10 a12 f11 a11',
  },
  {
    rows: `
      ... ... ... ... ... ... ... ... __B
      ... ... ... ... ... ... ... __G __Y
      ... ... ... ... ... ... __Y __L __R
      ... ... ... ... ... __L __G __Y __B
      ... ... ... ... __Y __B __B __B __B
      ... ... ... __B __Y __L __G __G __L
      ... ... __B __B __R __L __B __R __B
      ... __L __G __Y __B __Y __R __B __L
      __G __B __L __Y __L __R __L __R __R
      __Y __L __Y __B __R __G __G __B __Y
      __R __R __R __R __L __B __B __G __B
      __Y __L __G __B __L __Y __G __Y __G
      __R __B __Y __R __R __R __R __G __G
    `,
    values: '',
    target: 210,
    par: 529,
    difficulty: 17,
    line: 'g5 e11 a10 d12 f10 g5 h5 c10 b11 g9 c11 a11 h8 g7 e10 f10 g12 b12 e12 d12',
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
