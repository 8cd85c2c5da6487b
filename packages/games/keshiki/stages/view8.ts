import type { StageRecord } from './record.ts';

export const view8: readonly StageRecord[] = [
  {
    rows: `
      __R __L __Y __L __L __Y __L __R __L
      __R __Y __Y __L __Y __Y __Y __Y __L
      __R __R __R __L __Y __R __Y __Y __Y
      __R __L __R __L __R __R __R __L __Y
      __R __R __Y __L __Y __R __L __L __L
      __R __R __Y __L __Y __L __L __L __Y
      __R __R __L __L __L __R __L __L __L
      __Y *-Y __R *-Y *-R __R __R *-Y __Y
      __L __L __R __R __Y __Y __R __L __L
      __L __L __R __Y __Y __Y __L __L __L
      __Y __L __R __R __L __Y __Y __L __L
      __R __L __R __L __L __Y __R __R __L
      __L __R __R __R __Y __Y __Y __Y __Y
    `,
    values: 'b7=5 d7=5 e7=5 h7=5',
    target: 2320,
    par: 3665,
    difficulty: 37,
    line: 'i7 h11 f6 e1 d9 b6 e8 g11 d11 i4 d12 d12 b11 b11 b12',
  },
  {
    rows: `
      __L __Y __R __Y __L __L __R __Y __R
      __Y __L __R __Y __L __R __Y __L __R
      __Y __L __R __R __L __L __Y __L __R
      __Y __L __R __Y __R __R __Y __L __Y
      __Y __L __R __R __Y __Y __Y __L __R
      __Y __L __L __Y *-L __L __Y __Y __R
      __Y __L __R __L *-L __R __R __L __R
      __Y __L __R __Y __L __R __Y __L __L
      __Y __L __R __Y __R __R __Y __L __R
      __Y __L __R __Y __R __R __Y __L __R
      __Y __Y __R __Y __L __R __Y __Y __R
      __L __L __R __Y *-L __Y __Y __L __R
      __L __L __R __Y *-L __R __R __L __R
    `,
    values: 'e5=5 e6=5 e11=5 e12=5',
    target: 1900,
    par: 3269,
    difficulty: 45,
    line: 'i7 g1 d0 e10 f11 e11 e9 f4 h7 e9 d6 a1 b2 g2 d12 a12',
  },
  {
    rows: `
      __L __L __Y __Y __R __R __L __L __Y
      __L __R __Y __Y __Y __R __L __L __Y
      __R __R __L __R *-Y __Y __R __R __L
      __R __R __L __L __Y __Y __R __R __Y
      __Y *-L __R __R __L __L __Y __Y __L
      __L __Y __R __R __Y __L __Y __R __R
      __L *-L __Y __Y __R __R __L __L __Y
      __Y __L __L __Y __R __R __L __L __Y
      __L __R __L __L __Y __Y *-R __Y __L
      __R __R __L __R __Y *-Y __L __Y __L
      __Y __Y __L __R __L __L __Y __Y __R
      __Y __Y __R __L __L __L __Y __R __R
      __L __R __L __Y __R __R __L __L __Y
    `,
    values: 'e2=4 b4=4 b6=4 g8=4 f9=4',
    target: 1840,
    par: 3095,
    difficulty: 49,
    line: 'f3 f8 b10 f12 i10 i2 c11 g4 i8 c7 a5 f9 b10 i8 d12 c12 a10 b12',
  },
  {
    rows: `
      __R __L __L __L __R __Y __Y __G __Y
      __R __R __L __L __L __Y __Y __G __Y
      __L __L __L __R __R __G __Y __Y __Y
      __L __R __L __R __L __Y __G __G __G
      __R __L __L __L __L __Y __Y __Y __G
      __R __L __L __R __R __G __Y __Y __Y
      __R __L __L __L *-L __Y __G __Y __Y
      __R __L __R __R __R *-Y __G __G __G
      __R __L __R *-R __L *-Y __Y __G __G
      __L __L __R __L __R __Y __G __Y __G
      __R __R __R __L __R __G __Y __Y __G
      __R __R __R __L __L __G __Y __Y __Y
      __L __R __L __R __R __G __G __Y __Y
    `,
    values: 'e6=4 f7=4 d8=4 f8=4',
    target: 2250,
    par: 3575,
    difficulty: 51,
    line: 'i10 f3 i11 a3 f9 f9 e11 a3 b12 b12 b10',
  },
  {
    rows: `
      __Y __Y __L __L __R __G __R __G __G
      __Y __Y __L __R __L __R __R __L __G
      __G __Y __Y *-L __L __L *-R __R __R
      __G <_> __Y __Y __L *-L __L __L __G
      __G __G __Y __Y __R __L __L __R __R
      __G __G __G __Y __Y __Y __L __L __L
      __R __Y __Y __G __Y __Y __Y __L __L
      __R __R __G __G __L __R __Y __G __L
      __R __R __G __G __G __G __Y __Y __Y
      __L __R __G __Y __G __R __G __Y __Y
      __L __L __Y __R <_> __G __G __G __Y
      __L __L __L __R __R __R __G __G __G
      __Y __L __L __L __R __R __R __G __G
    `,
    values: 'd2=4 g2=4 f3=4',
    target: 2080,
    par: 3170,
    difficulty: 48,
    line: 'd12 b12 i4 i3 i7 d11 i10 a12 d8 e9 i8 c12',
  },
  {
    rows: `
      __G __G __L __G __L __G __L __G __G
      __G __G __L __G __G __G __L __G __G
      __R __L __G __L __G __L __G __L __R
      __G __G __L __R __L __R __L __G __G
      __R __L __G __Y __G __Y __G __L __R
      __L __R __R __Y __G __Y *-R __R __L
      __L __L __G __G __G __G __G __L __L
      __L __R __Y __R __Y __R __Y __R __L
      __G __R __R __G __Y __G __R __R __G
      __G __L __L __G __Y __G __L __L __G
      __Y __R __L *-R *-Y *-R __L __R __Y
      __L __Y __L __R __R __R __L __Y __L
      __L __R __G __G __L __G __G __R __L
    `,
    values: 'g5=4 d10=4 e10=4 f10=4',
    target: 1520,
    par: 3158,
    difficulty: 50,
    line: 'a11 f11 g11 g11 c0 c11 c11 c7 g7 d9 i11 i7 c11 d7 g11 b7 g12 e12 b12 c11 c12',
  },
  {
    rows: `
      __Y __L __R __R __R __R __Y __R __R
      __Y __R __R __L __R __Y __R __R __G
      __Y __G __R __R __G __Y __Y __R __R
      __R __G __R __R __G __G __Y __R __G
      __R __L __R __L __G __G __L __L __Y
      __R __R __R __R __R __G __G *+G __G
      __Y __L __L __L __L __G __G __G __G
      __L __L __L __L __G __G __Y __Y __G
      __L __G *-R *-Y __R __L __G *-Y __L
      __Y __G __G __Y __G __L __G __G __L
      __Y *-Y __Y __Y __G __R __L __G __G
      __Y *+Y __L __G __G __L __G __Y __L
      __Y __L __L __G __L __Y __G __G __R
    `,
    values: 'h5=4 c8=4 d8=4 h8=4 b10=4 b11=4',
    target: 1620,
    par: 2768,
    difficulty: 54,
    line: 'f8 a8 d9 b11 g7 c11 a7 i5 h10 i9 b9 h11 g11 f9 f12 d6 c10 a11 d10 d12 b12',
  },
  {
    rows: `
      __R __L __Y __G __Y __G __Y __G __L
      __Y __Y __L __R __L __L __G __R __Y
      __R __R __L __R __G __Y *-R __R __R
      __R __L __L *-G __G __R __G __R __G
      __L __G __G <_> __L __R __Y __R __R
      __G __G __Y __R __Y *-R __Y __G __G
      __L __G __Y __L __R __G __R __Y __G
      __L __L __R __L __L __R __G <_> __G
      __Y <_> __G __G __G __Y __G __G __Y
      __Y __G __Y __L __R __Y __G __R __Y
      __R __R __L __Y __R __Y __L __L __R
      __R __G *-Y __L __G __L __L __G __G
      __Y __Y __Y __L __Y __L __R __Y __L
    `,
    values: 'g2=4 d3=4 f5=4 c11=4',
    target: 990,
    par: 1668,
    difficulty: 58,
    line: 'i4 b1 h10 f5 i10 i9 g7 b2 c5 b10 c12 b9 b5 d12 d5 c9 g8 a11 f10 g6 b11 c12 d12 e12 d11 d11 a9',
  },
  {
    rows: `
      __G __G __G __G __R __G __G __G __G
      __G __R __R __R __R __R __L __R __G
      __G __L *-Y __Y __Y __Y __Y __L __G
      __G __R __Y __L __R __Y __Y __L __L
      __G __Y __Y __Y __G __L __R __R __G
      __G __R **Y __L __G __R __Y __L __G
      __G __G **R __G __G __L __Y __R __L
      __G __R __G __L __G __L __Y __R __G
      __G __R __Y __L __G __Y __Y __R __L
      __G __R *-Y __L __R __L __Y __R __G
      __G __R __Y __G __Y __Y *-Y __R __G
      __G __R __R __R __R __R __R __R __G
      __G __G __G __Y __Y __G __G __G __G
    `,
    values: 'c2=4 c9=4 g10=4',
    target: 2110,
    par: 3344,
    difficulty: 56,
    line: 'f1 c8 f6 h6 i8 d8 d6 d8 g3 d12 h9 g10 i5 i6 i5 c10 c11 b12 b11 b12 b12',
  },
  {
    rows: `
      __G __G __G __R __G __R __R __G __G
      __G __R __G __G __G __R __Y __R __G
      __G __R <_> __R __G __R __R __R __G
      __Y __R <_> __R __R __R __R <_> __R
      __R __R __L __R __R __R __L __R __R
      __G __G __Y __Y __L __L __G __R __L
      __G __Y __L __Y __L __Y __L __R __G
      __L *-G __G *-L __G *-Y *-L __R __G
      __L __L __Y __Y __Y __Y __Y __Y __L
      __Y __Y __Y __L __L __L __L __G __L
      __L __R __Y __L __Y __G __L __R __Y
      __R __L *+Y __L __Y __L __Y __L __Y
      *+L __Y __L __Y __Y __Y __R __Y __Y
    `,
    values: 'b7=4 d7=4 f7=4 g7=4 c11=4 a12=4',
    target: 1120,
    par: 1863,
    difficulty: 61,
    line: 'c7 i8 c2 b1 g10 g6 b8 i8 h2 i6 b6 a7 g8 i10 i12 h12 h12 g12 f12 c12 c12 b11 a11 b12 b12',
  },
];
