import { explain, liveText, nameOfSource } from '@minoya/games/rokumasu/texts';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { refusalWords } from '@minoya/kernel';
import type { Live } from '@minoya/games/rokumasu/relics/relic';
import type { State } from '@minoya/games/rokumasu/state';
import type { Localized } from '../../../i18n/lang.ts';

/** Words of the rule tables, in both languages at once. */
export function sourceName(source: string): Localized {
  return { ja: nameOfSource(source, 'ja'), en: nameOfSource(source, 'en') };
}

/** The sentence of a table entry with the numbers that hold now. */
export function sourceText(s: State, source: string): Localized {
  return { ja: explain(s, source, 'ja'), en: explain(s, source, 'en') };
}

export function refusalText(why: string): Localized {
  return refusalWords(rokumasu, why);
}

export function liveWords(live: Live): Localized {
  return { ja: liveText(live, 'ja'), en: liveText(live, 'en') };
}

/** A relic's name and sentence in one: what a tip shows. */
export function told(s: State, source: string): Localized {
  const name = sourceName(source);
  const text = sourceText(s, source);
  return { ja: `${name.ja}：${text.ja}`, en: `${name.en}: ${text.en}` };
}
