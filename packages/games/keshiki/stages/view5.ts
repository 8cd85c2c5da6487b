import type { StageRecord } from './record.ts';

export const view5: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __R __R __Y __Y __R __L __R
      __R __R __L __R __L __Y __L __Y __R
      __R __L __L __Y __Y __R __R __Y __Y
      __R __L __Y __R _-R __L __Y __L __R
      __L __L __L __R __L __R __L __R __Y
      __L __L __L __R __L __Y __L __Y __R
      __L __Y __Y __Y __R __R __Y __Y __L
      __Y _-Y __Y __Y __Y __Y __L __R __L
      __L __Y __Y __Y __L __R __Y __Y __L
      __Y __Y __Y __L __L __Y __L __Y __L
      __Y __L __R __R __R __Y __Y __Y __Y
      __Y __L __R __R __Y __L __R __L __R
      __Y __Y __L __L __Y __L __R __R __R
    `,
    values: 'e3=4 b7=4',
    target: 1730,
    par: 2897,
    difficulty: 41,
    line: 'd5 i11 i5 f6 b2 i3 e10 d12 f11 b10 e6 d7 f6 a5 g7 i8 e10 e7 e11 f12 e12 d11 c12 c11 a12',
  },
  {
    rows: `
      __L __R __R __R __Y __R __L __R __R
      __L __Y __R __R __R __Y __R __L __R
      __L __R __R __L __Y __R __Y __L __Y
      __R __Y __L __Y __Y __R __Y __L __R
      __Y _-Y __L __R __R __L __Y __Y __L
      __L __R __Y __Y __Y __Y __Y __Y __R
      __L __R __L __Y __Y __Y __R __R __L
      __L _-L __R __Y __L __R __Y __R __L
      __R __L __Y __R __R __L __Y __Y __Y
      __L __L __Y __R __L __L __L __R __R
      __R __R __L __R __R __Y __L __L __Y
      __L __Y __R __L __R __Y __L __L __L
      __R __Y __Y __Y __Y __L __L __L __L
    `,
    values: 'b4=4 b7=4',
    target: 1840,
    par: 3080,
    difficulty: 42,
    line: 'a6 e5 e9 g8 h11 c7 a11 e7 c10 a9 a7 d7 c12 c12 b11',
  },
  {
    rows: `
      __Y __Y __G __R __Y __L __L __L __G
      __R __R __G __Y __L __Y __R __G __R
      __G __G __G __G __R __G __L __Y __Y
      __R __R __L __L __Y __G __G __G __Y
      __Y __R __L __G __L __G __Y __Y __L
      __L __G __G __Y __Y __R __G __L __Y
      __R __R __Y _-L __Y __G __L __R __R
      __Y __L __Y __R _-Y __R __Y __G __Y
      __R __Y __L __L __G __G __G __G __L
      __Y __R __R __R __G __L __R __Y __L
      __Y __G __L __L __Y __G __L **Y __L
      __R __G __Y __L __L __Y __R __G __G
      __L __G __G __L __Y __Y __L __G __G
    `,
    values: 'd6=4 e7=4',
    target: 630,
    par: 1050,
    difficulty: 43,
    line: 'b4 c9 h4 i2 c4 b9 f12 d11 c11 d8 a10 b6 g9 h9 e8 f4 i9 b6 g3 i10 i7 h7 e10 c12 a12 a10 c10 e11',
  },
  {
    rows: `
      __R __L __G __R __L __G __Y __Y __G
      __R __Y __G __R __L __L __L __G __Y
      __Y __R __Y __G __R __Y __L __G __Y
      __R __R __G __Y __L __R __Y __G __R
      __L __Y __G __G __L __Y __R **L __R
      __L __G __Y __L __G __Y __L __R __Y
      __L __R __G __L __G __Y __R __R __L
      __G __Y __Y __G __Y __R __G __G __G
      __R __L __G __L __G __G __Y __R __R
      __Y __R __R __L __Y _-L __L __L __G
      __Y __Y __R __Y __Y __L _-R _-Y __L
      __Y __Y __G __L __Y __Y __L __G __G
      __Y __Y __G __L __Y __G __L __R __R
    `,
    values: 'f9=4 g10=4 h10=4',
    target: 960,
    par: 1610,
    difficulty: 44,
    line: 'g2 d6 h9 c12 e4 h8 d9 a5 i11 g11 d4 b2 i7 h6 e6 c8 h8 b6 d12 h12 c11 g11 c7 i7 i11 c9 d9 d11 b12 a11 b11 b12 c12 c12',
  },
  {
    rows: `
      __Y __L __R __Y __Y __L __Y __L __G
      __G __G __R __L __R __Y __L __G __L
      __Y __R __G __L __L __L __R __L __G
      __Y __L __G __G __G __G __Y _-R __G
      __G __R __Y __Y __Y __L __G __L __Y
      __G __L __R __Y __L __L __Y __Y __G
      __G _-Y __Y __G __L __R __Y __R __R
      __Y __Y __G __R __Y __R __L __R __R
      __Y **L __Y __L __L __L __L __R __G
      __R __Y __R **G __G __L __G __G __L
      __Y _-G __R __G __L __R __L __G __R
      __L __G __L __R __R __R __G __L __G
      __R __R __R __G __Y __Y __R __L __G
    `,
    values: 'h3=4 b6=4 b10=4',
    target: 570,
    par: 953,
    difficulty: 45,
    line: 'i12 c12 i9 i7 a2 h9 d10 d11 g5 f8 c6 a7 b8 f12 e5 b12 i10 d12 f12 g11 d11 d12 b8',
  },
  {
    rows: `
      __G __Y __Y __G __Y __L __Y __R __R
      __G __R __Y __Y __Y __L __Y __L __L
      __L __R __L _-R __G __L __Y __G __R
      __R __L __R __G __G __R __G __L __L
      __L **Y __L **Y __Y __R __G __L __G
      __R __R __R __R __Y __L __G _+R __R
      __Y __R __L __L __L __G __G _-R __L
      __L __G __L __R __Y __L __L __Y __L
      __Y __L __Y __L __G __Y __Y __R __R
      __G __R __G __R __R __R _-R __R __R
      __R __R __L __L __G __Y __Y __Y __Y
      __L __L __L __G __G __G __G __L __L
      __Y __L __Y __G __Y __G __R __L __R
    `,
    values: 'd2=4 h5=4 h6=4 g9=4',
    target: 890,
    par: 1491,
    difficulty: 46,
    line: 'b0 d3 g4 b5 g8 i8 b4 d12 a3 h10 g6 e9 e11 f10 h5 a6 b9 i7 b9 a9 c9 e11 b12 e11',
  },
  {
    rows: `
      __G __R __Y __L __L __Y __Y __G __R
      __R __Y __L __Y __L __G __G __Y __L
      __Y __R __L __Y __R **L __L __L __Y
      __Y __G __L _-R __L __R __Y __G __R
      __R __Y _-G __G __G __L _-G __Y __Y
      __R __Y __R __L __L __L __Y __L __Y
      __G __R __L __L __Y __R __G __Y __L
      __R __L __G **L __G __R __L _+R __G
      __L __R __R __Y __R __Y __Y __L __L
      __R __L _-L __L __L __R __Y __G __R
      __L __L __G __G __R __Y __Y __R __G
      __R __G __G __G __Y __R __G __R __R
      __G __L __L __R __G __Y __G __Y __R
    `,
    values: 'd3=4 c4=4 g4=4 h7=4 c9=4',
    target: 420,
    par: 700,
    difficulty: 47,
    line: 'c10 g12 c2 h11 f12 b9 e8 i6 a6 i12 a6 a8 f10 b6 h7 g11 b8 f12 e8 f8 d5 e10 g9 e6 h9 i12 h11 a9 b11 c11 d11',
  },
  {
    rows: `
      __B __B __L __Y __R __R __R __L __G
      __G __R __L __Y __L __L __R __R __L
      __B __B __G __G __R __Y __R __G __Y
      __Y __R __G __R **Y _-R __Y __L __L
      __B __R __Y __B __R __L __L __Y __R
      __G __B __Y __R **G __R __R __L __G
      __G __G __L _-G __Y __B __L __Y __G
      __G __B __G __L __L __B __L __Y __L
      __L __Y __G __G __L __B _+Y _-G __L
      __R __Y __R __R __Y __R __Y __G __Y
      __G __B __B __R __R __G __Y _-L __L
      __G __G __L __L __Y __G __L __L __R
      __Y __R __R __L __L __G __L __L __G
    `,
    values: 'f3=4 d6=4 g8=4 h8=4 h10=4',
    target: 570,
    par: 960,
    difficulty: 48,
    line: 'i6 i4 h3 a0 d8 c5 h9 b11 h9 h7 b9 b9 g3 d4 e10 f10 b11 e10 c8 b11 f10 f8 d5 f9 b11',
  },
  {
    rows: `
      __G __Y __Y __R __L __R __Y __R __Y
      __G __Y __G __L __R __R __R __R __G
      __G __R __Y __R __G __Y __L _-Y __G
      __Y __L __R __L __G __G _-G __G __G
      __G __L __R __L __Y __Y __R __Y __G
      __Y __L __L __Y __R __G __Y _+Y __G
      __Y __Y __Y __R __G __Y **G _-R __L
      __L **G _+L __L __R __L __L _-R __L
      __G __L __Y __L __R __Y __R __Y __R
      __L __R __L __Y __R __Y __Y **Y __G
      __R __L __Y __Y __Y __Y __Y __Y __G
      __R __L __L __G __L __L __G __G __L
      __G __Y __R __Y __Y __R __R __L __L
    `,
    values: 'h2=4 g3=4 h5=4 h6=4 c7=4 h7=4',
    target: 720,
    par: 1211,
    difficulty: 49,
    line: 'c5 a11 f7 i4 e2 a4 d8 e11 h2 b5 i10 i8 e4 f7 e10 g11 h12 g9 g12 b10 f7 a12 a9 c10 c7 e11 c10 d12 d11 d11',
  },
  {
    rows: `
      __Y __Y __L __B __Y __B __Y __B __R
      __B __R __Y __L __L __Y __Y __R __R
      __G __Y __G _-B **Y _-L _+R __G __B
      __L __G __B __B __Y __Y __Y __R __G
      __L **L __Y __Y _-G __Y __B __Y __B
      __R __B __G __R __R __L __B __G __L
      __B __G __B __R __R __R __G __R __L
      __G _-B __L _+G __G __L __Y __L __G
      __L __Y __L **B __L __B __L __L __L
      __L __Y __G __Y _-G __B __R __Y __Y
      __B __G __B __R __Y __B __G __G __G
      __L __Y __G __R __L __L __B __R __B
      __Y __R __L __B __B __B __Y __G __R
    `,
    values: 'd2=4 f2=4 g2=4 e4=4 b7=4 d7=4 e9=4',
    target: 280,
    par: 478,
    difficulty: 50,
    line: 'i6 i8 g7 g10 g7 d5 d12 f10 e12 c7 d11 e9 c8 a4 c8 i4 a9 a6 e10 c5 d8 d8 b6 g9 h11 g12 c11 b10 b9 a8 a9 f11 h10 h10 b8',
  },
];
