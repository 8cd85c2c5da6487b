import { hash, Match, type AnyGame } from '@minoya/kernel';
import { describe, expect, test } from 'vitest';
import type { LinkPreview } from './link-preview.ts';
import { games, manifests } from './index.ts';

const setups: readonly (readonly [string, string])[] = [
  ...Object.entries(manifests).map(([id, { firstSetup }]) => [id, firstSetup] as const),
  ['rokumasu', 'classic'],
  ['keshiki', 'stage 96'],
  ['keshiki', 'board 0 RRG/.*BG'],
  ['polyform', 'seats=4'],
];

const look = (id: string, setup: string, state: unknown): LinkPreview =>
  manifests[id]?.linkPreview(setup, state as never) as LinkPreview;

describe.each(setups)('[D-21] %s, %s', (id, setup) => {
  const game = games[id] as AnyGame;

  test('every position of a game can be drawn with the listed marks, and said in both languages', () => {
    const match = new Match(game, setup, 'preview');
    const marks = new Set(manifests[id]?.marks);
    for (let i = 0; i < 400; i++) {
      const { name, line, score, boards } = look(id, setup, match.state);
      expect([name.ja, name.en, line.ja, line.en].every(text => text.length > 0)).toBe(true);
      expect(score).toMatch(/^[\d,–-]*$/);
      for (const { cols, cells } of boards) {
        expect(cells.length % cols).toBe(0);
        expect(cells.flat().filter(mark => !marks.has(mark))).toEqual([]);
      }
      const [seat] = game.turn(match.state);
      if (seat === undefined) break;
      const legal = [...game.legal(match.state, seat)];
      match.act(seat, legal[hash(`${id} ${i}`) % legal.length]);
    }
  });
});

test('[D-21] a link preview names the game, the board and the score', () => {
  const match = new Match(games['keshiki'] as AnyGame, 'stage 27', 's');
  expect(look('keshiki', 'stage 27', match.state)).toMatchObject({
    name: { ja: '消色百景', en: 'KESHIKI 100' },
    place: { ja: expect.stringContaining('ステージ27') as string, en: expect.stringContaining('Stage 27') as string },
    score: '',
  });
  match.act(0, [...match.game.legal(match.state, 0)][0]);
  const { score, line } = look('keshiki', 'stage 27', match.state);
  expect(Number(score)).toBeGreaterThan(0);
  expect(line.ja).toContain(`${score}点`);
  expect(line.en).toContain(`${score} points`);
});
