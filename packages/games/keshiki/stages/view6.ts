import type { StageRecord } from './record.ts';

export const view6: readonly StageRecord[] = [
  {
    rows: `
      __R __R __R __R __R __R __R __R __Y
      __R __R __R __R __L __L __Y __R __R
      __Y __R __L __L __R __R __R __R __R
      __L __L __L __L __L __R __L __L __L
      __L __L __L __L __L __L __L __L __L
      __L __L __L __L __L __L __L __L __L
      __L __Y __Y __Y __R __Y __Y __Y __Y
      __Y *+Y *+Y *+Y __Y __Y *+Y __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __R __R __R __R __R __R __R __L __R
      __R __R __R __R __R __R __R __R __R
      __R __R __L __R __R __R __R __R __R
      __L __R __L __Y __L __L __L __L __L
    `,
    values: 'b7=5 c7=5 d7=5 g7=5',
    target: 4140,
    par: 5366,
    difficulty: 26,
    line: 'i12 c11 a7 i9 b8 g6 i12 f12 c11 b12',
  },
  {
    rows: `
      __R __L __R __R __Y __Y __L __L __R
      __L __L __Y __Y __Y __L __L __R __Y
      __L __R __R __Y __L __L __Y __R __Y
      __R __Y __Y __L __L __R __R __L __Y
      __L __Y *+L __L __R __R __R __Y __L
      __R __L __L __R __R __Y __Y __Y __R
      __L __L __R __L *+Y __R __L __L __R
      __L __R __R __L __Y *+L __Y __R __R
      __R __R __Y __Y __L __L *+R __R __Y
      __L __Y __Y __L __L __R __R __Y __Y
      __Y __Y __L __L __R __R __Y __Y __L
      __Y __L __L __R __R __R __L __L __L
      __L __L __R __R __Y __Y __L __L __R
    `,
    values: 'c4=4 e6=4 f7=4 g8=4',
    target: 2240,
    par: 3830,
    difficulty: 35,
    line: 'g3 h1 e7 i5 g9 d3 c7 c4 i4 f12 a11 i9 d11 a11 b12',
  },
  {
    rows: `
      __Y __Y __R __L __G __G __G __G __L
      __R __Y __G __G __G __G __L __Y __L
      __R __R __G __Y __R __R __L __R __R
      __R __G __G __G __G __G __G __L __G
      __G __G __G __R __R __G __G __G __G
      __G __G __G __L __L __G __Y __Y __Y
      __L __G __Y __G __R __G __Y __Y __L
      __R __G __Y *+G *+G *+G __Y __Y __R
      __R __L __Y __Y *+G __G __G __R __G
      __Y __G __R __R __G __G __Y __G __G
      __Y __G __L __L __R __R __Y __Y __R
      __G __G __L __Y __Y __L __G __G __R
      __Y __Y __Y __G __Y __Y __R __G __G
    `,
    values: 'd7=4 e7=4 f7=4 e8=4',
    target: 2250,
    par: 3722,
    difficulty: 36,
    line: 'i2 h10 b2 e2 i10 d10 f10 g3 i7 a7 b8 c8 b2 i9 a9 c12 b5 b11 c10 b12 d12 d12 c12 b12',
  },
  {
    rows: `
      __R __R __R __L __L __R __L __R __R
      __R __L __Y __R __L __L __R __L __L
      __L __R __R __R __R __L __L __Y _-R
      __L __Y __L __L __R __R __R _-L __L
      __L __G __R __R __Y __R __G __L __G
      __R __L __R __L __Y __L __G __G __L
      __R __L __G __Y __L __R __R __Y __G
      __L __L __G __Y __L __G __G __Y __G
      __Y __L __G __Y __G __Y __G __Y __Y
      __G __Y __L __Y __Y __L __Y __L __G
      __G __G __Y __Y __Y __Y __Y __R __Y
      __G __Y __R __Y *+G __G *+G __Y __Y
      __Y __Y __Y *+G __Y __G __G __Y __Y
    `,
    values: 'i2=4 h3=4 e11=4 g11=4 d12=4',
    target: 1170,
    par: 2684,
    difficulty: 39,
    line: 'b10 g12 f12 e5 i7 a5 h8 h6 i9 g10 g11 b8 c8 c8 a10 a9 b12 c12 c11 b11 b11 b12',
  },
  {
    rows: `
      __G __Y __Y __Y __R __Y __Y __Y __G
      __G __G __G __R __R __R __G __G __G
      __Y __G __G __R __R __R __G __G __Y
      __Y __L __R __R __G __R __R __L __Y
      __Y __Y __R __L __G __L __R __Y __Y
      __G __Y __G __G *+Y __G __G __Y __G
      __L __Y __R __Y *+G __Y __R __Y __L
      __G __G __R __R *+R __R __R __G __G
      __G __Y __Y __L __Y __L __Y __Y __G
      __G __Y __L __G *+Y __G __L __Y __G
      __L __R __R __G __G __G __R __R __L
      __L __Y __L __Y __R __Y __L __Y __L
      __G __L __L __R __R __R __L __L __G
    `,
    values: 'e5=4 e6=4 e7=4 e9=4',
    target: 860,
    par: 2162,
    difficulty: 41,
    line: 'g4 a10 f12 f7 g9 h8 c6 c4 h10 i6 i10 i5 c8 d9 e9 g11 e10 b10 b12 i6 c11 c11 d11 a9 b12',
  },
  {
    rows: `
      __Y __L __R __R __R __G __L __G __Y
      __Y __R __Y __R __L __L __L __L __G
      __Y __Y __L __R __R __R __L __L __L
      __G __R __Y __Y __Y __R __R __L __L
      __G __G __Y __Y __G __R __R __R __L
      __G __G __G __Y __Y __R __G __R __R
      __L __G __L *+G __G __Y **R __G __R
      __L __L __Y __L __G *+Y __Y __Y __R
      __L __L __L __G **G __G __Y __Y __Y
      __L __L __L __L __G __G __G __Y __Y
      __R __R __L __G __L __Y __G __G __R
      __R __R __R __L __L __L __R __G __G
      __Y __R __R __Y __Y __R __L __L __G
    `,
    values: 'd6=4 f7=4',
    target: 1630,
    par: 2855,
    difficulty: 38,
    line: 'e12 c3 i10 c12 c5 b6 a2 a5 f9 g9 g11 a8 c11 e12 e12 c12 a11',
  },
  {
    rows: `
      __L __Y __G __L __Y __G __L __Y __G
      __Y __Y __Y __Y __Y __Y __Y __R __Y
      __R __Y __G __G __Y __G __Y __Y __Y
      __L __Y __L __L __Y __L __R __Y __G
      __G __Y __Y __Y __Y __Y __Y __Y __Y
      __L __Y __L __R __Y __R _-G __Y __G
      __G __Y __L __G __Y __L __G __Y __R
      __G *+Y *+Y *+Y __Y __Y __Y *+Y __Y
      __R __Y __G __R __Y __L __G _-Y __R
      __G __Y __L __G __Y __G __L __Y __L
      __Y __R __Y __Y __Y __Y __Y __Y __Y
      __R __Y __L __G __R __G __L __Y __L
      __R __Y __G __L __L __G __G __L __L
    `,
    values: 'g5=4 b7=4 c7=4 d7=4 h7=4 h8=4',
    target: 2730,
    par: 4796,
    difficulty: 37,
    line: 'a11 b10 i11 h1 d5 g10 c10 h10 d12 h11 f8 d11 e12 e8 d12 f9 c12 b12 b11 b12 b12',
  },
  {
    rows: `
      __L __B __G __L __G __B __R __R __G
      __R __Y __L __B __R __R __L __B __G
      __Y __Y __Y __R __G __B __B __L __G
      __Y __B __Y __R __B __Y __G __L __G
      __R __B __Y __L __G __R __G __Y __G
      __G __B __L __G __G __B __R __R __L
      __B __G __B __Y __R __G __L __Y __R
      __B __R *+R __B __Y __L __G __L __G
      __B __Y __Y __G __Y __B __G __L __R
      __G __B __G *+B __R __G __R __Y __G
      __R __R __B __Y *+B __R __Y __Y __R
      __G __G __G __Y __L __R __R __B __L
      __G __R __G __G __R __L __G __G __B
    `,
    values: 'c7=3 d9=3 e10=3',
    target: 620,
    par: 1808,
    difficulty: 45,
    line: 'c8 b8 c5 b4 g11 h8 h7 h10 a6 d7 d6 e3 f3 e9 f7 f10 d10 d7 b10 c10 h12 i11 i12 i12 h11 h4 e12 c11 e12 e12 d12 d12 c12 b12',
  },
  {
    rows: `
      __Y __Y __L __Y __Y __Y __R __Y __Y
      __R __L __R __R __Y __R __R __R __Y
      __R __R __L __R __L __R __L __R __R
      __R __G __L __Y __R __L __G __R __R
      __L __R __G __R __L __L __L __L __L
      __L __G __G __G __L __G _*G __G __L
      __Y __G __Y __G __G __G __Y __L __G
      __G __Y *+Y *+Y *+G __Y *+Y __Y __G
      __Y __Y __L _*Y __R __Y __R __Y __Y
      __Y _-R __R __R __G __R __R __R __Y
      __R __R __L __R __R _*R __L __R __R
      __R __L __L __G _-G __L __G __Y __Y
      __L __L __G __Y __L __L __G __L __L
    `,
    values: 'c7=4 d7=4 e7=4 g7=4 b9=4 e11=4',
    target: 1070,
    par: 2192,
    difficulty: 47,
    line: 'g11 c10 e5 h6 c4 h11 a8 i5 a6 b4 d11 f4 f7 c8 d8 e12 e8 d8 g7 c11 c10 f12 c11 b12 b12',
  },
  {
    rows: `
      __B __G __G __R __B __B __G __Y __G
      __B __Y __B __B __G __Y __R __Y __B
      __B __Y __Y *+G *+G __Y *+Y __G __B
      __Y __Y __R __L __L __L __Y __B __Y
      __B __R __L __L __L __L __L __B __G
      __Y __B __L __L __L __L __L __R __Y
      __Y __R __L __L __L __L __L __R __Y
      __G __R __G __L __L __L __B __B __R
      __R __Y __G __B __G __R __Y __R __R
      __Y __G __R __B __Y __B __G __Y __G
      __R __B __R __B *+R __R __R __Y __B
      __G __B __G __G __R __B __Y __Y __Y
      __B __B __Y __B __B __B __B __R __R
    `,
    values: 'd2=4 e2=4 g2=4 e10=4',
    target: 1350,
    par: 2348,
    difficulty: 48,
    line: 'c9 c2 e2 b6 a3 g10 g9 i5 g9 g9 i9 i12 i10 d11 b9 a9 a10 i9 e12 c12 b12 d11',
  },
];
