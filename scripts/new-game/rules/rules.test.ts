import { playLine } from '@minoya/kernel';
import { conform } from '@minoya/kernel/testing/conform';
import { describe, expect, test } from 'vitest';
import { akari, LAMPS, turnedBy } from './game.ts';
import type { State } from './state.ts';

/** A board as it is drawn: `*` is a lit lamp. */
const board = (rows: string, left = 4): State => ({
  lit: [...rows.replace(/\s/g, '')].map(mark => mark === '*'),
  left,
});

/** The state after some presses, each of which must be allowed. */
function after(state: State, ...lines: string[]): State {
  return lines.reduce((now, line) => {
    const step = playLine(akari, now, 0, line);
    if (!step.ok) throw new Error(step.why);
    return step.state;
  }, state);
}

const start = (setup: string, seed: string): State => {
  const read = akari.setups.read(setup);
  if (!read) throw new Error(setup);
  return akari.start(read, seed);
};

const seeds = Array.from({ length: 30 }, (_, i) => `seed ${i}`);

test('conforms to what every game of the house does (G1–G14)', () => {
  const setups = [2, 3, 6].map(presses => ({ presses }));
  const invariant = ({ lit, left }: State) =>
    lit.length === LAMPS && left >= 0 ? null : `${lit.length} lamps, ${left} left`;
  expect(conform(akari, setups, { games: 20, mostPlies: 10, invariant })).toEqual([]);
});

describe('the board', () => {
  test('[L1, L2] nine lamps in three rows; a lit one is drawn as a star', () => {
    expect(akari.draw(board('*.. .*. ..*'))).toBe('* 2 3\n4 * 6\n7 8 *\nmoves left: 4');
  });

  test.each([2, 3, 4, 5, 6])('[L3] pressing the %i lamps of the beginning again wins', presses => {
    for (const seed of seeds) {
      const begun = start(`press ${presses}`, seed);
      const subsets = Array.from({ length: 2 ** LAMPS }, (_, bits) => bits);
      const lines = (bits: number) => [...Array(LAMPS).keys()].filter(i => bits & (1 << i)).map(i => String(i + 1));
      const solved = subsets.map(lines).filter(one => one.length === presses && wins(begun, one));
      expect(solved).toHaveLength(1);
    }
  });

  test('[L4] two to six lamps, and nothing else, is a setup', () => {
    const texts = ['press 2', 'press 6', 'press 1', 'press 7', 'press', 'press 03', ''];
    expect(texts.map(text => akari.setups.read(text)?.presses ?? null)).toEqual([2, 6, null, null, null, null, null]);
  });

  test('[L5] the seed decides the board', () => {
    expect(start('press 4', 'a')).toEqual(start('press 4', 'a'));
    expect(new Set(seeds.map(seed => akari.draw(start('press 4', seed)))).size).toBeGreaterThan(15);
  });
});

function wins(begun: State, lines: readonly string[]): boolean {
  const turned = lines.flatMap(line => turnedBy(Number(line) - 1));
  return begun.lit.every((on, i) => on === (turned.filter(lamp => lamp === i).length % 2 === 1));
}

describe('a move', () => {
  test('[L6] is the number of a lamp', () => {
    expect(['1', '9', '0', '10', 'a', ''].map(text => akari.actions.read(text)?.lamp ?? null)).toEqual([
      0,
      8,
      null,
      null,
      null,
      null,
    ]);
  });

  test.each([
    ['5', '.*. *** .*.'],
    ['1', '**. *.. ...'],
    ['6', '..* .** ..*'],
  ])('[L7] %s turns itself and its neighbours', (line, drawn) => {
    const dark: State = { lit: Array.from({ length: LAMPS }, () => false), left: 3 };
    // A dark board is over, so that the lamp is turned by hand.
    expect(dark.lit.map((_, i) => turnedBy(Number(line) - 1).includes(i))).toEqual(board(drawn).lit);
    expect(after(board('*.. ... ..*'), '5').lit).toEqual(board('**. *** .**').lit);
  });

  test('[L8] costs one, of four more than were pressed', () => {
    expect(start('press 3', 'x').left).toBe(7);
    expect(after(start('press 3', 'x'), '1').left).toBe(6);
  });

  test('[L9] comes to the same in any order, and twice is not at all', () => {
    const begun = board('*.. ..* *..');
    expect(after(begun, '2', '6', '7')).toEqual(after(begun, '7', '2', '6'));
    expect(after(begun, '4', '4').lit).toEqual(begun.lit);
  });
});

describe('the end', () => {
  test('[L10, L12] dark lamps win: a point, and one for each move left', () => {
    const won = after(board('.*. *** .*.', 3), '5');
    expect(akari.result(won)).toEqual({ scores: [3], winners: [0] });
  });

  test('[L11, L12] the last move spent on a lit board loses, without a point', () => {
    const lost = after(board('*.* ... ...', 1), '9');
    expect(akari.result(lost)).toEqual({ scores: [0], winners: [] });
  });

  test('[L13] nothing can be pressed after it', () => {
    const won = after(board('.*. *** .*.'), '5');
    expect([...akari.legal(won, 0)]).toEqual([]);
    expect(akari.apply(won, 0, { lamp: 0 })).toEqual({ ok: false, why: 'over' });
  });
});
