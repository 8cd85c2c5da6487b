import type { StageRecord } from './record.ts';

export const view7: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __Y __Y __Y __Y __R __Y __Y
      __Y __Y __L __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __R
      __Y __R __R __L __R __R __R __R __L
      __R __R __R __R __L __R __R __R __R
      __R __R __R __Y __R __R __Y __R __R
      __L __L __L __L __L __L __L __L __L
      __L __L __L <_> __L <_> <_> <_> __L
      __Y __L __R __L __L __L __L __L __L
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __L __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __Y __Y __Y __R __Y __Y __Y
      __R __R __R __R __R __R __R __R __R
    `,
    values: '',
    target: 2930,
    par: 3667,
    difficulty: 14,
    line: 'i5 a5 d4 a7 i12 i7',
  },
  {
    rows: `
      __L __L __L __R __L __R __R __Y __Y
      __L __L __L __R __R __R __Y __Y __Y
      __L __L __L __R __R __R __Y __Y __Y
      __L __Y __L __R __R __R __Y __Y __Y
      __L __L __L __Y __R __R __Y __Y __Y
      __L __L __L __R __R __Y __Y __R __Y
      __L __L __L __R __R __R __Y __Y __Y
      __L <_> <_> <_> __R <_> <_> <_> __R
      __L __L __L __R __L __R __Y __Y __Y
      __Y __L __L __R __R __R __Y __Y __Y
      __Y __L __L __R __R __R __Y __Y __R
      __L __L __L __R __R __R __Y __Y __Y
      __L __L __L __R __R __R __L __L __Y
    `,
    values: '',
    target: 2440,
    par: 3551,
    difficulty: 39,
    line: 'i8 c0 h12 b11 h4 e0 d7 c8 d11',
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
    par: 1272,
    difficulty: 44,
    line: 'e1 c6 c8 a4 d9 e8 i7 b8 i11 g12 f11 f10 f9 a12 a12 g11 e11 g11 b11 b12 e12',
  },
  {
    rows: `
      __G ... ... ... ... ... ... ... __R
      __G __R ... ... ... ... ... __R __L
      __Y __G __G ... ... ... __G __R __Y
      __L __L __L __R ... __G __R __G __G
      __L __G __Y __G __L __L __Y *+R __L
      __R __G __L __R __Y __G __G __Y __Y
      __Y __G __R <_> __G __Y __G __L __R
      __R __R __Y __L <_> __G __Y __L __R
      __R __G __G <_> __L __L __Y __Y __R
      __L __L __G __Y __G __R __L __Y __L
      __L __R __R __Y __R __G __L __Y __R
      __L __G __L __L __R __Y __L __Y __L
      __G __G __L __R __Y __G __Y __R __Y
    `,
    values: 'h4=4',
    target: 420,
    par: 989,
    difficulty: 42,
    line: 'i6 f4 d9 g9 h6 f8 d11 f7 b3 d12 h12 i10 i10 b7 d9 c9 b10 c9 a10 c12 f11',
  },
  {
    rows: `
      __L __Y __G __R __R __R __Y __L __R
      __G __R __R __G __R __R __Y __L __Y
      __Y __G __R __Y __L __R __Y __L __L
      __Y __R __R __Y __L __L __L __G __G
      __L __Y __Y __Y __Y __Y __G <_> __R
      __R __L __R __Y __R __Y __Y __L __Y
      __R __L __Y __Y __Y __L __L __L __Y
      __Y __Y __Y __G __L __R __Y __R __R
      __G __L <_> __Y __G __Y __G __Y __Y
      __Y __R __Y __R __Y __G __R __Y __R
      __R <_> __Y __Y __R __R __R __R __L
      __R __L __Y __Y __Y __L __L <_> __Y
      __Y __Y __L __R __L __G __Y __R __Y
    `,
    values: '',
    target: 1020,
    par: 1762,
    difficulty: 44,
    line: 'b12 c12 h5 a3 e11 e3 i6 i5 f9 a4 b7 f11 f10 a5 i11 i11 d11',
  },
  {
    rows: `
      __L __R __L __Y __Y __Y __Y __L __G
      __Y __Y __Y __G __L __Y __Y __G __L
      <_> __R __L __G __G __R __L <_> __Y
      __R __L __R __R <_> __Y __L __R <_>
      __G __R __G __Y __G __R __G __G __L
      __G __L __L __Y __Y __R __G __L __R
      __Y __G __R __L __G __Y __G __R __R
      __L __G __G __Y __R __R __R __L __G
      __G __Y __R __L __L __L __L __R __Y
      __L __Y __L __Y __L __Y __Y __L __Y
      __L __G __R __Y __R __R __G __Y __R
      __R __Y __G __G __R __G __L __L __R
      __Y __R __Y __G __L __G __G __R __R
    `,
    values: '',
    target: 700,
    par: 1187,
    difficulty: 49,
    line: 'i8 c1 a9 b9 g9 h11 i6 i3 c5 h6 d12 i4 d6 d11 e12 d11 h10 h9 g9 a7 b10 f3 c7 f6 f11 i7 c12',
  },
  {
    rows: `
      __G __G __G __L __G __G __G __G __G
      __G __R __R __R __R __G __R __R __G
      __G __R <_> __Y __Y <_> <_> __R __G
      __G __R __G __L __L __L __Y __R __G
      __G __R <_> __R __G __L __Y __R __R
      __G __R __Y __L __G __L __Y __R __G
      __G __R __L __L __G _-L __G __R __G
      __G __R __L __L __G _-L __Y __R __G
      __G __R __Y __L __G __L __G __R __G
      __G __Y __Y __L __L __L __Y __R __Y
      __L __R __Y __Y __L __G __Y __Y __G
      __G __R __L __Y __R __R __R __R __G
      __G __G __G __G __G __G __G __G __G
    `,
    values: 'f6=4 f7=4',
    target: 1510,
    par: 2417,
    difficulty: 51,
    line: 'e2 e2 g3 h10 d2 d11 b2 d11 g7 e12 a12 d12 a3',
  },
  {
    rows: `
      __Y __Y __L __Y __Y __Y __L __Y __Y
      __Y __L __L __L __Y __L __L __L __Y
      __G __L __G __L __L __G __R __R __L
      __L __G __R __G __G __L __L __G __L
      __G __G __R __Y __G __L __R __G __Y
      __G __R __R __R __G __R __R __L __G
      __R __R __Y __R __R __L __Y __R __R
      __R __Y __Y __Y <_> <_> <_> __Y __R
      __Y __Y __L __Y __R __Y __L __Y __G
      __Y __L __L __L __Y __L __R __L __Y
      __R __L __G __Y __G __L __G __L __L
      __L __G __G __G *+L __G *+Y __G __L
      __G __G __G __L __G __L __R __G __G
    `,
    values: 'e11=4 g11=4',
    target: 790,
    par: 1302,
    difficulty: 52,
    line: 'h2 g4 h7 f3 b3 b2 i0 d11 e9 e9 i6 i12 e5 i9 i9 f9 h12 g12 f8 g12 c11 c11 c12 c11 b12 b12',
  },
  {
    rows: `
      __L __G __Y __Y __Y __G __Y __Y __Y
      __R __G __Y __L __Y __Y __Y __R __R
      __G *+L __L __R __R __G __Y __L __Y
      __G __L __R __R __R __R __G __Y __Y
      __Y __L _-R __L __G __Y __L __L __Y
      __G __Y __G __L <_> __Y __L __L __G
      __G __G __G __L __L __Y __L __R __L
      __G __R __L __G __G __L __Y __G __Y
      __L __G __Y __R __L __L __L __Y __Y
      __L __L __R __R __R __R __R __R __Y
      __L __L __Y __Y <_> __L __R __R __G
      __L __Y __Y __Y <_> __G __R __G __G
      __G __Y __Y __Y <_> __R __Y __G __G
    `,
    values: 'b2=4 c4=4',
    target: 1040,
    par: 1892,
    difficulty: 55,
    line: 'c5 a5 c5 c9 b9 i6 i10 f6 b6 e9 f7 b5 a11 b12 f10 b12 c12 e10 e12 e12 e12 d12 c12',
  },
];
