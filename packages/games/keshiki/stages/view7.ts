import type { StageRecord } from './record.ts';

export const view7: readonly StageRecord[] = [
  {
    rows: `
      ... __L __B __B ...
      <_> __B __L __L <_>
      __Y __Y __B __Y __Y
      __B __B __L __Y __B
      __L __L __B __L __Y
      __L __B __L __Y __L
      __Y __L __Y __L __Y
    `,
    values: '',
    goals: 'rocks,160,clear',
    promise: 'count rock 2; onTop rock',
    par: 176,
    difficulty: 47.4,
    line: 'b4 c4 d4 a6 c5 d3 e4 e5 c5',
  },
  {
    rows: `
      __G __Y __L __L __G __Y __B
      __Y __G __Y __B __G __B __G
      __G __G __L __L __B __L __Y
      __L __B __B __Y __L __Y __B
      __L __Y __B __B __L __G __L
      <_> __G <_> __B __B __L <_>
      __Y __B __Y __B __Y __G __L
      __G __L __Y __Y __Y __G __B
      __L __L __G __L __L __L __G
    `,
    values: '',
    goals: 'rocks,rocks@11,180',
    promise: 'count rock 3; falls rock 2',
    par: 206,
    difficulty: 46.7,
    line: 'e6 f8 g6 g8 e8 b7 c8 b8 d8 e8 f8 a6 b6 b7',
  },
  {
    rows: `
      ... ... __G <_> <_> ... ...
      ... __B <_> __R __B __R ...
      __R __B __R __B __W __B __R
      <_> __R __R __G __B __R __B
      __R __W __B __W __R __G __R
      __B __W __R __G __R __G __B
      __W __G __R __G __W __G __R
      __R __W __G __R __R __W __W
      __G __G __R __R __R __R __R
      __W __G __R __W __W __G __R
    `,
    values: '',
    goals: 'rocks,rocks@12,230',
    promise: 'many rock 4; falls rock 3',
    par: 256,
    difficulty: 55.4,
    line: 'g9 f3 f8 d8 e7 d7 d8 a7 e8 b7 b9 d9 e6 f8',
  },
  {
    rows: `
      ... ... ... <_> ... ... ...
      ... ... ... __B ... ... ...
      ... ... <_> __L __G ... ...
      ... ... __B __Y __L ... ...
      ... <_> __L __B __G __B ...
      ... __Y __G __Y __G __L ...
      __Y __B __B __G __B __G <_>
      __B __Y __G __L __L __Y __G
      __G __B __L __L __B __L __B
      __B __G __G __B __B __Y __B
      __Y _*G _*L _*Y _*B __G __Y
      _*G __B __B __Y _*Y __B __L
    `,
    values: '',
    goals: 'rocks,rocks@16,200',
    promise: 'hill; onTop rock; many ice1 6',
    par: 222,
    difficulty: 52.4,
    line: 'c6 c8 d8 c9 d7 d8 d10 e11 f11 b9 g8 e9 g10 g10 f11 b11',
  },
  {
    rows: `
      __Y ... ... ... ... ... __L
      __L __B ... ... ... __B __Y
      __B <_> ... ... ... __W __B
      __L __Y __Y ... __L __W __L
      __W __W __W __L <_> __B __Y
      __L **Y __Y **Y __B __L __L
      __W __L __L __W __Y **L __L
      __Y __B __L __L **Y __B __Y
      __W <_> **Y __B **L __Y __B
      __W __W <_> __B __B <_> __W
      __W __W __W __L __B __B __W
    `,
    values: '',
    goals: 'ice,ice@14,150',
    promise: 'valley; count rock 5; count ice2 6',
    par: 165,
    difficulty: 81.9,
    line: 'c5 b6 e6 f10 d8 d10 a8 d10 b7 f5 f6 f7 e9 d9 a7 e5 b7 f9 e6 f10 f9',
  },
  {
    rows: `
      ... ... <_> ... <_> ... ...
      __Y __L __L ... __L __L __Y
      <_> __R __L __L __L __R <_>
      __L __B __L __R __L __B __L
      __B __B __L __R __L __B __B
      __R __L __L __L __L __L __R
      __R __B __Y __B __Y __B __R
      __L __R __R __B __R __R __L
      __R __Y __Y __B __Y __Y __R
      __Y __R __B __Y __B __R __Y
    `,
    values: '',
    goals: 'rocks@15,490,rocks@13',
    promise: 'twins rock; falls rock 3',
    par: 538,
    difficulty: 60.7,
    line: 'g4 c8 f8 b5 g8 g6 b5 d2 d6 d7 c9 e9 e9',
  },
  {
    rows: `
      ... __L ... <_> ... <_> ...
      ... __L ... __Y ... __G ...
      __B __B <_> __Y <_> __L <_>
      __Y __L __L __G __L __Y __G
      __G __Y __G __B __Y __L __Y
      __L __Y __L __B __Y __Y __L
      __B __B _@L __G __B _@G __B
      __Y __B _@Y __G _@Y __B __G
      __G __Y __B __G _@L __L __Y
      __L __Y _@Y _@Y __G __B __Y
      __L __Y __B _@Y __L __Y __B
    `,
    values: '',
    goals: 'marked@9,280,marked@7',
    promise: 'onTop rock; deep marked 4',
    par: 315,
    difficulty: 55.7,
    line: 'b7 c7 e8 c8 d6 f7 d5 a9 g8 c9 f10 a9 e9 f9 f10 f10',
  },
  {
    rows: `
      __B ... ... __W ... ... __W
      __B __B __L __B __L __L __B
      __L __L *+B <_> __B __W __W
      __L *+W __W __L *+B __L __B
      __W __L __B __L __B *+W __L
      __B __L __L <_> __W __B __B
      __W *+L __B *+W __L __L __L
      __B *+L __B <_> __L __L __L
      __L __L __L <_> __L __B __L
      __W __W __B <_> __B __W __W
      __L __W __B __L __W __W __B
      __L __B __W __B __W __L __L
    `,
    values: 'c2=4 b3=4 e3=4 f4=4 b6=4 d6=4 b7=4',
    goals: 'numbers,numbers@14,380',
    promise: 'columnOf rock 3; many icePlus 7',
    par: 415,
    difficulty: 70.3,
    line: 'b10 c9 c7 e4 f2 f5 e11 e7 e6 a6 b9 c8 b11 c11 g11 d4 g9 f11 a10',
  },
  {
    rows: `
      __R ... <_> ... <_> ... __R
      __R ... __L ... __R ... __B
      __G ... __B ... __G ... __R
      __G __B __G <_> _-L __B __G
      __G _-R __B __L __L __R __B
      __B __G __L __R __L __R __R
      __B __L __B __B __R __G __R
      __R __L _-L __R __B __G __G
      __G _-R _-L __B __G __G __L
      __G __R __G __R __L _-R __L
      __B __G __L __L __L __B __G
    `,
    values: 'e3=3 b4=3 c7=3 b8=3 c8=3 f9=3',
    goals: 'rocks,rocks@21,360',
    promise: 'comb; onTop rock; many minus 6',
    par: 401,
    difficulty: 72.5,
    line: 'e9 g8 d7 e9 f3 a8 c5 b9 c5 g9 a6 a10 f7 f6 f10 d8 d9 d10 b6 b10 b10',
  },
  {
    rows: `
      <_> __Y __W __L <_> <_> __L <_>
      __W __W __Y __Y __B __B __W __L
      __L __W __L __Y *+Y __Y __W __W
      __W __B __L __B __B __Y __B __B
      __Y __W __Y *+Y __L __Y __Y __L
      __B __Y *+B __L __L __B __B __Y
      __W *+W __Y __L __Y __W __Y __Y
      __B __B *+W __Y __L __Y __Y __W
      __Y __Y __B __L __Y *+Y __B __L
      __W __Y __W __Y __Y __Y __W __B
      __W __Y __W __B __B __W __B __B
      __B __B __W __W __L __Y __B __W
    `,
    values: 'e2=4 d4=4 c5=4 b6=4 c7=4 f8=4',
    goals: 'rocks,rocks@26,1210',
    promise: 'count rock 4; onTop rock; many icePlus 6',
    par: 1326,
    difficulty: 88,
    line: 'c2 d6 d5 a6 e10 b4 b11 h1 h9 a10 h11 h5 b3 c5 b8 a10 a8 f4 f10 f10 c10 f10 b10 d10 b11 d11',
  },
];
