import type { StageRecord } from './record.ts';

export const view10: readonly StageRecord[] = [
  {
    rows: `
      __L __Y __L __Y __Y __R __L __R __L
      __L __L __L __L __L __Y __Y __L __L
      __L *+R __L __L __R __R _-L __Y __L
      __L __L __R __L __Y __Y __Y __R __Y
      __R __R __L __Y __L __L __R __Y __Y
      __L __Y __L __L *-R __L __Y __R __L
      __R __Y **Y __Y _*R __R __R __L __L
      __Y __R _+L __Y __R __L <-> __Y __Y
      __L __Y __Y __L __L __L __L __L __L
      __R <_> __R __L __R __Y __Y __L __Y
      __L __Y __L __L __R __Y __Y __L __L
      __Y __R __L __Y __Y __L __Y __R __L
      __Y __L __Y __Y __R __Y __L __Y __R
    `,
    values: 'b2=5 g2=5 e5=5 c7=5',
    target: 990,
    par: 1654,
    difficulty: 91,
    line: 'e0 g1 g6 e7 f3 c12 e12 c4 a12 f9 i4 g6 d8 b6 h5 b11 b9 i7 h8 c4 e12 f11 f12 a12',
  },
  {
    rows: `
      __L __Y __Y __L __Y __Y __Y __R __L
      __Y __L __Y __L __L __L __L __R __Y
      __L __R <-> __Y __Y __L __Y __L __L
      __L __L __R __L _-L __R <_> __R __Y
      __L __L __L __Y __L __Y __Y __L __L
      __R *+L __Y __R __L __R __Y __L __R
      __L __Y __R __L *-L __L _+R __Y __R
      __R __R __R __L __L __L _*Y __Y __L
      __L __Y **R __Y __R __R __Y __R __Y
      __Y __R __L __Y __R __Y __Y __Y __Y
      __R __Y __Y __Y __L __Y __Y __Y __R
      __R __Y __L __R __Y __L __Y __R __L
      __L __R __Y __R __L __L __R __R __Y
    `,
    values: 'e3=5 b5=5 e6=5 g6=5',
    target: 1010,
    par: 1691,
    difficulty: 92,
    line: 'd11 c1 c6 i9 e2 i8 g12 d12 h9 b9 b12 g11 e9 b9 e7 g10 c11 f11 d12',
  },
  {
    rows: `
      __R __L __Y __R __L __Y __R __Y __Y
      __L __R __L __L __L __L __Y __L __Y
      __R __Y __Y __R __R __R __R __L __Y
      __R __L __L __R __Y __R __Y __L __Y
      __Y __R __Y __R __Y __R _+L __L __Y
      __R __R __R __Y __Y **R __L __L __R
      __R __R __Y __L __L *-Y _-L __L __L
      __Y __Y __Y __L __Y _*L __R __R __L
      __Y __Y <-> __R __R __R __Y __Y __L
      __R __Y __Y __L *+L __L <_> __R __L
      __R __L __Y __L __Y __Y __R __Y __R
      __R __L __L __R __Y __Y __R __Y __R
      __R __L __R __L __L __R __Y __L __R
    `,
    values: 'g4=5 f6=5 g6=5 e9=5',
    target: 1030,
    par: 1726,
    difficulty: 93,
    line: 'e10 b11 c7 c10 f11 i7 c6 d7 b6 d5 g8 b8 d11 g4 h11 c6 c7 c11 b12 a10',
  },
  {
    rows: `
      __G __G __R __Y __Y __Y __L __R __Y
      __R __R __L __Y __R __Y __Y __G __R
      __L __R __G __L __G __Y <_> __R __R
      __L __R __G __R _*Y **G __Y __Y __Y
      __G __L __Y __R __L __Y __G __L __Y
      __R __G __Y __Y __Y __L __G __Y __L
      __L __R __G __Y __R *+L __Y __L __G
      __R __R <-> __R __G __R __G __G __Y
      __R __Y __Y __G __R __Y __L __G __G
      __Y __G __L _-R __G *-R __Y __G __G
      __G __R _+R __L __L __R __G __R __R
      __G __L __G __G __R __L __G __L __R
      __G __G __R __L __Y __G __G __L __G
    `,
    values: 'f6=5 d9=5 f9=5 c10=5',
    target: 460,
    par: 780,
    difficulty: 94,
    line: 'a1 d6 c8 a3 e10 f2 b10 i2 h3 d7 h11 i7 i11 e8 d8 a8 g9 e8 d9 a8 e10 h12 e11 g11 c12 a10 a9 c5',
  },
  {
    rows: `
      __R __L __G __R __R __R __R __R __L
      __L __G __R __Y __Y __Y __R __L __R
      __R __L __G __R __L __Y _-L __G __G
      __R __G __G **G __Y __R <-> __R __G
      __R __G __R __L __G __Y __L __Y __G
      __R __R __Y *-R __L __R __Y __R __G
      __R __L __G __Y __R __L <_> _*Y __R
      __R __G __Y __Y _+Y __R __L __L __Y
      __Y __G __L __R __L __R __L __Y __G
      __G __G *+Y __G __L __Y __Y __G __L
      __L __Y __R __L __L __L __G __R __G
      __Y __G __R __G __L __R __R __G __L
      __L __Y __Y __L __Y __R __G __G __L
    `,
    values: 'g2=5 d5=5 e7=5 c9=5',
    target: 610,
    par: 1026,
    difficulty: 95,
    line: 'g8 i7 b7 e8 g7 d10 h4 b7 c3 i11 c12 i12 d9 c7 f10 e7 f5 a10 c9 e12 g11 a11 h12 a11 c11 h12 g9',
  },
  {
    rows: `
      __Y __G __R __L __Y __R __L __R __R
      __G __Y __G __Y __Y __L __G __G __L
      __L __G __Y **R __G __G __L __L __L
      __G __G __R __Y __Y __G __G _+G __R
      __G __Y __L __R __Y __L __R __G __L
      __Y *+G __R __L __L __G __R __Y __Y
      __R __Y __G <-> __R __R __G __R __Y
      __R __L __Y __Y __L __G __Y __L __G
      __Y __Y __R __R <_> __L _*Y __G __L
      __Y __G __L __Y __G __R __Y __Y __Y
      __G __Y _-L __Y *-R __L __Y __Y __R
      __Y __G __G __R __R __G __L __L __R
      __G __L __R __R __R __Y __L __L __G
    `,
    values: 'h3=5 b5=5 c10=5 e10=5',
    target: 350,
    par: 599,
    difficulty: 96,
    line: 'a4 g2 i10 c8 a7 a5 e5 g4 e6 f4 c9 c9 h4 g6 c5 c8 e12 h12 f11 f10 d12 c12 b11 a12 d12 g12 g12 a8 b11 a11 g11',
  },
  {
    rows: `
      __L __R __Y __R __L __Y __L __L __L
      __L __R __G __R __Y __L __R __G __Y
      __R __L __G __L __R __L __Y __L __L
      __R __R __Y __R <_> __G __Y _+L __R
      __R __G __Y *-Y __R __Y __L __Y __R
      __Y __R __G __L __Y __G __L __G __L
      __L __G __R __L __Y __R __L __L __L
      __G __G _*G _-L __G __L __Y __R __R
      __Y *+Y __L __Y __G __L **G __L __G
      __L __R __G __L __G __Y __R __L __G
      __Y __G __G __Y __R <-> __R __R __G
      __G __R __R __L __G __L __L __L __R
      __G __G __Y __R __G __Y __Y __Y __G
    `,
    values: 'h3=5 d4=5 d7=5 b8=5',
    target: 550,
    par: 925,
    difficulty: 97,
    line: 'a7 i7 b3 d0 e12 g10 g9 a8 c3 c10 b8 c9 c11 i10 e12 e9 d6 e11 g6 g12 a11 f5 f7 i8 a12 d11 g7 g12 b10 a9',
  },
  {
    rows: `
      __Y __G __L __L __L __L __Y __L __G
      __L __R __Y __G __Y __L __R __Y __Y
      __R __L __Y __Y __L __R __Y __L __G
      __G __R <_> __G __R __G __L __R __L
      __L __Y __L __R __R *-L _-L _+G __G
      __Y __Y __L __G __L __Y __Y _*R __R
      __Y __Y __L __L __G __Y __G __G __G
      __L __R __G __G __R __L __L __Y __Y
      __G __L __G __G __G <-> __L __G __L
      __G __R __L __L __Y __Y *+G __L __G
      __L __R __R __G __Y __G __Y **Y __G
      __R __R __G __R __G __Y __L __R __Y
      __G __G __L __R __Y __G __R __R __R
    `,
    values: 'f4=5 g4=5 h4=5 g9=5',
    target: 650,
    par: 1096,
    difficulty: 98,
    line: 'f7 f3 e5 a6 b4 f9 a7 i3 d9 g6 b5 i6 d11 c10 d5 h11 c6 f5 f11 a11 b10 i12 i6 d11 a12 f11',
  },
  {
    rows: `
      __G __R __R __L __R __R __L __R __L
      __G __R __L __L __G __L __R __R __R
      __R __Y __G _-G __Y __L __G __L __L
      __R __Y __Y __L _+R __Y __Y __L __Y
      __G __L __R __R __R <-> __L __G __Y
      __R __Y __G __R __R __L __L __G __Y
      __L __R __L __Y __Y __G <_> __R __Y
      __Y __Y __R __L __G __G __G __L __L
      __L __Y __R __Y __Y __L *+G __G __Y
      __R *-Y __Y **R __L __R __R __L __G
      __G __R _*G __G __G __Y __L __G __R
      __L __Y __L __G __L __Y __R __L __Y
      __G __R __G __Y __Y __L __L __Y __Y
    `,
    values: 'd2=5 e3=5 g8=5 b9=5',
    target: 550,
    par: 932,
    difficulty: 99,
    line: 'f3 h1 h5 e7 c9 b5 h12 d8 a1 f11 d6 e10 c9 b8 i7 f11 e12 c8 e10 h11 h10 c12 g12 e12 e12 a7 a9 a10 a11 b11',
  },
  {
    rows: `
      __R __R __Y __L __G __Y __L __L __G
      __L __L __R __Y __R __Y __R __R __R
      __R __Y __G __R __G __L __R __R __G
      __R __L __Y __Y __L *-R __R __L __R
      __G *+L **R _-R __R __L __R _*G __L
      __R __L __R __R __G __G __R __L __R
      __G __R __R __R __G __R __L __L __Y
      __L __G __Y __R __R __Y __R __Y __R
      __Y __G __L __L _+R __Y __L __G __Y
      __G __L <-> __R __Y __L __L __G __R
      __G __Y __L __Y __G <_> __G __G __R
      __Y __R __G __L __Y __G __L __Y __L
      __G __G __G __G __G __G __R __G __L
    `,
    values: 'f3=5 b4=5 d4=5 e8=5',
    target: 630,
    par: 1051,
    difficulty: 100,
    line: 'c8 f5 e12 f3 b2 g6 g9 a11 b11 a9 b7 f9 c12 e7 c8 d12 h10 i12 i10 h12 h11 d5 i12 d11 c10 b12 a12',
  },
];
