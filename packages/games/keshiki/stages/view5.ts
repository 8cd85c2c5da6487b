import type { StageRecord } from './record.ts';

export const view5: readonly StageRecord[] = [
  {
    rows: `
      __R __R __Y __Y __L __Y __R __Y __R
      __Y __Y __R __Y __Y __Y __L __L __L
      __Y __Y __Y __R __Y __Y __R __L __Y
      __Y __R __R __R __L __Y __L __R __R
      __Y __R __L __L __R __R __R __R __R
      __R __L __L __L __R __R __R __R __Y
      __R __R __L __Y __Y __Y __L __Y __Y
      __L _-L _-R __R __Y _-R _-Y __Y __R
      __L __L __R __L __L __R __L __Y __L
      __Y __Y __L __L __R __Y __Y __Y __L
      __Y __Y __Y __R __R __L __L __L __Y
      __R __R __Y __R __L __L __L __L __Y
      __R __R __Y __R __Y __R __Y __Y __L
    `,
    values: 'b7=4 c7=4 f7=4 g7=4',
    target: 2140,
    par: 3962,
    difficulty: 19,
    line: 'e8 b5 i8 b11 b4 h10 i5 h6 c8 d12 b11 c11 b12 c12 c12 b12',
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
      __L __L __G __G __Y __Y __R __R __L
      __L __L __G __R __Y __Y __L __R __L
      __Y __Y __R __R __R __L __G __G __Y
      __G __Y __R __R __L __Y __Y __G __Y
      __L __L __G __G __R __Y __L __G __L
      __G __G __G __G __Y __Y __R __R __L
      __Y __Y __G __R __L __L __G __Y __Y
      __Y _-Y _-R _-R _-L __L __G _-G __Y
      __L __L __L __G __Y __Y __Y __L __L
      __L __L __G __R __Y __Y __R __R __Y
      __Y __Y __L __R __L __Y __G __G __Y
      __G __Y __R __R __Y __L __G __G __Y
      __Y __L __G __G __Y __Y __R __R __L
    `,
    values: 'b7=3 c7=3 d7=3 e7=3 h7=3',
    target: 1190,
    par: 2519,
    difficulty: 33,
    line: 'h1 d6 h5 i8 h4 e6 f4 c3 d9 c9 a7 c12 f10 f11 b5 g1 g5 b7 d12 a11 d12 a12 c12',
  },
  {
    rows: `
      _-L __L __L __L __L __R __L __L __L
      __L __Y __Y __Y __Y __Y __Y __Y _-L
      __Y __L __R __R __R __R __R __Y __L
      __L __Y __R __G __G __G __R __Y __L
      __L __Y __R __G __L __L __Y __Y __L
      __L __L __R __G __L __L __G __Y __L
      __L __Y __R __R __R __G __R __Y __L
      __R __R __R __G _*L __G __R __Y __L
      __L __Y __R __G _*L __Y __R __Y __L
      __L __Y __R __G __L __G __R __Y __L
      _-L __R __R __R __R __R __R __Y __L
      __L _-Y __Y __G __Y __Y __R __Y __L
      __L __L __L __L __L __L __L __L __L
    `,
    values: 'a0=3 i1=3 a10=3 b11=3',
    target: 2700,
    par: 3614,
    difficulty: 33,
    line: 'd7 g3 g6 f4 b5 d8 f9 f11 f9 f8 a2 i0 b11 b11 b12 a12',
  },
  {
    rows: `
      __G __G __G __L __L __L __G __G __G
      __G __G __G __L __L __L __R __G __G
      __R __R __R __Y __Y __G __R __R __R
      __R __R __R __Y _-Y __Y _-R _-R __Y
      __L __Y __L __R __L __G __L __L __L
      __Y __L __L __G _-G __G _+L __L __L
      __L _+Y __Y __R __R __G __L __Y __Y
      __L __Y __R __L __R _+R __Y __Y __R
      __G __R __G __L __L __L __L __G __G
      __R __L __G __L __L __L __G _-G __R
      __R __R __R __Y __Y __Y __R __R __R
      __R __R __R __Y __Y __Y __R __R __R
      __Y __L __L __G __G __G __Y __G __L
    `,
    values: 'e3=4 g3=4 h3=4 e5=4 g5=4 b6=4 f7=4 h9=4',
    target: 1270,
    par: 1982,
    difficulty: 32,
    line: 'a6 c12 d12 f4 g12 i8 a3 i1 c7 c7 i6 c10 h9 f6 d10 g6 d11 e12 a12 a9 b12 b12 b12',
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
    par: 3326,
    difficulty: 38,
    line: 'g6 g7 b8 b3 g6 h9 i2 f12 f9 d8 h11 a0 i1 b12 d12 a12 b12',
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
    par: 835,
    difficulty: 38,
    line: 'd12 c5 e9 a5 f7 g6 i7 b12 c9 d10 h7 i4 e10 i5 i5 g4 i8 g8 h11 g12 g12 a5 b8 f11 c12 f12 b11 c12 c12 b12',
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
    par: 2987,
    difficulty: 40,
    line: 'g9 a7 h10 c11 g11 e11 i6 a7 g8 a8 b7 f9 b11 h12 i12 b12 b12 c12 b12',
  },
  {
    rows: `
      __B __G __G __Y __B __L __G __G __G
      __Y __R __B __Y __L __L __B __G __R
      __Y __Y __L __G __B __L __G __B __G
      __B __L __L __G __B __L _-Y __Y __L
      __B _*B __L __L __L __B __L __L __R
      __R __Y __Y __L __L __B __R __L __R
      __B __L __G __B __R __R _*B __R __R
      __B __G _-G __G __L __L _-Y __Y __L
      __R __L __G __G _*G __L __R __Y __G
      __B __L __B __B __L __B __L __L __L
      __Y __Y __B __B __B _-G __G __B __B
      __Y __Y __Y __G __R __B __R __R __L
      __B __B __B __G __R __R __R __L __L
    `,
    values: 'g3=4 c7=4 g7=4 f10=4',
    target: 1150,
    par: 2186,
    difficulty: 41,
    line: 'c11 d7 c8 d2 g10 h7 a8 h5 b6 h10 i5 i4 f7 h6 a9 b8 g11 d5 c8 d11 h7 c11 e12 d12 c12 b12',
  },
];
