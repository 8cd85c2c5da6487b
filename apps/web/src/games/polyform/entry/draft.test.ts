import { customId } from '@minoya/games/polyform/cards/card';
import { readDrawing } from '@minoya/games/polyform/cells';
import { expect, test } from 'vitest';
import { type Draft, draftFor, keepDraft } from './draft.ts';
import { storedOnDevice } from './testing.ts';

const stored = storedOnDevice();
const drawn = (drawing: string): Draft => ({ shape: readDrawing(drawing) ?? 0, points: 4, reward: 'l4' });
const link = (drawing: string) => customId({ ...drawn(drawing), colour: 'black' });

test('what is drawn and not yet saved is there again after a reload', () => {
  expect(draftFor('').shape).toBe(0);
  keepDraft('', drawn('##\n##'));
  expect(draftFor('')).toEqual(drawn('##\n##'));
  keepDraft('', drawn('#'));
  expect(draftFor('').shape, 'one cell is no puzzle yet, but the beginning of one').toBe(1);
});

test('a link begins with its own puzzle, and what was changed there is kept, too', () => {
  keepDraft('', drawn('##\n##'));
  expect(draftFor(link('####')).shape).toBe(drawn('####').shape);
  keepDraft(link('####'), drawn('###\n#..'));
  expect(draftFor(link('####'))).toEqual(drawn('###\n#..'));
});

test('what cannot be read is no drawing', () => {
  stored.set('minoya:polyform:draft', 'not json');
  expect(draftFor('').shape).toBe(0);
  stored.set('minoya:polyform:draft', '{"from":"","draft":{"shape":"x","points":99,"reward":"y"}}');
  expect(draftFor('').shape).toBe(0);
});
