import type { StageRecord } from './record.ts';

export const view9: readonly StageRecord[] = [
  {
    rows: `
      __Y __B __B _*Y __B __R __R
      _*B __Y __W _*R __W __B __B
      __B __Y __W __B _*R __Y __Y
      _*B _*Y __W __Y __W __R __B
      __Y __W <-> <-> <-> __R __R
      __W __B ... ... ... __Y __Y
      __B __B __W __R __Y __B __B
      __R __W __B _*W __W __W __W
      __Y __W __W __B __W _*W __Y
    `,
    values: '',
    goals: 'ice,ice@14,150',
    promise: 'shelf; rowOf steel 3',
    par: 168,
    difficulty: 49,
    line: 'b1 b2 b5 g7 g3 g2 c8 b8 b5 c8 a4 b7 b7 b8 g6 g7 d7 b6 d6',
  },
  {
    rows: `
      __L _*B __L <-> __R __Y __L
      __R __R __R <-> __R __B __L
      __Y __B _*Y <-> __B __Y _*B
      __B _*Y __L <-> __R __R __B
      __R _*B __L <-> __L __R __L
      __B __B _*B <-> __B __R __L
      __L __B __R <-> __L __B __R
      _*B __L _*L __R __R __Y __Y
      __B __B __L __R __B __B __B
    `,
    values: '',
    goals: 'ice,ice@17,150',
    promise: 'columnOf steel 7',
    par: 164,
    difficulty: 62.4,
    line: 'c1 c8 a5 c6 e7 f6 g3 g7 g7 e6 g6 g7 c6 d7 d7 b8 c8 d7',
  },
  {
    rows: `
      __R __R __R __Y __B __Y __B
      __R __Y __Y __R __B __Y __R
      __Y __R __Y __R __R __R __B
      __R __R __R __Y __Y __Y __R
      <-> __R __Y __Y __B __Y <->
      ... <-> __B __Y __B <-> ...
      ... ... __Y __Y __R ... ...
      ... __R __R __B __B __B ...
      __R __B __B __R __B __B __B
      __R __B __B __R __R __R __R
    `,
    values: '',
    goals: 'clear,650,clear@9',
    promise: 'twins steel; clears',
    par: 708,
    difficulty: 66.9,
    line: 'c2 f2 c8 g8 d3 g9 b6 b8 b1',
  },
  {
    rows: `
      __R __G __B __R __Y __Y __R
      __R __Y __G __G __B __B __G
      __B __B __B __R __R __R __B
      __B __B __B __G __B __B __B
      <-> <-> __B __B __R <-> <->
      ... ... __B __G __G ... ...
      ... ... __Y __R __R ... ...
      __G __B __B __Y __R __Y __R
      __G __R _@Y __B _@B __G _@B
      _@Y _@Y _@R __B __Y _@G _@Y
    `,
    values: '',
    goals: 'marked@9,220,marked@7',
    promise: 'twins steel; many marked 8',
    par: 246,
    difficulty: 71.7,
    line: 'b9 f8 c9 e8 g9 d7 f9 d6 d5 a0 f9 c7 e9 c9 b2',
  },
  {
    rows: `
      __L __L __B __B __L __B __Y __R __R
      __L __B __Y __Y __R __R __B __B __R
      __L __B __L __Y __L __B __Y __R __B
      __R __L __R *+Y __B __R __Y *+Y __Y
      <-> <-> <-> *+R __Y __Y __R __L __Y
      ... ... ... *+R __R __Y __R __R __B
      __L __B __L __B __B __B __Y __R __L
      __L *+Y __L __R __B *+L <-> <-> <->
      __Y __Y __Y __R __Y __R ... ... ...
      __Y **R __L __Y __Y __R __L __B __B
      **R __B __B __Y __Y __L __L **B __R
    `,
    values: 'd3=4 h3=4 d4=4 d5=4 b7=4 f7=4',
    goals: 'ice,ice@22,380',
    promise: 'count steel 6; many icePlus 6',
    par: 418,
    difficulty: 74.4,
    line: 'f1 f8 i4 h6 g5 g9 c8 d2 c1 g5 d9 h9 f10 c8 e9 d9 e8 c9 c10 b10 d10 c8 a8 c2 b3',
  },
  {
    rows: `
      __G __Y __Y __Y <-> __Y __R __R __G
      __Y __G __G __R <-> _@Y __G __Y _@G
      _@Y __Y __G __G <-> _@R _@G __R __Y
      __R __Y __R __G <-> __Y __G __R __G
      <-> <-> <-> <-> <-> <-> <-> <-> <->
      ... ... ... ... <-> ... ... ... ...
      __G __R __R _@Y <-> _@G __R __Y __R
      __R __R __G __R <-> __R __Y __R __R
      __R __Y _@R __G <-> _@Y __R __R __G
      __G __G __Y __G <-> __Y __G __R _@Y
    `,
    values: '',
    goals: 'marked,marked@16,180',
    promise: 'rooms 4; many marked 10',
    par: 200,
    difficulty: 71.7,
    line: 'b9 c8 i6 g1 i9 h2 g2 g7 g8 h9 h0 f1 d7 d9 d9 b3 d3 d2 d3',
  },
  {
    rows: `
      __Y _+Y __Y __B __B __B __Y __B
      __R __Y __B __B __Y _+B _+R __W
      __B __B __Y __W __B __W __B __W
      __B __W __Y __B __W __R __W __Y
      __W __Y <-> <-> <-> <-> __B __Y
      __Y __Y ... ... ... ... __W __W
      __W __Y __B __Y __B __Y __Y __W
      __Y __R __Y __Y __R __Y __R __B
      __R __W __W __R __Y __W __B __W
      __R __B _-Y _-W _-W __R __R __R
    `,
    values: 'b0=4 f1=4 g1=4 c9=3 d9=3 e9=3',
    goals: 'numbers,numbers@15,400',
    promise: 'rowOf steel 4; many plus 3; many minus 3',
    par: 441,
    difficulty: 69,
    line: 'f0 c3 c8 h9 c8 g7 f9 h4 g5 h8 e9 a5 d8 e9 c9 b5 b9 b7 c9 a8 b9',
  },
  {
    rows: `
      __R __R __B __L <_> __B __B __B __L
      <_> __R __R <_> __B __B __Y __L __R
      __Y __L __R __R __B __B <_> __Y __Y
      __B __L __Y __Y __B __B __Y __B __R
      __Y __R <-> __R __R __L <-> __R __R
      __B __B ... __R __B __L ... __R __B
      __B __L __R __Y __L __Y __Y __Y __B
      __L __R __Y __R __Y __R __B __R __R
      __L __Y __R *-L __Y __Y __R __B *-L
      __B *-B *-Y __L __L *-B __L __B __B
    `,
    values: 'd8=3 i8=3 b9=3 c9=3 f9=3',
    goals: 'rocks,rocks@22,350',
    promise: 'twins steel; count rock 4; count steel 2',
    par: 386,
    difficulty: 84.5,
    line: 'd2 e9 d8 f8 e9 g8 d9 c8 i2 i2 i4 e6 b5 i7 g7 h6 b5 b6 f9 f8 e5 b8',
  },
  {
    rows: `
      __Y __Y __W __W __W __Y *-W __R __W
      __Y __R __B __B __Y __Y __Y __W __B
      __W __B __Y __Y __R __Y _+R *-Y __W
      __B __R __B <-> <-> <-> __B __W __Y
      __R __Y __Y <-> __Y <-> __Y _+Y __Y
      __R __R __W <-> <-> <-> _+W _+R __Y
      __Y __B __Y *-Y __R __W __R __R __R
      _+B __Y __B __W __R __R __B __W __R
      __B __R __B __Y __Y __Y __W __R __W
      __W __R __R __W __B __W __W __W *-R
    `,
    values: 'g0=3 g2=4 h2=3 h4=4 g5=4 h5=4 d6=3 a7=4 i9=3',
    goals: 'numbers,numbers@12,260',
    promise: 'ringOf steel; many plus 5',
    par: 285,
    difficulty: 69,
    line: 'i7 i5 c6 c9 c9 g5 i8 g6 f7 h9 h9 h8 b6 e8 d7 c8 e0 b7 b9 c8 b9 h9 h9 f0',
  },
  {
    rows: `
      __L __R __B __L __Y __L __R __L *+Y
      __B __B __L __B __L __Y *+B __R __L
      __R __Y __Y __R __L __Y _-Y __R __Y
      __Y __B __B *+R __B *+B __B __Y __Y
      <-> <-> <-> __R __B __R <-> <-> <->
      ... ... ... *+B __B _-R ... ... ...
      __R __R __Y _-R __L __L __L __L __B
      __R __B __B __Y __Y __L __L __L _-R
      __L __L __Y <-> <-> <-> *+L __B __B
      __R __L __Y ... ... ... __Y __B __Y
      __B _-R __L __L __Y __Y __B __Y __Y
      __Y __B __Y __L __R __R _-Y __B __L
    `,
    values: 'i0=4 g1=4 g2=3 d3=4 f3=4 d5=4 f5=3 d6=3 i7=3 g8=4 b10=3 g11=3',
    goals: 'numbers,numbers@19,350',
    promise: 'count steel 9; many icePlus 6',
    par: 387,
    difficulty: 100,
    line: 'f11 f1 f11 g3 h6 f5 h8 g1 f6 d1 f4 d5 c7 g9 e10 f7 b9 e11 b10 c1 c11 c3 c3 a7 b3',
  },
];
