import type { StageRecord } from './record.ts';

export const view1: readonly StageRecord[] = [
  {
    rows: `
      ... ... ... __G ... ... ...
      ... ... __R __R __R ... ...
      ... __Y __Y __Y __Y __Y ...
      __Y __Y __R __Y __G __Y __R
      __R __G __R __G __G __G __G
      __G __G __G __G __G __G __G
    `,
    values: '',
    goals: '240,340,430',
    promise: 'hill; clears',
    par: 453,
    difficulty: 2.9,
    line: 'c1 a3 a5 a5',
  },
  {
    rows: `
      __L __R ... ... ... __G __G
      __R __L ... ... ... __G __L
      __R __L ... ... ... __R __G
      __L __G __R ... __G __G __L
      __L __R __R __G __R __R __G
      __R __L __L __R __R __L __G
    `,
    values: '',
    goals: '140,210,280',
    promise: 'valley; grows 8',
    par: 297,
    difficulty: 4.3,
    line: 'f1 b5 a4 e3 g5 f5 a5 b5 a5',
  },
  {
    rows: `
      __Y ... __B ... __Y ... __B
      __Y ... __B ... __Y ... __Y
      __Y __B __Y __Y __B __R __Y
      __Y __Y __R __Y __B __R __Y
      __B __B __R __B __R __R __Y
      __Y __B __R __Y __B __R __Y
    `,
    values: '',
    goals: '250,420,590',
    promise: 'comb; slides 2',
    par: 612,
    difficulty: 5.2,
    line: 'e4 c5 a4 a5 a5',
  },
  {
    rows: `
      ... ... ... ... ... __G __R
      ... ... ... ... __G __W __R
      ... ... ... __R __G __R __G
      ... ... __W __R __W __W __R
      ... __G __R __R __G __R __G
      __R __G __R __W __R __G __R
      __R __G __W __G __G __W __R
    `,
    values: '',
    goals: '130,210,290',
    promise: 'stairs; slides 2',
    par: 306,
    difficulty: 11,
    line: 'e3 c5 f4 d6 c6 b6 c6 a6',
  },
  {
    rows: `
      ... __Y __R ... __W __R ...
      __Y _@W __Y __W __W _@Y __W
      __Y __W __R __W __R __R __W
      __Y __R __W __R __W __R __R
      __R _@Y __R __R __Y _@R __W
      __W __Y __Y __Y __R __W __R
    `,
    values: '',
    goals: 'marked,310,clear',
    promise: 'twins marked',
    par: 344,
    difficulty: 5.8,
    line: 'g3 g2 b4 c2 f4 e5 e3 d5',
  },
  {
    rows: `
      __B ... ... ... ... ... ... __L
      __L __L __L __G __L __Y __L __L
      __B __B __G __L __Y __G __G __G
      __L __Y __L __Y __B __L __B __G
      __L __B __L __L __Y __G __L __L
      __L __B __L __L __L __G __G __L
      __L __G __B __L __B __G __L __Y
      __L __L __L __B __B __B __B __B
    `,
    values: '',
    goals: '710,890,1060',
    promise: 'sea L 33; spares L',
    par: 1098,
    difficulty: 9.1,
    line: 'f6 e4 g3 d3 c2 d7 a1 a2 a7 b7 a7 a7 a7',
  },
  {
    rows: `
      ... __W __W __W __W ...
      __G __G __W __W __G __G
      __B __W __G __G __W __B
      __W __B __W __W __B __W
      __B __G __G __G __G __B
    `,
    values: '',
    goals: 'clear,240,clear@6',
    promise: 'mirror; clears',
    par: 264,
    difficulty: 6,
    line: 'b4 c3 a3 a4 a4 a4',
  },
  {
    rows: `
      __B __B ... ... ... ... ...
      __B __B __B __B ... ... ...
      __Y __Y __Y __Y __Y __Y ...
      __Y __Y __Y __Y __R __B __Y
      __G __G __G __B __R __G __B
      __G __G __R __G __Y __R __G
      _@G __R __R _@B _@R _@R __R
    `,
    values: '',
    goals: 'marked,marked@5,180',
    promise: 'deep marked 4',
    par: 203,
    difficulty: 12.4,
    line: 'c4 g6 e3 c5 d6 d6 b4 c6 a4 b6',
  },
  {
    rows: `
      ... __W __R __R ...
      __R __W __R __Y __R
      __W __L __Y __R __Y
      __W __Y __L __W __L
      __R __Y __Y __L __R
      __R __Y __W __Y __L
      __Y __L __W __Y __L
      __L __L __R __W __W
      __L __R __R __W __W
      __Y __Y __W __L __R
      __Y __L __Y __W __W
    `,
    values: '',
    goals: '290,420,550',
    promise: 'tower; grows 8',
    par: 569,
    difficulty: 15.1,
    line: 'a8 b8 a10 c4 a8 b10 c8 b10 a10 a10',
  },
  {
    rows: `
      __G ... ... ... ... ... __R
      __L ... ... ... ... ... __R
      __L __R ... ... ... __L __L
      __G __L __W ... __L __W __L
      __R __R __L __R __W __G __R
      __R __W __L __G __G __G __L
      __L __R __G __R __W __W __W
      __L __W __G __G __W __R __L
    `,
    values: '',
    goals: 'clear,240,clear@12',
    promise: 'valley; clears',
    par: 261,
    difficulty: 37.2,
    line: 'd5 a5 a4 b5 c7 b6 b7 c6 c7 a7 a7 a7',
  },
];
