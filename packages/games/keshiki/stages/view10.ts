import type { StageRecord } from './record.ts';

export const view10: readonly StageRecord[] = [
  {
    rows: `
      ... ... ... ... __G ... ... ... ...
      ... ... ... ... __Y ... ... ... ...
      ... ... ... __Y _*R _*G ... ... ...
      ... ... ... _*R __W __R ... ... ...
      ... ... __R __W __G __Y __Y ... ...
      ... ... _*R __W __Y __W _*G ... ...
      ... __Y __G __G __G __R __W __R ...
      ... __W __G __R __Y __G __Y __R ...
      _*G __G __W __R __Y __Y __R __W __Y
      __R __G __Y __R __Y __W __G __R __R
      __Y __R __G __Y __R __G __Y __W __Y
      _+R __G __G _+G __R _+W _+Y __Y __Y
      __W __W __R __Y _+R __W __R _+R __W
    `,
    values: 'a11=5 d11=5 f11=5 g11=5 e12=5 h12=5',
    goals: 'numbers,numbers@13,290',
    promise: 'hill; kinds 2',
    par: 318,
    difficulty: 72.5,
    line: 'b12 c11 e7 d8 i9 f10 f12 e11 f12 f10 g12 c11 b12 i12 b12 d12 a12 b12 c12',
  },
  {
    rows: `
      __B ... ... ... ... ... ... ... ...
      __W <_> ... ... ... ... ... ... ...
      __L __L __B ... ... ... ... ... ...
      __L __L __L __L ... ... ... ... ...
      __W __B __B __R <_> ... ... ... ...
      __W __R __B __L __L __B ... ... ...
      __R __B _-W __R __W __R <_> ... ...
      __L __B __B _-L __B __R __L __R ...
      __R __R _-R __W __W __W _-B __R <_>
      __L __R __L __B __W __R __L __W __W
      __B __R __B __L __R _-L __R __L __W
      __R __R __W _-B __W __W __L __W __L
      __W __L __B __R __R __R __R __R __R
    `,
    values: 'c6=3 d7=3 c8=3 g8=3 f10=3 d11=3',
    goals: 'rocks,rocks@20,290',
    promise: 'stairs; onTop rock; many minus 6',
    par: 317,
    difficulty: 63.6,
    line: 'd3 f11 d12 b6 a8 c10 e12 g12 h11 i10 h11 f12 g12 d9 d9 c12 c12 a9 a11 b12 a8',
  },
  {
    rows: `
      ... __B ... __B ... __Y ... __Y ...
      ... __B ... __R ... __R ... __R ...
      __G __R __G __R _+B __R __B __B __R
      __R *-B __B __B __Y __Y __G *-R __R
      __R __B __R __R *-B *-G __R __R __B
      __B __Y __G __G __B __R __B *-Y __R
      __R __B _+Y __G __G __Y _+G __B __G
      __G __Y __B __B __B __R __B __B __B
      _+Y _+Y __R __R __G _+B *-R __R __B
      __G __B __Y __G __B __G __G __R __G
      __Y __Y __Y __G __Y __B __R __G __R
      __B __G __R __G __Y __B __Y __G __B
      __Y __G __R __Y __R __Y __Y __R __B
    `,
    values: 'e2=5 b3=3 h3=3 e4=3 f4=3 h5=3 c6=5 g6=5 a8=5 b8=5 f8=5 g8=3',
    goals: 'numbers,numbers@21,790',
    promise: 'comb; many iceMinus 6; many plus 6',
    par: 869,
    difficulty: 84.5,
    line: 'h9 g11 b11 e9 d3 d8 a5 a4 e8 b8 d6 e11 g6 f10 f12 i7 i7 g10 h11 i10 h10 e12 c11 e10 c11 b11 a11',
  },
  {
    rows: `
      __B ... ... ... ... ... ... ... __B
      __B __B ... ... ... ... ... __B __L
      __B **W __W __W __L __B __L __L __B
      _*W __L __B **B __B __L __L __L __W
      __W __L __L __B **L __W __B __W __L
      __W __L __L **L __W __W __B __B __B
      __L _*B __B __B __W __B __B __L __L
      __W __W __W __L __W __W __B __B __W
      __W __L __W __W __L __W __W __L __B
      __L **L __W __L __W __W _*L __L __B
      *-L __L *-W __L __B __L __W *-L __L
      __B *-W *-L __W _*B __B __B *-W _*W
    `,
    values: 'a10=3 c10=3 h10=3 b11=3 c11=3 h11=3',
    goals: 'ice,ice@23,780',
    promise: 'kinds 3; valley',
    par: 854,
    difficulty: 57.1,
    line: 'g11 h7 c6 e10 a8 e9 b7 c9 b10 a10 g11 h11 i9 i11 e11 h10 b10 g10 e11 e11 e11 d11 e11 a8',
  },
  {
    rows: `
      __G _+Y __B __G __Y __B __R _+R _+R
      __G __B _+B _+B __Y __R __Y __G __G
      __Y __Y __R __Y __G __Y __Y __R __B
      __Y __B __B __R __Y __Y __R __R __R
      __R __R __Y <-> <-> <-> __Y __R __B
      __B __Y __R ... ... ... __R __Y __R
      __R __R __Y __G __B __Y __Y __B __B
      <-> __Y __R __B __R __R __R __B <->
      ... __B __Y __G __B __G __B __Y ...
      __Y __G __Y __R __R _-R _-G __G __B
      __Y _-B __R _-B __R _-Y _-B __G __R
    `,
    values: 'b0=5 h0=5 i0=5 c1=5 d1=5 f9=3 g9=3 b10=3 d10=3 f10=3 g10=3',
    goals: 'numbers,numbers@22,510',
    promise: 'twins steel; kinds 3',
    par: 560,
    difficulty: 88,
    line: 'b6 c5 g7 i1 d3 e8 g4 c2 c5 c8 e2 i6 e10 h10 g9 e9 a2 d9 b8 a4 c8 c10 b7',
  },
  {
    rows: `
      ... ... ... <_> <_> __W ... ... ...
      __Y <_> <_> __Y __Y __W __W __W __B
      __L __B __L __L __Y __Y __B __B __W
      __B __L **L __L __B __Y __Y __B __W
      __B **Y __L __L __Y __Y __Y __L __W
      __Y __B __B __L __W __L __W **B __B
      __W __W __B __B __L __L __L __Y __Y
      __W _@W **B __W __B __W __B __L __B
      _@L __W __B __B __B __B __Y __L __W
      __Y __W __W __L __B __B __B __L __B
      __Y **Y _@W __W __W __B __L **W __L
      _@W __W __Y __L __W _@W __B __W _@B
      __L __Y __W __B __L __W __B __L __Y
    `,
    values: '',
    goals: 'marked@10,980,marked@8',
    promise: 'kinds 3; deep marked 4',
    par: 1067,
    difficulty: 69.6,
    line: 'b11 a7 d10 a6 f10 h11 i10 i10 i11 i10 i11 i8 a11 a12 g8 b12 e10',
  },
  {
    rows: `
      __W ... __B ... __B ... __R ... __W
      __R __R *+B __W __Y __Y __Y __Y __Y
      __B *+Y __B __R __R __R __R __Y __W
      __W __Y __Y __Y __R __Y __R __B __B
      __B __R __B __W __R __W __W __B __B
      __R *+B <-> __W __B __Y <-> __Y __B
      __B __W ... __B __W __W ... __B __R
      __Y __W __Y __B __W *+B __Y __W __R
      __B __W *+B __B __W *+R *+Y __W __Y
      __B __W __W __Y __W __R __Y __B __R
      __Y __Y _-R _-W __B __Y __R __B __R
      __Y _-Y __W __B _-Y __R __R _-W _-B
    `,
    values: 'c1=4 b2=4 b5=4 f7=4 c8=4 f8=4 g8=4 c10=3 d10=3 b11=3 e11=3 h11=3 i11=3',
    goals: 'numbers,numbers@27,400',
    promise: 'kinds 3; count steel 2',
    par: 437,
    difficulty: 81.9,
    line: 'i1 h9 h7 h9 g1 g10 g11 d3 b10 e5 a10 c9 a11 b10 a9 c1 g11 f6 e11 c11 h3 h6 f9 c11 d11 c11 b11 c11 b10',
  },
  {
    rows: `
      __G ... __L ... __B ... <_> ... __B
      __B __B __B __L __G <_> __L <_> __B
      __G __B __B _*B __B __B __L __B __B
      __G __L _*G __G __G __G __G _*G __L
      __L __B __G __L __L __L __L __L __B
      __B __B _*L __G __L __G __B _+B __B
      __L __B _+B __L __G __G __B _-L __B
      __G __B __G _+B __G __L __G __B __L
      __G __G __B __L __L __B _-L __G __L
      __L __G __L __L _-L __B __G __G __B
      __L _*L __L __B __L __G __B _-G __G
      __G __L __G _+B __B __L __L __G __B
      __B __G __B __L __B __L __L __L __B
    `,
    values: 'h5=4 c6=4 h6=3 d7=4 g8=3 e9=3 h10=3 d11=4',
    goals: 'clear,1790,clear@20',
    promise: 'kinds 4; clears',
    par: 1947,
    difficulty: 73.4,
    line: 'e10 i7 c9 g3 f11 i5 a7 g9 i4 f11 c9 d11 h11 g12 c8 c12 b12 b11 c11 b12',
  },
  {
    rows: `
      ... ... __B __R __W __B __R ... ...
      ... __R __W __W __B *+R __B __R ...
      __B __Y **B __B __R __B **W __R __Y
      __Y __R **R *-B *-R __W __W __R __R
      __W __B __Y __R __W *+R __R __R __W
      __Y __Y __R __Y *-Y __Y __Y *+Y __B
      __R *-R __Y __B __Y __B **W __R __W
      __Y __B __W *-Y __Y __B __B __Y __Y
      __W __B __B __R **Y __R __W __Y **R
      __R __R __R __W __R __W __W __W __Y
      __W *+R __W __R __R __B __Y __W __Y
      __Y __W __R *+Y *+B *-Y __R __B __B
      __B __R __W __R __Y __W __B __R __R
    `,
    values: 'f1=4 d3=3 e3=3 f4=4 e5=3 h5=4 b6=3 d7=3 b10=4 d11=4 e11=4 f11=3',
    goals: 'ice,ice@26,380',
    promise: 'kinds 3; hill',
    par: 415,
    difficulty: 73.4,
    line: 'c9 c7 b5 d5 c9 g5 g4 a7 b7 d5 f6 h10 b8 a8 i12 i12 i12 g11 h12 g12 g12 g9 f12 f12 f11 e11 f10 c9 c9 c10 c12 c12 a10 a11',
  },
  {
    rows: `
      ... ... ... ... <_> ... ... ... ...
      ... ... ... __R __W __G ... ... ...
      ... ... __G _+B __B __B __G ... ...
      ... __B <_> __Y __L <_> *-B __R ...
      __G __L __Y _*G __G __B _-G __L __R
      __Y _-W __L __W __W __B __R *-G __B
      __B __B __R <-> _-B <-> __W *+L __W
      __G __Y __L ... __L ... __L __G __Y
      __B **Y __W __G *-R **L _+G __L __G
      __W __W __G __R __R __B __Y *+G __G
      __G __R _*W __B __L __R *+G __Y __L
      __W _+W __B __G __R __G __R __G _*Y
      __G __W __R __W __W __G __B __W __B
    `,
    values: 'd2=4 g3=3 g4=3 b5=3 h5=3 e6=3 h6=4 e8=3 g8=4 h9=4 g10=4 b11=4',
    goals: 'ice@25,ice@23,120',
    promise: 'kinds 8; colors 6',
    par: 133,
    difficulty: 100,
    line: 'f2 e4 e12 f10 d11 b12 b9 b9 c12 e9 f11 e11 g12 h8 f4 h11 h11 i9 h10 i10 c10 a10 a11 c10 g4 i7 e12 d12 d10 d10 h9 c12 i10 h9',
  },
];
