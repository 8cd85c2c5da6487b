import type { StageRecord } from './record.ts';

export const view3: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __L __Y __Y __Y __Y __L __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __R __R __R __R __R __R __R __R __R
      __R __R __R __R __R __R __R __R __R
      __R __R __R __R __R __R __R __R __R
      __R __L __L __L __L __L __Y __L __L
      __L __L __L _+L _+L _+L __L _+L __L
      __L __L __L __L __L __L __L __L __R
      __Y __Y __L __Y __Y __Y __Y __Y __Y
      __Y __R __Y __Y __Y __Y __R __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __R __R __R __R __R __R __R __R __R
    `,
    values: 'd7=5 e7=5 f7=5 h7=5',
    target: 3900,
    par: 5219,
    difficulty: 5,
    line: 'i0 i6 i9 i8 b12',
  },
  {
    rows: `
      __L __Y __Y __Y __R __R __R __L __L
      __L __L __Y __Y __Y __R __R __L __L
      __L _+L __L __Y _+Y __Y _+L __R __L
      _+R __L __L __L __Y _+Y __Y __R __R
      __R __R __Y __L __L __Y __Y __Y __R
      __R __R __R __L __L __L __Y __Y __Y
      __L __R __L __R __L __L __L __Y __Y
      __Y __L __R __R __R __L __L __L __Y
      __Y __Y __Y __R __R __R __L __L __L
      __L __Y __Y __Y __R __R __R __L __L
      __L __L __Y __Y __Y __R __R __R __L
      __L __L __L __Y __Y __Y __R __Y __R
      __R __L __L __L __Y __Y __Y __R __R
    `,
    values: 'b2=4 e2=4 g2=4 a3=4 f3=4',
    target: 3000,
    par: 4571,
    difficulty: 17,
    line: 'i7 a7 c10 a6 i9 i7 b12 b12',
  },
  {
    rows: `
      __L __R __G __L __G __L __L __Y __L
      __L __R __G __Y __Y __R __G __G __G
      __L __Y __Y __L __Y __G __G __L __Y
      __Y __G __G __L __Y __L __G __L __Y
      __R __G __L __L __L __L __L __L __G
      __R __G __Y __Y __Y __Y __L __L __Y
      __Y __R __L __Y _+L __L __L __G __G
      __Y __R __Y __G __G __L __L __Y __L
      __R __Y __L _+L _+L _+L __L __Y __Y
      __L __L __L __L __Y __R __L __L __G
      __L __Y __L __L __Y __G __G __G __G
      __Y __Y __L __L __L __R __R __G __R
      __Y __L __L __L __Y __Y __G __G __L
    `,
    values: 'e6=4 d8=4 e8=4 f8=4',
    target: 2220,
    par: 3998,
    difficulty: 19,
    line: 'e7 i6 a4 c3 e9 i9 h5 c1 b6 i10 a5 b7 i6 i7 c4 b10 f12 g12 f6 d12 c12',
  },
  {
    rows: `
      __Y __Y __R __Y __Y __Y __R __Y __Y
      __Y __R __R __R __Y __Y __R __R __Y
      __R __R __L __Y __G __R __L __R __R
      __R __R __L __L __R __R __L __L __R
      __Y __L __R __L __Y __L __G __L __L
      __L __G __G __G __Y __G __G __L __Y
      __G __G __Y __L __G __L __Y __G __G
      __G _+Y __Y _+Y _+G _+Y __Y _+Y __G
      __Y __Y __R __Y __Y __Y __R __Y __Y
      __Y __R __R __R __G __R __R __R __R
      __R __R __L __R __R __R __L __R __L
      __R __L __G __L __R __L __L __L __G
      __L __L __G __L __L __G __G __L __R
    `,
    values: 'b7=4 d7=4 e7=4 f7=4 h7=4',
    target: 1770,
    par: 3158,
    difficulty: 21,
    line: 'g12 e6 a7 d6 a3 i7 c11 a12 i4 b10 f5 f10 i8 d12 a12',
  },
  {
    rows: `
      __G _+G __G __R __G __L __G __R __G
      _+G __G __G __R __Y __R __Y __G __G
      __Y __Y __Y __L __L __L __Y _+Y __Y
      __Y __Y __Y __L __R __L __Y __R __Y
      __R __R __R __G __G __Y __R __Y __R
      __R __R __R __G __G __G __R __G __R
      __L __L _*L __Y __Y __Y __Y __L __L
      __L __G __L __Y __Y __Y __G __R __L
      __G __Y __Y __R __R __R __G __G __G
      __R __Y __L __R __L __R __G __G __G
      __Y __Y __Y __L __L __L __Y _*L __Y
      __Y __Y __Y __Y __L __L __Y __G __L
      __R __L __G __G __G __G __R __R _+R
    `,
    values: 'b0=4 a1=4 h2=4 i12=4',
    target: 1190,
    par: 2189,
    difficulty: 23,
    line: 'g4 c7 f11 a2 d9 h6 i3 i6 i9 f5 c7 e8 f12 h12 b5 i9 c12 c12 c9 b11 b12 b12 b12',
  },
  {
    rows: `
      __L __L __G __G __Y __Y __R __R __L
      __L __L __G __L __Y __R __R __L __L
      _+G __G __Y __Y __G __R __L __L __R
      __R __Y __L __R __R __L __L __G __G
      __Y __Y __Y __R __L __L __G __G __Y
      __Y __R __G _+L __L __L __Y __Y __Y
      __R __R __R __L __G __G __Y __Y __R
      __R __R __L __G __G __Y __Y __R __R
      __L __L __G __G __Y __Y _+R __R __G
      __L __G __Y __Y __Y __G __R _+L __L
      __Y __G __Y __Y __L __R __L __G _+G
      __G __Y __Y __R __R __L __L __G __G
      __Y __Y __Y __R __L __L __G __G __Y
    `,
    values: 'a2=4 d5=4 g8=4 h9=4 i10=4',
    target: 1270,
    par: 2909,
    difficulty: 19,
    line: 'i9 g12 g11 i10 d3 c1 a7 b9 a8 i6 c8 i10 c12 b12 b12',
  },
  {
    rows: `
      __L __L __R __L __L __R __R __L __R
      __L __L __L __R __R __L __R __R __L
      __L __Y __R __R __L __L __L __L __R
      __R __L __G __L __L __R __R __Y __L
      __R __G __R __L __R __R __G __R __R
      __G __R __Y __G __G __G __Y __G __R
      __R __G __Y __L __L __Y __G __L __R
      __L __G __L _+R _+R _+R _+Y _+Y __G
      __G __Y __L __L __R __G __Y __G __R
      __Y __Y __G __Y __Y __Y __Y __G __Y
      __G __Y __G __R __Y __Y __L __L __L
      __G __L __G _*Y __Y __Y __G __Y __G
      __G _*G __Y __G __Y __Y _*Y __G __Y
    `,
    values: 'd7=4 e7=4 f7=4 g7=4 h7=4',
    target: 920,
    par: 2519,
    difficulty: 26,
    line: 'e6 i10 f2 c9 g6 c10 b5 d6 i4 i3 h9 i10 d6 c11 e8 a9 g10 d12 d12 d12 d12 c12',
  },
  {
    rows: `
      __B __R __B __R __G __G __Y __B __B
      __R __B __B __G __G __Y __Y __B __L
      __B __B __G __Y __R __Y __Y __L __R
      __B __G __G _+Y __Y __L __L __R __R
      __G __G __Y __Y __L __L __R __R __B
      __G __R __Y __L __R __R _+R __B __B
      __Y _+Y __L __L __R __R __B __B __G
      __Y __L __L __R __R __B __B __G __G
      __G __L __R __R __B __B __G __G __Y
      __L __R __R __B __B __R __G __Y __Y
      __R _+R __B __Y __G __G __R __Y __L
      __R __B __B __G __G __Y __Y __L __L
      __B __B __G __G __Y __Y __B __L __R
    `,
    values: 'd3=4 g5=4 b6=4 b10=4',
    target: 1230,
    par: 2378,
    difficulty: 27,
    line: 'f0 i10 f10 g10 i8 h6 g4 i6 d9 c10 i10 i10 c12 b12 b12',
  },
  {
    rows: `
      __L __R __R __G __L __L __L __G __Y
      __G __G __R __R __L __G __G __G __Y
      __R __G __L __L _+L __G __G __G __Y
      __G __Y _+L __L __Y __G __G __L __L
      __R __R __R __L __L __R __G __R __R
      __L __L __R __G __Y __R __G __L __L
      __R __G __G __G __G __G __G __L __Y
      __R __R __Y __L __Y __Y _*L __L __L
      __G __R _+R __R __G __R __R _*Y __R
      __Y __G __L __R __R __G __R __Y __G
      __Y __G __G __R __R __L _+L __R __G
      __Y _*L __Y __L __R __G __G __L __G
      __Y __Y __Y __G __R __G __G __L __L
    `,
    values: 'e2=5 c3=5 c8=5 g10=5',
    target: 1540,
    par: 3074,
    difficulty: 29,
    line: 'g0 f4 f7 h9 e5 a5 i0 i12 i6 i8 c2 d10 a9 b6 a12 c11 c12 e11 b12 d11 b12',
  },
  {
    rows: `
      __B __Y __B __B __G __B __L __R __B
      __B __R __L __Y __B __R __L __L __R
      __Y __L __Y __L __B __R __R __G __L
      __Y __G __L __R __R __B __G __Y __L
      __Y __B __L __G __Y __R __Y __L __R
      __B __R __G __B __L __L __Y __L __Y
      __B __G __B __Y _+L __R __Y _*R __B
      __R __B __R __G __G __Y _*Y __G __B
      __Y __G __R __B _+G __B __R __L __B
      __B __L __B __Y __L __L __Y _+L __B
      __G __L __R __Y __G __Y __Y __L __G
      __Y __G __L __B __L __Y __L __G __Y
      __Y __G __G __R __R __Y __B __B __L
    `,
    values: 'e6=3 e8=3 h9=3',
    target: 420,
    par: 1133,
    difficulty: 29,
    line: 'g9 i6 a0 c12 b10 c10 g6 b7 d10 e5 a7 c4 d10 e10 a9 d9 f7 a12 g12 d12 e10 g11 c12 e12 e10 f10 f9 e11 b12 c12 d10 d12 c12 b12',
  },
];
