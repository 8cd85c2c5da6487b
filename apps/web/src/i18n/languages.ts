/** The languages that are files of their own: whatever lies in src/languages. */
export const others: readonly string[] = Object.keys(import.meta.glob('../languages/*.json')).map(file =>
  file.slice(13, -5),
);
