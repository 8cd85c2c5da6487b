import type { StageRecord } from './record.ts';

export const view4: readonly StageRecord[] = [
  {
    rows: `
      __W __B __B __R __B __R
      __B __W __W __B __W __B
      __W __R **W __W __B __B
      __B __B __B __B __B __B
      __R __R **B **W __B __B
      __W __R __R __W __W __W
    `,
    values: '',
    goals: 'ice,270,clear',
    promise: 'count ice2 3',
    par: 303,
    difficulty: 27.5,
    line: 'f5 b1 a3 c5 b5 d5 b5 c5 c5 b5',
  },
  {
    rows: `
      ... ... ... __W ... ... ...
      ... ... __W __W __W ... ...
      ... ... **W __W __W ... ...
      ... __W __W __W __W __W ...
      ... __R __B __B __B __G ...
      __G __G **G __G __R __B __R
      __R __B __G __B __G __R __G
      __B __B __B __G **R __B __B
      __G __B __R **R __G __G __B
      __G __B __G __B __B __B __R
    `,
    values: '',
    goals: 'ice,ice@11,260',
    promise: 'hill; capOf W 3',
    par: 287,
    difficulty: 44.6,
    line: 'g8 g8 a5 g9 e5 f7 e7 e5 c9 e8 b8 a8 b9 d8',
  },
  {
    rows: `
      ... ... ... ... ... ... __W
      ... ... ... ... ... __L __W
      ... ... ... ... __G __L __W
      ... ... ... __L __W __L __L
      ... ... __L __L __L __W __L
      ... __W __G __W __G __G __L
      __W __G __L __L __L __L __L
      __G __W __L __L __G __G __L
      __W __W **L __W __G __G **G
      __W __G __W **W **G __G **L
    `,
    values: '',
    goals: 'ice,ice@11,360',
    promise: 'stairs; many ice2 5',
    par: 398,
    difficulty: 44.8,
    line: 'd8 e8 c6 e8 f8 f9 g3 e8 e8 e9 d8 d9 a9 c9',
  },
  {
    rows: `
      __Y ... __Y ... __L ... __L
      __L __Y __Y __L __L __Y __Y
      **L _+W __L __W __W __W **L
      __L __Y __W __L __W __Y __Y
      __L __Y _+Y __Y __Y __L __L
      __L **Y _+L __L __L **L __Y
      __W __Y __Y __W _+Y __Y __Y
      __W __W __L __L __L __L __Y
    `,
    values: 'b2=5 c4=5 c5=5 e6=5',
    goals: 'numbers,420,clear',
    promise: 'twins ice2; count plus 4',
    par: 467,
    difficulty: 33.7,
    line: 'e4 f1 c4 f4 a1 c5 b7 b6 g6 c6 b7 b7',
  },
  {
    rows: `
      ... ... ... **L ... ... ...
      __L __B __L __W __W __B __L
      __W __L __W __W __W __W __B
      __W __B __B __W __W __W __L
      __B __B __W __L __L __W __W
      __B __L __L **B __L __W __L
      __L __W __W **B __B __W __B
      __L __B __B **B __B __B __W
      __L __W __W **B __B __L __B
    `,
    values: '',
    goals: 'ice@14,500,clear',
    promise: 'columnOf ice2 3',
    par: 554,
    difficulty: 30.4,
    line: 'c3 b7 f8 c6 d4 a8 b8 b8 b8 b8 b5 d7 c8 c7 c8 b8',
  },
  {
    rows: `
      __R ... ... ... ... ... __R
      __W __W ... ... ... **G **W
      __R **R __R __B __R __R **B
      __W __B **R __G __G __R __B
      __R __W __B __W **W __R __W
      __W __R __R __B __G __R _@B
      __R __R __G __G __B __B __R
      _@B _@R __W __B __G __W __R
      __G __G __W _@G _@R __W __W
    `,
    values: '',
    goals: 'marked,marked@17,160',
    promise: 'deep marked 4; many ice2 6',
    par: 177,
    difficulty: 32.7,
    line: 'b1 c5 a5 c8 g6 g2 d7 e5 g8 g8 a6 e4 d5 e6 a6 a8 c8 d7',
  },
  {
    rows: `
      __W __R __W __R __W __R __B __R
      __R __W __B __R __R __W __W __W
      __W __W **W __R __W __W __W __G
      __R __B __B __G __R __W __B __G
      __W __W __R __G __W __G __G __W
      __B __R __W __G **W __B __G __W
      __G __G __G __G **W __W **W __R
      __G **R **R __W __B __R __G __G
      __W __R __B __W **B **B __G __W
      __R __W __B __R __G __W __G __W
    `,
    values: '',
    goals: '350,430,510',
    promise: 'sea W 33; many ice2 8',
    par: 534,
    difficulty: 35,
    line: 'g5 d7 h7 b3 e1 e3 h3 a1 c8 d9 d6 b8 b7 f5 g8 g8',
  },
  {
    rows: `
      **B ... ... ... ... ... ... ...
      __Y __B ... ... ... ... ... ...
      __L __L __W ... ... ... ... ...
      __Y __W __Y **L ... ... ... ...
      __Y __B __Y __L **L ... ... ...
      __Y __W __Y __L __W **B ... ...
      __Y __L __W __Y __W __Y __L ...
      __B __L __B __L __L __W __B __L
      __L __W __W __Y __W __Y __Y __B
      __Y __L __L __W __W __B __Y __L
      __Y __W __Y __Y __Y __B __W __L
    `,
    values: '',
    goals: 'ice,ice@17,260',
    promise: 'stairs; onTop ice2; slides 3',
    par: 285,
    difficulty: 49.8,
    line: 'b2 f9 c9 d4 c4 e5 e7 g7 a2 b7 b7 f10 e8 c7 f9 a9 c10 d9 c10',
  },
  {
    rows: `
      ... ... ... __G ... ... ...
      ... __R __R __W __R __R ...
      __R **R __B __B __B **R __R
      __R __R **R __R **R __R __R
      __W __R __B __R __B __R __W
      __B __G __W __W __W __G __B
      __W __B __R __W __R __B __W
      __G **R __G __R __G **R __G
      __B __R __W __B __W __R __B
    `,
    values: '',
    goals: 'clear,390,clear@16',
    promise: 'mirror; twins ice2; clears',
    par: 425,
    difficulty: 35.4,
    line: 'e5 e6 c6 f6 d7 e7 e8 e8 b7 f7 f3 e8 e8 d8 b7 b7',
  },
  {
    rows: `
      __L __W __R __L __R __W __R
      _*L __R __L __R __W __W __W
      __W __L __R __R __L __W __L
      __L __W **R **W **L __L __W
      _*W __W **L __R **W __L __L
      _*L __W **L **R **W __R __W
      __L _*W _*W __R __R __L __L
      __W __L __R _*W __W __L __R
      __R __W __W __W __L __R __R
    `,
    values: '',
    goals: 'ice,ice@20,190',
    promise: 'ringOf ice2; many ice1 6',
    par: 212,
    difficulty: 52.5,
    line: 'g4 e1 d4 b5 d4 b8 f8 g8 g5 e8 c7 c8 b6 b8 c8 a8 b8 c8 b7 d8 b7 b8 b8',
  },
];
