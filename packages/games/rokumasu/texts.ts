import { fill, type Language, type Localized } from '@minoya/kernel';
import { amulets } from './amulets.ts';
import { blessings, brands, patterns, seals } from './blocks.ts';
import { type BossId, bosses } from './bosses.ts';
import { conditionOf } from './conditions.ts';
import { long } from './long-game.ts';
import { relics } from './relics/index.ts';
import type { Live } from './relics/relic.ts';
import { mirrored } from './shelf.ts';
import type { State } from './state.ts';
import { allTuned, type RoundKind } from './tuned.ts';
import type { EntryText, Numbers } from './entry-text.ts';

export const roundKindText: Readonly<Record<RoundKind, Localized>> = {
  normal: { ja: '雑魚', en: 'Normal' },
  elite: { ja: 'エリート', en: 'Elite' },
  boss: { ja: 'ボス', en: 'Boss' },
};

interface Described {
  readonly text?: EntryText | undefined;
  readonly n?: Numbers | undefined;
  readonly motif?: string | undefined;
}

const layers: Readonly<Record<string, () => Readonly<Record<string, Described>>>> = {
  pattern: () => patterns,
  seal: () => seals,
  blessing: () => blessings,
  brand: () => brands,
  relic: () => relics,
  amulet: () => amulets,
  boss: () => bosses,
  deck: () => long.decks,
  level: () => Object.fromEntries(long.levels.map((level, i) => [i + 1, level])),
  twist: () => long.twists,
  challenge: () => long.challenges,
  voucher: () => long.vouchers,
  gift: () => long.gifts,
  pack: () => long.packs,
  unlock: () => long.unlocks,
};

/** Names of score and gold sources that are no table entry. */
const plainSources: Readonly<Record<string, Localized>> = {
  cells: { ja: '消えたブロック', en: 'Blocks cleared' },
  lines: { ja: '消したライン', en: 'Lines cleared' },
  flow: { ja: '流れ', en: 'Flow' },
  reward: { ja: 'ラウンドの報酬', en: 'Round reward' },
  hands: { ja: '残りハンド', en: 'Hands left' },
  interest: { ja: '利息', en: 'Interest' },
};

function entryOf(source: string): Described | null {
  const [layer = '', id = ''] = source.split(':');
  const table = layers[layer]?.();
  return table && Object.hasOwn(table, id) ? (table[id] ?? null) : null;
}

/** The name of anything with a source: `relic:patience`, `pattern:lucky`, `cells`, `interest`. */
export function sourceName(source: string): Localized {
  const entry = entryOf(source);
  if (entry) return said(entry, 0, {});
  return plainSources[source] ?? { ja: source, en: source };
}

/** A text of an entry with its numbers; a number of the entry goes before a tuned one. */
function said({ text, n }: Described, part: 0 | 1, tuned: Numbers): Localized {
  const message: Localized = { ja: text?.ja[part] ?? '', en: text?.en[part] ?? '' };
  return message.en.includes('{') ? fill(message, { ...tuned, ...n }) : message;
}

/** One line of advice against a boss; null when nothing needs to be said. */
export function tipOf(boss: BossId): Localized | null {
  return bosses[boss].tip ?? null;
}

export const nameOfSource = (source: string, language: Language): string => sourceName(source)[language];

export function motifOf(source: string): string | null {
  return entryOf(source)?.motif ?? null;
}

/** The sentence behind a source, with the numbers that hold in this state. */
export function sourceText(s: State, source: string): Localized {
  const entry = entryOf(source);
  return entry ? said(entry, 1, allTuned(s)) : { ja: '', en: '' };
}

export const explain = (s: State, source: string, language: Language): string => sourceText(s, source)[language];

/** What a relic on the shelf stands at, for its crest. A mirror shows what it mirrors. */
export function liveOf(s: State, relic: number): Live | null {
  const owned = s.relics[relic];
  if (!owned) return null;
  const def = relics[owned.as ?? owned.id];
  const from = mirrored(s.relics, relic);
  const my = from !== null && def.shared ? (s.relics[from]?.my ?? owned.my) : owned.my;
  return def.live?.(my, s, def.n) ?? null;
}

/** Whether the next clear may make a relic act; relics that always may are not asked. */
export function isReady(s: State, relic: number): boolean {
  const owned = s.relics[relic];
  if (!owned || s.phase !== 'playing') return false;
  const def = relics[owned.as ?? owned.id];
  return def.ready?.(owned.my, s, def.n) ?? false;
}

/** The lines a relic shows at the board's edge: rows 0 to 5, columns 6 to 11. */
export function marksOf(s: State, relic: number): readonly number[] {
  const owned = s.relics[relic];
  return owned ? (relics[owned.id].marks?.(owned.my, s) ?? []) : [];
}

/** What conditions in force show: lines at the board's edge, cells on it, relics that sleep. */
export interface ConditionMarks {
  readonly lines: readonly number[];
  readonly cells: readonly number[];
  readonly asleep: readonly number[];
}

export function conditionMarks(s: State): ConditionMarks {
  const effects = s.conditions.map(({ source, my }) => ({ def: conditionOf(source), my }));
  const sleeps = (relic: number): boolean => effects.some(({ def, my }) => def.sleeps?.(relic, s, my, def.n) === true);
  return {
    lines: effects.flatMap(({ def, my }) => def.marks?.(my, s) ?? []),
    cells: effects.flatMap(({ def, my }) => def.lights?.(my, s) ?? []),
    asleep: [...s.relics.keys()].filter(sleeps),
  };
}

/** What a condition in force stands at. */
export function conditionLive(s: State, at: number): Live | null {
  const one = s.conditions[at];
  if (!one) return null;
  const { live, n } = conditionOf(one.source);
  return live?.(one.my, s, n) ?? null;
}

const SIGNS: Readonly<Record<Live['sign'], Localized>> = {
  '+blocks': { ja: '+{n}', en: '+{n}' },
  '+lines': { ja: '+{n}', en: '+{n}' },
  '×lines': { ja: '×{n}', en: '×{n}' },
  left: { ja: 'あと{n}', en: '{n} left' },
  size: { ja: '次{n}マス', en: 'next: {n}' },
};

/** `×2.5`, `あと2`: a live value as it stands on a crest. */
export function liveWords({ sign, tenths }: Live): Localized {
  return fill(SIGNS[sign], { n: tenths / 10 });
}

export const liveText = (live: Live, language: Language): string => liveWords(live)[language];
