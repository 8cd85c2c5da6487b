import type { StageRecord } from './record.ts';

export const view6: readonly StageRecord[] = [
  {
    rows: `
      __L __L __L __L __L __R __L __L __L
      __L __L __L __L __R __Y __L __L __L
      __L __L __L __L __L __L __L __L __Y
      __R __R __R __R __R __Y __R __R __R
      __R __R __R __R __R __R __R __R __R
      __R __R __R __R __R __Y __R __R __R
      __Y __Y __Y __Y __Y __Y __Y __Y __L
      __Y __Y *+Y __Y *+Y __Y *+L *+Y __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __Y __L __L __L __L __L __L __L
      __L __L __L __Y __Y __L __L __L __L
      __L __L __L __L __L __Y __L __L __L
      __R __R __R __R __R __R __R __R __R
    `,
    values: 'c7=5 e7=5 g7=5 h7=5',
    target: 4120,
    par: 5159,
    difficulty: 17,
    line: 'i3 a9 i12 e11 a12 f12 c11 b12 b12',
  },
  {
    rows: `
      __L __L __L __R __R __Y __L __L __R
      __L __Y __R __L __L __L __L __R __R
      __R __Y __Y __Y __L __L __R __R __Y
      __R __Y __R __L __L __Y __R __L __Y
      __Y __Y *+L __L __Y __R __R __Y __L
      __L __L __R __R __R __Y __Y __L __R
      __L __L __Y __R *+Y __Y __L __L __R
      __Y __R __R __Y __Y __L __L __R __R
      __R __R __Y __Y __L __L __R __R __Y
      __R __R __Y __L __L __R __R *+Y __Y
      __Y __Y __L __R __R __R __Y __Y *+L
      __R __L __L __R __R __Y __L __L __L
      __R __L __R __R __Y __Y __L __L __R
    `,
    values: 'c4=4 e6=4 h9=4 i10=4',
    target: 2550,
    par: 3365,
    difficulty: 36,
    line: 'f11 f10 f7 c8 i4 a5 c2 d6 b3 g3 b12 g12 a6 i11 a12 b12',
  },
  {
    rows: `
      __G __L __L __Y __L __L __L __Y __R
      __L __L __L __L __L __L __L __G __R
      __Y __Y __Y __R __R __G __G __R __L
      __Y __Y __L __L __L __L __R __L __L
      __L __L __G __G __L __G __Y __G __Y
      __G __G __G __L __L __L __L __R __Y
      __L __L __R __R *+R *+G __R __Y __Y
      __L __R __R __L __L *+L __R __R __G
      __L __L __L __Y __L *+L __L __L __G
      __L __Y __G __G __R __R __R __L __R
      __G __Y __R __G __G __G __R __G __L
      __G __L __L __G __L __G __G __L __L
      __R __R __R __G __L __R __R __L __L
    `,
    values: 'e6=4 f6=4 f7=4 f8=4',
    target: 2380,
    par: 3857,
    difficulty: 37,
    line: 'i7 b9 c7 c12 a11 g10 e3 h4 g6 i5 a8 g11 g9 a6 g12 f4 c12 e8 c12 b12 c11 d12 d12 b12',
  },
  {
    rows: `
      __Y __G __G __Y __G __Y __G __Y __G
      __G __G __G __G __G __Y __Y __Y __Y
      __Y __L __Y __L __G __Y __G _-G __R
      __G __Y __G _-G __Y __R __G __Y __G
      __G __R __G __R __G __G __L __G __Y
      __G __Y __L __L __Y __G __L __R __G
      __L __G __R __G __L __L __Y __R __L
      __R __L __Y __R __L __R __Y __L __Y
      __R __R __R __R __R __R __G __G __L
      __R __Y __L __L __Y __G __G __Y __Y
      __R __L __R __L __L __R __R __L __R
      *+L __L __L __R __L __R __L *+L __L
      __Y __L __R *+R __R __R __L __R __R
    `,
    values: 'h2=4 d3=4 a11=4 h11=4 d12=4',
    target: 1220,
    par: 2075,
    difficulty: 37,
    line: 'h5 i9 h6 d5 e7 g12 c11 b10 b6 c9 a7 i12 f10 e11 c10 i11 f6 b12 a9 b11 b10 f11 f12 e12 d12 c12 b12 b12',
  },
  {
    rows: `
      __G __Y __R __R __G __R __R __Y __G
      __G __G __Y __Y __R __Y __Y __G __G
      __R __L __Y __L __G __L __Y __L __R
      __R __G __G __Y __G __Y __G __G __R
      __L __L __Y __G __G __G __Y __L __L
      __L __R __Y __G __R __G __Y __R __L
      __L __Y __G __G *+Y __G __G __Y __L
      __Y __Y __G __Y __R __Y __G __Y __Y
      __R __L __R __L __Y __L __R __L __R
      __R __G __G __L *+G __L __G __G __R
      __L __L __L __L __Y __L __L __L __L
      __L __G __Y __R *+L __R __Y __G __L
      __L __G __G __R *+R __R __G __G __L
    `,
    values: 'e6=4 e9=4 e11=4 e12=4',
    target: 1190,
    par: 2555,
    difficulty: 40,
    line: 'c4 a2 i7 a7 f11 g4 i9 a9 h8 h9 c9 i11 g6 d6 d8 f7 f7 i12 e11 c12 c12 d12 d11 a11 b12 b12 b12',
  },
  {
    rows: `
      __R __L __L __L __G __G __G __Y __Y
      __R __G __L __L __L __G __G __G __Y
      __R __R __R __L __G __L __G __G __G
      __Y __R __R __R __L __L __L __G __G
      __Y __Y __R __R *+R __G __L __L __G
      __Y __Y __Y __R __R **R *+L **L __Y
      __G __Y __G __Y __R __R __R __L __L
      __G __G __Y __Y __Y __R __R __R __L
      __G __G __G __Y __Y __Y __R __R __R
      __L __G __R __G __Y __R __Y __R __R
      __L __L __G __G __G __Y __Y __Y __R
      __L __L *+L __G __G __G __Y __Y __Y
      __R __L __L __L __G __G __G __Y __Y
    `,
    values: 'e4=4 g5=4 c11=4',
    target: 1820,
    par: 2277,
    difficulty: 20,
    line: 'i1 d12 i7 a3 f10 a6 f10 i12 e12 c12 c12',
  },
  {
    rows: `
      __R __R __Y __R __L __Y __R __L __Y
      __L __L __L __R __G __L __L __L __L
      __R __L __G __G __L __G __R __L __Y
      __G __L __L __R __L __R __G __L __G
      __L __L _-L __L __L __L __L __G __L
      __Y __L __L __R __L __R __R __L __R
      __Y __L __R _-Y __L __G __G __L __Y
      __R __L *+L __L *+L __L *+L *+L __L
      __Y __L __R __Y __L __Y __Y __G __Y
      __R __L __G __R __L __Y __R __L __Y
      __L __G __L __L __L __L __L __L __L
      __R __L __R __G __L __Y __Y __L __R
      __Y __L __Y __Y __G __G __R __L __R
    `,
    values: 'c4=4 d6=4 c7=4 e7=4 g7=4 h7=4',
    target: 2750,
    par: 4184,
    difficulty: 43,
    line: 'i8 g8 i11 d0 f4 d2 a5 g11 d12 d12 g7 b10 h8 a3 i8 a10 a7 g8 d11 d10 c10 c12 d12 d11 e12 a11 b11 b12',
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
    par: 1215,
    difficulty: 45,
    line: 'c8 h2 b8 c5 b4 g11 d7 e8 f7 d6 f3 g7 h7 i6 d11 d7 a6 b10 c10 f10 h12 i12 e6 h9 h7 a12 g10 c11 f12 e11',
  },
  {
    rows: `
      __Y __Y __G __Y __Y __Y __G __Y __Y
      __Y __G __G __G __Y __G __G __G __Y
      __Y __G __R __G __G __G __R __G __G
      __G __R __R __R __G __R __R __R __G
      __L __R _*L __R __G _*R __L __R __R
      __R __L __L __L __R __L __L __L __R
      __L __L __Y __L __L __L _*Y __L __L
      __L *+Y __Y *+Y *+L __Y __Y *+Y __L
      __Y __Y __G __Y __Y __R __R __Y __Y
      __Y __G __G __R __Y __G __Y __G __R
      __G __G __R __G _-R __G __R __G __G
      __G __R __G __G __G __Y __L _-R __G
      __R __R __L __R __R __R __L __R __R
    `,
    values: 'b7=4 d7=4 e7=4 h7=4 e10=4 h11=4',
    target: 1630,
    par: 2630,
    difficulty: 47,
    line: 'g8 f12 d10 a12 c6 c8 d10 d7 e4 a6 b6 i4 i9 g11 g12 g12 b10 f8 e12 c11 c12 b12',
  },
  {
    rows: `
      __R __G __B __B __R __L __R __B __G
      __R __B __L __L __B __L __R __R __B
      __L __L *+B __R __B __B __R __G __G
      __B __R __L __Y __Y __Y __R __L __B
      __L __L __Y __Y __Y __Y *+Y __B __L
      __G __G __Y __L __Y __Y __Y __B __L
      __Y __R __Y __L __Y __Y __Y __L __L
      __R __G __B __Y __Y __Y __L __R __G
      __B __R __G __G __B __L __R __L __L
      __G __G __B __L __R __R *+G __G __L
      __L __R __R __L *+G __R __B __B __L
      __B __L __B __B __G __L __R __L __B
      __R __B __R __B __B __G __R __L __G
    `,
    values: 'c2=4 g4=4 g9=4 e10=4',
    target: 760,
    par: 1093,
    difficulty: 49,
    line: 'b9 c0 c6 f7 h10 i1 e12 c11 h10 h9 c12 b8 b8 h4 g12 e12 h7 i7 i2 b11 d11 e12 a7 a3 h5 c12 b12 e10',
  },
];
