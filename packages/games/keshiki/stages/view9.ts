import type { StageRecord } from './record.ts';

export const view9: readonly StageRecord[] = [
  {
    rows: `
      __Y __R __Y __R __R __R __Y
      __Y _*Y __R __Y __Y _*Y __R
      __R __R __Y _*R __R __B __R
      __R __Y __R __Y __Y __Y __R
      __R __Y <-> <-> <-> __R __Y
      __B __Y ... ... ... __B __Y
      __B __B __Y _*B __R __Y __Y
      __B _*Y __B __Y __B _*B __B
      __Y __B __Y __B __Y __Y __B
    `,
    values: '',
    goals: 'ice@9,330,colorY',
    promise: 'shelf; rowOf steel 3',
    par: 364,
    difficulty: 62.8,
    line: 'f8 g7 b6 g6 c3 c7 d8 d3 f7 g5 b6 c8 e6 c8',
  },
  {
    rows: `
      __R __Y __R <-> __Y __B __B
      __R _*Y __R <-> __R _*B __B
      __Y __R __Y <-> __Y __Y __Y
      __R _*Y __Y <-> __Y _*B __B
      __R __Y __R <-> __B __Y __B
      __R _*R __Y <-> __Y _*B __Y
      __Y __Y __R <-> __B __B __B
      __L __L __Y __Y __Y __L __L
      __Y __Y __L __L __Y __L __Y
    `,
    values: '',
    goals: 'colorB@8,ice,550',
    promise: 'columnOf steel 7',
    par: 603,
    difficulty: 73.4,
    line: 'g4 g2 g5 e4 f5 a3 d8 c5 c2 b7 g7 e6 c8 b8',
  },
  {
    rows: `
      __Y __Y __R __Y __R __R __R
      __Y __R __B __Y __Y __R __Y
      __R __B __Y __B __B __Y __R
      __Y __B __Y __B __B __Y __Y
      <-> __Y __B __Y __R __Y <->
      ... <-> __B __Y __Y <-> ...
      ... ... __B __Y __B ... ...
      ... __B __R __R __B __B ...
      __B __R __B __R __B __R __B
      __B __R __R __B __R __R __B
    `,
    values: '',
    goals: 'clear@12,730,big19',
    promise: 'twins steel; clears',
    par: 798,
    difficulty: 81.2,
    line: 'd8 d2 f8 c9 e3 c1 b2 b3 d7 c5 c8',
  },
  {
    rows: `
      __R __B __R __B __B __B __R
      __B __R __B __R __B __R __B
      __R __R __G __R __Y __Y __B
      __R __Y __Y __R __Y __Y __R
      <-> <-> __Y __Y __R <-> <->
      ... ... __R __B __Y ... ...
      ... ... __Y __G __R ... ...
      __B _@G __B __G __G _@B __G
      _@B __B _@G __B _@G __B _@G
      __G __G _@B __G _@B __B __G
    `,
    values: '',
    goals: 'marked@6,240,colorB',
    promise: 'twins steel; many marked 8',
    par: 262,
    difficulty: 69.6,
    line: 'b9 c9 f7 e8 g7 e3 d7 d3 f2 d8 c6 b9 c6 b1 c6 b2',
  },
  {
    rows: `
      __R __R __R __Y __Y __R __Y __R __R
      __Y *+Y __R __Y __R __R __R *+B __R
      __R __R __B __R __Y __L __Y __Y __Y
      __Y __L __Y __Y __Y __L __L __Y __L
      <-> <-> <-> __L __B __L __B __L __Y
      ... ... ... __Y __L __R *+Y __Y __Y
      __B *+L __B __L __L __B __B *+L __L
      __L __L __B __B __L __B <-> <-> <->
      __B __L __B __L __B __L ... ... ...
      __L __B **L __B __B __B **L __L __B
      __L __B __B __L __L __L __B __L __L
    `,
    values: 'b1=4 h1=4 g5=4 b6=4 h6=4',
    goals: 'few4,ice,big16',
    promise: 'count steel 6; many icePlus 5',
    par: 551,
    difficulty: 81.2,
    line: 'c10 f9 i10 f5 f6 i4 g10 d6 g5 g4 f9 e10 d9 d10 c1 b2 b8 b10 a2 b10',
  },
  {
    rows: `
      __R __Y __Y __Y <-> __Y __G __Y __Y
      __R _@Y __R __R <-> __Y __G _@Y __G
      __R __L __Y __R <-> __Y __G __Y __G
      __R __Y _@Y __Y <-> __G _@Y __G __G
      <-> <-> <-> <-> <-> <-> <-> <-> <->
      ... ... ... ... <-> ... ... ... ...
      __L __B __B __L <-> __G __G __L __L
      __L _@B __L __B <-> __L __L _@B __L
      __L __B __L __B <-> __L __L __G __L
      __B _@L _@L __B <-> __B _@G _@G __G
    `,
    values: '',
    goals: 'marked@10,290,big8',
    promise: 'rooms 4; many marked 10',
    par: 323,
    difficulty: 77.7,
    line: 'c7 i1 h1 g7 i9 d2 b0 d7 g9 a0 g1 f1 a7 g7',
  },
  {
    rows: `
      __Y __R __R __Y __Y __Y __Y __R
      __Y __R _+R __B __R _+B __R __R
      __R __Y __Y __Y __B __Y __R __Y
      __R __B __Y _+R _+Y __B __B __R
      __B __Y <-> <-> <-> <-> __Y __B
      __Y __B ... ... ... ... __B __Y
      __Y __Y __B __B __Y __B __Y __B
      __B __B _-Y __B __B _-Y __Y __B
      __Y _-B __B __Y __Y __B _-B __Y
      __B __R __Y __Y __B __Y __B __Y
    `,
    values: 'c1=4 f1=4 d3=4 e3=4 c7=3 f7=3 b8=3 g8=3',
    goals: 'numbers,370,colorB',
    promise: 'rowOf steel 4; many plus 4; many minus 4',
    par: 411,
    difficulty: 79.8,
    line: 'g9 h2 h6 d2 f3 c2 h7 b7 b6 b7 a8 c9 b8 a8 a9 b9 b7',
  },
  {
    rows: `
      ... <_> ... <_> ... <_> ... <_> ...
      __R __R __Y __Y __R __Y __Y __Y __R
      __R __Y __R __R __Y __R __R __R __Y
      __R __B __Y __Y __B __Y __Y __Y __R
      __Y __Y <-> __Y __Y __B <-> __Y __B
      __L __B ... __B __B __B ... __L __B
      __B __B __L __R __L __L __Y __B __B
      __B __L *-B __B __B __L *-B __L __L
      __L *-B __L __L *-B __L __Y *-B __B
      __L __B __B __B __L __B __B __L __B
    `,
    values: 'c7=3 g7=3 b8=3 e8=3 h8=3',
    goals: 'rocks@18,few6,510',
    promise: 'twins steel; count rock 4; count steel 2',
    par: 563,
    difficulty: 82.3,
    line: 'd2 h2 h4 f8 d9 b8 g9 b8 b8 e9 c9 i9 h6 g7 a6 h8',
  },
  {
    rows: `
      __R __Y __R __R __Y __R __R __Y __R
      __Y _+Y __R __R __Y __R __Y _+Y __Y
      __R __Y __B __Y __R __Y __R __R __R
      __R __R __Y <-> <-> <-> __Y __Y __Y
      __R __Y _+R <-> __Y <-> _+R __R __Y
      __Y __Y __Y <-> <-> <-> __R __Y __R
      __R __B __B __Y __B __B __R __B __B
      __Y *-B __B __R _+Y __B __Y *-Y __Y
      __B __Y *-Y __Y __R __B *-Y __B __B
      __B __B __B __R __Y __Y __B __Y __B
    `,
    values: 'b1=5 h1=5 c4=5 g4=5 b7=3 e7=5 h7=3 c8=3 g8=3',
    goals: 'big18,colorR,510',
    promise: 'ringOf steel; many plus 5',
    par: 564,
    difficulty: 76.3,
    line: 'c5 i6 i7 i3 c4 i6 e0 d8 c6 f9 g9 h9 i8 f1 g4 h9 f9 c9 a8 b8',
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
