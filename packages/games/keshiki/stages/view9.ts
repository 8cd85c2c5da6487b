import type { StageRecord } from './record.ts';

export const view9: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __R __R __R __Y __Y
      __Y _*Y __R __R __R _*Y __Y
      __R __R __Y __Y __Y __R __R
      __R _*R __Y __Y __Y _*R __R
      __B __B <-> <-> <-> __B __B
      __B __Y ... ... ... __Y __B
      __B _*B __Y __Y __Y _*B __B
      __Y __Y __Y _*Y __Y __Y __Y
      __Y __Y __Y __B __Y __Y __Y
    `,
    values: '',
    goals: 'ice@6,big18,760',
    promise: 'shelf; rowOf steel 3; likeColors',
    par: 827,
    difficulty: 48.9,
    line: 'b4 e3 g2 f4 f5 d5 d8 c8 c8 c8',
  },
  {
    rows: `
      __R __R __Y <-> __B __B __L
      __R _*R __Y <-> __B _*B __L
      __R __R __Y <-> __B __L __L
      __R __Y __Y <-> __L _*L __L
      __R _*R __Y <-> __L _*L __L
      __Y __Y __R <-> __L __B __B
      __L __R __R <-> __L __B __B
      __L __L __Y __Y __Y __L __L
      __R __R __R __Y __B __B __B
    `,
    values: '',
    goals: 'colorB@6,ice,730',
    promise: 'columnOf steel 7',
    par: 798,
    difficulty: 65.2,
    line: 'e7 c1 g0 f2 f4 g6 b7 b3 a7',
  },
  {
    rows: `
      __Y __Y __Y __B __Y __Y __Y
      __Y __R __B __B __B __R __Y
      __R __R __Y __R __Y __R __R
      __B __B __Y __R __Y __B __B
      <-> __B __B __R __B __B <->
      ... <-> __B __Y __B <-> ...
      ... ... __Y __Y __Y ... ...
      ... __R __R __Y __R __R ...
      __R __R __R __R __R __R __R
      __B __B __B __R __B __B __B
    `,
    values: '',
    goals: 'clear@9,760,big15',
    promise: 'twins steel; clears; likeColors',
    par: 834,
    difficulty: 77.7,
    line: 'g8 g3 e6 g9 b4 f4 e9 c7 a2',
  },
  {
    rows: `
      __B __B __Y __Y __Y __B __B
      __B __R __Y __B __Y __R __B
      __R __R __B __B __B __R __R
      __R __R __B __Y __B __R __R
      <-> <-> __R __Y __R <-> <->
      ... ... __Y __Y __Y ... ...
      ... ... __Y __G __Y ... ...
      __B _@B __G __G __G _@B __B
      _@B __B __B __G __B __B _@B
      __B __B _@G __G _@G __B __B
      _@B __B __G __G __G __B _@B
    `,
    values: '',
    goals: 'clear@7,big18,1080',
    promise: 'twins steel; many marked 8; likeColors; clears',
    par: 1181,
    difficulty: 79.8,
    line: 'b1 g2 g2 e2 e7 d9 f7',
  },
  {
    rows: `
      __R __R __R __Y __Y __Y __L __L __L
      __R *+R __R __Y *+Y __Y __L *+L __L
      __R __R __R __Y __Y __Y __L __L __L
      <-> <-> <-> __B __B __B __L __L __L
      ... ... ... __B __B __B __B __B __B
      __R __R __R __B __B __B __B *+B __B
      __R *+R __R __Y __Y __Y __B __B __B
      __R __R __R __Y __Y __Y <-> <-> <->
      __B __B __B __Y __Y __Y ... ... ...
      __B **B __B __Y __Y __Y __B **B __B
      __B __B __B __Y __Y __Y __B __B __B
    `,
    values: 'b1=4 e1=4 h1=4 h5=4 b6=4',
    goals: 'few3,ice,big22',
    promise: 'count steel 6; many icePlus 4',
    par: 1020,
    difficulty: 71.3,
    line: 'c5 f6 i9 c0 g0 e8 f10 c6 b8 b9',
  },
  {
    rows: `
      __Y __Y __R __R <-> __Y __Y __G __G
      _@Y __Y __R __R <-> __Y __Y __G _@G
      __R __R __Y __Y <-> __G __G __Y __Y
      __R __R __Y _@Y <-> _@G __G __Y __Y
      <-> <-> <-> <-> <-> <-> <-> <-> <->
      ... ... ... ... <-> ... ... ... ...
      __B __B __L __L <-> __G __G __L __L
      _@B __B __L __L <-> __G __G __L _@L
      __L __L __B __B <-> __L __L __G __G
      __L __L __B _@B <-> _@L __L __G __G
    `,
    values: '',
    goals: 'marked@8,clear,big8',
    promise: 'rooms 4; many marked 8',
    par: 576,
    difficulty: 66.2,
    line: 'b8 d8 d2 g8 g2 b0 i6 i0 d8 i8 i2 d2',
  },
  {
    rows: `
      __Y __Y __Y __R __R __Y __Y __Y
      __Y _+Y __Y __R __R __Y _+Y __Y
      __R __R __R _+R _+R __R __R __R
      __Y __Y __R __B __B __R __Y __Y
      __B __Y <-> <-> <-> <-> __Y __B
      __B __R ... ... ... ... __R __B
      __B __R ... ... ... ... __R __B
      __B __R __B _-B _-B __B __R __B
      __Y __Y __Y __Y __Y __Y __Y __Y
      __B _-B __B __B __B __B _-B __B
      __Y __Y __Y __B __B __Y __Y __Y
    `,
    values: 'b1=4 g1=4 d2=4 e2=4 d7=3 e7=3 b9=3 g9=3',
    goals: 'numbers@11,big17,colorY',
    promise: 'rowOf steel 4; count plus 4; many minus 4; likeColors',
    par: 735,
    difficulty: 76,
    line: 'c10 h2 f7 c2 h1 c9 h8 b7 h10 h6 a9 a8',
  },
  {
    rows: `
      ... <_> ... <_> ... <_> ... <_> ...
      __R __R __Y __Y __R __R __R __Y __Y
      __R __R __Y __Y __R __R __R __Y __Y
      __B __B __B __Y __Y __Y __B __B __B
      __L __L <-> __B __B __B <-> __L __L
      __L __L <-> *-B __B *-B <-> __L __L
      __B __B <-> __B __B __B <-> __B __B
      __L __L __L __L __B __L __L __L __L
      __B *-B __B __B __B __B __B *-B __B
      __B __B __B __B __B __B __B __B __B
    `,
    values: 'd5=3 f5=3 b8=3 h8=3',
    goals: 'rocks@13,numbers,1260',
    promise: 'twins steel; count rock 4; count steel 6; many iceMinus 4',
    par: 1379,
    difficulty: 69.6,
    line: 'b6 d7 f3 f4 i7 b7 i8 i8 f9 f9 f8 a9 e9',
  },
  {
    rows: `
      __Y __Y __Y __Y __Y __Y __B __B __Y
      __B __B _+B __B __B __B __B __B __Y
      __R __R __R *-R __R __R __B __B __Y
      __B __Y __B <-> <-> <-> __B _+B __Y
      __B __Y *-B <-> __Y <-> *-B __B __Y
      __B _+Y __B <-> <-> <-> __B __B __Y
      __B __Y __B __R __R *-R __R __R __R
      __B __Y __B __Y __Y __Y _+Y __Y __Y
      __B __Y __B __R __R __R __R __R __R
    `,
    values: 'c1=5 d2=3 h3=5 c4=3 g4=3 b5=5 f6=3 g7=5',
    goals: 'big21,numbers,830',
    promise: 'ringOf steel; count plus 4; count iceMinus 4',
    par: 903,
    difficulty: 56.1,
    line: 'f2 c8 i6 i1 h7 f2 i8 b8 b8',
  },
  {
    rows: `
      __R ... __Y __Y __Y ... __Y __Y __Y
      __R __R __Y __B __Y ... __Y __B __Y
      __R __R __Y __Y __Y __R __Y __Y __Y
      *+R __R *+R __R *+R __R *+R __R *+R
      <-> <-> <-> <-> __B <-> <-> <-> <->
      ... ... <-> ... __B ... <-> ... ...
      ... ... <-> ... __B ... <-> ... ...
      __Y __Y <-> __Y __B __Y <-> __Y __Y
      __Y __Y <-> __Y __B __Y <-> __Y __Y
      __B __B __B __B __Y __B __B __B __B
      __B _-B __B __B __Y __B __B _-B __B
      __Y __Y _-Y __Y __Y __Y _-Y __Y __Y
    `,
    values: 'a3=4 c3=4 e3=4 g3=4 i3=4 b10=3 h10=3 c11=3 g11=3',
    goals: 'numbers,big19,colorY',
    promise: 'shelf; count steel 16; many icePlus 4; many minus 4',
    par: 737,
    difficulty: 91.4,
    line: 'e0 i0 h3 i11 i11 d10 d10 f11 d11 c10 b3 b10',
  },
];
