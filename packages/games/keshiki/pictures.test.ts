import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawBoard } from './notation.ts';
import { boardOf, tapped } from './testing.ts';

interface Picture {
  readonly title: string;
  readonly before: string;
  readonly cell: string;
  readonly after: string;
  /** Why the drawn result is not the rule; null for consistent pictures. */
  readonly ruling: string | null;
}

function pictures(file: string): Picture[] {
  const text = readFileSync(new URL(`./pictures/${file}`, import.meta.url), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map(part => {
      const [title = '', ...lines] = part.split('\n');
      const at = lines.findIndex(line => line.startsWith('> '));
      const ruling = lines.find(line => line.startsWith('! '))?.slice(2) ?? null;
      const rest = lines.slice(at + 1).filter(line => !line.startsWith('! '));
      return {
        title,
        before: lines.slice(0, at).join('\n'),
        cell: lines[at]?.slice(2) ?? '',
        after: rest.join('\n'),
        ruling,
      };
    });
}

/** The original game's results do not repeat the counters' values; a counter that stays keeps its own. */
function withoutNotes(drawn: string): string {
  return drawn
    .split('\n')
    .filter(line => line.includes('|'))
    .join('\n');
}

describe('[K1] the pictures of the original game', () => {
  const all = pictures('original.txt');
  test('there are 26, one of them inconsistent', () => {
    expect(all.length).toBe(26);
    expect(all.filter(picture => picture.ruling).map(picture => picture.title)).toEqual(['ice1-4 [K10]']);
  });
  for (const { title, before, cell, after, ruling } of all) {
    if (ruling === null) {
      test(title, () => expect(withoutNotes(tapped(before, cell))).toBe(withoutNotes(after)));
      continue;
    }
    test(`${title} ${ruling}`, () => {
      expect(withoutNotes(tapped(before, cell))).toBe(withoutNotes(before));
      expect(withoutNotes(tapped(before, 'a2')), 'what the original game drew is a tap on a2').toBe(
        withoutNotes(after),
      );
    });
  }
});

describe('pictures of what the original game names but does not draw', () => {
  for (const { title, before, cell, after } of pictures('more.txt'))
    test(title, () => expect(tapped(before, cell)).toBe(drawBoard(boardOf(after))));
});
