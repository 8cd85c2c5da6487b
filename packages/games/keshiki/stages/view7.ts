import type { StageRecord } from './record.ts';

export const view7: readonly StageRecord[] = [
  {
    rows: `
      ... <_> ... <_> ...
      __L __B __B __L __B
      __L __B __Y __B __L
      __Y __Y __B __Y __Y
      __B __L __Y __L __Y
      __Y __Y __B __L __Y
      __Y __Y __L __L __B
    `,
    values: '',
    goals: 'rocks@6,180,clear',
    promise: 'count rock 2; onTop rock',
    par: 201,
    difficulty: 44,
    line: 'e5 d3 c4 b6 b6 c5 d5 a5',
  },
  {
    rows: `
      ... ... __W ... ... ... __W ... ...
      ... __W __W __W ... __W __W __W ...
      <_> __W __L __W <_> __W __L __W <_>
      __W __L __L __L __W __L __L __L __W
      __B __L __B __L __B __L __B __L __B
      __B __B __B __B __L __B __B __B __B
      __B __B __L __B __B __B __B __B __B
      __L __L __L __L __B __B __B __B __L
      __L __L __Y __Y __B __B __Y __Y __L
      __Y __Y __L __L __Y __Y __B __B __Y
    `,
    values: '',
    goals: '1770,rocks,clear',
    promise: 'count rock 3; twins rock; peaks 2',
    par: 2111,
    difficulty: 54.4,
    line: 'i4 d8 b5 f9 f9 e9 a9 e9 e9',
  },
  {
    rows: `
      <_> ... ... ... ... ... ...
      __R <_> ... ... ... ... ...
      __W __W ... ... ... ... ...
      __R __R <_> ... ... ... ...
      __W __W __R ... ... ... ...
      __R __G __R <_> ... ... ...
      __W __W __R __W ... ... ...
      __G __G __W __R __W ... ...
      __G __W __G __G __W __W __R
      __G __W __W __G __G __R __W
    `,
    values: '',
    goals: 'rocks@6,big11,210',
    promise: 'count rock 4; falls rock 3',
    par: 235,
    difficulty: 59.8,
    line: 'b3 c9 c5 e9 f8 a8',
  },
  {
    rows: `
      ... ... ... ... <_> ... ... ... ...
      ... ... ... <_> __B <_> ... ... ...
      ... ... ... __B __B __G ... ... ...
      ... ... <_> __B __B __G <_> ... ...
      ... ... __Y __B __B __G __Y ... ...
      ... __Y __Y __B __Y __G __Y __Y ...
      ... __Y __Y __Y __Y __Y __Y __Y ...
      __Y __Y __G __Y __Y __Y __G __Y __Y
      __G _*G __G __B __B __B __G _*G __G
      __G __G __B __B _*B __B __B __G __G
    `,
    values: '',
    goals: 'few2,rocks,ice',
    promise: 'hill; onTop rock; many ice1 3',
    par: 383,
    difficulty: 41.8,
    line: 'g9 f9 e5 h5 i9 c7 a8',
  },
  {
    rows: `
      __L ... ... ... ... ... ... ... __L
      __L __L ... ... ... ... ... __L __L
      __L __L __Y ... <_> ... __Y __L __L
      __W __Y __Y <_> <_> <_> __Y __Y __W
      __W __W __Y __L <_> __L __Y __W __W
      __W **W __L __L __L __L __L **W __W
      __Y __Y **L __L __W __L **L __Y __Y
      __W __W __Y __Y __W __Y __Y __W __W
      __W __L __L __L __L __L __L __L __W
      __L **L __W __W __W __W __W **L __L
    `,
    values: '',
    goals: 'ice,colorY,big18',
    promise: 'valley; count rock 5; count ice2 6',
    par: 555,
    difficulty: 61.4,
    line: 'd7 i9 b5 b5 b8 i4 g9 h5 i9 b6 a9 g6 e9 g9',
  },
  {
    rows: `
      ... <_> ... ... ... ... ... <_> ...
      <_> __L <_> ... ... ... <_> __L <_>
      __L __L __L ... ... ... __L __L __L
      __L __B __L __Y __Y __Y __L __B __L
      __B __B __L __L __B __L __L __B __B
      __L __L __L __B __B __B __L __L __L
      __L __L __Y __Y __B __Y __Y __L __L
      __Y __Y __B __Y __Y __Y __B __Y __Y
    `,
    values: '',
    goals: 'rocks@6,790,clear',
    promise: 'twins rock; count rock 6; likeColors',
    par: 860,
    difficulty: 56.5,
    line: 'a3 i3 g6 h7 a7 i7 f7',
  },
  {
    rows: `
      <_> ... <_> <_> <_> ... <_>
      __B __L __L __L __L __L __B
      __B __B __L __L __L __B __B
      __G __B __B __Y __B __B __G
      __G __G __Y __Y __Y __G __G
      __L __G __Y __Y __Y __G __L
      __L __L __L __Y __L __L __L
      __G __L __L __L __L __L __G
      __G _@L __L __L __L _@L __G
      __G __G _@G __G _@G __G __G
      __G __G __G _@G __G __G __G
    `,
    values: '',
    goals: '1770,marked,big26',
    promise: 'onTop rock; deep marked 4; likeColors',
    par: 1812,
    difficulty: 57.4,
    line: 'e4 a5 g5 c10 g9 c9 e10',
  },
  {
    rows: `
      ... ... ... ... __B ... ... ... ...
      ... ... ... ... __B ... ... ... ...
      ... ... ... ... __B ... ... ... ...
      ... ... ... __B <_> __B ... ... ...
      ... ... __B __B <_> __B __B ... ...
      __W __W __W __W <_> __W __W __W __W
      __L *+L __L __L <_> __L __L *+L __L
      __L __L __L __B <_> __B __L __L __L
      __W __W __W __B __W __B __W __W __W
      __L *+L __L __W __W __W __L *+L __L
      __B __B __W __W __W __W __W __B __B
      __L __L __L __L __W __L __L __L __L
    `,
    values: 'b6=4 h6=4 b9=4 h9=4',
    goals: 'big24,680,colorW',
    promise: 'columnOf rock 5; many icePlus 4; joins 7',
    par: 749,
    difficulty: 74.9,
    line: 'd6 d7 i7 i9 i10 i11 g8 d7 e0 f7 a9 b10 a11 a10',
  },
  {
    rows: `
      <_> ... <_> ... <_> ... <_> ... <_>
      __R ... __R ... __G ... __R ... __R
      __R ... __R ... __G ... __R ... __R
      __R __G __R __B __G __B __R __G __R
      __R _-G __R __B __G __B __R _-G __R
      __B __B __B __B __B __B __B __B __B
      __B _-B __B __B __B __B __B _-B __B
      __G __G __G __G __R __G __G __G __G
      __B _-B __B __B __R __B __B _-B __B
      __B __B __B __B __R __B __B __B __B
    `,
    values: 'b4=3 h4=3 b6=3 h6=3 b8=3 h8=3',
    goals: 'rocks@7,colorR,big34',
    promise: 'comb; onTop rock; many minus 6; likeColors',
    par: 1381,
    difficulty: 67.6,
    line: 'e7 a7 i6 a6 g6 e6 c6 f6 b6',
  },
  {
    rows: `
      ... ... ... <_> <_> <_> ... ... ...
      ... ... <_> __Y __Y __Y <_> ... ...
      ... <_> __Y __Y __Y __Y __Y <_> ...
      __B __B __B __Y __Y __Y __W __W __W
      __W __W __W __B __B __B __Y __Y __Y
      __Y *+Y __Y __W __W __W __B __B __B
      __B __B __B __Y __Y __Y __W __W __W
      __W __W __W __B __B __B __Y *+Y __Y
      __B *+B __B __W __W __W __B __B __B
      __W __W __W __B *+B __B __W __W __W
      __Y __Y __Y __W __W __W __B __B __B
      __W __W __W __Y __Y __Y __W __W __W
    `,
    values: 'b5=4 h7=4 b8=4 e9=4',
    goals: 'rocks@22,numbers,2030',
    promise: 'count rock 7; onTop rock; count icePlus 4',
    par: 2207,
    difficulty: 79.8,
    line: 'c10 a6 a9 i5 d8 e7 d11 f7 b7 b6 i8 i10 a7 f11 g11 b11',
  },
];
