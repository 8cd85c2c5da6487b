import { explain, liveText, nameOfSource, refusalText } from '@minoya/games/rokumasu/texts';
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

export function refusalWords(why: string): Localized {
  const english = refusalText(why, 'en');
  return { ja: refusalText(why, 'ja'), en: `${english.charAt(0).toUpperCase()}${english.slice(1)}.` };
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
