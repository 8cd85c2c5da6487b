/** Languages in which every text for players is written; any other is a dictionary that says the same messages. */
export type Language = 'ja' | 'en';

/** What stands in a gap: a number, a word as it is, or a text that is said in the language of the rest. */
export type Value = string | number | Localized;
export type Values = Readonly<Record<string, Value>>;

/** The same thing said in each language. */
export interface Localized<T = string> {
  readonly ja: T;
  readonly en: T;
  /** What a dictionary is asked for, where that is not the text itself: a message with gaps. */
  readonly message?: Localized;
  /** What stands in the gaps of the message. */
  readonly values?: Values;
}

type Gaps<S extends string> = S extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never;

/** A message with its gaps filled: `fill({ ja: '{n}手', en: '{n} moves' }, { n })`. It remembers both, as plain JSON. */
export function fill<const J extends string, const E extends string>(
  message: { readonly ja: J; readonly en: E },
  values: Readonly<Record<Gaps<J> | Gaps<E>, Value>>,
): Localized {
  return {
    ja: filled(message.ja, values, text => text.ja),
    en: filled(message.en, values, text => text.en),
    message,
    values,
  };
}

/** A text with something in each of its gaps. */
export function filled(text: string, values: Values, say: (value: Localized) => string): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name] ?? gap;
    return typeof value === 'object' ? say(value) : String(value);
  });
}
