import type { StageRecord } from './record.ts';

export const view10: readonly StageRecord[] = [
  {
    rows: `
      ... ... ... ... __W ... ... ... ...
      ... ... ... __W __W __W ... ... ...
      ... ... ... __W _*W __W ... ... ...
      ... ... __W __W __W __W __W ... ...
      ... ... __W __G __W __G __W ... ...
      ... __B __W __G _*W __G __W __B ...
      ... __B __B __G __G __G __B __B ...
      __B __B __B __G __G __G __B __B __B
      __B __B __B __G __G __G __B __B __B
      _+G __B __B __R __R __R __B __B _+G
      __G __G __B __R __R __R __B __G __G
      __R _+R __R __G __G __G __R _+R __R
      __R __R __R __G _+G __G __R __R __R
    `,
    values: 'a9=5 i9=5 b11=5 h11=5 e12=5',
    goals: '1930,numbers,big24',
    promise: 'hill; kinds 2; capOf W 3; likeColors',
    par: 2120,
    difficulty: 74.6,
    line: 'g5 f9 f6 d11 f8 f12 d12',
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
      ... ... __R ... ... ... __R ... ...
      ... __R __R __B ... __R __R __Y ...
      __R __R __G __B __R __R __G __Y __Y
      __R __G __G __Y __R __G __G __B __Y
      __G *-G __R __Y __G *-G __R __B __B
      __G __R _+R __B __G __R _+R __G __B
      __R __R __Y __B __R __R __Y __G _+G
      __R __Y _+Y __G __R __Y _+Y __Y __G
      __Y *-Y __R __G __Y *-Y __R __Y __Y
      __Y __R __R __B __Y __R __R __G __Y
      __R __R *-Y __B __R __R *-Y __G _+G
      __R __Y __Y __G __R __Y __Y __B __G
    `,
    values: 'b4=3 f4=3 c5=4 g5=4 i6=4 c7=4 g7=4 b8=3 f8=3 c10=3 g10=3 i10=4',
    goals: '1910,colorR,big36',
    promise: 'peaks 2; many iceMinus 6; many plus 6',
    par: 1962,
    difficulty: 77.7,
    line: 'i7 d9 i7 i11 b11 d9 a9 d8 f5 e4 b11',
  },
  {
    rows: `
      ... __W ... ... ... ... ... __W ...
      __W __W __W ... ... ... __W __W __W
      __W __W __W __L ... __L __W __W __W
      __B __B __L __L ... __L __L __B __B
      __B __B __L __L __B __L __L __B __B
      __L __B __B __B __B __B __B __B __L
      __L __L __L __B **L __B __L __L __L
      __B _*L __L __L __L __L __L _*L __B
      __B __B *-L __L __B __L *-L __B __B
      __L __B **L __B __B __B **L __B __L
      __L __L __L __W __L __W __L __L __L
      __B __B __W __W *-L __W __W __B __B
    `,
    values: 'c8=3 g8=3 e11=3',
    goals: 'ice@7,colorB,1700',
    promise: 'kinds 3; valley; likeColors',
    par: 1851,
    difficulty: 79.8,
    line: 'i9 d10 g11 h5 g8 e11 d9 a11 e11',
  },
  {
    rows: `
      __Y __L __R __Y __L __Y __R __L __Y
      __Y __L __R __Y __L __Y __R __L __Y
      __L __R _+R __L __Y __L _+R __R __L
      __L __R __Y <-> <-> <-> __Y __R __L
      _+R <-> <-> ... ... ... <-> <-> _+R
      __B ... ... ... ... ... ... ... __B
      __B __L ... ... ... ... ... __L __B
      __B __L __B __B __Y __B __B __L __B
      __L _-L __L __R __Y __R __L _-L __L
      __B __B __B __R __Y __R __B __B __B
      __R __L __L __B __B __B __L __L __R
    `,
    values: 'c2=5 g2=5 a4=5 i4=5 b8=3 h8=3',
    goals: 'few1,numbers,360',
    promise: 'twins steel; kinds 3; many plus 4',
    par: 392,
    difficulty: 77.7,
    line: 'b6 c8 h6 i6 c0 h3 c10 d2 d10 c8 h10 d10 c10 b7 a7 h2 a5',
  },
  {
    rows: `
      __B ... ... <_> <_> <_> ... ... __B
      __B __B ... __W __W __W ... __B __B
      __B __B __B __W __L __W __B __B __B
      __B __B __B **W __L **W __B __B __B
      __B __B __G __W __L __W __G __B __B
      __B __G __G __W __L __W __G __G __B
      __B __B __G __L __L __L __G __B __B
      __B __B __B **L __L **L __B __B __B
      __B __B __B __B __L __B __B __B __B
      __L __L __B __B __B __B __B __L __L
      __L _@W __B __B __B __B __B _@W __L
      __B __B _@W __L __L __L _@W __B __B
      __G __G __G _@W __L _@W __G __G __G
    `,
    values: '',
    goals: 'marked@7,colorB,big56',
    promise: 'kinds 3; deep marked 4; likeColors',
    par: 3470,
    difficulty: 82.3,
    line: 'b9 i10 g2 c11 h11 e4 f12 d7 f7 c9 d9',
  },
  {
    rows: `
      __W ... __W ... __W ... __W ... __W
      __W __B __W __B __W __B __W __B __W
      __B __B __B __Y __Y __Y __B __B __B
      __W *+W __W __Y __Y __Y __W *+W __W
      __W __W __W __Y __Y __Y __W __W __W
      __R __R __B __B __B __B __B __R __R
      __R _-B <-> __B __Y __B <-> _-B __R
      __R __R ... __B __Y __B ... __R __R
      __R *+R __R __B __Y __B __R *+R __R
      __B __B __B __R __Y __R __B __B __B
      __B __R _-R __R __R __R _-R __R __B
      __R __R __R __B __B __B __R __R __R
    `,
    values: 'b3=4 h3=4 b6=3 h6=3 b8=4 h8=4 c10=3 g10=3',
    goals: 'big29,colorW,1310',
    promise: 'kinds 3; count steel 2; likeColors',
    par: 1424,
    difficulty: 85.8,
    line: 'f11 f3 c3 b5 i3 h5 i8 a9 h9 d8 f11',
  },
  {
    rows: `
      ... ... <_> ... <_> ... <_> ... ...
      __B __B __B __B __B __G _-G __G __G
      __W __W __W __W __L __L __L __L __G
      __B _-G __G __G __G __G _+B __L __G
      __B __L __W _*W __W __W __B _-L __G
      __B __L __B __G _*G __L __B _*L __G
      __B __L __B __W __G __L __B _*L __G
      __B __L _+B __W __G __L _+B __W __G
      __G __W __B __W __W __L __G __W __B
      __G __W __B __G __G __G __G __W __B
      __G __W __W __L __L __L __L __W __B
      __G __G __B __B __B __B __B __B __B
    `,
    values: 'g1=3 b3=3 g3=4 h4=3 c7=4 g7=4',
    goals: 'clear@17,1690,big28',
    promise: 'kinds 4; clears',
    par: 1838,
    difficulty: 76,
    line: 'a8 c4 h1 b8 h10 d6 d6 h6 f10 h10 b9 a7 g11 e11 c11 c11 b11',
  },
  {
    rows: `
      ... ... __Y __Y __W __Y __Y ... ...
      ... __W __Y __Y __W __Y __Y __W ...
      __W __W __Y __Y __W __Y __Y __W __W
      __W *-W __W __Y *-W __Y __W *-W __W
      __Y __W __W __R __R __R __W __W __Y
      __Y __Y __W __R __R __R __W __Y __Y
      __W __Y __Y __R __R __R __Y __Y __W
      __W **Y __Y __R *+R __R __Y **Y __W
      __R __R __R __B __B __B __R __R __R
      __R __B __B __B *-B __B __B __B __R
      __B **B __B __B __B __B __B **B __B
      __B *+B __B __B __B __B __B *+B __B
      __R __R __R __B __B __B __R __R __R
    `,
    values: 'b3=3 e3=3 h3=3 e7=4 e9=3 b11=4 h11=4',
    goals: 'ice@11,colorB,1890',
    promise: 'kinds 3; hill; likeColors',
    par: 2059,
    difficulty: 79.8,
    line: 'i10 b11 h11 h10 d9 h9 g12 b10 c10 c12',
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
