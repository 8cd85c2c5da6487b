import type { StageRecord } from './record.ts';

export const view3: readonly StageRecord[] = [
  {
    rows: `
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __L __Y __Y __Y __Y __L __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __R __R __R __R __R __R __R __R __R
      __R __R __R __R __R __R __R __R __R
      __R __R __R __R __R __R __R __R __R
      __R __L __L __L __L __L __Y __L __L
      __L __L __L _+L _+L _+L __L _+L __L
      __L __L __L __L __L __L __L __L __R
      __Y __Y __L __Y __Y __Y __Y __Y __Y
      __Y __R __Y __Y __Y __Y __R __Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __R __R __R __R __R __R __R __R __R
    `,
    values: 'd7=5 e7=5 f7=5 h7=5',
    target: 3900,
    par: 5219,
    difficulty: 5,
    line: 'i0 i6 i9 i8 b12',
  },
  {
    rows: `
      __Y __R __R __R __L __L __L __Y __Y
      __Y __L __R __R __R __L __L __L __Y
      __Y __Y __Y _+L __R _+R _+L __L __L
      __L _+Y __Y _+Y __R __R __R __L __L
      __L __L __Y __Y __Y __R __R __R __L
      __L __L __L __Y __Y __Y __R __R __R
      __R __L __L __L __Y __L __Y __R __R
      __R __R __L __L __R __Y __Y __Y __R
      __R __R __R __L __L __L __Y __Y __Y
      __Y __R __Y __R __L __L __L __Y __Y
      __Y __Y __R __R __R __L __L __L __Y
      __Y __Y __Y __R __R __R __L __L __L
      __L __Y __Y __R __R __Y __Y __L __L
    `,
    values: 'd2=4 f2=4 g2=4 b3=4 d3=4',
    target: 2930,
    par: 4457,
    difficulty: 17,
    line: 'i1 f11 a9 c12 a6 i10 g12 i8',
  },
  {
    rows: `
      __G __L __Y __Y __Y __Y __R __Y __Y
      __L __L __Y __R __R __R __R __Y __Y
      __L __L __Y __Y __R __Y __R __L __Y
      __L __Y __Y __Y __R __Y __Y __Y __G
      __Y __L __Y __Y __L __Y __Y __G __R
      __Y __L __L __L __L __R __G __L __R
      __L __Y __Y _+Y __Y __R __Y __R __L
      __Y __R __G __L __R _+Y __Y __G __Y
      __R __R __G __R _+R _+Y __Y __L __Y
      __R __Y __Y __Y __L __Y __L __L __Y
      __Y __Y __Y __Y __Y __R __Y __Y __Y
      __Y __R __Y __R __Y __G __L __Y __Y
      __Y __Y __Y __Y __Y __Y __L __Y __R
    `,
    values: 'd6=4 f7=4 e8=4 f8=4',
    target: 3340,
    par: 6071,
    difficulty: 19,
    line: 'b7 i4 b2 g11 f5 c7 e4 g2 d7 g7 i6 i6 h9 e7 a12 h12 g12 b12 b12 b12',
  },
  {
    rows: `
      __G __G __Y __G __G __G __Y __G __G
      __G __Y __Y __R __G __Y __Y __R __G
      __Y __Y __R __Y __G __Y __R __Y __Y
      __Y __R __R __R __Y __L __R __R __Y
      __R __R __L __R __R __R __L __R __R
      __R __L __L __L __R __L __Y __L __R
      __L __L __G __L __L __L __G __L __L
      __L _+G _+G _+G _+L __G _+G __R __L
      __G __G __L __G __G __R __Y __G __R
      __G __Y __Y __Y __G __Y __Y __Y __G
      __G __Y __R __Y __Y __Y __R __Y __Y
      __Y __R __R __R __Y __R __R __R __Y
      __R __R __R __R __R __R __L __R __R
    `,
    values: 'b7=4 c7=4 d7=4 e7=4 g7=4',
    target: 1430,
    par: 3095,
    difficulty: 20,
    line: 'i12 g8 h2 b4 a11 i9 a11 f7 i10 i9 c12 b12',
  },
  {
    rows: `
      __Y __Y __Y __L __G __G __Y __Y __R
      __Y __Y __Y __G __G __R __Y __Y __Y
      __L __L __L __L __R __R __L __L _+L
      __L __L __L __R __R __R __L __L __L
      __G __G __G __Y __Y __Y __G __G __G
      __G __G __G _*G __Y __Y __G __G __G
      __R __R __R __L __G __L __R __R __R
      __R __R __R __L __L __L __R __R __G
      __Y __Y __L __G __G __G __Y __Y __Y
      __L __Y __L __G __G __G __G __Y __Y
      __L __L __L __R __R __R __L __L __L
      _+L __L __L __R __R _*R __G __L __R
      _+G __G __G __Y __Y __R __G __G _+G
    `,
    values: 'i2=4 a11=4 a12=4 i12=4',
    target: 1480,
    par: 2102,
    difficulty: 22,
    line: 'c4 h12 f0 i9 c7 a5 e12 d12 i8 b10 f7 a8 b12 d10 b11',
  },
  {
    rows: `
      __L __L __G __G __Y __Y __R __R __L
      __L __L __G __L __Y __R __R __L __L
      _+G __G __Y __Y __G __R __L __L __R
      __R __Y __L __R __R __L __L __G __G
      __Y __Y __Y __R __L __L __G __G __Y
      __Y __R __G _+L __L __L __Y __Y __Y
      __R __R __R __L __G __G __Y __Y __R
      __R __R __L __G __G __Y __Y __R __R
      __L __L __G __G __Y __Y _+R __R __G
      __L __G __Y __Y __Y __G __R _+L __L
      __Y __G __Y __Y __L __R __L __G _+G
      __G __Y __Y __R __R __L __L __G __G
      __Y __Y __Y __R __L __L __G __G __Y
    `,
    values: 'a2=4 d5=4 g8=4 h9=4 i10=4',
    target: 1270,
    par: 2813,
    difficulty: 19,
    line: 'i9 g12 g11 i10 d3 c1 a7 b9 b6 c8 a3 a8 a10 c12 b12 b12',
  },
  {
    rows: `
      __L __G __G __L __G __G __L __L __L
      __G __L __G __L __G __R __Y __G __L
      __L __L __G __L __G __L __R __G __L
      __G __L __L __G __G __G __L __L __L
      __Y __L __L __L __L __L __L __L __R
      __L __L __G __Y __R __L __G __L __L
      __Y __Y __Y __L __G __Y __L __L __L
      __G _+G _+L _+R _+R __G _+R __G __L
      __R __Y __L __Y __Y __R __G __R __R
      __G __Y __R __L __G __R __Y __Y __Y
      __Y __R __Y __R __R __Y __G __R __Y
      __Y _*L __Y _*L __Y __Y _*R __Y __R
      __G __Y __R __L __Y __Y __Y __R __Y
    `,
    values: 'b7=4 c7=4 d7=4 e7=4 g7=4',
    target: 1240,
    par: 2525,
    difficulty: 26,
    line: 'e10 f7 e7 a10 b10 h1 i10 h12 b1 a10 i10 g7 g12 h12 c11 d8 c11 c10 a12 b5 c12 g12 a12 c11 b12',
  },
  {
    rows: `
      __Y __Y __L __L __G __G __B __B __R
      __Y __L __L __G __G __B __B __R __R
      __L __L __G __G __B __B __R __R __Y
      __L __G __G __B __B __R __R __Y __Y
      __G __G __B __B __R __R __Y __L __R
      __G __B __B _+R __R __G __Y __R __L
      __B __B __R __R __Y __Y __L __L __G
      __B __R __R __Y __Y __L _+R __G __G
      __R __R __L __Y __Y __L __G _+G __B
      __R __Y __Y __L __G __Y __G __B __B
      __Y __Y __L __L __G __G __B __B __R
      __Y __L __L __G __G __R __R _+R __R
      __L __L __R __G __B __B __R __R __Y
    `,
    values: 'd5=4 g7=4 h8=4 h11=4',
    target: 1350,
    par: 2450,
    difficulty: 26,
    line: 'h6 a7 f7 d2 g5 b4 a7 i8 i7 d12 i7 f10 d12 e12 i7 a11 b12',
  },
  {
    rows: `
      __L __R __R __G __L __L __L __G __Y
      __G __G __R __R __L __G __G __G __Y
      __R __G __L __L _+L __G __G __G __Y
      __G __Y _+L __L __Y __G __G __L __L
      __R __R __R __L __L __R __G __R __R
      __L __L __R __G __Y __R __G __L __L
      __R __G __G __G __G __G __G __L __Y
      __R __R __Y __L __Y __Y _*L __L __L
      __G __R _+R __R __G __R __R _*Y __R
      __Y __G __L __R __R __G __R __Y __G
      __Y __G __G __R __R __L _+L __R __G
      __Y _*L __Y __L __R __G __G __L __G
      __Y __Y __Y __G __R __G __G __L __L
    `,
    values: 'e2=5 c3=5 c8=5 g10=5',
    target: 1540,
    par: 3068,
    difficulty: 29,
    line: 'i12 h11 b5 e4 i8 c2 h10 i2 f6 f9 c11 d10 i12 d12 c12 d11 d12 c12 b11 c12 b12',
  },
  {
    rows: `
      __B __Y __B __L __B __B __B __B __G
      __R __B __L __R __B __Y __G __L __B
      __G __L __L __Y __Y __B _+Y __L __G
      __G __L _*G __R __L __B __L __Y __B
      __R __Y __B __B _+B __G __B __L __L
      __B __L __Y __L __R __Y _+L __G __B
      __R __Y __R __L __G __L __R __L __L
      __R __R __L __R __Y __B __L __L __L
      __B __B __B _*Y __G __L __R _*G __R
      __Y __L __L __B _+R __B __B __Y __Y
      __L __B __R __L __Y __G __B __Y __Y
      __Y __Y __Y __Y __Y __R __Y _+L __L
      __Y __L __R __L __B __Y __Y __Y __G
    `,
    values: 'g2=3 e4=3 g5=3 e9=3 h11=3',
    target: 450,
    par: 1069,
    difficulty: 30,
    line: 'h12 f2 b7 a4 a5 h4 a12 e9 c5 c11 c11 d9 a8 d5 e9 e10 f10 g12 d10 h11 f12 g12 g10 h8 f9 b7 c11 b11 f8',
  },
];
