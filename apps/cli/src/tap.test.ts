import { expect, test } from 'vitest';
import { tapDrawing } from './tap.ts';

const drawing = `
     a   b   c   d
  +-----------------+
0 | __B __R __R __Y |
1 | __Y *+R __R __Y |
2 | __B __R __Y __Y |
3 | __Y __Y __R __R |
  +-----------------+
// b1の_+Rのカウンター+ブロックの値が6`;

test('a drawn board is tapped and drawn again, counters with their values', () => {
  const { drawn, told } = tapDrawing(drawing, ['b0', 'b2']);
  expect(drawn).toContain('2 | __B _+R __Y __Y |');
  expect(drawn).toContain('// b2 = 6');
  expect(told).toContain('thawed b1 *+R to _+R');
  expect(told.at(-1)).toBe('b2: A counter cannot be tapped. Tap a normal block of its group.');
});

test('what cannot be read says where', () => {
  expect(tapDrawing('| __B __Q |', [])).toEqual({ drawn: null, told: ['line 1, column 7: “__Q” is not a block'] });
  expect(tapDrawing('| __B |', ['9']).drawn).toBeNull();
});
