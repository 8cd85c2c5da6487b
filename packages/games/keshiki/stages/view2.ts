import type { StageRecord } from './record.ts';

export const view2: readonly StageRecord[] = [
  {
    rows: `
      __L __R __W __W __L
      __W __W __R _*L __L
      __R _*W __L _*R __L
      __L __W __R _*L __R
      __W __R __R __R __R
    `,
    values: '',
    goals: 'ice,120,clear',
    promise: 'count ice1 4',
    par: 140,
    difficulty: 6.3,
    line: 'd0 a1 b4 c3 e2 a4 b3 b3',
  },
  {
    rows: `
      __R ... __B __W ... __W
      __R __R __B __W __B __R
      __W __B __B __W __W __W
      __B __B __R __R __W __W
      __R __R __W __B __W __W
      _*B __R _*R _*B __W _*R
    `,
    values: '',
    goals: '200,230,260',
    promise: 'onFloor ice1; many ice1 4',
    par: 273,
    difficulty: 18,
    line: 'd4 b1 d1 e5 e4 b4 c4 c5 b3',
  },
  {
    rows: `
      ... ... _*L _*B ... ...
      ... _*B __B __Y __Y ...
      _*L __Y __Y __B __L _*B
      __L __B __L __Y __B __L
      __Y __B __Y __B __B __L
      __Y __L __Y __Y __L __B
      __B __Y __L __B __L __Y
    `,
    values: '',
    goals: 'ice,ice@6,190',
    promise: 'onTop ice1; hill',
    par: 216,
    difficulty: 16.4,
    line: 'f3 f5 c1 d2 a3 c3 a5 d5 d4 d4 d6 b4',
  },
  {
    rows: `
      __W __W __L __R __W __L __W
      __L __G __R __G __R __R __R
      __W __L _*G _*W _*G __L __L
      __G __R _*L __L _*L __W __L
      __R __R _*L _*R _*R __G __G
      __W __L __W __G __W __L __R
      __W __G __R __G __R __G __L
    `,
    values: '',
    goals: 'ice,200,clear',
    promise: 'ringOf ice1',
    par: 224,
    difficulty: 22,
    line: 'a5 g4 g4 d2 c3 d5 e5 c5 c3 a3 c6 c6 f5 g5 g5 a6 e6 f6 b6 c6',
  },
  {
    rows: `
      __Y ... __B ... __B ... __Y
      __Y __W _*Y ... _*Y __W __Y
      __W __W __W __B __W __W __W
      _*B _*Y __Y __W __Y _*Y _*B
      __W __W __Y __W __Y __W __W
      __Y __Y __B __B __B __Y __Y
    `,
    values: '',
    goals: 'clear,270,clear@10',
    promise: 'mirror; twins ice1; clears',
    par: 294,
    difficulty: 24,
    line: 'b4 d3 e5 f4 a3 f5 e5 c5 b5 b4',
  },
  {
    rows: `
      __G __L ... ... ... __W __G
      __B __L __B __W __W __W __L
      __L __L __L __L _*G _*G __L
      __W __B __L __G __L __W __L
      __W __B _*L __G __L _*W __W
      __G __L __G _*G __L __W __G
      __W __W __W __W _*B __B __B
      __W __G __B _*G __L __L __W
      __L __W __W __W __W __W __B
    `,
    values: '',
    goals: '270,350,420',
    promise: 'sea W 33; many ice1 7',
    par: 435,
    difficulty: 17.5,
    line: 'g6 g2 d3 b3 a2 d5 f7 g4 a3 b8 g7 f6 f8',
  },
  {
    rows: `
      ... __R ... __G ... _*Y ...
      __G __G _*L __R __G __L _*G
      _*Y __R _*Y __R __L __Y __Y
      _*Y __Y __R __L __G __R __G
      __Y __R __G __G __R __R __Y
      _@L _@G __G __L __R __L __Y
      __Y __L __Y _@Y __R __R __R
      __R __L _@G __Y __Y __L __Y
    `,
    values: '',
    goals: 'marked,marked@11,190',
    promise: 'deep marked 4; many ice1 6',
    par: 216,
    difficulty: 20.1,
    line: 'b1 e7 d6 d4 b6 f7 e6 b6 d6 d5 c7 a7 a7',
  },
  {
    rows: `
      __L __L __L __W __R __R __W
      __W __L __W __L __L _*W __R
      __R __L __R __W __W __W __R
      __W _*W __R _*L __R _*W __L
      __L __L __L __L __W __L __W
      __L _*R __W _*W __W _*R __R
    `,
    values: '',
    goals: 'ice@12,260,clear',
    promise: 'many ice1 6; thaws 2',
    par: 291,
    difficulty: 18,
    line: 'e1 g5 g2 g4 a3 a5 c2 f5 a4 e4 a5 d5 c5 b3',
  },
  {
    rows: `
      ... ... ... _*Y ... ... ...
      ... ... __Y _*L __B ... ...
      __W __B __W _*B __W __B __L
      __L __L __Y _*Y __L __Y __Y
      __Y __W __L _*W __Y __B __W
      __B __B __W _*W __Y __Y __W
      __B __W __L _*Y __Y __W __Y
      __L __B __B _*Y __B __L __Y
      __W __W __L _*Y __Y __W __B
      __Y __L __W _*Y __B __B __B
    `,
    values: '',
    goals: 'ice,ice@8,220',
    promise: 'columnOf ice1 8; hill',
    par: 240,
    difficulty: 32.8,
    line: 'c5 d5 c4 d6 e5 d8 c5 c5 c6 d9 b8 f7 g7 g6 c9 c9 b8 a7 a8 d9',
  },
  {
    rows: `
      __R __L __L __B __B __W __W __L __B
      __R _*R __W _*W __L _*B __R _*W __B
      __L __R __B __L __B __R __R __L __R
      __B _*W __R _*B __W _*R __W _*L __B
      __L __L __R __B __W __W __W __B __W
      __W _*W __R _*W __L _*L __B _*W __B
      __B __W __L __L __L __L __L __L __B
      __R _*L __R _*L __R _*W __L _*L __W
      __R __R __W __B __B __B __L __L __B
    `,
    values: '',
    goals: 'ice,ice@14,300',
    promise: 'many ice1 16; thaws 3',
    par: 331,
    difficulty: 38.9,
    line: 'h8 g5 e6 a5 b5 c7 d5 d6 h4 d8 e7 f4 f7 c8 a7 g8 a7 b8 b8 f4',
  },
];
