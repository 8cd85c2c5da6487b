/** Every version of every game that was ever released, oldest first. Written by `npm run archive`. */
export const released: Readonly<Record<string, readonly number[]>> = {
  keshiki: [1],
  polyform: [1],
  rokumasu: [1],
};
