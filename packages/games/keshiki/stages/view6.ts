import type { StageRecord } from './record.ts';

export const view6: readonly StageRecord[] = [
  {
    rows: `
      __L __L __L __L __Y __L __Y __L __Y
      __L __R __L __Y __R __L __R __L __R
      __R __L __R __L __Y __Y __Y __R __L
      __L __R __R __L __R __L __R __L __L
      __R __L __R __L __Y __L __R __Y __Y
      __Y __L __L __Y *+L __L __Y __R __R
      __L __R __Y __L __Y *+L __L __R __Y
      __Y __R __Y __L __R __Y __L __R __Y
      __L __Y __R __Y __R __L __Y __L __L
      __Y __Y __Y __L __L __R __L __Y __Y
      __R __L __R __R __Y __L __Y __R __L
      __L __R __L __Y __Y __L __L __Y __R
      __Y __R __Y __R __R __Y __Y __R __L
    `,
    values: 'e5=4 f6=4',
    target: 1330,
    par: 2225,
    difficulty: 51,
    line: 'h5 c6 d12 i9 e8 c4 e9 g8 a5 b12 c9 g4 g6 f12 g11 h12 h8 d11 g12 d11 c12 c12 b9 b9 a11 b12 a11',
  },
  {
    rows: `
      __L __L __Y __R __R __L __L __Y __L
      __Y __L __L __Y __R __R __R __L __L
      __Y *+R __Y __R __L __Y __Y __Y __R
      __R __L __Y __R __Y __L __Y __L __Y
      __R __Y __R __R __R __L __L __Y __Y
      __L __R __Y __L __Y __R __Y __R __L
      __R __Y __L __Y __Y __Y __R __L __L
      __Y __R *+L __L __R __L __L __L __Y
      __R __L __Y __L __L __Y __R __Y __Y
      __Y __R __Y __R __L __Y __Y __L __Y
      __L __Y __R __Y __R __R __R __L __Y
      __Y __Y __L __L __Y __Y __L __L __Y
      __Y __L __L __Y __R __Y __Y __R __L
    `,
    values: 'b2=4 c7=4',
    target: 2200,
    par: 3680,
    difficulty: 52,
    line: 'g7 d0 f1 f4 i2 a4 e8 d4 c11 f10 g9 b5 h11 b4 a8 d9 a7 d11 c12 d12',
  },
  {
    rows: `
      __Y __L __G __G __Y __R __G __R __G
      __R __G __R __R __R __L __R __L __Y
      __L __G *+G __L __L __L __L __G __Y
      __G __R __L __Y __L __R __L __Y __R
      __Y __R __G __L __R __Y __L __Y __G
      __G __L __L __G _-R __R __Y __Y __G
      __R __G __Y __Y __Y __Y __Y __Y __G
      __G __G __L __Y __Y __R __R __G __R
      __R __R __R __Y __Y __G __G __G __Y
      __R __Y __G __Y __G __G __G *+Y __G
      __L __R __G __L __Y __G __R __G __R
      __R __G __Y __L __Y __L __R __G __R
      __R __L __Y __Y __L __Y __G __G __Y
    `,
    values: 'c2=4 e5=4 h9=4',
    target: 630,
    par: 1054,
    difficulty: 53,
    line: 'f1 e8 e11 f4 d10 e8 i1 c12 f6 b4 c10 a11 i11 b12 a11 b8 g10 h12 h11 f12 f12 e10 g8 c7 c12 b12',
  },
  {
    rows: `
      __G __L __Y __G __L __Y __Y __Y __R
      __L __G __L __Y __G __G __L __Y __Y
      __R __G __G __G __L __Y *+Y __Y __R
      __R __L __R __G __L __R __R *+Y __R
      __G __R __L __G __R __L __G __Y __Y
      __G _-Y __R __L __Y __R __Y __R __L
      __Y __Y __L __L __G __R __R *+G __G
      __L __R __R __R __Y __R __G __Y __G
      __L __Y __R __L __Y __R __Y __G __G
      __Y __G __Y __L __R __R __G __G __R
      __R __R __G __R __L __G __L __G __G
      __Y __Y __Y __R __L __L __R __G __G
      __G __L __G __R __G __L __L __R __L
    `,
    values: 'g2=4 h3=4 b5=4 h6=4',
    target: 820,
    par: 1372,
    difficulty: 54,
    line: 'd7 d10 g6 i1 b10 f12 a9 e11 b8 g7 g11 f10 e8 g12 b8 b9 i4 d12 c12 d12 b12 c11 d12',
  },
  {
    rows: `
      __Y __R __G __R __R __Y __Y __R __L
      __G __R __L __L __G __R __R __L __Y
      __G __G __R _-R __G __R __Y __R __R
      __G __G __L __G __Y __G __Y __R __Y
      __G _-Y __G __R __G __G __R __L __G
      __G __R __L __Y __Y __L __L *+L __G
      __G __Y __R __Y __R *+L __G __R __R
      __Y __R __Y __L __G __G __Y __Y __R
      __R __Y __L *+Y __L __G __L __Y __G
      __R __R __L __G __L __Y __Y __R __G
      __Y __G __R __R __R __L __G __G __R
      __G __Y __Y __L __L __L __G __Y __G
      __G __L __L __L __L __R __Y __L __G
    `,
    values: 'd2=4 b4=4 h5=4 f6=4 d8=4',
    target: 710,
    par: 1195,
    difficulty: 55,
    line: 'e9 g9 c12 c12 c12 d9 b2 i6 c10 h8 g7 g9 a10 c10 d6 h6 g6 b10 c10 g7 b11 h7 i11 e8 f11 f12 f11 d12 d12',
  },
  {
    rows: `
      __L __R __Y __Y __L __G __Y __G __Y
      __L __G __R __G __G __G __G __Y __G
      __Y __Y __G __G __G __Y __R __L __G
      __Y __R __R __G __G __L __L *+G __G
      __Y __R __G __R __R __G *+L __G __G
      __G __R __G __G __G __R **L __G __R
      __L __R __R __L __L __G __Y __Y __L
      __Y __R __G __L __L __L __G __Y __R
      __G __G __Y _-L __Y __L __L *+G __Y
      __R __L __R _-G __Y __L __L __G __R
      __R __L __R __G __R __Y __L __L __G
      __G __L __Y __G __L __G __Y __L __Y
      __G __Y __G __R __R __G __L __Y __G
    `,
    values: 'h3=4 g4=4 d8=4 h8=4 d9=4',
    target: 1050,
    par: 1763,
    difficulty: 56,
    line: 'c3 a4 g3 h7 g5 f8 e6 d12 a7 f8 a9 g7 h6 c9 e9 d4 c10 i7 a7 b11 c9 g8 d12 e12 d11 g12',
  },
  {
    rows: `
      __L __L __L __Y __G __L __G __R __Y
      __R __G __R __Y __G __R __R __R __G
      __G __G __R __R __Y __Y __Y *+G __Y
      __Y __L __R _-L _-R __R *+R __R __R
      __L __Y __G __L __Y __R __L __G __R
      __G __R __L *+G __L __R __G __Y __G
      __G __Y __R __L __L __Y __Y __Y __R
      __Y __G __L __Y __L __Y __Y *+Y __L
      __L __R __Y __Y __L __Y __Y __L __R
      __Y __Y __Y __L __R **R __L __Y __Y
      __G __Y __L __R __R __G __G __Y __Y
      __R __L __Y __Y __R __R __L __L __L
      __R __G __Y __G __R __G __R __Y __R
    `,
    values: 'h2=4 d3=4 e3=4 g3=4 d5=4 h7=4',
    target: 660,
    par: 1110,
    difficulty: 57,
    line: 'f11 a6 f12 f8 b1 i4 e10 b3 d6 e10 c8 b7 b6 i11 h3 a12 g12 f6 h5 a12 a8 f10 h12 h12 e12 c12 b12 a11 e9 b10',
  },
  {
    rows: `
      __R __Y __B __Y __Y __Y __B __B __L
      __Y __R __L __G __R __L __R __R __B
      __Y __B **G __B _-L __R __R __R __R
      __Y __Y __G __R __B __R __R __Y __B
      __B __B __R __G __B _-R __L __Y __R
      __B __L __G *+B __R __L __B __Y __G
      __L __B __G __L __G __Y __G __B __R
      __B __G *+R __R *+G __L __R __R __Y
      __L __G __R __L __R __Y __B __Y __L
      __G __G __B __L __G *+B __R __G __G
      __L __G __B __B __B __G __R __Y __L
      __B __R __R __Y __Y __L __L __B __Y
      __Y __B __B __G __R __Y __B __G __B
    `,
    values: 'e2=4 f4=4 d5=4 c7=4 e7=4 f9=4',
    target: 400,
    par: 678,
    difficulty: 58,
    line: 'g10 h2 f0 a2 g4 d7 d8 b9 h9 h5 d11 f3 d8 a9 b11 i10 h10 c8 e4 e10 g11 f7 g10 e9 e10 d9 b12 g12 a12 a11 f8',
  },
  {
    rows: `
      __L __L __L __Y __G __R __G __R __G
      __G __Y __G __Y __G __R __L __L __L
      __Y __G __Y __Y __L __L __G _-G __Y
      __G __Y __R __L __G __R __Y _-R __G
      __L __L __G __R __Y __L __L __L __R
      __G __G *+R __Y __R __Y __L __Y __R
      __G __L __R __L **L __Y __Y __L __R
      __R __R __L __G __Y __L __L __G __L
      __L _-R *+L __L __L __L __G __R __G
      __Y __R __Y __L __Y __L __R __L __L
      __Y __Y *+L *+R __G __Y **Y __R __Y
      __R __Y __R __Y __Y __R __Y __Y __G
      __G __Y __R __G __Y __G __R __R __R
    `,
    values: 'h2=4 h3=4 c5=4 b8=4 c8=4 c10=4 d10=4',
    target: 620,
    par: 1043,
    difficulty: 59,
    line: 'f1 b5 c11 i12 a7 c7 f5 h12 g4 e5 e12 d7 h9 f12 g8 a8 i6 c9 d7 e6 g9 e12 i10 i11 h9 c11',
  },
  {
    rows: `
      __R __L __B __B __G __L __B __L __Y
      __Y __B __G __G __G __B __R __Y __Y
      __R __G __R __B *+G __L __L __R __G
      __G __B __Y __B __Y __Y __R __G __Y
      __G __Y __Y __R __Y __L __L __R __B
      __Y __R __R __L *+Y __B _-R **L __G
      __Y __L *+L __R __B __L __G __R __R
      __R __G *+G __L __Y __R __B __B __R
      __G __B __B __L *+R __R __G __B __G
      __B __Y __R _-R **G __G _-R __G __B
      __R __Y __L __L __R __L __R __R __R
      __G __R __G __Y __G __G __B __R __B
      __G __L __L __G __R __G __L __Y __Y
    `,
    values: 'e2=5 e5=5 g5=5 c6=5 c7=5 e8=5 d9=5 g9=5',
    target: 390,
    par: 663,
    difficulty: 60,
    line: 'i1 g2 b4 b8 f12 f12 a4 a12 b4 i12 a8 d1 d7 c10 e4 d4 g8 e7 d8 c12 g8 f8 b10 i6 c12 b11 e8 b10 b12 g9 e12 g11 f10 g12 d11 e12',
  },
];
