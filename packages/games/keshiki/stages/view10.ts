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
      __R __R __Y __R __R __R __Y __G __R
      __R __Y __Y __Y __R __Y __Y __Y __R
      __Y __Y __L <_> __Y __Y __R __Y __Y
      __G __R __L __L __Y __L __L __L __Y
      __L __L __G __L *+L __L __G __L __L
      __L __G __G __G __L __G __G __G __L
      __G __G __R __G __G __G __R __G __G
      __G __G __R __R <_> __R *+G __R __G
      __R __R __Y __R __R __R __Y __R __R
      __R __Y __Y __L __R __Y __R __Y __R
      __Y __Y __L <_> __Y __Y __G _-Y __Y
      __Y __G __G __L _-Y __L __L __R __Y
      __L __L __G __L __L __L __G __L __L
    `,
    values: 'e4=4 g7=4 h10=4 e11=4',
    target: 1230,
    par: 1675,
    difficulty: 59,
    line: 'b12 i11 d11 g11 c8 a3 i7 a8 i12 b12 b11 e11 e6 a12',
  },
  {
    rows: `
      __L __L __L __Y __L __L __L __L __Y
      __G __R __G __G __L __L __L __L __L
      __G __R __Y __Y __Y __R __L _+G __Y
      __R __R __G __G __G *-L __Y __L __L
      __R __R __G __L __G __G __Y __Y __R
      __Y __G __R __Y *-R *-R __G __Y __L
      __R __R __R __Y __L __L __G __L __Y
      __R __R __L __Y __Y __G __G __G __Y
      __R __G __R __G __G __G <_> __G __Y
      __R _+L __R __Y __Y __Y __L __Y __G
      __R __R __L __G __R <_> __Y __R __L
      __R __Y __R __G __Y __Y __G _+L __R
      __G __G __L __L __R __Y __Y __Y __R
    `,
    values: 'h2=4 f3=4 e5=4 f5=4 b9=4 h11=4',
    target: 1100,
    par: 1488,
    difficulty: 61,
    line: 'i6 b12 b2 c11 d2 d9 e8 i5 h12 e11 f10 i12 h11 g7 i11 b12 a12',
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
      __L __Y __R **G __G _-Y __R __R __L
      __L __Y __R __G __L __G __Y __G __L
      __L __Y __R __G __Y <_> __R __G __L
      __L __Y __R __L __L __Y __R __G __L
      __L __Y __Y __R __L _-L __L __Y __R
      __L __Y __L __Y <_> __Y __R __G __R
      __L **R __R __G <_> __Y __Y __R __L
      __L __R __R __G __G __Y __R __G __L
    `,
    values: 'g4=4 f5=4 f9=4',
    target: 800,
    par: 1035,
    difficulty: 63,
    line: 'e12 f8 i1 c9 c2 e5 h6 a8 b9 g3 i1 e9 i11 f10 g4 h11 a12',
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
      __G __L _*R __L __L _*Y __Y _+G __Y
      __L __L __G __Y __L __R __R _+G __G
      __G __L __R __G <-> __L __L __Y __G
      __R _-L __G <_> __R __R __R __R __G
      __G __G **Y __L __L __R __L __Y __L
      __R __R __L __Y __Y __G __G __R __R
      __G __G __R __Y __L __G __L __R __Y
    `,
    values: 'h3=4 h6=4 h7=4 b9=4',
    target: 750,
    par: 1066,
    difficulty: 69,
    line: 'g6 b1 b1 f4 e7 g2 f6 h9 i6 i11 e11 i5 e11 d8 d10 g9 g10 h12 h7 h6 b10 b11 a8 c6 h7',
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
      __L __L __L __G __G __Y __R __G __G
      __L __R __G __G __R __Y __R __L __Y
      __Y __L __L __L <_> __L __R __G __Y
      __R <_> *+R __R __R __L **L __G __L
      __G __Y __R __R __R __G __G __G __G
      __G __G __L __L __L __L __Y __Y __Y
      __L __G __L __G __G __G __G __Y __Y
      __Y __G <-> <-> __L _+L __G __L __G
      __G __R _*G __G __L *+R __R _-L __Y
      __L __R __L __G __Y __Y *-L __L __Y
      __L _*R __L __G __Y __Y __L __L __R
      __R __R __Y __Y __G __G __Y __L __R
      __G __G __Y __R __G __G __Y __L __R
    `,
    values: 'c3=4 f7=5 f8=4 h8=4 g9=4',
    target: 770,
    par: 1284,
    difficulty: 71,
    line: 'g8 g1 f11 i5 i3 i4 i8 e4 d3 f4 e6 b8 c4 a5 e6 c8 b12 g12 i10 c11 c12 f6 a11',
  },
];
