import type { StageRecord } from './record.ts';

export const view6: readonly StageRecord[] = [
  {
    rows: `
      ... __L __L __W __L ...
      __W __W __L __L __W __W
      __L *+W __R __W *+L __W
      __W __L __W __L __W __L
      __R __L __R __L __R __R
      __L *+L __R __R *+W __R
      __R __R __L __L __L __R
      __R __L __R __L __R __L
    `,
    values: 'b2=4 e2=4 b5=4 e5=4',
    goals: 'numbers@6,340,clear',
    promise: 'count icePlus 4',
    par: 378,
    difficulty: 56.5,
    line: 'd5 d2 b6 a6 d7 d3 c7 c4 c5 c7',
  },
  {
    rows: `
      ... ... ... ... ... ... __W
      ... ... ... ... ... ... __Y
      ... ... ... ... __W __W __Y
      ... ... ... ... __B __B *+Y
      ... ... __W __W __B __B __Y
      ... ... __Y __Y *+B __B __Y
      __W __W __Y __Y __Y __L __L
      __Y __Y *+Y __Y __L __L __L
      __Y __Y __B __B *+B __L __Y
      __Y *+Y __B __B *+Y __Y __Y
    `,
    values: 'g3=4 e5=4 c7=4 e8=4 b9=4 e9=4',
    goals: '550,numbers,big18',
    promise: 'stairs; many icePlus 6',
    par: 723,
    difficulty: 56,
    line: 'f2 g6 e4 g3 f9 c9 e8 a9',
  },
  {
    rows: `
      __B __B __B __B __B __B __B __L
      __L __W __W __W __W __W __W __L
      __L __B *+L *+L *+L *+L __W __L
      __L __B *+W __B __B *+L __W __L
      __L __B *+W __B __B *+L __W __L
      __L __B *+W *+L *+L *+L __W __L
      __L __B __B __B __B __B __B __L
      __L __W __W __W __W __W __W __W
    `,
    values: 'c2=4 d2=4 e2=4 f2=4 c3=4 f3=4 c4=4 f4=4 c5=4 d5=4 e5=4 f5=4',
    goals: 'numbers,colorL,big15',
    promise: 'ringOf icePlus; count icePlus 12; parted icePlus',
    par: 525,
    difficulty: 37.7,
    line: 'g0 e3 e3 g6 f2 f1 e4 d6 a7 a6 b6',
  },
  {
    rows: `
      __W ... ... ... ... ... ... ... __W
      __W __W ... ... ... ... ... __W __W
      __B __W __W ... ... ... __W __W __B
      __B __B __W __W ... __W __W __B __B
      __G __B __B __W __L __W __B __B __G
      __G __G __B __B __L __B __B __G __G
      __L __G __G __L __L __L __G __G __B
      __L __L __G __W __W __W __G __B __B
      *+L *+B *+L *+B *+L *+B *+L *+B *+L
    `,
    values: 'a8=5 b8=5 c8=5 d8=5 e8=5 f8=5 g8=5 h8=5 i8=5',
    goals: 'big19,560,colorW',
    promise: 'valley; onFloor icePlus; rowOf icePlus 9',
    par: 616,
    difficulty: 45,
    line: 'd5 e4 g7 c7 i4 a4 b7',
  },
  {
    rows: `
      ... __W __W __W __W __W ...
      __W __W __L __L __L __W __W
      __W __L *+L __L *+L __L __W
      __W __L __L __W __L __L __W
      __W __L *+L __L *+L __L __W
      __W __W __L __L __L __W __W
      __B __B __B __R __B __B __B
      __L *+L __B __R __B *+L __L
      __L __L __B __R __B __L __L
    `,
    values: 'c2=4 e2=4 c4=4 e4=4 b7=4 f7=4',
    goals: '1150,numbers,big22',
    promise: 'mirror; twins icePlus; likeColors',
    par: 1442,
    difficulty: 53.7,
    line: 'c8 g6 d6 b3 f8 c7 a4',
  },
  {
    rows: `
      __W ... __W ... __W ... __W
      __W __B __W __B __W __B __W
      __W __B __W *+B __W __B __W
      __W __Y __W *+B __W __Y __W
      __W __Y __W *+B __W __Y __W
      __B __B __Y *+B __Y __B __B
      __Y __Y __Y *+B __Y __Y __Y
      __B __B __B __Y __B __B __B
    `,
    values: 'd2=4 d3=4 d4=4 d5=4 d6=4',
    goals: '510,clear,big20',
    promise: 'columnOf icePlus 5; likeColors',
    par: 839,
    difficulty: 66,
    line: 'c7 d1 f3 g6 b6 b3 d7 e4 c4 c6 d3',
  },
  {
    rows: `
      ... ... *+R ... ... ... *+Y ... ...
      ... *+R __Y *+Y ... *+Y __Y *+Y ...
      *+R __R __Y __R *+Y __R __R __R *+R
      __R __Y __R __Y __R __Y __R __Y __Y
      __W __Y __W __Y __W __Y __W __W __W
      __Y _*W __W __W _*Y __W __R _*Y __W
      __W __R __Y __Y __W __Y __Y __W __Y
      __W _*W __Y __Y __W __Y __Y _*W __W
      __Y __Y __W __R __W __W __R __W __Y
    `,
    values: 'c0=4 g0=4 b1=4 d1=4 f1=4 h1=4 a2=4 e2=4 i2=4',
    goals: 'clear,big10,560',
    promise: 'onTop icePlus; many ice1 4',
    par: 617,
    difficulty: 57.1,
    line: 'd6 f8 g4 g5 i6 c8 e6 a7 i7 f8 g6 d8 b8 c8 c8 c8 b8 c8',
  },
  {
    rows: `
      ... __L __L ... ... ... ... ... ...
      __L __L __B __L ... ... ... ... ...
      __L __B __B __W __L ... ... ... ...
      __B __B __W __W __L ... __L ... ...
      __B __W __W __W __W __L __L __L ...
      __B *+W __W __W __L __L *+W *+W __L
      __W __W __Y __W __W __W __W __W __W
      __W __Y __Y *+Y __Y __Y __Y __W __Y
      __Y __L __L __L __L *+Y __L __L __Y
      __L __L __L *+L __L __L *+L __L __L
      __L __L __B __B __B __B __B __L __L
      __B __Y __Y __L __B __L __Y __Y __B
    `,
    values: 'b5=4 g5=4 h5=4 d7=4 f8=4 d9=4 g9=4',
    goals: 'few1,numbers,big27',
    promise: 'many icePlus 6; peaks 2',
    par: 2067,
    difficulty: 50.2,
    line: 'i6 g7 i10 g10 g11 c10 e11 b10 b11 b9 b11',
  },
  {
    rows: `
      __G __G __L __G __G __L __G __G
      __G _-G __L __G __G __L _-G __G
      __W __W __W __W __L __L __L __L
      *+W *+W *+L *+L *+W *+W *+L *+L
      __W __W __W __W __W __W __W __W
      __G __G __W __G __G __L __G __G
      __G _-G __W __G __G __L _-G __G
      __L __L __L __L __W __W __W __W
      __G __G __L __G __G __L __G __G
      __G __G __L __G __G __L __G __G
    `,
    values: 'b1=3 g1=3 a3=4 b3=4 c3=4 d3=4 e3=4 f3=4 g3=4 h3=4 b6=3 g6=3',
    goals: '1130,big32,colorL',
    promise: 'rowOf icePlus 8; count minus 4',
    par: 1382,
    difficulty: 67.6,
    line: 'h7 h3 d3 c2 c4 e5 f5 e6 b5 a9',
  },
  {
    rows: `
      __B __B __B __B **W __B __B __B __B
      *+L __R __R __R __W __R __R __R *+L
      __B __L __R __R __W __R __R __L __B
      __B __B *+L __B __W __B *+L __B __B
      __B __B __B __L __W __L __B __B __B
      **W __W __W __W **W __W __W __W **W
      __R __R __R __L __W __L __R __R __R
      __R __R *+L __B __W __B *+L __R __R
      __R __L __R __R __W __R __R __L __R
      *+L __R __R __R __W __R __R __R *+L
      __B __B __B __B **W __B __B __B __B
    `,
    values: 'a1=4 i1=4 c3=4 g3=4 c7=4 g7=4 a9=4 i9=4',
    goals: 'ice,650,colorR',
    promise: 'mirror; likeColors; many icePlus 8; many ice2 5',
    par: 710,
    difficulty: 74.9,
    line: 'c6 e9 b4 d8 i8 h9 f7 h9 d4 h6 d7 a10 c9 d9 h5 h10 f10 d9 b10 b10 b10',
  },
];
