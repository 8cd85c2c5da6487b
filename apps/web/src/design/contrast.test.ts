import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of one theme, on top of the light ones. */
function tokens(theme: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    const name = /data-theme="([^"]+)"/.exec(selector)?.[1] ?? 'light';
    if (name !== 'light' && name !== theme) continue;
    for (const [, token = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)) found[token] = value;
  }
  return found;
}

const grounds = ['bg', 'surface', 'board', 'hole'];
const texts = ['ink', 'ink-2', 'shu', 'ai', 'matsu', 'kin', 'danger'];
const edges = ['edge', 'focus', 'rim', 'line'];

describe.each(['light', 'dark', 'contrast', 'contrast-dark'])('[D-06] theme %s', theme => {
  const colour = tokens(theme);
  const of = (name: string) => colour[name] ?? '#000000';

  test.each(texts)('%s is readable on every ground', name => {
    for (const ground of grounds)
      expect(contrast(of(name), of(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)('%s is seen on every ground', name => {
    for (const ground of grounds)
      expect(contrast(of(name), of(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  test.each(['shu', 'ai', 'matsu'])('words on %s are readable', name => {
    expect(contrast(of('on-fill'), of(name))).toBeGreaterThanOrEqual(4.5);
  });

  test('a tile without anything on it has a rim of 3:1 on the board', () => {
    expect(contrast(of('rim'), of('board'))).toBeGreaterThanOrEqual(3);
  });
});

const tileCss = readFileSync(join(import.meta.dirname, '../tile/colors.css'), 'utf8');

test('[D-06] marks on every coloured paper have 3:1, whatever the colour', async () => {
  const { fills } = await import('../tile/fills.ts');
  for (const [name, { ink }] of Object.entries(fills)) {
    const fill = new RegExp(`\\[data-fill="${name}"\\][^{]*\\{\\s*--fill: (#[0-9a-f]{6})`).exec(tileCss)?.[1];
    if (!fill) continue;
    expect(contrast(fill, ink === 'paper' ? '#fffdf8' : '#1f1b16'), name).toBeGreaterThanOrEqual(3);
  }
});
