/** What a game begins with. */
export interface Beginning {
  readonly setup: string;
  readonly seed: string;
}

/** The one game of a day that is the same for everybody: declared once by each game that has one. */
export interface Daily<Setup = string> {
  /** The setup of a date's game; where it takes some thinking, whoever can wait finds it. */
  setup(date: string): Setup;
  seed(date: string): string;
  /** The date that a beginning names; null when it is an ordinary game's. Whether it is that day's very game, the two above tell. */
  dateOf(beginning: Beginning): string | null;
  /** True: only dailies begin with such a setup, so their games are on no board but their day's. */
  readonly ownSetup: boolean;
}
