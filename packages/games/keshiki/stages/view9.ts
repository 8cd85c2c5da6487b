import type { StageRecord } from './record.ts';

export const view9: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __Y __R __Y __Y __Y __Y __Y
      __Y __Y __R __Y __Y __Y __Y __L __Y
      __Y __Y __Y __R __Y __Y __Y __Y __Y
      __L __Y __L __L __L __L __L __Y __L
      __L __L __L __L __L __L __L __L __Y
      __L __Y __L __L __L __R __L __L __L
      __R __R __R __R __R __R __R __R __R
      __R <-> __R __R __R <-> <-> __R __R
      __R __R __R __L __R __R __R __R __R
      __Y __L __L __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __L __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __L __L __L __L __L __L __L __L __L
    `,
    values: '',
    target: 3230,
    par: 4038,
    difficulty: 23,
    line: 'i5 i7 c9 i12 i9 d12 b12 a5',
  },
  {
    rows: `
      __Y __R __L __Y __R __R __Y __R __L
      __Y __R __Y __Y __R __L __Y __R __R
      __L __R __Y __Y __R __L __Y __R __L
      __Y __R __L __Y __R __L __R __R __L
      __Y __R __L __Y __R __L __Y __R __L
      __Y __R __L __Y __R __L __Y __R __L
      __Y __R __R __L __L __L __Y __L __L
      __Y __R __Y __R __R __Y __Y __R __L
      __Y __Y __L __Y __R __L __Y __R __L
      __Y __R __L __Y __Y __L __Y __R __L
      __Y __R __L __R __R __R __Y __R __Y
      __Y __R __R <-> <-> __L __Y __Y <->
      __Y __R __L __Y __R __L __Y __L __L
    `,
    values: '',
    target: 2780,
    par: 3486,
    difficulty: 42,
    line: 'f11 b9 i2 f3 f10 f10 f12 h10 h12 b4 c9 f1 c12 a11',
  },
  {
    rows: `
      __Y __L __L __R __R __Y __R __L __Y
      __R __L __L __R __Y __R __R __Y __R
      __R __Y __Y __L __L <-> <-> __Y __L
      __R __Y __Y __Y __R <-> __R __Y __Y
      __R __L __R __L __R __Y __R __L __L
      __Y __L __R __R __Y __Y __L __R __R
      __R __Y __R __Y __Y __R __Y __Y __Y
      __L __R __R __Y __Y __R __R __R __L
      __R __L __R __L __L __L __R __L __L
      __R __R __R __L __L __R __L __L __Y
      __L __R __R __R __R __Y __R __L __Y
      __R __Y __Y __R __R __L __L __Y __Y
      __Y __L __L __R __R __L __L __Y __Y
    `,
    values: '',
    target: 2580,
    par: 3228,
    difficulty: 49,
    line: 'i7 g11 i5 c11 i5 c12 c4 d4 h12 f6 e5 b10 e8 g0 g7 e12 b12 b12',
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
      __G __G __R __G __G __G __G __G __G
      __Y __G __G __G __G __G __G __G __G
      __L __L __L <_> __L __L <_> __L __L
      __L __L __L __L __L __L __L __L __L
      __R __R __R __R __R __R __Y __R __R
      __R __R __R __R __R __R __R __R __R
      __L __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y <-> <-> <-> __Y <-> __L
      __G __G __G __G __G __G __G __Y __G
      __G __G __G __G __G __G __Y __G __G
      __L __L __L __L __L __L __L __L __L
      __L __L __L __L __L __Y __L __L __L
      __R __R __R __R __R __R __R __R __R
    `,
    values: '',
    target: 1820,
    par: 2363,
    difficulty: 59,
    line: 'i0 g8 i6 c6 f6 i5 g6 c8 i8 i12 f5 h5 i8 b12',
  },
  {
    rows: `
      __Y __Y __G __L __L __L __R <-> <->
      __Y __Y __G __R __L __L __R __R __Y
      __L __L __Y __L __Y __G __G __G __L
      __L __L __L __R __Y __Y __G __G __L
      __L __Y __G __G __L __L __R __R __Y
      __Y __Y __G __G __L __L __R __R __Y
      __L __L __R __R __Y __L __G __G __L
      __L __L __Y __R __Y __G __G __R __L
      __Y __Y __G __G __L __L __R __R __Y
      __Y __Y __G __R __R __L __Y *-R __Y
      __L __L __R *-R __Y __Y __G __G __L
      __L __L __R __R __Y __Y __G __G __L
      <-> __Y __G __G __L __L __R __R __Y
    `,
    values: 'h9=4 d10=4',
    target: 1490,
    par: 2493,
    difficulty: 55,
    line: 'h3 d7 h7 h8 e2 b4 c3 d12 d10 c5 c8 i4 e9 h10 g7 h12 g9 g6 e9 c12 d11 b10 f5',
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
      __L __Y __Y __G __L __L __Y __L __L
      __R __L __Y __Y __G __Y __Y __Y __L
      __G __Y __R __Y __G __Y __R __Y __G
      __Y __R __R __R __Y __R __L __R __Y
      __R __R __G __R __R __Y __Y __R __Y
      __R __G __G __G __R __G __G __G __R
      __G __G __L __G __G __G __L __G __Y
      __G <-> <-> __L __G <-> __L __L __G
      __L __L __Y __L __L __L __L __L __G
      __L __Y __Y __Y __L __G __Y __Y __L
      __Y __Y __R __Y __L __Y __R __R __Y
      __Y *+R __L __L __Y __R *+R __R __Y
      __Y __G __G __R __R __R __G __R *+R
    `,
    values: 'b11=4 g11=4 i12=4',
    target: 910,
    par: 1147,
    difficulty: 56,
    line: 'g4 i7 d2 i10 i6 e3 h4 b8 f4 d10 i7 e5 h9 c12 c4 i9 d12 d12 d12',
  },
  {
    rows: `
      __R __Y __R __G __L __L __G __G __R
      __Y __Y __Y __Y __Y __Y __Y __R __Y
      __G __G __G __L <-> __R __G __Y __G
      __R __Y <-> __R __Y __Y __R __Y __R
      __Y __Y __G __Y __Y __Y __Y __Y __Y
      __G __Y __R __L __Y __R __G __Y __G
      __G __Y <-> __L __Y __R __L __Y __L
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y <-> __L __R __L __G __Y __R
      __L __Y __R __R __Y __G __G __Y __R
      __Y __Y __Y __Y __Y __Y __Y __L __Y
      __L __Y __L __R __Y __G __G __Y __G
      __L __Y __G __G __Y __L __G __Y __L
    `,
    values: '',
    target: 3180,
    par: 3983,
    difficulty: 9,
    line: 'i8 a11 d5 c1 g1 d5 f5 i3 d8 i10 d11 h11 i10 g10 f10 f10 f12 d11 b9 d12 c11 b11',
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
