import { boss } from '../../bosses/boss.ts';

/** Bosses that do something to the board or to the pieces. */
export const boards = {
  wind: boss({
    text: {
      ja: ['風', '置くたび、盤のブロックがみな右へ1マスずれます。'],
      en: ['Wind', 'After each placement all blocks move one cell right, around the edge.'],
    },
    motif: 'wind',
    settled: c => {
      const { board } = c.state;
      if (board.some(block => block)) c.rebuild(board.map((_, at) => board[at % 6 === 0 ? at + 5 : at - 1] ?? null));
    },
  }),
};
