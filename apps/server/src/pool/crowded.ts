/** There is too much to do, or too much for one who asks: ask again later. */
export class Crowded extends Error {}
