import type { Daily } from '@minoya/shared/daily';
import { setups } from './setup.ts';

/** The board of a day names its date; which deal of it and what target, the solver says. */
export const daily: Omit<Daily, 'setup'> = {
  seed: date => `daily ${date}`,
  dateOf({ setup }) {
    const read = setups.read(setup);
    return read?.type === 'daily' ? read.date : null;
  },
  ownSetup: true,
};
