/** Whether a setup was put together by hand: twists, gold, relics of one's own choice. */
export const isCustomRun = (setup: string): boolean => /\s(twists|round|gold|relics|amulets)=/.test(setup);

/**
 * Whether a run may unlock things and earn achievements: not one of one's own making, nor one whose seed was chosen or known before.
 * A run that was begun without a connection may.
 */
export const grants = (setup: string, marks: Readonly<Record<string, number>>): boolean =>
  !isCustomRun(setup) && !marks['own'] && !marks['chosen'] && !marks['repeat'];
