import { expect, test } from 'vitest';
import { enterIsFree } from './enter.ts';

/** An element that has the focus: what it is, and whether it is a cell of a board. */
const element = (localName: string, on: { board?: boolean } = {}) =>
  ({
    localName,
    closest: () => (on.board ? {} : null),
    matches: () => localName !== 'body' && localName !== 'p',
  }) as unknown as Element;

test('Enter is the red button’s wherever the focus is on nothing that it would press instead', () => {
  const confirm = element('button');
  expect(enterIsFree(null, confirm, false)).toBe(true);
  expect(enterIsFree(element('body'), confirm, true), 'a second piece was carried off').toBe(true);
  expect(enterIsFree(confirm, confirm, true)).toBe(true);
  expect(enterIsFree(element('div', { board: true }), confirm, false)).toBe(true);
  expect(enterIsFree(element('div', { board: true }), confirm, true), 'there it lays what is held').toBe(false);
  expect(enterIsFree(element('button'), confirm, false), 'a piece in the tray, reached by keys').toBe(false);
});
