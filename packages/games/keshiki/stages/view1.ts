import type { StageRecord } from './record.ts';

export const view1: readonly StageRecord[] = [
  {
    rows: `
      ... ... ... __G ... ... ...
      ... ... __G __G __G ... ...
      ... __G __G __G __Y __Y ...
      __Y __Y __R __Y __R __Y __G
      __Y __R __Y __R __R __Y __Y
      __R __R __Y __Y __R __R __R
    `,
    values: '',
    goals: '200,260,310',
    promise: 'hill; clears',
    par: 327,
    difficulty: 3.1,
    line: 'c5 a5 d5 b4 a5',
  },
  {
    rows: `
      __R __G ... ... ... __R __G
      __G __G ... ... ... __G __G
      __G __R ... ... ... __R __R
      __R __G __L __L __R __G __G
      __G __R __R __L __R __G __R
      __L __L __R __L __R __L __R
    `,
    values: '',
    goals: 'big10,310,clear',
    promise: 'valley; grows 7',
    par: 341,
    difficulty: 5.4,
    line: 'f2 b4 g5 e5 a5 a4 a5 a5',
  },
  {
    rows: `
      __Y ... __B ... __Y ... __R
      __B ... __R ... __Y ... __R
      __Y __B __R __B __Y __B __R
      __Y __B __R __B __R __Y __R
      __Y __B __B __B __Y __B __R
      __Y __Y __R __Y __Y __B __R
    `,
    values: '',
    goals: '190,230,270',
    promise: 'comb; slides 2',
    par: 282,
    difficulty: 15,
    line: 'd5 c3 b4 a5 b5 a4 a5 a5',
  },
  {
    rows: `
      ... ... ... ... ... ... __R
      ... ... ... ... ... __R __W
      ... ... ... ... __R __R __R
      ... ... ... __R __W __R __G
      ... ... __R __R __R __G __W
      ... __W __R __G __G __G __W
      __R __W __R __G __W __G __W
    `,
    values: '',
    goals: 'colorR,big11,clear',
    promise: 'stairs',
    par: 312,
    difficulty: 16.6,
    line: 'g6 d6 c6 b6 a6',
  },
  {
    rows: `
      ... __R __Y ... __Y __R ...
      __Y __Y __Y __B __Y __Y __Y
      __R _@R __Y __B __Y _@R __R
      __B __R __R __B __R __R __B
      __Y _@Y __R __B __R _@Y __Y
      __B __Y __B __B __B __Y __B
    `,
    values: '',
    goals: 'marked@4,440,clear',
    promise: 'mirror; twins marked',
    par: 479,
    difficulty: 17,
    line: 'c4 g2 d1 f4 c5 b4 b5',
  },
  {
    rows: `
      __G ... ... ... ... ... ... __G
      __G __L __L __Y __Y __G __G __G
      __G __G __L __L __Y __B __B __G
      __Y __G __G __L __L __L __B __B
      __Y __Y __B __B __G __L __L __B
      __G __Y __B __B __L __L __G __B
      __G __G __B __L __L __G __G __B
      __G __G __L __L __G __B __B __B
    `,
    values: '',
    goals: '800,960,1110',
    promise: 'patch L 12; spares L',
    par: 1146,
    difficulty: 20.9,
    line: 'd1 a4 c6 f7 c7 a7 a7',
  },
  {
    rows: `
      ... __G __W __W __G ...
      __G __W __B __B __W __G
      __G __G __W __W __G __G
      __W __B __B __B __B __W
      __W __G __W __W __G __W
    `,
    values: '',
    goals: 'clear@6,270,big10',
    promise: 'mirror; clears',
    par: 300,
    difficulty: 20.7,
    line: 'b3 c2 c4 a2 a4',
  },
  {
    rows: `
      ... ... __G __B __B ... ...
      ... __G __B __B __G __G ...
      __B __G __B __B __G __G __B
      __B __G __R __R __R __G __G
      __Y __Y __R __R __R __Y __Y
      __Y __B __R __Y __R __Y __Y
      __Y _@Y __Y __R __Y _@R __R
      _@R __R __R _@Y __R __Y _@R
    `,
    values: '',
    goals: 'marked@7,510,clear',
    promise: 'deep marked 4',
    par: 555,
    difficulty: 22.7,
    line: 'g7 g7 d6 b1 c7 d6 g7 a6',
  },
  {
    rows: `
      ... ... __Y ... ...
      ... __Y __R __Y ...
      ... __L __L __L ...
      __R __R __R __Y __R
      __L __L __L __W __L
      __Y __R __R __R __Y
      __W __W __L __W __W
      __R __R __R __Y __R
      __W __W __W __L __L
      __Y __R __Y __Y __R
      __W __W __W __W __L
    `,
    values: '',
    goals: 'few1,340,big10',
    promise: 'tower',
    par: 374,
    difficulty: 24.5,
    line: 'a3 b5 d8 a4 d7 a7 a8 a10 e9 a10 b10 a10',
  },
  {
    rows: `
      __R ... ... ... ... ... __R
      __R __R ... ... ... __W __W
      __W __W __W ... __R __R __R
      __R __R __G __L __R __W __R
      __R __G __W __L __L __G __R
      __G __R __L __W __W __R __G
      __G __L __L __W __L __W __R
      __L __L __W __L __L __L __L
    `,
    values: '',
    goals: 'clear@11,430,big10',
    promise: 'valley; clears',
    par: 473,
    difficulty: 34.6,
    line: 'e3 d7 c7 a7 a7 a5 c7 a7',
  },
];
