import { explain, nameOfSource, sourceName as nameNow, sourceText as textNow } from '@minoya/games/rokumasu/texts';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { fill, type Language, refusalWords } from '@minoya/kernel';
import type { State } from '@minoya/games/rokumasu/state';
import type { Localized } from '../../../i18n/lang.ts';

/**
 * Words of the rule tables. Older rules say them themselves; only where they say the same can another language say the
 * message with its own words.
 */
export function sourceName(source: string): Localized {
  return agreed(nameNow(source), language => nameOfSource(source, language));
}

/** The sentence of a table entry with the numbers that hold now. */
export function sourceText(s: State, source: string): Localized {
  return agreed(textNow(s, source), language => explain(s, source, language));
}

function agreed(text: Localized, then: (language: Language) => string): Localized {
  const [ja, en] = [then('ja'), then('en')];
  return text.ja === ja && text.en === en ? text : { ja, en };
}

export function refusalText(why: string): Localized {
  return refusalWords(rokumasu, why);
}

export { liveWords } from '@minoya/games/rokumasu/texts';

/** A relic's name and sentence in one: what a tip shows. */
export function told(s: State, source: string): Localized {
  const name = sourceName(source);
  const text = sourceText(s, source);
  return fill({ ja: '{name}：{text}', en: '{name}: {text}' }, { name, text });
}
