import { hole, marksDrawnBy } from '../../tile/drawn.ts';

/** How the marks of POLYFORM's link preview are drawn: bare cells of cards, and cells of pieces. */
export const drawMark = marksDrawnBy({ hole });
