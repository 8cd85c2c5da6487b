import type { StageRecord } from './record.ts';

export const view4: readonly StageRecord[] = [
  {
    rows: `
      __B __W __B __B __W __W
      __B __W **B __W __B __W
      __B __W __W __B __W __B
      __B __R __B __R **B __B
      __R **B __B __R __R __B
      __R __R __R __B __B __R
    `,
    values: '',
    goals: 'clear,380,big14',
    promise: 'count ice2 3',
    par: 414,
    difficulty: 40,
    line: 'e4 c0 a4 f0 e3 f2 b5 b5 b5',
  },
  {
    rows: `
      ... ... ... __W ... ... ...
      ... ... __W **W __B ... ...
      ... ... __B __W __B ... ...
      ... __W **W __G **W __W ...
      ... __W __W __B __B __W ...
      __R __B __B __W __B __B __R
      __B __B __R __B __R __W __B
      __G __R __B __B __B __W __B
      __G __B __G __R __W __G __G
      __G __G __B __G __B __G __G
    `,
    values: '',
    goals: 'colorW,ice,big9',
    promise: 'hill; capOf W 3; many ice2 3',
    par: 336,
    difficulty: 46.5,
    line: 'c4 d4 f7 c2 c4 e7 f8 b9 c9 d6 f7 e7 b9 c8 c8 d8',
  },
  {
    rows: `
      ... ... ... ... ... ... __L
      ... ... ... ... ... __W __L
      ... ... ... ... __L __W __W
      ... ... ... __W __W __G __W
      ... ... __W __G __L __L __L
      ... __W __W __W __L __G __G
      __W __G __L __L __W __L __G
      __L __W __L __L __G __L __L
      __W __L **G __W **G __G **G
      __L **G __L **L __L **L __W
    `,
    values: '',
    goals: 'few8,big13,310',
    promise: 'stairs; many ice2 6',
    par: 347,
    difficulty: 43.3,
    line: 'e3 e9 g4 g6 g6 b7 g6 a9 a8',
  },
  {
    rows: `
      __Y __L __W __L __W __W __Y
      __Y **W __L __W __L **W __Y
      __Y __L __Y __W __L __W __L
      __Y _+L __W __W __L _+L __Y
      __W __L __Y __L __W __W __Y
      __L **W __W __W __L **L __Y
      __Y _+L __W __L __W _+W __Y
      __Y __W __L __L __W __W __L
    `,
    values: 'b3=5 f3=5 b6=5 f6=5',
    goals: 'few2,numbers,big10',
    promise: 'twins ice2; count plus 4',
    par: 334,
    difficulty: 45.3,
    line: 'd1 g3 c3 e1 d6 a4 d3 a1 a6 e4 b5 a7',
  },
  {
    rows: `
      __B __B __L **L __L __B __B
      __B __B __L **L __L __B __B
      __B __W __L **L __L __W __B
      __W __W __L **L __L __W __W
      __W __L __W **L __W __L __W
      __L __L __W __L __W __L __L
      __W __B __L __L __L __B __W
      __B __B __W __L __W __B __B
    `,
    values: '',
    goals: 'ice@9,clear,600',
    promise: 'columnOf ice2 5; likeColors',
    par: 657,
    difficulty: 46.8,
    line: 'e0 c5 b4 c4 c5 d5 e7 e6 a7 a2 d5',
  },
  {
    rows: `
      ... __B __B __W __W __W ...
      __B **W __W **B __B **B __W
      __W __B __B __W __W __B __W
      __G __W __W __B __W __W __G
      __G __G __R __R __G __R __G
      __R __R __G __R __G __R __R
      __R _@G __G __R __G _@R __G
      __R __G __R _@G __R __G __R
    `,
    values: '',
    goals: 'marked@11,big11,260',
    promise: 'deep marked 4; many ice2 3',
    par: 290,
    difficulty: 44.6,
    line: 'c2 g5 e1 a2 c5 d4 c7 b7 d5 c4 e4',
  },
  {
    rows: `
      ... ... __W ... ... ... __W ... ...
      ... __W **W __W ... __W **W __W ...
      __W __W __W __W __W __W __W __W __W
      __B __R __R __R __B __R __R __R __B
      __B __R __B __R __B __R __B __R __B
      __G __R __B __R __G __R __B __R __G
      __W __W __W __W __W __W __W __W __W
      **W __W __W __W __W __W __W __W **W
      __G __G __G __G __G __G __G __G __G
    `,
    values: '',
    goals: '1180,big30,clear',
    promise: 'many ice2 4; peaks 2; likeColors',
    par: 1697,
    difficulty: 48.9,
    line: 'a3 i3 f5 b5 c4 g4 a4 e5 a8 c8 c8 b8 b8',
  },
  {
    rows: `
      **L ... ... ... ... ... ... ...
      __W **L ... ... ... ... ... ...
      __L __W **L ... ... ... ... ...
      __L __L __W **W ... ... ... ...
      __B __B __L __W **W ... ... ...
      __B __B __L __L __L **W ... ...
      __L __L __B __B __W __W __L ...
      __B __L __L __B __B __L __W __W
    `,
    values: '',
    goals: 'few2,ice,big9',
    promise: 'stairs; onTop ice2; slides 3',
    par: 246,
    difficulty: 47.2,
    line: 'c7 a3 d4 a5 d7 e7 f6 e6 f7 g7 d7 b7',
  },
  {
    rows: `
      ... ... ... __G ... ... ...
      ... ... __W __G __W ... ...
      ... __W __W __W __W __W ...
      __W __G __G __G __G __G __W
      __W __R __R __R __R __R __W
      __R **W __W __G __W **W __R
      __W __R __R __G __R __R __W
      __W __R __R __G __R __R __W
    `,
    values: '',
    goals: 'clear@11,460,big11',
    promise: 'mirror; twins ice2; clears',
    par: 507,
    difficulty: 52.8,
    line: 'f4 g4 f4 d5 e7 d6 c7 b7',
  },
  {
    rows: `
      ... ... __L __W __W __W __L ... ...
      ... __W __W __L __L __B __W __W ...
      __W __L __L **W **L **W __W __L __W
      __W __L __L **W __L **B __L __W __W
      __L __W __W **L **W **L __W __L __W
      __W _*L __W __W __L __W __W _*L __L
      __L __B __B __B __L __L __B __B __B
      __B _*L __L __B _*L __W __L _*L __L
      __B __B __B __L __B __B __B __B __L
    `,
    values: '',
    goals: 'ice,690,clear',
    promise: 'ringOf ice2; many ice1 5',
    par: 752,
    difficulty: 61.4,
    line: 'd7 c6 f6 e5 g7 i8 h5 f6 b7 d7 e7 e7 a7 e8 c8 c7 a8 a7 b8',
  },
];
