import type { StageRecord } from './record.ts';

export const view8: readonly StageRecord[] = [
  {
    rows: `
      __R __R __Y __Y __R __R __R __Y __L
      __R __Y __Y __L __L __R __R __L __Y
      __L *-Y __L __L __Y __L __Y __R __R
      __R __Y __L __L __R __R __R __L __R
      __Y __R __R __Y __Y __R __Y __Y __L
      __L __R __Y __Y __Y __Y __Y __R __R
      __R __Y __R __Y __L __R __R __R __L
      __L __Y __Y __Y __R __L __L __L __R
      __L __Y __L __L __Y __Y __Y __R __L
      __R __Y __L __L __L __R __R __L __Y
      __L __R *-Y __R __R __R __L __R __R
      __Y __L __R __L __Y __Y __L __L __R
      __L __R __L __Y __Y __Y __R __Y __Y
    `,
    values: 'b2=5 c10=5',
    target: 1720,
    par: 2879,
    difficulty: 71,
    line: 'g11 d8 a8 f11 f9 i4 g5 f8 f10 d9 b5 d10 e7 h12 i9 d12 c8 d12 b11 c12 c12 b12 b12 a11',
  },
  {
    rows: `
      __R __R __Y __R __R __R __Y __L __Y
      __R __Y __Y __L __R __L __L __L __Y
      __L __L __R __R __Y __Y __R __Y __L
      __R __L __L __R __L *-Y __L __R __L
      __Y __L __Y __Y __L __L __R __Y __Y
      __R *-L __L __L __L __Y __L __R __L
      __Y __L __R __L __L __Y __Y __R __R
      __L __Y __L __R __Y __R __R __R __R
      __R __R __L __L __R __R __Y __L __R
      __Y __R __R __R __L __R __R __L __Y
      __L __R __R __R __L __R __R __Y __R
      __R __L __R __R __R __R __L __Y __Y
      __Y __L __R __R __R __R __Y __Y __L
    `,
    values: 'f3=5 b5=5',
    target: 1970,
    par: 3299,
    difficulty: 72,
    line: 'c4 f4 c3 b11 f3 h10 g3 g12 e10 c7 a9 i4 d12 f12 d11 a11 a11 a8 c12 a12',
  },
  {
    rows: `
      __R __L __R __L __L __L __L __L __R
      __Y __Y __R __Y __R __R __L __L __Y
      __Y __Y __R __L __L __L __L __Y __R
      __Y __L __R __L __L <_> *-L __R __Y
      __Y __Y __L __R __R __Y *-R __R __L
      __L __R __Y __R __L __R __Y __R __Y
      __R __L __Y __Y __L __Y __R __Y __R
      __L __Y __Y __Y __Y __R __Y __R __L
      __L __R __R __R __L __Y __R __R __R
      __L __Y __L __Y __L __L __R __R __R
      __L __Y __R __R __R __L __Y __L __Y
      __L __R __L __R __Y __R __L __Y __Y
      __L __R __Y __Y __L __Y __R __L __L
    `,
    values: 'g3=5 g4=5',
    target: 1110,
    par: 1858,
    difficulty: 73,
    line: 'h1 i12 f9 e8 c5 i11 a4 a8 b9 c12 i4 b7 g10 g8 f9 e8 d12 c11 e12',
  },
  {
    rows: `
      __L __L __L __R __R __R __R __G __R
      __R __G __Y __L __R __L __Y __R __L
      __L __Y __G *-L __L __Y __G __R __G
      __G __R __G __R __L __R __Y __L __G
      __R __G __L __R __R __R __Y __Y __Y
      __R __Y __R __L __L __Y __L __Y __Y
      __G __R __R <_> __R __L __R __L __R
      __Y __L __Y __R __Y __G __G __R __Y
      __L __L __L __G __Y __L __L __Y __G
      __L __L *-L __R __L __L __R __Y __Y
      __G *-G __L __L __R __Y __Y __G __L
      __Y __Y __Y __G __L __L __L __Y __G
      __Y __G __G __L __G __G __Y __R __R
    `,
    values: 'd2=5 c9=5 b10=5',
    target: 790,
    par: 1319,
    difficulty: 74,
    line: 'f7 c11 c4 g1 f4 g10 b5 i9 b7 i4 a12 a7 e12 h7 e8 h12 c7 g10 g12 i12 e9 g12 d11 b11 e12',
  },
  {
    rows: `
      __Y __L __G __G __G __R __G __G __Y
      __L __G __G __L __Y __Y __Y __G __L
      __R __G __G __Y __R __R __G __L __L
      __Y __R <_> __R __Y __R __L __Y __G
      __L __L __G __Y *-Y __G __G __G __G
      __G __R __L __Y __Y __L __R __R __L
      __L __R __L __G __Y __R <_> __L __G
      __G __R __L __G __Y __R __G __L __L
      __Y __R *-L __G __Y __Y __R __R __Y
      __R __L __G __R __L __Y __R __L __R
      __L __G __G *-G __G __Y __R __R __R
      __Y __L __L __G __L __Y __Y __G __Y
      __Y __R __Y __Y __G __G __L __R __G
    `,
    values: 'e4=5 c8=5 d10=5',
    target: 820,
    par: 1369,
    difficulty: 75,
    line: 'f9 g6 i7 g10 f11 h6 c5 a11 h9 i5 b7 d12 i8 b9 i11 e8 g8 d10 b9 a10 a10 a12',
  },
  {
    rows: `
      __G __G __G __R __G __G __Y __G __L
      __Y __L __R __G __L __R __R __L __Y
      __L __R __L __Y __L __Y __L __Y __R
      __R *-R __Y __R __L __L __G *+G __L
      __Y __L __G __L *-R __L __L __Y __R
      __R __L __G __L __Y __Y __Y __L __R
      __G __L __G __R <_> __Y __L __Y __Y
      __G __G __Y __R __R __R __Y __Y __G
      __R __R __L __Y __G __Y __Y __Y __G
      __R __Y __L __G *-L __R <_> __L __Y
      __R __R __G __Y __L __Y __L __R __G
      __Y __R __Y __R __Y __R __G __Y __G
      __L __L __R __R __G __G __R __Y __R
    `,
    values: 'b3=5 h3=5 e4=5 e9=5',
    target: 540,
    par: 909,
    difficulty: 76,
    line: 'c0 i7 g3 h5 b7 e12 c4 d4 c7 i10 h5 i10 c8 e9 d9 h8 a12 f6 e11 a9 a12 f10 b11 i12 a12',
  },
  {
    rows: `
      __R __L __Y __G __G __L __G __L __Y
      __Y __L __L __Y __G __L __R __G __R
      __Y __L __L __R __L __L __Y __G __R
      __G __L <_> __R __R __Y __G __Y __L
      __G __G __G __Y __Y __R __G __R __G
      __R __Y __G __G __G <_> __G __R __R
      __R __R *-Y __Y *-R __L __L __G __Y
      __L __Y __L __L __R __R __Y __L __L
      __L __L __L *-Y __R __R __L __G __G
      __R __G __G __L __Y *-G __Y __G __Y
      __L __Y __G __R __Y *+G __G __Y __G
      __L __Y __G __R __R __R __Y __Y __L
      __L __L __G __L __R __R __Y __R __G
    `,
    values: 'c6=5 e6=5 d8=5 f9=5 f10=5',
    target: 620,
    par: 1034,
    difficulty: 77,
    line: 'h10 c1 e10 e6 c7 b12 d10 d8 f10 g9 d11 d10 a6 h8 a10 b11 a10 i1 f6 g11 f8 g7 b11 f12 e12',
  },
  {
    rows: `
      __G __L __R __Y __L __Y __Y __L __L
      __Y __L __G __R __L __Y __Y __L __L
      __R __G *-G __G __Y __L __Y __Y __G
      __Y *-G __G __G __L __G __Y __Y __G
      __G __R __Y __G __Y __Y __G __G __R
      __G __G __G *+G __G __R __L __G __L
      __L __L <_> __R __R __Y __L __L __R
      __G __Y __L <_> __Y __L __L __Y __G
      __G __G __L __G __R __R __Y __L __G
      __R __L __Y __R *-L __L __G __L __L
      __G __Y __Y __R *-G __G __L __G __G
      __L __G __G __Y __Y __Y __R __L __R
      __R __G __Y __R __R __R __L __R __G
    `,
    values: 'c2=5 b3=5 d5=5 e9=5 e10=5',
    target: 640,
    par: 1071,
    difficulty: 78,
    line: 'e1 d9 e8 h1 f1 h6 f5 f12 f8 b0 a6 e6 f12 g10 g11 h8 b10 c11 c9 d6 i8 e10 a12 h11 g11 h10 d11',
  },
  {
    rows: `
      __L __G __Y __Y __R __L __G __Y __Y
      __Y __L __L __L __L __G __L __Y __L
      __R __G __Y __L __L __Y __Y *+R __G
      __G *-R *-Y *+R __Y __R __L __L __Y
      __L __G *-R __Y __G __R __Y __G __L
      __Y __G __G __G __G <_> <_> __G __L
      __L __L __L __G __G __Y __Y __Y __L
      __L __L __G __Y __R __R __Y __L __Y
      __L __Y __Y <_> __Y __L __Y *-L __L
      __Y __R __L __R __L __Y __R __G __G
      __R __L __R __L __Y __G __Y __G __L
      __Y __R __R __L __Y __Y __L __G __R
      __L __R __R __L __Y __L __G __Y __Y
    `,
    values: 'h2=5 b3=5 c3=5 d3=5 c4=5 h8=5',
    target: 450,
    par: 765,
    difficulty: 79,
    line: 'c8 i12 b5 h5 e7 h4 d7 f6 c4 e10 c12 f10 g12 d9 g8 i11 a11 a12 b10 f10 b10 c10 h8',
  },
  {
    rows: `
      __G __Y __L __R __R __Y __G __R __Y
      __Y __L __G __L __G __L __L __Y __Y
      __Y __R __L *-R __Y __G __R __G __L
      __G __Y <_> __L __R __G __L __Y __Y
      __Y *+Y __G __Y __R __G __L __G __Y
      __G *+Y __L __G __Y __G <_> __R __G
      __Y <_> __G __G __R __L __Y __G __L
      __L __L __L __Y __R __G __L __G __L
      __R __G __Y __L __G __Y __R __L __R
      __R *-Y *-L __R __Y __G __R *-G __G
      __L __R __R __Y __L *-G __Y __R __R
      __Y __L __G __L __G __L __G __R __G
      __Y __L __G __G __G __R __Y __L __G
    `,
    values: 'd2=5 b4=5 b5=5 b9=5 c9=5 h9=5 f10=5',
    target: 540,
    par: 911,
    difficulty: 80,
    line: 'c10 b4 h10 b12 b4 b7 d0 g8 i8 a12 a11 i7 b10 e4 a11 c3 h5 e7 c8 d3 e7 f6 g8 h7 i11 h10 g11 g11 h8 b11 c10 c12 d12',
  },
];
