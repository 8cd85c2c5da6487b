import type { StageRecord } from './record.ts';

export const view10: readonly StageRecord[] = [
  {
    rows: `
      ... ... ... ... __W ... ... ... ...
      ... ... ... __W __B __W ... ... ...
      ... ... ... __B _*W __W ... ... ...
      ... ... __B __G __B __B __W ... ...
      ... ... __B _*W __W _*W __G ... ...
      ... __G __B __G __W __B __B __W ...
      ... __W __G __W __B __B __W __B ...
      __B __W __B __G __G __G __B __B __G
      __B __G __G __W __B __B __G __B __G
      __G _+G __B __B __G __B __G _+G __R
      __B __R __R __R __B __G __R __R __G
      __R _+G __G __G _+G __R __R _+G __R
      __G __R __R __R __R __W __G __G __G
    `,
    values: 'b9=5 h9=5 b11=5 e11=5 h11=5',
    goals: 'colorW@14,numbers,1430',
    promise: 'hill; kinds 2; capOf W 3',
    par: 1562,
    difficulty: 66.2,
    line: 'e5 f4 g3 b6 f7 d7 h10 d10 c10 h9 b12 i10 d12 d9 c12 b11',
  },
  {
    rows: `
      __R ... ... ... ... ... ... ... ...
      __R <_> ... ... ... ... ... ... ...
      __W __R __R ... ... ... ... ... ...
      __W __W __R __W ... ... ... ... ...
      __R __W __L __R <_> ... ... ... ...
      __R _-R __L __L __R __R ... ... ...
      __L __R __W __W __L __R <_> ... ...
      __W __L __W _-R __L __W __W __R ...
      __L __L __W __R __R __W __L __R <_>
      __L _-W __B __W __W __R _-R __L __R
      __W __L __L _-W __L __L __W __W __W
      __B __L __L __B __B __L _-W __L __L
      __B __B __B __L __B __L __B __B __B
    `,
    values: 'b5=3 d7=3 b9=3 g9=3 d10=3 g11=3',
    goals: 'rocks,colorB,480',
    promise: 'stairs; onTop rock; many minus 6',
    par: 523,
    difficulty: 69.6,
    line: 'c10 b8 e9 e12 f9 a9 i10 i11 i12 g11 a12 a11 g12 a9 a12',
  },
  {
    rows: `
      ... __Y ... __Y ... __Y ... __R ...
      ... __R ... __R ... __R ... __Y ...
      __R __Y __R __Y __R __G __Y __R __Y
      __R *-R __Y _+R __R _+R __Y *-R __R
      __Y __R __Y __Y __G __Y __Y __R __Y
      __G __G __B __Y __B __B __G __G __B
      __G *-Y __G __G _+G __B __B *-G __G
      __B __B __B __B __G __R __G __Y __Y
      __G __R __G __G __B __B __G __B __B
      __B _+G __B *-G __B *-G __B _+G __B
      __G __B __B _+B __G _+B __B __G __B
      __R __Y __Y __R __R __R __Y __Y __Y
    `,
    values: 'b3=3 d3=5 f3=5 h3=3 b6=3 e6=5 h6=3 b9=5 d9=3 f9=3 h9=5 d10=5 f10=5',
    goals: 'numbers@22,820,big11',
    promise: 'comb; many iceMinus 6; many plus 6',
    par: 897,
    difficulty: 79.8,
    line: 'd8 b10 e9 c11 c8 g7 i10 i9 i11 g10 c9 d10 g10 f9 b11 c11 c11 b10 a8 a11 b10 b11 c11 b11',
  },
  {
    rows: `
      __L ... ... ... ... ... ... ... __W
      __L __L ... ... ... ... ... __L __L
      __W **L __W ... ... ... __W **L __W
      __W __W __L __W ... __W __W __L __W
      __L __W _*L __L __W __L _*L __W __B
      __L __B __W __W __L __W __W __B __L
      __B *-L __B __B __W __L __B *-L __B
      __L __B __L __L __W __B __L __L __B
      __B __B *-L __B __B __W *-L __B __B
      __L __B __L __B __B __L __W __L __L
      __L **L __B __L _*L __B __B **L __L
      __B __B __B __L __B __B __L __B __B
    `,
    values: 'b6=3 h6=3 c8=3 g8=3',
    goals: 'ice@17,numbers,790',
    promise: 'kinds 3; valley',
    par: 865,
    difficulty: 82.3,
    line: 'b7 a8 i9 i3 i7 a4 g5 d10 a6 f7 a10 e9 a11 b10 b11 e11 d11',
  },
  {
    rows: `
      __Y __R __R __R __Y __R __Y __R __Y
      __Y _+R __Y __L __R __R __R _+Y __Y
      __R __Y __Y __R __L __Y __Y __R __R
      __L __Y __L __Y __L __L __Y __L __L
      __L _+R __Y <-> <-> <-> __L _+Y __Y
      __L __Y __Y ... ... ... __L __Y __Y
      __B __B __B __L __L __L __B __L __B
      <-> __B __L _-B __B _-B __L __L <->
      ... __L __B __L __L __L __B __L ...
      __B _-L __L __B __B __Y __L _-B __B
      __L __B __L _-B __B _-L __B __L __B
    `,
    values: 'b1=5 h1=5 b4=5 h4=5 d7=3 f7=3 b9=3 h9=3 d10=3 f10=3',
    goals: 'few1,numbers,450',
    promise: 'twins steel; kinds 3',
    par: 492,
    difficulty: 77.7,
    line: 'e7 h6 d3 f3 i5 f2 a3 c6 c8 c10 d9 i4 h6 g8 g10 e10 e8 a10 a10 b10 d9',
  },
  {
    rows: `
      __G ... ... <_> <_> <_> ... ... __B
      __B __G ... __W __L __W ... __G __G
      __B __G __G __L __L __W __B __G __B
      __B __G __B __L **W __L __B __G __B
      __G __L __B __W __L __L __B __W __G
      __B __G __B **B __W __L __G __B __B
      __G __G __G __L __W __W __B __G __B
      __B __B __B __L __W **L __G __B __G
      __G __B __W **L __G __L __L __B __B
      __B __L __W __L __W __W __W __L __B
      __L _@W __L __G __W __L __G _@L __W
      __L __W __L _@W __L _@W __L __W __L
      __L _@W __W __L __W __L __W _@L __L
    `,
    values: '',
    goals: 'marked@10,big13,680',
    promise: 'kinds 3; deep marked 4',
    par: 744,
    difficulty: 85.8,
    line: 'b10 i11 d12 e12 f11 e12 h4 e12 a9 f11 d5 g9 i12 c7 c8 i7 a6 a10 a12',
  },
  {
    rows: `
      __B ... __B ... __B ... __B ... __B
      __W __B __B __W __W __W __B __W __B
      __B *+W __W __B *+W __R __B *+W __W
      __W __W __B __W __B __W __B __W __B
      __Y __B __W __Y __B __B __W __B __Y
      __B __Y <-> __B __Y __B <-> __Y __B
      __B __B ... __Y __Y __W ... __B __Y
      __Y _-B __Y __B __Y __B __Y _-B __B
      __B __R __B __B __R __R __Y __B __R
      __B *+R __W __R _-R __W __B *+R __B
      __B __R __B __B __W __B __B __R __R
      __B _-R __B __R __B __R __B _-R __B
    `,
    values: 'b2=4 e2=4 h2=4 b7=3 h7=3 b9=4 e9=3 h9=4 b11=3 h11=3',
    goals: 'big30,colorR,1080',
    promise: 'kinds 3; count steel 2',
    par: 1179,
    difficulty: 77.7,
    line: 'b8 f8 f2 e6 b10 i10 i3 g7 i8 h10 f10 h11 f11 h9 d4 c1 d11 b10 f11 e11 e10',
  },
  {
    rows: `
      ... ... <_> ... ... <_> ... ... <_>
      __L __B _+L __L __G __G __G __B __B
      __B __L _*G __L __B _-B __G __L __L
      __G __L __L __B __B __G __L _+B __B
      __L __G __G __L _-G __L _*B __L __G
      __G __B __G __G _*L __L _-B __L __L
      __G __G _*B __L _+B __B __L _+G __L
      __B __B __L __B __B __G __L __B __G
      __G __L __B __L __G __L __L _*G __G
      __L __L __B __L __L __G __B __B __B
      __B __B _-L __G __L __G __G __G __L
      __B __L __L __G __G __B __B __B __B
    `,
    values: 'c1=4 f2=3 h3=4 e4=3 g5=3 e6=4 h6=4 c10=3',
    goals: 'clear,1910,big34',
    promise: 'kinds 4; clears',
    par: 2081,
    difficulty: 74.1,
    line: 'f6 h10 b7 c8 g2 i11 e5 i8 i10 i5 d10 i7 g7 f7 a6 b6 a11 b8 i11 h11 d11 c11 d11',
  },
  {
    rows: `
      ... ... __Y __W __Y __W __W ... ...
      ... __W __Y __W __Y __W __Y __Y ...
      __W __Y __W __Y __Y __W __Y __Y __W
      __W __Y __W __W *-W __Y __W __B __Y
      __Y __W __Y __R __Y __R __Y __W __W
      __W *-W __Y __R *+R __Y __Y *-W __Y
      __Y __R **R __Y __R __Y **R __Y __Y
      __R __Y __Y *+R __Y *+R __R __Y __R
      __R __B __R __B __R __B __B __R __B
      __R **B __R *-B __R *-B __R **B __B
      __B __R __B __R __R __Y __B __R __R
      __R *+B __W __B **B __B __R *+B __B
      __B __R __R __R __R __B __R __B __B
    `,
    values: 'e3=3 b5=3 e5=4 h5=3 d7=4 f7=4 d9=3 f9=3 b11=4 h11=4',
    goals: 'ice@22,big26,990',
    promise: 'kinds 3; hill',
    par: 1081,
    difficulty: 85.8,
    line: 'f12 g7 a3 d9 g9 f9 i8 b12 a10 i9 i11 b12 b9 h12 d12 a9 c11 b11 i12 c11 g7',
  },
  {
    rows: `
      ... ... ... ... <_> ... ... ... ...
      ... ... ... __L __L __W ... ... ...
      ... ... __W __L _*W __W __L ... ...
      ... <_> __L **W __L **W __L <_> ...
      __R __Y __R __Y __Y __G __Y __Y __R
      __R _+R __Y __R __Y __R __R _+R __Y
      __Y __R <-> __R __R __Y <-> __R __Y
      __G __Y ... __R __Y __R ... __W __Y
      __Y *+G __Y __Y __R __Y __G *+G __Y
      __Y __G __G _-G __Y _-G __Y __G __G
      __B __L __L __B __L __L __Y __B __B
      __B *-L __B _*L __B _*L __B *-L __L
      __B __B __L __B __B __L __B __B __B
    `,
    values: 'b5=4 h5=4 b8=4 h8=4 d9=3 f9=3 b11=3 h11=3',
    goals: 'ice@17,360,colorL',
    promise: 'kinds 8; colors 6',
    par: 402,
    difficulty: 100,
    line: 'a10 f12 c5 f4 f7 f9 e11 e7 c12 g10 i11 c10 h9 h7 g10 i9 i11 b10 a11 g12 d4 d8 c12 b11 a12',
  },
];
