import { hole, marksDrawnBy } from '../../tile/preview-mark.ts';

/** How the marks of POLYFORM's link preview are drawn: bare cells of cards, and cells of pieces. */
export const drawPreviewMark = marksDrawnBy({ hole });
