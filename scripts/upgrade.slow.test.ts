import { games } from '@minoya/games';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { Copy, type Ran } from './copy.ts';
import { addRelic, quickTest } from './follow.ts';

/** Rules change in a copy of the house: nothing changes unseen. */
vi.setConfig({ testTimeout: 400_000 });
const copy = new Copy();
afterAll(() => copy.remove());

const versionNow = (game: string): number => games[game]?.version ?? 0;

/** Changes every place where a file says so. */
function changeAll(file: string, from: RegExp, to: string): void {
  const before = copy.read(file);
  copy.write(file, before.replace(from, to));
  expect(copy.read(file), `${file} has no ${from}`).not.toBe(before);
}

describe('without a new version', () => {
  afterEach(() => copy.restore());

  const changes = [
    ['a new relic', 'rokumasu', () => addRelic(copy), 'its tables (ruleSets, relics, relicIds) changed'],
    [
      'a relic that acts otherwise',
      'rokumasu',
      () => copy.change('packages/games/rokumasu/relics/lines.ts', 'c.addBlocks(n.plus);', 'c.addBlocks(n.plus + 1);'),
      'its playthroughs came out differently',
    ],
    [
      'a stage with one block of another colour',
      'keshiki',
      () => copy.change('packages/games/keshiki/stages/view1.ts', '__R ', '__Y '),
      'its tables (stages) changed',
    ],
    [
      'a card of another shape',
      'polyform',
      () => copy.change('packages/games/polyform/cards/white.ts', '##.\n.##\n', '###\n.#.\n'),
      'its tables (cards) changed',
    ],
    [
      'a mino of another shape, in code that games share',
      'rokumasu',
      () => copy.change('packages/games/grid/mino.ts', "K18: '..#/###/.##'", "K18: '..#/###/##.'"),
      'its tables (minos) changed',
    ],
    [
      'other stars for the daily, in code of bots',
      'keshiki',
      () => copy.change('packages/bots/keshiki/proven-deals.ts', "numbers: ['big', 'few']", "numbers: ['few', 'big']"),
      'its dailies begin otherwise (see packages/bots, too)',
    ],
  ] as const;

  /** One change of each game at a time: every game tells its own, and the tests are started once for all of them. */
  const roundOf = (at: number): number => changes.slice(0, at).filter(([, game]) => game === changes[at]?.[1]).length;
  const told = new Map<number, Ran>();
  function run(round: number): Ran {
    const planted = changes.filter((_, at) => roundOf(at) === round);
    for (const [, , change] of planted) change();
    return quickTest(copy, ...planted.map(([, game]) => `packages/games/${game}/identity.test.ts`));
  }

  test.each(changes.map(([name, game, , what], at) => ({ name, game, what, round: roundOf(at) })))(
    '$name is named at once, and what to do about it',
    ({ game, what, round }) => {
      const raised = versionNow(game) + 1;
      const { ok, said } = told.get(round) ?? run(round);
      told.set(round, { ok, said });
      expect(ok).toBe(false);
      expect(said).toContain(`The rules of ${game} are no longer those of version ${versionNow(game)}: ${what}.`);
      expect(said).toContain(`raise \`version\` in packages/games/${game}/game.ts to ${raised}`);
      expect(said).toMatch(
        new RegExp(
          `CHANGELOG\\.md \\("- ${game} ${raised}: .+"\\), then run \`npm run golden\` and \`npm run archive -- ${game}\``,
        ),
      );
    },
  );

  test('other words and other code for the same rules pass', () => {
    changeAll('packages/games/rokumasu/clear.ts', /\bisAdorned\b/g, 'hasMarks');
    changeAll('packages/games/rokumasu/clear.ts', /\badorned\b/g, 'marked');
    copy.change(
      'packages/games/rokumasu/clear.ts',
      'for (let i = 0; i < cells.length; i++) board[cells[i] as number] = null;',
      'for (const cell of cells) board[cell] = null;',
    );
    copy.change(
      'packages/games/rokumasu/relics/lines.ts',
      "['コンパス', '横ラインと縦ラインを同時に消すと",
      "['羅針盤', '縦ラインと横ラインを一度に消すと",
    );
    copy.change('packages/games/rokumasu/relics/lines.ts', "['Compass', 'A row and", "['Needle', 'One row and");
    changeAll('packages/games/keshiki/board.ts', /\bgather\b/g, 'collect');
    copy.change(
      'packages/games/keshiki/board.ts',
      'for (const b of board.cells) if (colorOf(b)) left++;',
      'board.cells.forEach(b => {\n    if (colorOf(b)) left++;\n  });',
    );
    changeAll('packages/games/polyform/turn.ts', /\bpassOn\b/g, 'goOn');
    copy.change('packages/games/polyform/cards/white.ts', '双葉 / Seedling', '芽生え / Two leaves');
    const { ok, said } = quickTest(copy, 'identity.test.ts');
    expect(said).toContain(`${Object.keys(games).length} passed`);
    expect(ok, said).toBe(true);
  });
});
