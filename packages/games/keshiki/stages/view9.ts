import type { StageRecord } from './record.ts';

export const view9: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __R __L __L __Y __R __Y __Y
      __Y __R __L __R __R __L __L __Y __Y
      __L __R __L __Y __L __R __L __L __R
      __L __L __Y __R __L __Y __Y __R __Y
      __R __L __L __R __R __L __Y __Y __Y
      __L __L __Y __Y __Y __R __L __R __Y
      __L __Y __L __Y __L __Y <-> __L __Y
      __L __R __Y __Y __L __L __R __R __Y
      __Y __R __R __L __L __Y __Y __Y __R
      __L __R __Y __L __R __R __L __Y __Y
      __L __L __R __R __R __R __Y <-> __L
      __Y __Y __L __R __Y __L __R __R __L
      __R __R __Y __Y __R __R __R __L __R
    `,
    values: '',
    target: 910,
    par: 1532,
    difficulty: 81,
    line: 'e8 g5 b9 a4 a9 e9 i10 h2 c4 a9 c5 d7 g3 g7 a12 f12 a9 b12 h8 d12 i9 e12 a12',
  },
  {
    rows: `
      __R __L __L __Y __R __L __L __L __Y
      __L __Y __Y __R __R __R __R __L __Y
      __Y __Y __R __Y __Y __Y __Y __L __R
      __L __R __Y __L __L __R __L __L __Y
      __Y __R __R __R __Y __L __L __Y __L
      __L __L __Y __R __L __Y __Y __R __Y
      __L <-> __Y __L __R __Y __Y __L __L
      __Y __Y __L __Y __R __Y __L __Y __Y
      __Y <-> __R __L __R __R __R __R __L
      __Y __L __L __R __Y __R __Y __Y __Y
      __R __Y __Y __R __Y __R __Y __Y __Y
      __R __R __R __R __L __R __L __R __R
      __L __R __R __R __L __Y __L __L __R
    `,
    values: '',
    target: 1230,
    par: 2054,
    difficulty: 82,
    line: 'b0 e8 h1 d11 c11 d9 e12 a7 e8 d11 e7 a5 a5 i12 i8 g11 g7 b12 e12 b11 a9 b12 a11',
  },
  {
    rows: `
      __Y __Y __L __R __L __R __R __Y __Y
      __L __Y __Y __R __R __Y __Y __Y __R
      __L __Y __R __R __L __Y __L __L __R
      __L __L __L __R __R __L __Y __R __R
      __R __Y __R __L __Y __L __Y __L __R
      __Y __R __R __L __Y __R __Y __L __L
      __L __Y __Y __L <-> __R __Y __R __R
      __L __R __R __L __R __L __R __Y __R
      __R __L __R __R __R __Y __Y __R __Y
      __L __Y __L __R __L __L __R __Y __R
      __Y __R __L __R __R <-> *-L __R __R
      __L __L __Y __R __R __Y __Y __L __L
      __Y __R __Y __Y __Y __Y __L __R __L
    `,
    values: 'g10=5',
    target: 2010,
    par: 3362,
    difficulty: 83,
    line: 'd12 g9 c12 c4 e5 f2 e4 i8 d7 h2 b4 a7 i11 f8 i8 c10 a10 a9 a11 e11 c12 a12',
  },
  {
    rows: `
      __Y __R __R __G __L __R __R __R __R
      __R __L __R __R __L __R __R __G __G
      __G __R __R __R __G __Y __Y __Y __Y
      __Y <-> __R __Y __Y __G __Y __G __L
      __Y *-L __Y __G __R __Y __L __G __Y
      __Y __L __R __Y __R __G __Y __Y __L
      __Y __Y __L __G __G __Y __Y __R __L
      __G __L __R __G __G __L __L __L __R
      __L __G __R __L __R __G __R __L __Y
      __R __Y <-> __G __R __L __L <-> __Y
      __L __Y __R __Y __L __Y __R __R __G
      __L __L __L __Y __L __G __L __L __R
      __Y __G __R __L __R __L __Y __G __L
    `,
    values: 'b4=5',
    target: 480,
    par: 801,
    difficulty: 84,
    line: 'e0 g6 b6 d6 b7 g7 h6 i5 a11 f5 d10 g9 g7 b11 f9 d10 h11 b12 i8 a9 c7 d9 c11 b12 b12 a12 d11',
  },
  {
    rows: `
      __L __R __G __R __Y __Y __R __Y __G
      __R __R __R __R __R __Y __G __Y __G
      __G __Y __G __Y __R __G <-> __Y __Y
      __G __R __Y __L __G __L __G __R __Y
      __G __G __Y __R __R __Y __Y __R __Y
      __Y __L __G __Y __L __G __Y __Y __G
      __R __G __L __R __R __L __R __L __L
      __G __L *-Y __R *-Y __Y __R __L __R
      __G __L __L __R __Y __R __R __G __L
      __Y __Y __R __R <-> __L __R <-> __G
      __Y __R __R __L __R __R __R __G __Y
      __L __L __G __L __R __G __R __L __Y
      __G __G __L __L __Y __Y __L __L __L
    `,
    values: 'c7=5 e7=5',
    target: 900,
    par: 1506,
    difficulty: 85,
    line: 'd12 g5 f7 f4 f3 c5 c12 i6 c6 a8 h5 i12 b8 i12 i9 b10 e12 b12 a10 e6 i12 b9 b9 f10 e11 d12 b12 a12 b12 b12 a8 a11',
  },
  {
    rows: `
      __R __Y __R __Y __Y __L __G __G __L
      __G __R __L __R __Y __L __R __Y __Y
      __Y *-Y __G __R <-> __Y __G __L __Y
      __R __L __R __Y __L __G __L __L __G
      __G __Y __G __G __L __L __Y __G __G
      __Y __G __G __L __G __G __R __R __G
      __R __R __G __Y __R *-Y <_> __Y __L
      __L __R __Y __R __Y __Y <-> __G __L
      __R __G __Y __L __G __R __G __L __R
      __Y __R __Y __G __Y __G __G __G __Y
      __L __L __G <-> __R __R __G __R __L
      __R __R __Y __G __G __Y __R __G __R
      __Y __L __R __R __L __R __Y __Y __G
    `,
    values: 'b2=5 f6=5',
    target: 410,
    par: 689,
    difficulty: 86,
    line: 'g5 b7 a10 i6 i4 d1 e3 d2 c7 h12 g5 e1 f10 h11 f12 c12 f3 b11 d5 c7 a9 b8 a12 f9 e11 f10 h12 c7 f11 f12 a12',
  },
  {
    rows: `
      __R __R __R __G __R __G __R __R __Y
      __L __G __L __R __L __L __Y __G __R
      __R __Y <-> __Y __L __L __G __L __L
      __G __R __R __G <_> *-R __L __G __R
      __G <-> __G __R __L *-R __R __R __L
      __Y __R __L __G __R __L __G __L __R
      __G __Y __L __Y __L __R __L __L __Y
      __R __R __Y <-> __R __L __L __L __L
      __G __Y __G __G __G __Y __R __L __L
      __R <-> __Y __G __Y __G __L __Y __Y
      __L __G __Y __G __G __R __L __Y __R
      __R __Y __G __L __L __R __L __Y __G
      __L __L __L __L __L __Y __R __Y __L
    `,
    values: 'f3=5 f4=5',
    target: 630,
    par: 1055,
    difficulty: 87,
    line: 'h12 f10 h8 b3 e7 f3 a7 g6 g6 a5 d8 e10 a8 a8 a9 f10 f10 g12 g11 g12 c11 c11 a10 a11 a12',
  },
  {
    rows: `
      __R __G __Y __G __Y __R __R __G __G
      __R __G __G __R __L __G __L __Y __R
      __G *-L __L <-> __G __R __R __L __R
      __L __Y __L __R __G __G __L __Y __R
      __G __R __L __Y __G __R __L __Y __R
      __L __R __Y __G __L <-> __Y __R __R
      __L __Y __L __L __R __L __R __R __L
      __L __Y __R __L __L __R <-> __G __Y
      __Y __Y __Y __R __Y __L __R __Y __R
      __L __R __G __G __L __L *-G <-> __Y
      __L __G __L __R __Y <_> __R __Y __G
      __L __L __L __R __R __G __Y __Y __L
      __R __Y __R __Y __L __Y __Y __R __L
    `,
    values: 'b2=5 g9=5',
    target: 460,
    par: 782,
    difficulty: 88,
    line: 'h10 i0 b6 b6 e4 i11 d9 b5 e4 g4 c8 a11 f10 h3 e7 e10 g4 g4 i6 g6 c12 b12 b10 b11 b12',
  },
  {
    rows: `
      __Y __Y __L __L __G __L __G __G __Y
      __L __Y __L __R __R __G __L __L __Y
      __L __Y __L __Y __Y __Y __R __R __L
      __R __R __L __Y __L __L <_> __G __R
      __Y __R __R __G <-> *-L __G <-> __G
      __L __L __L __L __L __G __Y __G __Y
      __R __Y __R __Y __Y __R __Y __R __L
      __G __Y __L __Y __R <_> <-> __G __R
      __L __Y __L __Y __G __Y __R __Y __Y
      __R __Y __R __L __Y __L __L __Y __G
      __L __Y <-> *-Y *-R __Y __G __R __Y
      __L __G __L __R __G __G __Y __Y __R
      __G __G __Y __L __G __L __R __G __Y
    `,
    values: 'f4=5 d10=5 e10=5',
    target: 230,
    par: 394,
    difficulty: 89,
    line: 'a3 a3 g1 f9 c8 c5 c8 a11 a12 g1 f11 h2 f4 i0 h8 i9 h9 h10 f5 f5 c12 d4 d3 d7 h11 f10',
  },
  {
    rows: `
      __R __Y __R __L __Y __G __R __G __R
      __Y __Y __R __Y __G __R __Y __L __L
      __L __Y __G <_> <-> __R __Y __L __R
      __Y __L __R __Y __Y __Y <-> __R __Y
      __R __G *-G __R __G __Y __G __Y __G
      __L __L __L __L <-> __G __Y __G __G
      __L __L __G <_> __L __Y __L __R __Y
      __G __G __G __L <-> __R __Y __Y __L
      __R __R __L __Y __R __G <-> __G __Y
      __Y __Y __Y *-L __L __G __G __R __R
      __L __Y __R __R __L *-L __Y __G __Y
      __Y __G __L __G __L __L __L __R __R
      __Y __Y __R __G __G __Y __R __L __R
    `,
    values: 'c4=5 d9=5 f10=5',
    target: 320,
    par: 544,
    difficulty: 90,
    line: 'h5 b7 h9 a7 e6 h3 f11 h4 f3 h10 i4 d12 h11 c12 b8 b7 c8 c8 c12 c9 b12 g7 f7 d10 b9 i12 h12 f12 f11 h11 f12',
  },
];
