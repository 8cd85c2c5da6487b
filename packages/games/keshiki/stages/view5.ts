import type { StageRecord } from './record.ts';

export const view5: readonly StageRecord[] = [
  {
    rows: `
      __Y __L __R __L __L __Y __Y __L __Y
      __R __R __R __Y __Y __R __R __R __R
      __L __L __R __Y __L __Y __L __L __Y
      __L __L __L __Y __Y __Y __Y __L __L
      __Y __Y __Y __L __L __L __L __Y __L
      __L __L __Y __L __L __L __Y __Y __L
      __R __Y __R __R __R __L __L __L __L
      __R _-Y _-Y _-L __R __Y __L _-R __R
      __Y __Y __Y __Y __Y __Y __L __Y __R
      __R __Y __Y __Y __Y __Y __Y __L __R
      __Y __L __L __Y __L __L __Y __Y __L
      __R __R __L __L __L __L __Y __R __L
      __R __R __L __Y __Y __Y __R __Y __L
    `,
    values: 'b7=4 c7=4 d7=4 h7=4',
    target: 2310,
    par: 4316,
    difficulty: 20,
    line: 'e7 b11 c1 i9 i5 f12 g2 h10 i5 a9 i6 h12 g12 f12 a11 b11',
  },
  {
    rows: `
      __Y __R __L __Y __R __L __L __R __L
      __Y __R __Y __L __R __L __Y __R __L
      __Y __R __L _-Y __R __L _-Y __R __L
      __L __R __L _-Y __R _-L __R __R _-L
      __Y __R __L __Y __R __L __R __R __L
      __L __R __L __Y __R __L __Y __R __L
      __R __R __L __L __R __L __Y __R __Y
      __Y __R __L __L __Y __L __Y __Y __L
      __Y __R __Y __R __R __Y __Y __R __L
      __Y __Y __Y __Y __R __L __R __R __Y
      __Y __R __L __Y __Y __L __Y __R __R
      __Y __R __L __Y __Y __L __Y __Y __R
      __Y __R __L __Y __R __Y __Y __R __R
    `,
    values: 'd2=4 g2=4 d3=4 f3=4 i3=4',
    target: 1740,
    par: 3476,
    difficulty: 30,
    line: 'a0 g0 c10 d5 e10 i0 d7 h7 g11 h9 e10 e8 f2 a11 a11',
  },
  {
    rows: `
      __Y __R __Y __G __R __Y __G __R __Y
      __R __R __L __R __L __R __R __R __R
      __L __R __Y __L __R __L __Y __R __Y
      __G __R __Y __Y __R __G __G __R __L
      __R __R __R __R __R __R __R __R __R
      __G __R __Y __G __R __G __L __R __L
      __Y __R __L __Y _-R __G __L __R __L
      __R __R __R __R __R __R __R __R __R
      __G __L __Y __Y __R __G __L __R __G
      __G __R __L __L _-R __R __L __R __Y
      __R __R __R __R _-R __R __R __R __R
      __Y __R __G __L _-G __Y __Y __R __L
      __G __R __G __Y __R __Y __Y __R __Y
    `,
    values: 'e6=4 e9=4 e10=4 e11=4',
    target: 3280,
    par: 5063,
    difficulty: 30,
    line: 'g3 h12 a6 c11 d11 e6 g10 h9 c12 a9 g8 c12 b11 b12 b12',
  },
  {
    rows: `
      __Y __Y __L __L __R __R __G __G __Y
      __Y __Y __L __L __R __R __G __G __Y
      __R __R __G __G __Y __Y __L __L __R
      __R __R __G __G __R __Y __G __L __R
      __Y __Y __G __L __R __R __G __G __Y
      __Y __Y __L __L __G __R __R __G __Y
      __R __R __G __G __Y __R __L __L __R
      __L _-R __G __G _-Y _-Y _-G _-L __L
      __Y __Y __L __L __R __R __G __G __Y
      __Y __Y __L __L __G __R __R __Y __L
      __R __L __L __G __L __Y __L __L __Y
      __R __R __R __G __G __Y __L __L __L
      __Y __G __L __R __R __R __L __G __Y
    `,
    values: 'b7=3 e7=3 f7=3 g7=3 h7=3',
    target: 890,
    par: 2141,
    difficulty: 33,
    line: 'h0 b6 b5 a9 i4 i4 i5 a10 d6 e5 g3 e6 f3 d10 f10 e4 g8 c6 e12 d12 c12 b12',
  },
  {
    rows: `
      __G __R __G __G __G __G __G __G __G
      __G __Y __Y __Y __Y __Y __Y _-Y __G
      __G __Y __R __L __R __R __G _-Y __G
      __G __L __R __L __L __L __Y __Y __G
      __G __Y __R __L __Y __L __R __Y __G
      __G __Y __R __L __G __L __R __Y __G
      __G __Y __R __L __G __L __L __Y __G
      __L __R __R _*L _*G __L __L __Y __G
      __G __Y __R __L __G __L __R __Y __G
      __G __Y __R __L __Y __L __R __Y __G
      _-G __R __R __R __R __R __R _-L __G
      __G __R __Y __L __Y __Y __Y __Y __G
      __G __G __G __G __G __G __G __G __G
    `,
    values: 'h1=3 h2=3 a10=3 h10=3',
    target: 2140,
    par: 3215,
    difficulty: 34,
    line: 'h9 b2 g7 b7 e3 h11 g11 i0 c12 b11 a4 b12 a12',
  },
  {
    rows: `
      __L __L __L __G __L __G __L __L __L
      __L __L __L __G __G __Y __L __L __L
      __Y __G __R __R __R _+R __Y __Y __Y
      __Y __Y _-Y __R __R __R __Y __R __G
      __G __G __G _-L __L __L __G __G __G
      __G __G _+G __L __G __L __G _+G __G
      __R __R __Y __Y __Y __Y __R __Y __R
      __R __R __R __Y _-Y __R __R __G __R
      __L __L __L __Y __G __G __L __L __L
      __L __L __L __G __G __G __L __L __L
      __Y __Y __Y __R _-R __R __Y __R __Y
      __Y __Y __Y __R __R _-R __Y __Y __Y
      __G __G __G __L __L __L __G __G __G
    `,
    values: 'f2=4 c3=4 d4=4 c5=4 h5=4 e7=4 e10=4 f11=4',
    target: 1290,
    par: 2612,
    difficulty: 32,
    line: 'i10 c10 b5 d2 g8 h7 e6 c12 i5 i7 h8 f9 g12 a9 c10 c11 d12 b12',
  },
  {
    rows: `
      __L __R __L __L __L __L __L __L __L
      __L __Y __Y __Y __L __G __R __R __L
      __Y __Y __R __R __R __R __L __Y __R
      __L __Y __R __G __L __G __R __Y __L
      __L __Y __R __G __R __R __R __Y __L
      __L __Y __R __G __L __G __R __Y __L
      __L __Y __R _-L _-L __Y __R __Y __L
      __L __Y __R _-G __L __G __G __Y __L
      __L __G __R __G **G _-G __R **Y __L
      __L __G __R __G __G __G __R __R __L
      __L __Y __Y __R __R __R __R __Y __L
      __L __R __Y __Y __Y __Y __R __Y __L
      __L __L __L __L __L __G __L __L __L
    `,
    values: 'd6=4 e6=4 d7=4 f8=4',
    target: 1620,
    par: 3353,
    difficulty: 38,
    line: 'b7 e4 g7 b10 g6 h2 e5 f12 f9 b10 h10 d8 a1 d12 d12 c11',
  },
  {
    rows: `
      __B __R __R __B __B __G __Y __L __L
      __Y __B __Y __R __Y __G __L __B __R
      __L __G __B __G __Y __L __R __Y __L
      __B __R __B __L __R __B __Y _-L __Y
      __Y __Y __L __R __L __Y __G __L __R
      __Y __B __R __B __L __L __B __B __B
      __R __B __Y __L __B __Y __Y __B __Y
      __B __R __Y __L __R __R __G __G __R
      __L __B __Y __R __B __B __L __Y __R
      __G __R __R _-Y __R __B __G __R __B
      __R __B _-L __L __R __L __B _-L __B
      __Y __L __G __G __L __L __G __B __L
      __R __L __B __G __R __G __L __B __Y
    `,
    values: 'h3=4 d9=4 c10=4 h10=4',
    target: 530,
    par: 1262,
    difficulty: 38,
    line: 'i7 c6 g7 i8 d10 f5 g2 e10 f7 f2 g7 d12 b12 a4 d8 b10 g8 i5 i6 i6 h11 b7 a7 b6 a8 g12 g12 d10 i8 h10 c12 c12 c12 b12 c12 c12',
  },
  {
    rows: `
      __L __L __G __L __L __L __L __L __G
      __L __R __L __L __L __L __L __L __L
      __Y __Y _+Y __Y __Y __Y __Y _+Y __Y
      __Y __R __Y _+Y __Y __Y __Y __Y __Y
      __G __G __G __G __G __G __G __R __G
      __G __L __G __G __G __G __Y __G __G
      __R __R __R __R __R __R __R __R __Y
      __R __R __R __L __R __R __R __R __L
      __L __L __L __L __G __L __L __L __L
      __L __G __L __L __L __G __G __L __L
      __Y __Y __L __Y __R __Y __R __Y __Y
      _-Y __Y __Y __R __Y __Y __Y __L _-Y
      _-G __G __G __G __G _-G __L __G __G
    `,
    values: 'c2=4 h2=4 d3=4 a11=4 i11=4 a12=4 f12=4',
    target: 1860,
    par: 3131,
    difficulty: 40,
    line: 'h7 i4 g9 i6 b4 a7 c11 i12 i11 e11 e12 g7 b12 b12 c12 b12 b12',
  },
  {
    rows: `
      __B __Y __L __Y __Y __B __B __R __L
      __Y __Y __Y __L __G __G __L __R __Y
      __B __Y _-Y __L _-Y _*Y __Y __Y __Y
      __G __Y _-R __L __B __R __R __Y __R
      __G __B __R _*B __B __R __L __B __R
      __B __B __L __L __L __L __R __Y __B
      __B __B _-L __L __R __R __R __Y __B
      __Y __B __L __G __B __R _*R __R __B
      __Y __Y __R __G __G __G __R __R __L
      __L __B __R __R __Y __Y __R __Y __L
      __B __B __R __R __Y __Y __R __Y __L
      __Y __B __Y __Y __L __R __G __Y __Y
      __Y __B __R __L __L __B __R __G __L
    `,
    values: 'c2=4 e2=4 c3=4 c6=4',
    target: 810,
    par: 1685,
    difficulty: 43,
    line: 'g3 b4 f5 e4 f4 i5 f8 g10 h2 d5 c7 a5 h6 e11 i8 a10 e11 f12 g12 h12 c8 a10 e12 d12 c12 d11 a11',
  },
];
