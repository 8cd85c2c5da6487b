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
      __Y __Y __L __Y __R __L __Y __R __L
      __Y __R __R __Y __Y __R __Y __R __L
      __Y __R __L __Y __L __L __L __L __Y
      __Y __R __L __L __R __L __R __R __L
      __Y __L __Y __R __L __L __Y __R __L
      __Y __R __L __R *-Y __L __Y __R __Y
      __Y __L __L __Y __R __L __Y __R __L
      __Y __R __L __Y *-R __L __Y __R __R
      __L __R __L __L __R __L __R __R __L
      __Y __R __L __R *-R __L __R __R __L
      __Y __Y __R __Y __R __L __Y __L __R
      __Y __R __L __Y *-L __L __Y __R __L
      __Y __R __L __Y __R __L __Y __R __L
    `,
    values: 'e5=5 e7=5 e9=5 e11=5',
    target: 1830,
    par: 2837,
    difficulty: 48,
    line: 'h11 h5 c1 e6 b10 e6 h9 g2 d10 d10 d8 g6 c4 b8 i5 i6 c3 d12 a8 a9 b12',
  },
  {
    rows: `
      __R __R __Y __Y __L __L __R __Y __Y
      __R __R __Y __R __L __L __R __Y __Y
      __L __L __R __R __L __Y __L __L __R
      __Y __L __L __Y __Y __Y __L __Y __Y
      __Y __Y __L *-L __Y __R __Y __R __L
      __Y __Y __R *-L __L __R __Y __Y __L
      __R __Y __Y __Y __L __L __R __R __Y
      __L __R __Y __Y *-L __L __R __R __Y
      __R __R __L *-L __Y __Y __L __L __R
      __L __L __R __R __Y __Y __L __L __R
      __L __Y __L __L __R __R __Y __L __R
      __R __Y __L *-L __L __R __Y __Y __Y
      __R __Y __Y __Y __L __Y __Y __R __Y
    `,
    values: 'd4=4 d5=4 e7=4 d8=4 d11=4',
    target: 2340,
    par: 3791,
    difficulty: 50,
    line: 'c8 f11 c5 a11 b2 h10 i4 b9 a10 g4 d5 a12 i8 e12 i5 a12 b12',
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
      __Y __L __L __L __R __G __R __G __G
      __Y __Y __L __L __L __R __R __R __G
      __Y __Y *-Y __L __L __L __R __R __R
      __G __Y *-Y *-Y __L __L __L __R *-R
      __G __G __Y __Y __Y __L __L __L __Y
      __G <_> __G __Y __Y __Y __L __L __L
      __R __G __G __G __Y __Y __Y __L __L
      __R __R __G __G __G __Y __Y __Y __L
      __R __R __R __G <_> __G __Y <_> __Y
      __L __R __R __R __G __G __L __R __Y
      __L __L __R __R __R __G __G __G __Y
      __L __L __L __R __R __R __G __G __G
      __Y __L __L __L __R __R __R __G __G
    `,
    values: 'c2=4 c3=4 d3=4 i3=4',
    target: 1850,
    par: 2318,
    difficulty: 26,
    line: 'd12 a6 i9 i5 i12 i11',
  },
  {
    rows: `
      __R __Y __R __R __R __R __R __Y __R
      __L __L __G __G __R __G __G __L __L
      __L __R __G __R __G *-R __G __R __L
      __Y __Y __R __R __L __R __R __Y __Y
      __R __R __G __Y __Y __Y *-G __R __R
      __Y __G __R __L __Y __L __R __G __Y
      __G __Y __L __G __L __G __L __Y __G
      __G __Y __R __R __G __R __R __Y __G
      __Y __G __L __G __L __G *-L __G __Y
      __G __Y __Y __G __L __G __Y __Y __G
      __Y __L __L __L __G __L *-L __L __Y
      __L __L __Y __Y __G __Y __Y __L __L
      __L __G __L __R __G __R __L __G __L
    `,
    values: 'f2=4 g4=4 g8=4 g10=4',
    target: 1120,
    par: 2018,
    difficulty: 50,
    line: 'b3 i3 f4 b2 i12 e8 f6 h4 a4 e7 g6 a12 d8 c8 b11 b9 h11 i7 i10 g12 a9 f10 d11 d11 e12 c12',
  },
  {
    rows: `
      __R __G __G __L __L __Y __R __Y __R
      __L __L __L __Y __R __Y __R __R __R
      __G __G __L __L __L __R *-R __R __R
      __Y __G __L __L __R __R __R __R __R
      __G __L __R __G __G __R __L __R __R
      __G __L __R *-R __L __L *+G __G __R
      __G __R __G __R __G __R __G __G __Y
      __G __G __G __L *+R __R __R __L __L
      __R __R __R __R __R __L *-G __L __L
      __R __Y __R __Y __Y __L __R __R __L
      __Y __Y __R __Y *-R __G __Y __Y __R
      __R __Y __R __R __R __R __L __R __Y
      __R __R __L __L __G __R __R __Y __Y
    `,
    values: 'g2=4 d5=4 g5=4 e7=4 g8=4 e10=4',
    target: 2470,
    par: 3764,
    difficulty: 56,
    line: 'e9 f0 d12 h5 h7 f5 b1 i11 i11 e3 e6 c4 b9 f8 g2 e9 d12 c11 d12 d12 a11 b12',
  },
  {
    rows: `
      __Y __L __Y __R __G __Y __Y __G __R
      __G __Y __L __L __Y __R __L __Y __L
      __L __G __L __L __Y __L __L __R __L
      __L __Y __Y __L __G __R __G __Y __R
      __L __L __G __L __Y __G __L __L __R
      __Y __Y *-G *-G __G __L __L __R __G
      __G __G __L <_> __L __G __G __Y __R
      __L __G __Y __L __R __L __G __L __G
      __L __G <_> __Y __L __L __Y __G __Y
      __R __Y __Y __G __L __Y __G __R __G
      __Y __L <_> __G __R *-L __G __G __R
      __R __L __G __R __L *-R __R __G __L
      __G __G __L __L __L __Y __L __L __G
    `,
    values: 'c5=4 d5=4 f10=4 f11=4',
    target: 770,
    par: 1483,
    difficulty: 58,
    line: 'b8 i3 b5 b5 f4 g11 h1 h10 i8 e3 e5 i8 i9 f6 g9 c9 d8 b12 d10 h12 g12 a5 f10 e10 a8 f12 d10 d11',
  },
  {
    rows: `
      __Y __Y __Y __Y __G __Y __Y __Y __Y
      __Y __R __R __G __R __R __R __R __Y
      __Y __R __R __L __L *-L __G __R __Y
      __Y __R __L __G __G __G *-L __R __Y
      __Y **R *-L __G __R __G __G __R __R
      __Y __G __L __G __Y __G __L **R __Y
      __Y __R __L __G __Y __Y __L __R __Y
      __Y __R __L __R __G __R __L __R __Y
      __Y __R __L __G __Y __G __L __R __G
      __Y __R __L __G __G __G *-R __R __Y
      __Y __R __L __L __L __L **L __R __Y
      __Y __R __R __R __R __R __R __R __Y
      __Y __Y __Y __R __Y __Y __Y __Y __Y
    `,
    values: 'f2=4 g3=4 c4=4 g9=4',
    target: 1760,
    par: 2202,
    difficulty: 28,
    line: 'e2 g5 d8 c3 g7 e5 h1 b7 i1 a0 d12',
  },
  {
    rows: `
      __Y __L __Y __Y __Y __L __Y __L __Y
      __L __Y __L __L __L __Y __Y __Y __L
      __G __L <_> __Y __Y __Y __L __Y __Y
      __Y __L __Y __R <_> __Y __G <_> __L
      __Y __R __Y __R __Y __L __R __G __Y
      __R __G __L __Y __L __Y __L __Y __G
      __R __R __G __G __Y __Y __Y __Y __L
      __L *-Y __L *-R __G *-Y __L *-R __R
      __R __L __L __G __G __Y __Y __G __L
      __Y __R __G __R __G __Y __Y __Y __G
      __R __Y __R __R __G __R __Y __L __L
      __R __Y __R __L __G *+G __R __R __R
      __G __R __G __G __L __R __G __G *+G
    `,
    values: 'b7=4 d7=4 f7=4 h7=4 f11=4 i12=4',
    target: 1170,
    par: 1675,
    difficulty: 58,
    line: 'i10 a10 d12 i8 d2 d5 h12 i10 h12 i4 a7 d10 c10 f5 a9 i8 f2 i10 c12 e12 b10 b8 b8 i11 g3 g11',
  },
];
