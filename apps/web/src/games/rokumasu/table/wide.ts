import { asks } from '../../../design/media.ts';

/** As in css/arrange.css: three columns, with the shelf as one of them. What only they show is not drawn for others. */
export const inColumns = asks('(min-width: 64rem) and (min-height: 35rem)');
