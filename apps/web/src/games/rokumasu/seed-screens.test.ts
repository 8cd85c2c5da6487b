import { rokumasu } from '@minoya/games/rokumasu/game';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { targetOf } from '@minoya/games/rokumasu/tuned';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuffRim } from '../../tile/seals-and-buffs.tsx';
import type { TableStage } from './table/table-controller.ts';
import { inColumns } from './table/wide.ts';
import { eventEffects } from './event-effects.ts';
import { sourceText } from './text/sources.ts';

const root = join(import.meta.dirname, '../../../../..');
const fresh = rokumasu.start(rokumasu.setups.read('standard')!, 'seeds');

test('every test that docs/rokumasu-seeds.md names is there', () => {
  const rows = readFileSync(join(root, 'docs/rokumasu-seeds.md'), 'utf8').matchAll(/\| `([^`]+)` › (.+) \|/g);
  const named = [...rows].map(([, file = '', title = '']) => ({ file, title }));
  expect(named.length).toBeGreaterThan(12);
  for (const { file, title } of named) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(readFileSync(join(root, file), 'utf8'), title).toContain(title);
  }
});

test('targets grow with every round, and go on growing', () => {
  for (const setup of ['standard', 'classic']) {
    const state = rokumasu.start(rokumasu.setups.read(setup)!, 'seeds');
    for (let round = 2; round <= LAST_ROUND + 12; round++)
      expect(targetOf(state, round), `${setup} ${round}`).toBeGreaterThan(targetOf(state, round - 1));
  }
});

test('cleared blocks turn half around, rise and shrink to nothing, ease-out cubic', async () => {
  const moved: { frames: readonly Keyframe[]; easing: string | undefined }[] = [];
  const stage = {
    cell: () => null,
    move: (_: unknown, frames: readonly Keyframe[], options: { easing?: string }) => {
      moved.push({ frames, easing: options.easing });
      return Promise.resolve();
    },
  };
  const event = { type: 'cleared', source: 'lines', cells: [0, 1, 2, 3, 4, 5] } as never;
  await eventEffects.motions.cleared(event, stage as unknown as TableStage, undefined as never);
  expect(moved).toHaveLength(6);
  for (const { frames, easing } of moved) {
    expect(easing).toBe('cubic-bezier(0.215, 0.61, 0.355, 1)');
    expect(frames[0]?.transform).toMatch(/translateY\(0\) rotateX\(0deg\) scale\(1\)/);
    expect(frames.at(-1)?.transform).toMatch(/translateY\(-\d+%\) rotateX\(180deg\) scale\(0\)/);
  }
});

const sheet = readFileSync(join(root, 'apps/web/src/tile/buffs.css'), 'utf8');
const ruleOf = (selector: string): string => {
  const at = sheet.indexOf(selector);
  return at < 0 ? '' : sheet.slice(at, sheet.indexOf('}', at));
};

test('buffs are drawn stronger by level, and glow from the third on', () => {
  const opacity = (selector: string) => Number(/opacity: ([\d.]+)/.exec(ruleOf(selector))?.[1] ?? 1);
  expect(opacity('.buff[data-level="1"]:not([data-sealed])')).toBeLessThan(opacity('.buff[data-level="2"] .word'));
  expect(opacity('.buff[data-level="2"] .word')).toBeLessThan(opacity('.buff[data-level="3"] .word'));
  expect(ruleOf('.buff[data-level="3"]:not([data-sealed])')).toContain('drop-shadow');
});

test('under a block a buff shows its kind and level at the rim', () => {
  const drawn = JSON.stringify(BuffRim({ id: 'gold_mine', level: 3 }));
  expect(drawn).toContain('glow');
  expect(drawn).toMatch(/"(鉱|O)3"/);
});

test('コピー speaks of the relic that its shelf shows before it', () => {
  inColumns.value = false;
  expect(sourceText(fresh, 'relic:copy').ja).toContain('左どなり');
  inColumns.value = true;
  expect(sourceText(fresh, 'relic:copy').ja).toContain('上');
  inColumns.value = false;
});
