/**
 * One of the hundred views, in three printings: the first star brings the picture in colour, the second what lives in it, the
 * third weather and motion.
 */
export interface View {
  readonly base: () => readonly string[];
  readonly detail: () => readonly string[];
  readonly weather: () => readonly string[];
}
