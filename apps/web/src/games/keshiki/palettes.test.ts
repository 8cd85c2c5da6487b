import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from '@minoya/games/keshiki/blocks';
import { describe, expect, test } from 'vitest';
import { defaults, parse } from '../../store/settings.ts';

const css = readFileSync(join(import.meta.dirname, '../../tile/colors.css'), 'utf8');

/** The six papers of a palette, in the order of the rules' colours. */
function papers(palette: string): readonly string[] {
  const rest = palette === 'standard' ? css : (css.split(`:root[data-palette="${palette}"] {`)[1] ?? '');
  return colors.map(
    ({ letter }) => new RegExp(`data-fill="${letter}"\\] \\{\\s*--fill: (#[0-9a-f]{6})`).exec(rest)?.[1] ?? '',
  );
}

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));
const far = (a: string, b: string) => Math.hypot(...channels(a).map((value, i) => value - (channels(b)[i] ?? 0)));

describe('the papers of 消色百景', () => {
  test("are the original game's colours unless one chooses otherwise", () => {
    expect(defaults.palette).toBe('standard');
    expect(papers('standard')).toEqual(colors.map(({ hex }) => hex.toLowerCase()));
    expect(parse('{"palette":"classic"}').palette).toBe('standard');
  });

  test('look different in each palette', () => {
    for (const [one, other] of [
      ['standard', 'clear'],
      ['standard', 'contrast'],
      ['clear', 'contrast'],
    ] as const) {
      const gaps = papers(one).map((hex, i) => far(hex, papers(other)[i] ?? ''));
      expect(gaps.filter(gap => gap > 25).length, `${one} and ${other}`).toBeGreaterThanOrEqual(4);
    }
  });
});
