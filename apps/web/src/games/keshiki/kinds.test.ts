import { block, colors, type Kind, kindIds, kindOf, kinds } from '@minoya/games/keshiki/blocks';
import { marks } from '@minoya/games/keshiki/link-preview';
import { isValidElement, toChildArray } from 'preact';
import { describe, expect, test } from 'vitest';
import { lessonOf } from './tutorial/lessons.ts';
import { blockName, lookOf } from './look.ts';
import { drawPreviewMark } from './preview-marks.ts';
import { Brushes } from './own/Brushes.tsx';
import { blockOf, Easel } from './own/easel.ts';

/** The keys of everything that an element holds. */
function keysIn(node: unknown): unknown[] {
  if (!isValidElement(node)) return [];
  const { children } = node.props as { children?: Parameters<typeof toChildArray>[0] };
  return [node.key, ...toChildArray(children).flatMap(keysIn)];
}

const marksOf = (kind: Kind) => marks.filter(mark => mark === `kind:${kind}` || mark === `tile:${kind}`);

describe.each(kindIds)('on screen, %s', kind => {
  test('has a brush on the drawing board', () => {
    expect(keysIn(Brushes({ easel: new Easel() })).map(String)).toContainEqual(expect.stringContaining(kind));
    expect(kindOf(blockOf({ kind, color: 2, value: 4 }))).toBe(kind);
  });

  test('has a name, and a lesson unless it is plain', () => {
    const name = blockName(block(kind, 1, 4));
    expect(Boolean(name.ja && name.en)).toBe(true);
    expect(lessonOf(kind) === null).toBe(kind === 'normal');
  });

  test('has marks in link previews, all of them drawn', () => {
    for (const mark of marksOf(kind)) {
      const drawn = drawPreviewMark(mark);
      expect(drawn.as === 'hole' ? '' : (drawn.look.strokes ?? drawn.look.kind)).toBeTruthy();
    }
    if (!kinds[kind].colored) expect(marksOf(kind)).toHaveLength(1);
  });
});

const twice = (all: readonly string[]): string[] => all.filter((one, i) => all.indexOf(one) !== i);

test('no two kinds look alike or have one name', () => {
  const drawn = kindIds.flatMap(kind =>
    colors.slice(0, kinds[kind].colored ? undefined : 1).map((_, i) => block(kind, i + 1, 4)),
  );
  expect(twice(drawn.map(b => JSON.stringify(lookOf(b))))).toEqual([]);
  expect(twice(drawn.map(b => blockName(b).ja))).toEqual([]);
});
