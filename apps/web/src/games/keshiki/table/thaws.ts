import { isFrozen } from '@minoya/games/keshiki/blocks';
import type { Event } from '@minoya/games/keshiki/state';
import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';

/** What one tap did to ice: how many blocks came free of it, and how many only went down a level. */
export interface Thaws {
  readonly free: number;
  readonly thinner: number;
}

export function thawsIn(events: readonly Event[]): Thaws {
  const thawed = events.filter(event => event.type === 'thawed');
  const thinner = thawed.filter(({ to }) => isFrozen(to)).length;
  return { free: thawed.length - thinner, thinner };
}

/** Once for all the ice of a tap. */
export const thawWords = {
  done({ free, thinner }: Thaws): Localized {
    if (thinner === 0) return fill({ ja: '氷が{free}つとけました。', en: 'Ice thawed: {free}.' }, { free });
    if (free === 0)
      return fill({ ja: '氷が{thinner}つ、1LV下がりました。', en: 'Ice down a level: {thinner}.' }, { thinner });
    return fill(
      {
        ja: '氷が{free}つとけ、{thinner}つは1LV下がりました。',
        en: 'Ice thawed: {free}, down a level: {thinner}.',
      },
      { free, thinner },
    );
  },
  /** これで / This */
  will(tap: Localized, { free, thinner }: Thaws): Localized {
    if (thinner === 0)
      return fill({ ja: '{tap}氷結ブロックが{free}つとけます。', en: '{tap} thaws ice: {free}.' }, { tap, free });
    if (free === 0)
      return fill(
        { ja: '{tap}氷結ブロックが{thinner}つ、1LV下がります。', en: '{tap} takes ice down a level: {thinner}.' },
        { tap, thinner },
      );
    return fill(
      {
        ja: '{tap}氷結ブロックが{free}つとけ、{thinner}つは1LV下がります。',
        en: '{tap} thaws ice: {free}, and takes more down a level: {thinner}.',
      },
      { tap, free, thinner },
    );
  },
} as const;
