import type { StageRecord } from './record.ts';

export const view3: readonly StageRecord[] = [
  {
    rows: `
      __Y __L __Y __R __Y __R __Y __L __L
      __R __L __Y __L __R __R __R __R __L
      __L __L __Y __L __Y __L __R __L __Y
      __L __R __Y __R __Y __L __L __L __Y
      __Y __R __R __Y __L __Y __Y __L __L
      __L __R __L __Y __Y __Y __R _+L __L
      __Y __R __L __R __L __Y __R __R __R
      __R __R __L __R __L __R __L __L __L
      __Y __R __R __Y __R __Y __L __L __L
      __R __R __L _+R __Y __R __L __Y __Y
      __R __Y __R __R __L __R __Y __L __Y
      __R __R __L __L __Y __R __L __Y __Y
      __R __L __L __Y __R __L __Y __R __L
    `,
    values: 'h5=3 d9=3',
    target: 2050,
    par: 3428,
    difficulty: 21,
    line: 'f5 c10 g5 g4 b9 i3 f11 h11 c6 b11 e5 e11 d10 b11 e12 d11 a12 b12',
  },
  {
    rows: `
      __Y __R __L __R __Y __L __R __Y __Y
      __Y __Y __R __L __L __L __L __R __Y
      __L __L __R __R __R __L __L __L __Y
      __L __L __Y __Y __R __R __Y __R __Y
      __L __L __L __R __R __L __Y __L __Y
      __Y __R __Y __L __L __Y __Y __R __Y
      __Y __R __R __L __R __Y __L __Y __L
      __R __Y __R __Y __L __L __L __Y __Y
      __Y __Y __L __L __L __L __L __L __Y
      __L _+Y __Y __Y __R __Y __Y __R __L
      __Y __L __Y __Y _+R __L __Y __L __L
      __R __R __L __R __R __L __Y __R __Y
      __L __R __Y __Y __L __Y __Y __Y __R
    `,
    values: 'b9=3 e10=3',
    target: 2350,
    par: 3926,
    difficulty: 22,
    line: 'e8 d6 g4 d5 a11 b8 a4 i10 b12 h11 f11 c6 a6 d12 b12 b12',
  },
  {
    rows: `
      __L __Y __G __R __L __Y __L __L __L
      __L __Y __R __R __R __R __G __L __G
      __L __L _+L __Y __L __G __G __Y __Y
      __G __L __L __R __Y __Y __Y _*Y __L
      __G __L __R __Y __L __Y __Y __L __Y
      __L __L __G __Y __Y __R __R __L __L
      __L __R __Y __R __Y __G __R __G __L
      __L __G __G __Y __G _+Y __L __G __Y
      __G __G __R __R __L __L __G __G __R
      __R __Y __R __Y __L __R __Y __L __L
      __G __L __R __R __R __R __G __G __L
      __G __G __R __G __Y __Y __R __L __R
      __R __G __G __Y __R __Y __G __R __G
    `,
    values: 'c2=3 f7=3',
    target: 790,
    par: 1322,
    difficulty: 23,
    line: 'g10 f3 g4 f12 e3 g6 b1 g11 h7 c7 h7 b11 d4 d6 a6 g11 a12 f9 c9 d11 e10 d11 f12 f12 e11',
  },
  {
    rows: `
      __Y __L __L __G __R __L __Y __R __L
      __L __R __G __G __R __L __G __Y __G
      __L __L __L __L __R __Y __G __R __Y
      __G __R __L __L __Y __Y __Y __G __L
      __L __R __G __L __Y __L __G __L __R
      __R __Y __G __L __G __R __L __R __Y
      __Y __R __R __G __G __L _+R _+Y __L
      __Y __Y __G __L __G __G __Y __L __L
      __L __G __L __L __Y _*Y __G __L __L
      __L __G __L __G __G __G _+G __R __Y
      __Y __R __R __Y __G __G __L __L __R
      __Y __G __G __G __Y __L __Y __L __G
      __Y __G __L __R __G __R __Y __Y __Y
    `,
    values: 'g6=3 h6=3 g9=3',
    target: 860,
    par: 1445,
    difficulty: 24,
    line: 'h12 b7 a12 g3 a8 e4 e4 c5 d0 f10 d10 c10 b9 c11 f6 c9 d12 g10 e11 a11 f10 g10 c12 b12 c12',
  },
  {
    rows: `
      __G __Y __L __Y __G __R __Y __L __G
      __L __R __G __Y __G __L __G __G __L
      __Y __L __L __G _*L __R __L __G __G
      __G __Y __R __L __R __L __G __L __G
      __L __Y __Y __Y __Y __Y __Y __G __Y
      __L _+L _*L __Y __L __G __L __G __R
      __L __R __Y __Y __R __L __G __Y __G
      __G __Y __G __G __L __Y __Y __Y __L
      __R __Y __R __R _+Y __Y __Y __Y __L
      __G __L __G __Y __R _+R __G __Y __G
      __Y __L __G __L __G __R __G __L __Y
      __Y __G __L __Y __R __L __L __Y __R
      __R __R __G __Y __G __Y __L __G __L
    `,
    values: 'b5=3 e8=3 f9=3',
    target: 900,
    par: 1511,
    difficulty: 25,
    line: 'b10 g10 i7 c8 b4 g12 i3 g5 c10 e0 f2 i8 d5 a7 f7 f7 a8 f4 a12 e11 b12 d10 e12 e8 d9 f12 d12 b10 d12 b12 a11 a12 a11',
  },
  {
    rows: `
      __Y __Y __R __L __Y __R __L __L __G
      __R __G __G __Y __Y __G __G __G __L
      __G __G __G __G __G __G __R __R __G
      __L __L _*L __Y __L __Y __L __R __R
      __L __R __G __L __G _*R __L __R __G
      __Y __Y __G __R __G __L _+R __R __G
      __G __G __G __R __L __L __R __L __G
      __R __G __R __G __G __G _+R __R __G
      __L _+Y __G __L __Y __G __L __R __R
      __Y __R __Y __L __R __Y __Y __R __Y
      __G __L __G __G __L __L __Y __G __Y
      __G __R __Y __Y __Y __G __G __Y __G
      __Y __Y __Y __R __G __L __R __G __L
    `,
    values: 'g5=3 g7=3 b8=3',
    target: 910,
    par: 1520,
    difficulty: 26,
    line: 'f6 h8 g10 d4 d2 a3 b12 d10 g8 i10 d5 c9 b6 e9 i8 a8 b10 i12 b9 a11 h12 h11',
  },
  {
    rows: `
      __R __G __L __Y __G __Y __Y __R __R
      __Y __L __L __R __G __G __L __G __L
      __G _*Y __R _+G __R __R _+R __Y __L
      __L __L __R __L __L __L __L __L __R
      __L __G __Y __G __G __L __R __G __Y
      __L __L __L __R __R __R __R __Y __G
      __R __R __G __Y _+G __G __Y __G __G
      __Y __R __Y __G __R __Y __R __R __Y
      __L __G __Y __G __Y __G __L __Y __R
      __L __L __Y __L __R __L __G __Y __G
      __L __G __R __G __Y _*G __Y _+L __Y
      __Y __Y __Y __Y __G __R __Y __R __L
      __R __Y __R __G __G __L __R __G __L
    `,
    values: 'd2=3 g2=3 e6=3 h10=3',
    target: 460,
    par: 773,
    difficulty: 27,
    line: 'i1 c1 b9 g10 d5 d2 g3 f5 g6 c9 i4 b8 a8 i12 i9 a7 i6 a10 a12 b9 g10 c11 b9 c11 c12 f7 b11 f11 c12 f9 b10 d11 b12 c11 b11 a12',
  },
  {
    rows: `
      __Y __L __R __L __B __G __Y __Y __G
      __G __R __L __L __B __L __L __G __L
      __Y __R __B __L _+L __G _+R __L __G
      __R __L __Y __B __B _*Y __Y __G __G
      __Y __Y __R __Y __R __G __L __R __G
      __B __R __Y __Y __L __R __Y __G __G
      __G __G _*L _+Y __R __B __B __B __R
      __R _+B __R __Y __R __B __R __G __Y
      __L __B __L __B __B __R __R __L __B
      __G __B __R __R __B __B __Y __R __B
      __R __Y __Y __Y __R __G __Y __R __Y
      __L __Y __L __B __Y __L __B __L __L
      __R __L __Y __B __Y __G __R __L __R
    `,
    values: 'e2=3 g2=3 d6=3 b7=3',
    target: 390,
    par: 654,
    difficulty: 28,
    line: 'i4 b6 g4 h4 a5 d4 i9 g6 f9 d11 i9 b8 e3 b8 g6 g10 b11 c8 h12 h10 c12 b12 g6 f6 f7 h11 c11 d10',
  },
  {
    rows: `
      __Y __L __Y __L __R __L __Y __L __R
      __L __G __R __R __R __Y __L __R __G
      __G __G __R __L __Y __R _*G __L __R
      __R __G _*R __G __R __G __G __L __G
      __G __R __R __Y __L __R __G _+Y __L
      __G __R __R __L __Y __R __R __Y __Y
      __G __Y __L __Y __R _+L __G __R __Y
      __L __G __L __Y __G __R __G __L __R
      __R __R __Y __R __L __G __Y __R __G
      __G _+G __G __R __R _+Y _*Y __Y __Y
      __Y __R __L __Y __G __L __G __Y __L
      __L __R __R __G __Y __G __L __Y __G
      __Y __G __L __R __G __L __Y __L __G
    `,
    values: 'h4=3 f6=3 b9=3 f9=3',
    target: 500,
    par: 834,
    difficulty: 29,
    line: 'a6 i12 b2 g6 h12 h11 g9 g8 f11 h8 f11 f6 e12 f7 e9 e11 e8 a9 h9 h10 b6 b9 f12 c11 e11 b10 d9 b11 c12 b12',
  },
  {
    rows: `
      __R __Y __Y __B __L __L __G __L __Y
      __G __Y __B __R __L __Y __Y __B __G
      __R __L __G __G __R __B __G __G __Y
      __B __B __R __Y __G __Y __B __G __R
      __L __Y _*B __G __B __R __G _*L __B
      __B __G __R __G __R _+R __R __R __L
      __L __Y __B __B __G __B __Y __G __B
      __G __R __G _+G __L __B _+G __Y __B
      __L __Y __L __B __B __R __Y __Y __Y
      __R __L __Y __G __L __L _*B __L __G
      __L _+R __R __L __Y _+L __Y __G __L
      __G __R __G __G __G __B __G __Y __Y
      __R __G __L __R __Y __L __B __B __Y
    `,
    values: 'f5=4 d7=4 g7=4 b10=4 f10=4',
    target: 280,
    par: 471,
    difficulty: 30,
    line: 'h7 a3 f6 e1 f8 b11 e8 i8 a4 i12 i8 h10 h12 e8 f8 g7 d7 e10 f10 b4 f11 a10 c10 c10 a10 g12 f12 h12 g10 c11 g11 d8 g11 e12 e12 c10 b9 a10',
  },
];
