import { names } from '@minoya/games/keshiki/stages/names';
import { beforeAll, describe, expect, test } from 'vitest';
import type { View } from './sets/view.ts';
import { drawn, journeyOf, journeys, loadJourney, printed } from './views.ts';

const views: View[] = [];
beforeAll(async () => {
  for (let journey = 0; journey < journeys.length; journey++) {
    await loadJourney(journey);
    views.push(...(drawn.value.get(journey) ?? []));
  }
});

/** The forms of a picture, without their places: what two pictures may share. */
const forms = (view: View) => new Set(printed(view, 2).match(/d="[^"]+"/g) ?? []);

describe('the hundred views', () => {
  test('are one for each stage, ten to a journey', () => {
    expect(views).toHaveLength(names.length);
    expect([1, 10, 11, 100].map(journeyOf)).toEqual([0, 0, 1, 9]);
  });

  test('are all different: no two share more than a third of their forms', () => {
    const all = views.map(forms);
    for (const [i, a] of all.entries()) {
      for (const [j, b] of all.entries()) {
        if (j <= i) continue;
        const shared = [...a].filter(form => b.has(form)).length;
        expect(shared / Math.min(a.size, b.size), `${i + 1} and ${j + 1}`).toBeLessThan(0.34);
      }
    }
  });

  test('gain something with every star: colour, then life, then weather that moves', () => {
    for (const [i, view] of views.entries()) {
      const [one, two, three] = [1, 2, 3].map(stars => printed(view, stars));
      expect(two?.length, `${i + 1}`).toBeGreaterThan((one?.length ?? 0) + 100);
      expect(three?.length, `${i + 1}`).toBeGreaterThan(two?.length ?? 0);
      expect(three, `${i + 1}`).toMatch(/class="m-/);
    }
  });

  test('are well drawn: every number is one', () => {
    for (const [i, view] of views.entries()) {
      expect(printed(view, 3), `${i + 1}`).not.toMatch(/NaN|undefined|Infinity/);
      const shown = printed(view, 3);
      expect(shown.split('<g ').length, `${i + 1}`).toBe(shown.split('</g>').length);
    }
  });
});
