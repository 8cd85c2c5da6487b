import { explain, nameOfSource, sourceName as nameNow, sourceText as textNow } from '@minoya/games/rokumasu/texts';
import { type BlessingId, blessings } from '@minoya/games/rokumasu/blocks';
import { long } from '@minoya/games/rokumasu/long-game';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { fill, type Language, refusalWords } from '@minoya/kernel';
import type { State } from '@minoya/games/rokumasu/state';
import { inColumns } from '../table/wide.ts';
import type { Localized } from '../../../i18n/lang.ts';

/**
 * Words of the rule tables. Older rules say them themselves; only where they say the same can another language say the
 * message with its own words.
 */
export function sourceName(source: string): Localized {
  return agreed(nameNow(source), language => nameOfSource(source, language));
}

/** The sentence of a table entry with the numbers that hold now; of a blessing also what its buff does. */
export function sourceText(s: State, source: string): Localized {
  if (source === 'relic:copy' && !inColumns.value) return copyBeside;
  if (source.startsWith('challenge:')) return challengeText(s, source.slice('challenge:'.length));
  const whole = completed(s);
  const text = agreed(textNow(whole, source), language => explain(whole, source, language));
  const buff = source.startsWith('blessing:') ? blessings[source.slice(9) as BlessingId]?.brand : undefined;
  return buff ? fill({ ja: '{text}{buff}', en: '{text} {buff}' }, { text, buff: told(s, `brand:${buff}`) }) : text;
}

/** States of version 1 have no conditions; the words of today ask for them. */
function completed(s: State): State {
  return (s as Partial<State>).conditions ? s : { ...s, conditions: [] };
}

/** A challenge is its twists: their own sentences, and no second text beside them. */
function challengeText(s: State, id: string): Localized {
  const texts = long.challenges[id as keyof typeof long.challenges].twists.map(twist =>
    sourceText(s, `twist:${twist}`),
  );
  return texts.reduce((before, next) => fill({ ja: '{before}{next}', en: '{before} {next}' }, { before, next }));
}

/** A challenge of one twist is one thing, and is called by one name: the challenge's. */
export function asTold(s: State, source: string): string {
  const challenge = (s as Partial<State>).way?.challenge;
  const twists: readonly string[] = challenge ? long.challenges[challenge].twists : [];
  return twists.length === 1 && source === `twist:${twists[0]}` ? `challenge:${challenge}` : source;
}

/** Where the shelf is a row, the relic above is the one to the left. */
const copyBeside: Localized = {
  ja: '左どなりのレリックと同じはたらきをします。',
  en: 'Does what the relic to its left does.',
};

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
