import type { Codec } from '@minoya/kernel';
import { isAmuletId } from './amulets.ts';
import { long } from './long-game.ts';
import { isRelicId } from './relics/index.ts';
import { LAST_ROUND, type RuleSetId, ruleSets } from './rules.ts';
import type { Setup, Way } from './state.ts';

/** The way of a run that chose none: the first deck, level 0, no twists, everything open. */
export const PLAIN_WAY: Way = { deck: 'carpenter', level: 0, challenge: null, twists: [], open: null };

function isRuleSetId(text: string): text is RuleSetId {
  return Object.hasOwn(ruleSets, text);
}

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

function isSetOf(list: readonly string[], known: (text: string) => boolean): boolean {
  return list.every(known) && new Set(list).size === list.length;
}

const FORM = new RegExp(
  [
    /^(?<rules>\w+)/,
    /(?: deck=(?<deck>\w{1,20}))?/,
    /(?: level=(?<level>[1-9]))?/,
    /(?: challenge=(?<challenge>\w{1,24}))?/,
    /(?: twists=(?<twists>[\w,]{1,120}))?/,
    /(?: open=(?<open>[0-9a-f]{1,16}))?/,
    /(?: round=(?<round>[1-9]\d?))?/,
    /(?: gold=(?<gold>\d{1,4}))?/,
    /(?: relics=(?<relics>[\w,]{1,150}))?/,
    /(?: amulets=(?<amulets>[\w,]{1,40}))?$/,
  ]
    .map(part => part.source)
    .join(''),
);

/** `standard`, or with options for practice: `classic round=4 gold=20 relics=copy,patience amulets=sculpt`. */
export const setups: Codec<Setup> = {
  write(setup) {
    const words: string[] = [setup.rules];
    if (setup.deck !== PLAIN_WAY.deck) words.push(`deck=${setup.deck}`);
    if (setup.level > 0) words.push(`level=${setup.level}`);
    if (setup.challenge !== null) words.push(`challenge=${setup.challenge}`);
    if (setup.twists.length > 0) words.push(`twists=${setup.twists.join(',')}`);
    if (setup.open !== null) words.push(`open=${setup.open}`);
    if (setup.round !== null) words.push(`round=${setup.round}`);
    if (setup.gold !== null) words.push(`gold=${setup.gold}`);
    if (setup.relics.length > 0) words.push(`relics=${setup.relics.join(',')}`);
    if (setup.amulets.length > 0) words.push(`amulets=${setup.amulets.join(',')}`);
    return words.join(' ');
  },
  read(text) {
    const parts = FORM.exec(text)?.groups;
    if (!parts) return null;
    const { rules = '', round, gold } = parts;
    if (!isRuleSetId(rules)) return null;
    const relics = listOf(parts['relics'] ?? '');
    const amulets = listOf(parts['amulets'] ?? '');
    const { base, relics: known, amulets: charms, ways } = ruleSets[rules];
    if (!isSetOf(relics, id => isRelicId(id) && known.includes(id)) || relics.length > base.relicSlots) return null;
    if (!amulets.every(id => isAmuletId(id) && charms.includes(id)) || amulets.length > base.amuletSlots) return null;
    if (round !== undefined && Number(round) > LAST_ROUND) return null;
    const way = ways ? long.readWay(parts) : PLAIN_WAY;
    if (!way) return null;
    const setup: Setup = {
      rules,
      ...way,
      round: round === undefined ? null : Number(round),
      gold: gold === undefined ? null : Number(gold),
      relics: relics.filter(isRelicId),
      amulets: amulets.filter(isAmuletId),
    };
    return setups.write(setup) === text ? setup : null;
  },
};

/** Only a run without options can be ranked. */
export function isPlainSetup({ round, gold, relics, amulets, twists }: Setup): boolean {
  return round === null && gold === null && relics.length + amulets.length + twists.length === 0;
}
