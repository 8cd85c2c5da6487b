import type { StageRecord } from './record.ts';

export const view10: readonly StageRecord[] = [
  {
    rows: `
      ... ... ... ... __L ... ... ... ...
      ... ... ... __Y __L __R ... ... ...
      ... ... __Y __L __G __Y __L ... ...
      ... _+Y __R __G __L __G __R __R ...
      __G __R __Y __L __Y __Y __R **L __L
      __Y __L __Y __L __G __Y __R __R __L
      __R __R _+Y __G __G __G _*G __L __Y
      __Y _*G **R __G __G __G __G __Y __L
      __Y __G __G __R _+L __L __L __R __R
      __Y __Y __Y __G __G __Y __G __Y __Y
      __R __Y __L __L __G __G _*L __Y __L
      __R __G __L __Y __Y __Y __R __Y __Y
      __L __L __L __Y __Y __L __G __Y __Y
    `,
    values: 'b3=4 c6=4 e8=4',
    target: 780,
    par: 1388,
    difficulty: 50,
    line: 'i8 h4 c9 a9 c5 i12 d8 h11 g8 f10 f9 b9 e9 d8 i8 e8 f12 e12 d12 c12 c12 c12 b12',
  },
  {
    rows: `
      __G __G __L __G __G __G __Y __G __G
      __G __Y __Y __R __G __Y __Y __Y __G
      __Y __Y __R __Y __G __G __R __Y __Y
      __L __R __R __G __Y __R __R __R __Y
      __R __R __L __R __R __R __L _-R __L
      __R __L __L __L __G __L _-L __L __R
      __L __L __Y __L __L __L __G __L __L
      __L <_> __G __Y __L __G __G __G __L
      __G __G __Y __G __R __G __G __G __G
      __G __Y __Y __Y __G __Y __Y __G __G
      __Y __Y *+R __R __Y __Y __R __Y __Y
      __Y <_> __R __Y __Y __G __R __R __L
      __R __R __G __R __R __R __L __R __Y
    `,
    values: 'h4=4 g5=4 c10=4',
    target: 1310,
    par: 2519,
    difficulty: 60,
    line: 'd10 a5 b2 e4 i0 i9 i7 a7 e9 f8 d12 e6 a12 h12 i8 d12 d12 d12',
  },
  {
    rows: `
      __L __L __R __Y __L __Y __Y __Y __R
      __R __R __R __Y __L __Y __Y __Y __Y
      __L __L __Y __Y __R __Y __L __Y __L
      __G __R __L __Y __R __Y __Y __Y __Y
      __R *-R __G __G __R __Y __Y __R __Y
      __G __R _+R __G __Y __G __L __R __Y
      __Y <_> __L __R __R __R __L __R __R
      __Y __G __G __G _+G __G __L __L __G
      __G __L __L __G __G __R __G __G __G
      __R __L __G __G __L *-R __R __G __G
      __Y __L __G __G __G __G __Y __Y __G
      __Y <_> __Y __G __L __L __Y __L __G
      __Y __Y __Y __L __L __G __Y __Y __Y
    `,
    values: 'b4=4 c5=4 e7=4 f9=4',
    target: 2100,
    par: 3056,
    difficulty: 61,
    line: 'g9 c0 h4 h7 f11 b7 f8 e3 b3 d7 b10 b7 f11 g5 h12 f12 c12 a10 a10 a10',
  },
  {
    rows: `
      __Y __L __Y __G __Y __G __Y __Y __L
      __Y __Y __G __G __G __G __Y __G __G
      __L __L __L __R __R __R __L __L __L
      __L __L __L __R __R __R _*L __L __L
      __G __G __G __Y __Y __Y __G __G __Y
      __G __G *-G __R __R __Y __G __G __G
      __R __R _*R __Y __L __L __R __R __R
      __R __G __L __L __L __L __R __R __R
      __Y __Y __Y __G **L __G __Y __Y __Y
      __G __R __Y __G **Y __R **Y __Y __Y
      __L __L __L __R _*R __R __L __L __L
      __G __L __L __R __R *-R __R __L __L
      __G __G __G __R __Y __Y __G __G __G
    `,
    values: 'c5=4 f11=4',
    target: 1020,
    par: 1820,
    difficulty: 61,
    line: 'f9 e11 g1 i1 f12 i6 i7 e8 b5 a8 f12 d11 e9 g12 f12 a12 c12 c10 b11 b12 b12',
  },
  {
    rows: `
      __L __R __L __L __L __R __L __L __L
      __R __Y __L __R __R __L __Y __L __R
      __L __L __L __L __R _-Y __L __L __R
      __R __G __R __R __R __Y __G _+R __L
      __G __R __R __R __R __R __R __G __R
      __Y __Y __L __G _+L __G __Y __R __L
      __G __G __G __Y __R __L __G __L __G
      __Y _+Y __L __R <-> <-> __Y <-> __Y
      __Y __R __L __L __R __L __L __Y __Y
      __G __G __R __L __G __R _-R __G __G
      __Y __Y __G __G __L __Y __R __L __Y
      __G __R __G __G __Y __Y __G __G __Y
      __Y __G __Y __Y __G __Y __L __Y __G
    `,
    values: 'f2=4 h3=4 e5=4 b7=4 g9=4',
    target: 870,
    par: 2037,
    difficulty: 63,
    line: 'i9 i5 b10 d11 c8 i3 i11 i12 a10 h5 e6 g4 d12 b10 b10 b12 f10 g11 h3 e11 f12 d11 e12 b12',
  },
  {
    rows: `
      __L __Y __R __G __L __Y __R __L __L
      __L __Y __G __G __R __Y __R __G __G
      __L __L __R __G __L __Y __Y __R __L
      __L __Y **R __G __L __Y __R __G __L
      __R __Y __G __G __L __Y _-R __Y __L
      __L __Y __R __G __G _-Y __R __R __L
      __L __Y __R __G __L __G __Y __G __L
      __L __Y __R __G __Y __R __R __G __L
      __L __Y __R __L __L __Y __R __G __L
      __L __Y __Y __R __L __L __L __Y __R
      __L __Y __L __Y <_> __Y __R __G __R
      __L **R __R __G <_> __Y __Y __R __L
      __L __R __R __G __G __Y __R __G __L
    `,
    values: 'g4=4 f5=4',
    target: 830,
    par: 1118,
    difficulty: 61,
    line: 'b0 i1 h6 b3 a0 i8 d11 c2 f8 a5 g3 g11 i11 i12 h11 c4',
  },
  {
    rows: `
      ... ... ... ... ... ... ... <-> __Y
      ... ... ... ... ... __L __Y __G __L
      ... ... ... __Y __R __G __G __Y __Y
      ... __R __R __G __R __G __Y *+Y __G
      __Y *+G __Y _-R __Y __L __R __L __Y
      __R __G __Y __G __R __Y _-Y __L __R
      __R __Y __Y __G __R __R __R __G __R
      __Y __Y __L __Y __Y __G __G __R __L
      __L __R __G __Y __Y __G __G __L __G
      __R __G __L __G *+R __G __R __R __L
      __G __L __G __R __R __G __Y __G <->
      __R __R __L __R __R __Y __Y __L __L
      __R __R __L __R __G __Y __R __L <->
    `,
    values: 'h3=4 b4=4 d4=4 g5=4 e9=4',
    target: 780,
    par: 1374,
    difficulty: 63,
    line: 'e7 f5 g3 d7 i11 i4 g10 f6 i4 i8 g9 i9 e7 c11 c11 b10 b9 b8 i8 a10 e12 e12 b12 b12',
  },
  {
    rows: `
      __R __R __L __R __R __G __Y __L __G
      __Y __Y __G __R __Y __R __R __Y __R
      __G __G __R __Y __Y __R __Y __G __R
      __G __R __L __L __L __R __R _-G __Y
      __R __R __L __G __L __L __Y __G __L
      __L __G __G __L __R __G <_> __Y __G
      __G __L _*R __L __L _*Y __Y __G __Y
      __L __L __G __Y __L __R __R _+G __G
      __G __L __R __G <-> __L __L __Y __G
      __R __L __G __R __R __R __R __R __G
      __G __G **Y __L __L __R __L __Y __L
      __R __R __L __Y __Y __G __G __R __R
      __G __G __R __Y __L __G __L __R __Y
    `,
    values: 'h3=4 h7=4',
    target: 850,
    par: 1361,
    difficulty: 69,
    line: 'b1 b9 c9 g8 d8 a6 g7 g11 f7 d7 e11 e11 g11 g9 h8 i6 e5 h4 h7 i9 e5 i10 b12 g9 d11 b12 b12',
  },
  {
    rows: `
      __Y __Y __Y __G __Y __Y __Y __Y __Y
      __Y __G __G __G __G __G __G __G __Y
      __Y __G __R __Y __R **R *+R __Y __Y
      __Y __G __R __L __L __L __Y __G __Y
      __Y __G *+R __L __Y __L __R __G __Y
      __Y __G _*R __G __Y __L __R __G __Y
      __Y __G __R __L <-> __L __R __Y __Y
      __Y __G *-R __L __Y __L __L __G __Y
      __Y __G __R __L __G __L __R __G __Y
      __Y __Y **R __L __R __L __G __G __Y
      __Y __G __R __R *-R _*Y __R __G __Y
      __Y __G __R __G <-> __G __G __R __Y
      __Y __Y __Y __Y __Y __R __Y __G __Y
    `,
    values: 'g2=4 c4=4 c7=4 e10=4',
    target: 1470,
    par: 2102,
    difficulty: 70,
    line: 'f9 b10 b3 h7 d6 h7 g11 c2 d10 h9 c8 i0 f12 e4 a0 b10 b12 c12 b12',
  },
  {
    rows: `
      __R __G __G __L __L __Y __R __R __R
      __Y __L __R __L __L __R __R __R __R
      __Y __L __L __L __G __G _-Y __R __R
      <_> __L __L _*L __Y __G __R __L __L
      __R *-R __L __G __Y __L __Y __Y __G
      __G __R __R __Y __Y __Y __Y __Y __G
      __L __R __R __R __L __G __Y __Y __G
      __G __G __R __R __L <-> __R __L __L
      __R __Y __R __R __R __L _+R __R __L
      __G __L __R *+Y __R __G __R __R __R
      __G __G __R __Y __Y __R __R __L __L
      __G __R __R **L __Y __R _*L __L __G
      __G __G __Y __L __G __R __R __L __G
    `,
    values: 'g2=4 b4=4 g8=4 d9=4',
    target: 1890,
    par: 2549,
    difficulty: 65,
    line: 'i11 b7 d12 i6 h4 h6 e5 i8 f3 e7 a2 b10 b11 e10 g6 d10 d11 f12 f12 b12 c12 d12 c12 c12 b12 b11',
  },
];
