import { names } from '@minoya/games/keshiki/stages/names';
import { beforeAll, describe, expect, test } from 'vitest';
import type { View } from './sets/view.ts';
import { drawn, journeyOf, journeys, loadJourney, printed, underOwnIds } from './views.ts';

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

  test('share no gradient with another print of the same page, which may not be shown', () => {
    for (const [i, view] of views.entries()) {
      const ids = (own: string): string[] => [
        ...(underOwnIds(printed(view, 3), own).match(/(?<= id="|url\(#)[^")]+/g) ?? []),
      ];
      expect(ids('u1').filter(id => ids('u2').includes(id))).toEqual([]);
      expect(
        ids('u1').filter(id => !id.startsWith('u1-')),
        `${i + 1}`,
      ).toEqual([]);
    }
  });

  test('keep their stars in the sky: none stands on the moon or on another disc', () => {
    const circles = (svg: string) =>
      [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(found => found.slice(1).map(Number));
    for (const [i, view] of views.entries()) {
      const discs = circles([...view.base(), ...view.detail()].join('').replace(/<circle class="[^>]+>/g, ''));
      const stars = view
        .weather()
        .filter(
          one =>
            one.startsWith('<g class="m-twinkle"') &&
            circles(one).length > 7 &&
            circles(one).every(([, , r = 0]) => r <= 1),
        );
      for (const [x = 0, y = 0] of stars.flatMap(circles))
        for (const [cx = 0, cy = 0, r = 0] of discs)
          expect(r < 6 || Math.hypot(x - cx, y - cy) > r, `${i + 1}: ${x},${y} on ${cx},${cy}`).toBe(true);
    }
  });
});
