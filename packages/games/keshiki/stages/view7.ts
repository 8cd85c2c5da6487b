import type { StageRecord } from './record.ts';

export const view7: readonly StageRecord[] = [
  {
    rows: `
      __L __R __Y __R __R __L __Y __L __Y
      __R __L __L __Y __R __R __Y __L __R
      __Y __L __R __L __R <_> __Y __Y __L
      __L __R __L __R __L __R __Y __R __R
      __R __Y __R __L __L __R __Y __R __Y
      __R __R __Y __L __L __L __L __R __L
      __L __Y __R __Y __L __L __L __R __L
      __R __R __L __L __L __Y __R <_> __L
      __R __L __Y __L __L __L __L __R __Y
      __R __R __R __R __R __R __R __R __L
      __Y __Y __L __L __Y __L __R __R __Y
      __L __R __R __R __R __Y __L __R __L
      __L __Y __L __Y __R __R __L __R __R
    `,
    values: '',
    target: 1380,
    par: 2315,
    difficulty: 61,
    line: 'b10 c5 g0 h1 g11 i5 d4 c8 d10 g10 i8 a11 a9 h3 f10 f12 b11 c12 a12',
  },
  {
    rows: `
      __R __R __Y __L __Y __L __L __Y __L
      __Y __Y __R __Y __Y __L __L __R __R
      __Y __R __Y __R __Y <_> __Y __Y __Y
      __Y __Y __Y __R __Y __R __L __R __Y
      __L __L __R __L __L __R __R __R __L
      __L __R __R __R __R __R __Y __R __R
      __R __Y __R __L __R __R __Y __R __R
      __R __Y __R __L __R __Y __Y <_> __R
      __R __R __Y __L __R __L __L __R __R
      __R __R __R __R __R __Y __Y __L __L
      __R __L __Y __R __R __Y __Y __R __Y
      __Y __Y __R __Y __Y __R __L __Y __R
      __L __L __L __R __L __R __Y __Y __R
    `,
    values: '',
    target: 1250,
    par: 2090,
    difficulty: 62,
    line: 'b12 g9 i2 e11 c5 g11 h9 e5 f3 d8 a12 f10 b6 b8 f12 d12 e11 d11',
  },
  {
    rows: `
      __R __R __L __Y __Y __L __R __L __R
      __L __Y __R __Y __L __L __R __Y __Y
      __R <_> __L __R __Y __Y __R __R __L
      __R __L __L __L __L *+L __R __R __L
      __Y __Y __Y __Y __L __R __L __R __L
      __Y __Y __L __Y __R __R __L <_> __L
      __L __R __R __L __L __Y __Y __L __Y
      __Y __L __Y __L __L __L __L __L __R
      __Y __R __L __L __R __Y __L __L __L
      __L __Y __Y __L __R __L __Y __Y __Y
      __L __Y __L __Y __R __L __L __L __L
      __L __L __L __Y __L __R __R __L __Y
      __Y __Y __Y __R __Y __R __Y __R __Y
    `,
    values: 'f3=5',
    target: 1960,
    par: 3281,
    difficulty: 63,
    line: 'g6 g3 b6 h9 c9 d10 d6 a7 f5 a6 a6 g11 d4 e10 i11 a12 d6 c6 d12 g11 b12 e11 b11 c10',
  },
  {
    rows: `
      __R __L __G __Y __R __Y __Y __Y __R
      __L __Y __G __Y __Y __Y __Y __L __R
      __R <_> __Y __L __G __L __L __L __R
      __G __R __Y __G __R __Y __R __R __Y
      __L __G __R __Y __Y __L __G __G __L
      __Y __G __Y __Y __L __L __R __R __Y
      __L __L __L __G __G __R __L __R __Y
      __R __R __G __G __R __L <_> *+G __Y
      __R __G __L __R __R __Y __R __Y __L
      __R __R __Y __L __G __G __L __R __G
      __G __Y __G __G <_> __G __R __R __R
      __G __Y __L __L __Y __R __L __R __R
      __Y __Y __G __Y __G __Y __G __Y __R
    `,
    values: 'h7=5',
    target: 350,
    par: 589,
    difficulty: 64,
    line: 'f2 i5 b11 e1 d7 c4 f10 d7 a6 d11 g9 a12 c10 g7 i8 d12 d11 i8 i12 g8 b11 g9',
  },
  {
    rows: `
      __Y __G __R __L __Y __G __G __G __G
      __Y __G __Y __L __L __L __G __Y __Y
      __R __L __R __Y __L __R __Y __Y __Y
      __L <_> __G __R __G __G __Y __R __Y
      __Y __Y __Y __L *+G __G <_> __L __G
      __L __Y __R __R __Y __R __R __Y __R
      __R __G __L __R __R __R __R __G __Y
      __L __Y __G __Y __G __G __R __Y __L
      __L __R __Y __G __R __L *+R __R __Y
      __G __Y __Y __Y __Y __R __G __Y __L
      __L __G <_> __L __L __R __L __R __G
      __Y __L __G __G __R __R __R __G __G
      __L __L __Y __R __R __R __Y __Y __R
    `,
    values: 'e4=5 g8=5',
    target: 520,
    par: 869,
    difficulty: 65,
    line: 'd11 f12 e12 f9 g2 e5 d7 a12 h11 a4 g7 f11 a8 e11 e9 c8 b5 f11 b8 g10 f10 b10 a6 f9 f12',
  },
  {
    rows: `
      __R __R __L __G __G __L __R __L __R
      __G __L __L __L __R __Y __L __L __G
      __R __R __R __L __L __G __L __L __L
      __L __R __Y <_> __Y __L __R *+Y __R
      __R <_> __Y __Y __L __Y __L __Y __R
      __R __L __G __L __R __R __G __R __L
      __R __L __Y __L __R __R __R __L __G
      __R __Y __L __G __R __Y __Y __Y __Y
      __G __L __L __L __L _-Y __G __L __G
      __G __R __G __R __Y __R __G *+R __R
      __Y __L __R __L __G __Y <_> __L __G
      __Y __G __Y __Y __R __R __Y __G __R
      __R __G __R __Y __L __G __G __L __L
    `,
    values: 'h3=5 f8=5 h9=5',
    target: 690,
    par: 1154,
    difficulty: 66,
    line: 'a4 g7 f3 e6 f11 c2 f10 h5 d11 c5 c7 f12 a8 b11 g11 h7 i5 a11 c11 i8 g10 g11 a12 c11 g12 f8 c9',
  },
  {
    rows: `
      __Y __R __L __R __Y __L __R __R __G
      __L __G __Y __G __L __G __R __G __L
      __Y __G __Y __L __G __G __L __L __G
      __L __L __G __L __L __R __L __L __Y
      __R <_> __R <_> __G __L __Y __Y __G
      __R __L __R __R __R __G __L __L __Y
      __Y __Y __Y __R <_> __R __L __R __G
      __L *+L __R __L __G __G __R _-R __R
      __Y __L *+L __L __G __Y __G __L __R
      __L __G __G __L __L __G __L __L __G
      __Y __R __L __R __G __G <_> __R __L
      __L __Y __Y __Y __L __L __G __G __G
      __L __L __L __L __L __Y __R __Y __R
    `,
    values: 'b7=5 h7=5 c8=5',
    target: 800,
    par: 1340,
    difficulty: 67,
    line: 'c6 h0 g7 c6 i9 c11 e8 c7 b3 c10 i11 f2 f10 h7 h5 a5 e8 f8 f9 a12 f11 b11',
  },
  {
    rows: `
      __Y __Y __L __G __G __L __L __G __G
      __G __R __Y __R __Y __L __G __G __R
      __L __R __L __G __Y __G __R __L __Y
      __Y __G __Y __R __Y __L __G __G __Y
      __Y __Y __R <_> __Y __R __L __Y __G
      __R __L __R __L <_> __L __Y __G __L
      __R __R __R __R __R __Y __Y __Y __R
      __R __R __R <_> __L <_> *+L __G __R
      __Y _-Y __Y __G __G __L __G __L __R
      __Y __Y __Y __G __L __G __G *+G __Y
      __Y __L __Y __L __G __R __L __G __G
      __R __G __G __R __Y __G __R __L __L
      __Y __L __Y __L __Y __Y __Y __Y __Y
    `,
    values: 'g7=5 b8=5 h9=5',
    target: 510,
    par: 859,
    difficulty: 68,
    line: 'b6 c6 c11 h1 g1 g9 e8 b12 i9 h9 e4 i9 h11 h7 b6 c11 c12 b11 b11 g9 d12 e12 f11 e11',
  },
  {
    rows: `
      __R __R __R __R __G __G __R __G __G
      __L __R __L __G __R __Y __R __Y __Y
      __L *+G __G __Y __L __L <_> __G __Y
      __L __Y __G __Y __L *+R __L __L __L
      __G __G __G __L __R __Y __Y __L __L
      __R __Y __L __G __L __L __L __Y __G
      __G __G __G __R __Y __Y __R <_> __G
      __L __R __R __L <_> __R __R __G __L
      __G __R __G __L __G __R __R __R __G
      __R _-L __G __L __L __Y __Y __G __R
      __L <_> __Y *+L _-Y __R __L __Y __Y
      __G __R __Y __L __G __Y __L __R __G
      __G __G __R __G __R __L __G __L __R
    `,
    values: 'b2=5 f3=5 b9=5 d10=5 e10=5',
    target: 320,
    par: 535,
    difficulty: 69,
    line: 'a1 d8 f4 b1 g10 e7 f11 h4 i10 c7 c11 f9 e4 e6 c8 g7 f7 i4 f10 g10 e12 b12 c12 d8 c12 b9 g5 g8 g11 h11',
  },
  {
    rows: `
      __Y __G __Y __R __L __R __L __L __Y
      __Y __R __G __L __G __L __Y __L __L
      __L __Y __R __R __G __G __G __L __Y
      __G __G __G __Y __G __G __R __L __L
      __Y __L __G __Y <_> __L __L __Y __L
      __L __L __G __Y _-L _-R __R __Y __L
      __G __R __R <_> __G __Y __R __R __R
      __R *+G __L __R __G __Y __L __Y __G
      __Y __Y __R <_> __G __L __R <_> __R
      __L __Y __G <_> __Y __G __Y __G __L
      __L __R *+Y __R __R __L __L *+L __R
      __L __G __Y __R __L __Y __L __L __R
      __R __G __Y __G __L __R __G __Y __L
    `,
    values: 'e5=5 f5=5 b7=5 c10=5 h10=5',
    target: 450,
    par: 753,
    difficulty: 70,
    line: 'd2 e1 c11 e10 b7 b4 b10 h5 i10 f9 f8 d7 b11 h9 g8 a7 a3 f6 i9 f9 i12 g11 g10 a9 c11 e11',
  },
];
