import type { StageRecord } from './record.ts';

export const view9: readonly StageRecord[] = [
  {
    rows: `
      __L __L __Y __L __L __L __L __L __L
      __L __L __L __R __R __L __L __L __R
      __L __L __L __L __L __L __L __L __L
      __L __Y __R __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __L __R __R __R __R __R __R __R __L
      __R <-> <-> __R <-> __R __R __R __R
      __R __R __R __R __R __R __R __R __L
      __L __L __L __L __L __Y __Y __L __L
      __L __L __R __L __L __L __L __Y __L
      __L __L __L __L __R __L __L __R __L
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
    `,
    values: '',
    target: 3980,
    par: 4977,
    difficulty: 40,
    line: 'e1 i7 i4 i12 i7 d12 b12 b12',
  },
  {
    rows: `
      __L __Y __R __L __L __R __L __L __L
      __R __Y __Y __L __Y __L __L __L __Y
      __R __L __R __L __Y __R __R __R __R
      __L __Y __R __L __Y __Y __Y __Y __Y
      __Y __Y __R __L __Y __R __L __Y __R
      __L __Y __R __Y __Y __R __R __Y __R
      __Y __L __R __Y __Y __R __Y __Y __R
      __L __Y __L __R __Y __R __L __Y __R
      __L __Y __R __L __Y __L __L __Y __L
      __L __Y __R __L __Y __R __L __Y __R
      __L __L __R __L __R __R __R __L __Y
      __L __Y __R __L __Y __R <-> __Y __Y
      __L __Y __R <-> __Y __R __L __Y <->
    `,
    values: '',
    target: 1330,
    par: 2715,
    difficulty: 54,
    line: 'f12 c8 g6 i10 b7 b3 i4 i6 h11 d7 a3 f8 b11 g5 f12 c3',
  },
  {
    rows: `
      __L __L __L __L __Y __Y __Y __L __Y
      __L __L __Y __Y __Y __R __Y __Y __R
      __R <-> __L __L __L __R __R __Y __R
      __R <-> <-> __L __L __L __R __L __R
      __R __Y __R __Y __Y __L __R __R __L
      __R __L __L __Y __R __L __R __R __L
      __L __L __L __Y __Y __R __R __Y __L
      __R __R __L __Y __Y __Y __Y __Y __Y
      __Y __Y __L __Y __Y __L __L __R __L
      __L __Y __Y __Y __Y __R __R __R __Y
      __R __R __R __R __R __L __Y __R __L
      __L __L __R __R __L __L __R __Y __R
      __R __L __L __R __R __R __R __L __Y
    `,
    values: '',
    target: 2020,
    par: 2976,
    difficulty: 55,
    line: 'h8 i1 f2 e0 g11 b10 i7 h11 a4 c2 i6 g12 e12 c12',
  },
  {
    rows: `
      __R __G __G __Y __R __Y __G __G __G
      __G __G __G __Y __L __Y __G __G __G
      __R __R __R __R __Y __Y __R __R __R
      __R __R __R __L __L __L __R __Y __R
      __Y __L __L __G __G __G __Y __Y __Y
      __R __Y __Y __Y __L __G __Y __L __L
      __L __R __G __R <-> <-> __L __L __L
      __L __L __L __R __R __R __L __L __L
      __G __G __G __Y <-> __R __G __L __G
      __G __G __G __L __Y __Y __G __G __G
      __Y __R __Y __L __L __L __R __R __R
      __R __G __R __L __R __L __R __R __Y
      __Y __Y __Y __R __G __R __Y __Y __Y
    `,
    values: '',
    target: 1440,
    par: 2436,
    difficulty: 56,
    line: 'f0 c8 c6 f9 i11 h4 i2 i11 f5 h7 d5 d8 c12 d11 i9 d12 b11 b12',
  },
  {
    rows: `
      __Y __Y __Y __R __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __G __G __G __G __G __G __R __G <_>
      __G __G <_> __G __G __G __G __G __R
      __L __L __L __L __L __L __L __L __L
      __L __L __L __L __L __G __L __L __L
      __R __R __R __R __R __R __R __L __R
      __R __R <-> <-> <-> __R <-> __R __R
      __L __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __G __Y __Y __Y __Y
      __G __G __G __G __G __G __G __G __G
      __G __Y __G __G __R __G __R __Y __G
      __L __L __L __L __L __L __L __L __G
    `,
    values: '',
    target: 2130,
    par: 2663,
    difficulty: 55,
    line: 'g6 i4 b6 h5 i5 h12 i10 i8 d12 b10 a8',
  },
  {
    rows: `
      __L __L __G __G __G __R __L __G __G
      __Y __L __Y __G __R __Y __Y __Y <->
      __Y __R __R __Y __Y __L __G __G <->
      __R __R __G __Y __L __L __G __G __R
      __L __L __G __G __L __R __Y __R __L
      __G __L __G __G __R __R __Y __Y __L
      __R __R __G __Y __G __Y __L __G __R
      __R __R __Y __L __L __L __G __G __R
      __G __L *-G __G __R __R __Y __Y __L
      __L __L __G __G __G __Y __Y *-Y __R
      <-> __R __Y __G __L __L __G __G __R
      __R __R __G __Y __L __L __G __G __R
      __L __L __G __L __R __R __Y __Y __L
    `,
    values: 'c8=4 h9=4',
    target: 1160,
    par: 2145,
    difficulty: 56,
    line: 'f12 c2 h12 f5 i9 b6 d3 f3 a4 f9 g7 h6 b10 i6 i9 a5 h9 g9 e10 g12 e11 d12 b12 b12',
  },
  {
    rows: `
      __R __G __R __Y __Y __Y __L __R __Y
      __Y __G __L __R __Y __G __L __R __Y
      __Y __G __Y __R __Y __G __L __R __Y
      __G __G __L __R __Y __G __L __R __R
      __Y __G __R __G __G __L __L __R __Y
      __L __G __L __R <-> __G __L __R __Y
      __Y __G __L __R __L __G __L __R __L
      __L __G __L __R <-> __G __L __R __Y
      __R __R __L __Y <-> __G __L __Y __Y
      __Y __G __G __R __Y __G __R __G __Y
      __Y __G __R __R <-> __G __L __R __R
      __Y __G __G __R __Y __L __L __Y __Y
      __Y __G __L __R __L __G __R __R __R
    `,
    values: '',
    target: 1170,
    par: 1712,
    difficulty: 62,
    line: 'g10 d12 i10 g10 f12 b8 c11 b6 c5 c9 h12 f2 b12 g3 d11 d11 f10 d12 c12 b12',
  },
  {
    rows: `
      __R __L __G __Y __Y __Y __Y __Y __Y
      __L __L __L __G __Y __L __L __L __Y
      __L __L __R __Y __L __L __R __L __L
      __L __R __R __R __L __R __R __R __L
      __L __L __G __R __R __L __G __R __L
      __R __R __G __R __R __G __G __G __R
      __G __G __Y __G __G __G __Y __G __G
      __G <-> __L __Y <-> __Y __Y <-> __G
      __Y __Y __L __Y __Y __Y __L __Y __G
      __Y __L __L __L __Y __L __L __L __Y
      __L __L __L __Y __R __L __R __L __L
      __L __R __R __R __L *+R __R __R __L
      __G __R __G __Y *+R __R __G __G *+R
    `,
    values: 'f11=4 e12=4 i12=4',
    target: 1250,
    par: 2055,
    difficulty: 64,
    line: 'c4 i1 b6 i8 d2 h11 h5 i9 f12 h12 b8 e11 d11 i10 d11 a8 b12 a10',
  },
  {
    rows: `
      __Y __G __Y __Y __G __R __R __G __Y
      __L __G __G __R __G __G __L __G __G
      __L __G __R <-> __Y <-> __R __G __Y
      __Y __L __R __R __G __R __R __G __R
      __G __G __G __G __G __G __Y __G __G
      __R __G __Y __L __L __L __R __G __L
      __L __G __R __Y __G __Y __Y __G __L
      __G __G __G __G __G __G <-> __G __G
      __L __G <-> __L __G __R __Y __G __Y
      __L __G __Y __G __G __R __L __G __L
      __G __L __G __R __G __G __R __G __G
      __Y __G __L __L __G __Y __R __G __R
      __L __G __R __G __G __Y __L __G __Y
    `,
    values: '',
    target: 1410,
    par: 2114,
    difficulty: 63,
    line: 'f1 i1 h5 g1 d3 d12 h11 h10 c5 b11 d9 b8 g3 a4 a5 c11 c11 e9 c12 d12 b12',
  },
  {
    rows: `
      __G __G __G __G __G __G __G __G __G
      __G __Y __Y __Y __Y __R __Y __Y __Y
      __G __Y __R __R __R __R __R __Y __G
      __G __Y __R __L __L <_> *-R __Y __G
      __G __G __G __L *-G __L __R __Y __G
      __R __Y __R __R __G __L __R __Y __G
      __Y __Y __R __L <-> __L __R __Y __G
      __G __Y <_> __L __G __L __G __Y __G
      __G __Y __R <_> <-> __L __Y __Y __G
      __G __Y __R __Y <-> __L __R __Y __G
      __G __Y __R __R <-> __Y __R __Y __G
      __R __Y __Y __Y __Y __Y __Y __Y __G
      __G __G __G __G __G __G __G __G __G
    `,
    values: 'g3=4 e4=4',
    target: 2140,
    par: 3285,
    difficulty: 65,
    line: 'f4 g2 e2 g9 e3 f7 c8 i1 d9 d10 b8 e5 i1 a11 b8 b11',
  },
];
