/** A target so many percent higher, as bosses and levels ask for it. */
export const higher = (target: number, n: { readonly percent: number }): number => (target * (100 + n.percent)) / 100;
