import { dateOfDay, dayNumber } from '@minoya/shared/calendar';
import type { Daily } from '@minoya/shared/daily';

/** The run of a day is an ordinary one; its code is the number that players see. */
export const daily: Daily = {
  setup: () => 'standard',
  seed: date => `DAY0-${String(dayNumber(date)).padStart(4, '0')}`,
  dateOf({ setup, seed }) {
    const number = Number(/^DAY0-(\d{4,5})$/.exec(seed)?.[1] ?? 0);
    const date = number > 0 ? dateOfDay(number) : null;
    return date !== null && setup === daily.setup(date) && seed === daily.seed(date) ? date : null;
  },
  ownSetup: false,
};
