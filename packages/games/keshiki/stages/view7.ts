import type { StageRecord } from './record.ts';

export const view7: readonly StageRecord[] = [
  {
    rows: `
      __L __L __L __L __L __L __L __L __L
      __L __L __L __L __L __L __L __L __L
      __L __L __L __L <_> __L __L <_> __L
      __Y __Y __Y <_> <_> __Y __Y __Y <_>
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __R __Y __Y __Y __Y __Y __Y
      __R __R __R __R __R __R __R __R __R
      __R __L __R __R __R __Y __R __R __R
      __R __R __R __R __Y __R __R __R __R
      __Y __L __L __L __L __L __L __L __L
      __L __L __L __L __L __L __L __L __L
      __L __Y __Y __L __L __L __L __L __L
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
    `,
    values: '',
    target: 4700,
    par: 5883,
    difficulty: 14,
    line: 'i8 i12 i8 i6',
  },
  {
    rows: `
      __L __L __L __Y __Y __Y __R __R __R
      __L __L __L __Y __Y __Y __R __R __R
      __L __L __L __Y __Y __Y __Y __R __R
      __L __L __L __Y __Y __Y __R __R __R
      __L __L __Y __Y __Y __Y __R __R __R
      __L __L __L __Y __Y __Y __Y __Y __R
      __L __L __L __Y __Y __Y __R __Y __R
      __L <_> <_> <_> <_> <_> <_> __R __R
      __L __L __L __Y __Y __Y __R __R __R
      __L __L __L __Y __Y __Y __Y __R __R
      __L __L __L __Y __Y __Y __L __R __L
      __L __L __L __Y __Y __Y __R __R __R
      __L __L __L __L __Y __Y __R __R __Y
    `,
    values: '',
    target: 3700,
    par: 4625,
    difficulty: 30,
    line: 'g9 g1 i12 g10 c1 g12',
  },
  {
    rows: `
      __L __L __Y __R __R __R __L __L __Y
      __L __L __Y __Y __R __R __L __L __Y
      __R __R __L __L __Y __Y __R __Y __L
      __R <_> __L __L __Y __Y __R __R __R
      __Y __Y __R __R __L __L __Y __R __R
      __Y __Y __R <_> __L __Y __Y __Y __R
      __L __R __Y __Y <_> __Y __L __L __Y
      __L __L __L __Y __R __R __L __L __Y
      __R __R __L __R __Y __Y <_> __R __L
      __R __Y __R __R __Y __L __R <_> __L
      __Y __Y __R __R __L __L __Y __R __R
      __Y __R __R __R __L __L __Y __Y __R
      __L __L __Y __Y __R __R __L __L __Y
    `,
    values: '',
    target: 1830,
    par: 3255,
    difficulty: 44,
    line: 'd12 a11 h12 i12 i3 i10 f11 d4 a6 c8 i6 b12 a12 b10',
  },
  {
    rows: `
      ... ... ... ... __Y ... ... ... ...
      ... ... ... __R __R __Y ... ... ...
      ... ... __R __R __Y __G __Y ... ...
      ... <_> __Y __Y __G <_> __R __L ...
      __R __R __R __Y __Y __R __Y __R __L
      __R __G __G __L <_> __R __L __L __Y
      __R __Y __G __Y <_> __Y __R __Y __G
      __Y __L __R __R __G __G __R __L __L
      __L <_> __L __Y __R __L __Y __R __Y
      __L __R __L __R __G __R __Y __Y __G
      __G __Y __L __Y __R __L __L __L __L
      __G __Y __Y __G __R __L __L __Y __L
      __G __Y __Y __L __R __R __R __Y __Y
    `,
    values: '',
    target: 530,
    par: 898,
    difficulty: 44,
    line: 'i11 c2 i6 c6 a10 c8 d9 e8 f4 e10 f11 g6 f10 i9 a12 a12 b12 g11 d12 b12',
  },
  {
    rows: `
      __L ... ... ... ... ... ... ... __Y
      __G __R ... ... ... ... ... __L __G
      __R __Y __L ... ... ... __Y __L __G
      __R __L __G __G ... *+R __Y __R __G
      __R __G __R __R __G __R __G __G __G
      __L __L __G __G __L __G __R __G __R
      __L __G __G <_> __Y <_> __G __L __L
      __Y __R *+G __G <_> __Y __R __G __L
      __L __R __R <_> <_> __R __L __G __Y
      __Y __R __R __G __L __L __L __R __Y
      __R __R __Y __Y __G __Y __G __Y __G
      __R __L __G __G __L __G __Y __Y __R
      __Y __Y __L __R __L __R __R __G __L
    `,
    values: 'f3=4 c7=4',
    target: 560,
    par: 960,
    difficulty: 46,
    line: 'i8 d10 c3 b7 b12 g11 f4 h3 i11 i10 g5 c12 c8 e11 a10 g12 f9 a11 h12 b12',
  },
  {
    rows: `
      __L __L __L __Y __L __Y __R __L __L
      __L __R __Y __R __Y __R __Y __R __L
      __R __L __L __R __R __L __L __L __L
      __L __G __G __L __R <_> __L __R __L
      __Y __L __Y __L __R __L __Y __L __R
      __L __L __R __R __R <_> __R __L __R
      __L __L __Y __L __R __L __Y __Y __G
      __G __R <_> __L <_> __Y <_> __Y __R
      __L __R __Y __G __L <_> __G __R __L
      __L __R __L __L __G __R __L __L __G
      __R __L __R __L __L __G __G __L __Y
      __L __L __R __G __L __L __Y <_> __R
      __Y __G __Y __G __L __L __L __L __R
    `,
    values: '',
    target: 1590,
    par: 1988,
    difficulty: 42,
    line: 'i11 c3 g10 i6 f1 b7 h1 b5 c5 c11 h6 d11 i10 i10 h8 g8 i10 i11 e12 d12 a5',
  },
  {
    rows: `
      __L __Y __L __R __R __R __R __Y __R
      __R __Y __L __G __G __L __G __L __R
      <_> <_> <_> __R <_> __L <_> __R <_>
      __L __Y __R <_> __L __R __Y __R __R
      __Y __L __G __Y __G __R __Y __L __L
      __R __Y __Y __G __Y __G __Y __R __G
      __R __L __G __Y __R __G __Y __L __Y
      __R __G __R __Y __Y __G __L __G __R
      __R __G __R __G __Y __Y __Y __R __G
      __G __G __R __L __R __R __G __L __L
      __R __L __G __L __R __L __G __R __Y
      __G __L __Y __Y __G __L __R __L __Y
      __Y __G __G __L __R __R __Y __G __L
    `,
    values: '',
    target: 870,
    par: 1092,
    difficulty: 42,
    line: 'b10 b2 i10 d9 c0 g9 c12 d8 g5 i7 i7 f5 f10 g9 i12 i12 a7 b11 b11 c12 d9 i7 g11 h12',
  },
  {
    rows: `
      __Y __R __Y __Y __Y __Y __Y __R __Y
      __Y __G __G __G __G __G __G __G __Y
      __Y __Y __L __L <_> __L __Y __G __Y
      __L __Y __L __Y __R __R __G __G __Y
      __Y __G <_> __G __Y __G __L __G __Y
      __L __G <_> __R __Y __R __L __G __Y
      __Y __G __L _-G __Y __R __L __G __Y
      __G __G __L _-R _-Y __L __G __R __Y
      __Y __G __L __R __R __L __L __G __L
      __Y __G __L __R __R __R __L __G __L
      __Y __R <_> __L __Y __L <_> __G __Y
      __Y __G __G __L __G __G __Y __G __Y
      __R __Y __Y __R __Y __R __Y __Y __Y
    `,
    values: 'd6=4 d7=4 e7=4',
    target: 850,
    par: 1063,
    difficulty: 32,
    line: 'c11 d1 d11 d6 f9 f6 g7 d8 f6 h6 h11 f11 d11 f11 i8 e7 b12 a2 a8 e10 c9',
  },
  {
    rows: `
      __L __L __Y __L __L __L __L __L __L
      __L __R __R __R __L __R __R __R __L
      __R __R __Y __R __R __R __Y __R __R
      __R __Y __Y __Y __R __Y __R __Y __R
      __Y __Y __G __R __Y __Y __G __Y __Y
      __R __G __G __G __Y __G __G __G __Y
      __G __G __L __G __G __G __L __G __G
      __G <_> <_> <_> __G __L <_> __L __G
      __L __G __R __L __L __L __R __L __L
      __L __R __R __R __L __R __R __Y __R
      __R __R __Y __R __R __R __Y __G __R
      __R *+Y __R __Y __R __Y __Y __Y __R
      __Y __Y *+G __Y __Y __Y *+G __Y __Y
    `,
    values: 'b11=4 c12=4 g12=4',
    target: 1370,
    par: 1721,
    difficulty: 20,
    line: 'a8 b6 d5 d3 i8 i7 b8 e7 b12 f7 i12 h12 c6 i8',
  },
  {
    rows: `
      __G __R __L __L __G __G __L __G __L
      __G __R __R __Y __L __L __R __R __L
      __Y __Y __L __Y __L __R __R __L __L
      __G __Y __R __G __R __Y __G __R __R
      __G __G __R __R *+R __Y __L __R __Y
      __L __R __Y __Y <_> _-G __R __L __R
      __L __Y __Y __Y __Y __G __L __R __R
      __L __L __Y __R <_> __L __L __R __G
      __G __G __G __G <_> __Y __R __G __G
      __Y __Y _-R __Y <_> __L __L __G __L
      __Y __G *+G __Y <_> __Y __Y __L __R
      __L __G __G __R __Y __Y __Y __R __R
      __L __R __R __R __R __Y __Y __R __R
    `,
    values: 'e4=4 f5=4 c9=4 c10=4',
    target: 1190,
    par: 1499,
    difficulty: 44,
    line: 'f0 b4 d8 a6 d2 c11 i7 i2 g1 h7 g6 f8 d7 a9 a12 f9 f12 h5 b12 d12 b6',
  },
];
