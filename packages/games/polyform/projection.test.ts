import { randomReplay } from '@minoya/kernel/testing/golden';
import { fold } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { polyform } from './game.ts';
import { pieceIds, total } from './pieces.ts';
import { project } from './projection.ts';
import { setupFor } from './setup.ts';

test('the described players and state follow from every state of a game', () => {
  let seen = 0;
  fold(polyform, randomReplay(polyform, 'seats=3 ends=w2+b1+deck', 'projection'), ({ after: state }) => {
    const shown = project(state, { names: ['a', 'b', 'c'], host: 1 });
    expect(shown.players.map(player => player.name)).toEqual(['a', 'b', 'c']);
    expect(shown.hostId).toBe('p2');
    expect(shown.whitePuzzleMarket).toHaveLength(4);
    expect(Object.keys(shown.pieceStock)).toHaveLength(pieceIds.length);
    for (const [seat, player] of shown.players.entries()) {
      const own = state.players[seat];
      expect(player.pieces).toHaveLength(own ? total(own.hand) : -1);
      expect(new Set(player.pieces.map(piece => piece.id)).size).toBe(player.pieces.length);
      expect(player.completedWhite + player.completedBlack).toBe(player.completedPuzzleIds.length);
      expect(player.workingPuzzles.length).toBeLessThanOrEqual(4);
      expect(player.finishingPenalty).toBe(own?.late.length);
    }
    if (state.active !== null) expect(shown.playerOrder[shown.currentPlayerIndex]).toBe(`p${state.active + 1}`);
    seen += 1;
  });
  expect(seen).toBeGreaterThan(10);
});

test('what a viewer may not know is not in it', () => {
  const view = polyform.view(polyform.start(setupFor(2), 'x'), 0);
  expect(new Set(project(view).whitePuzzleDeck)).toEqual(new Set(['?']));
});
