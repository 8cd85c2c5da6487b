import '@minoya/games/rokumasu/long/index';
import { amulets } from '@minoya/games/rokumasu/amulets';
import { bosses } from '@minoya/games/rokumasu/bosses';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { long } from '@minoya/games/rokumasu/long-game';
import { relics } from '@minoya/games/rokumasu/relics/index';
import { expect, test } from 'vitest';
import { say } from '../../../i18n/lang.ts';
import { settings } from '../../../store/settings.ts';
import { sourceText } from './sources.ts';
import { terms, termsIn } from './terms.ts';

const start = rokumasu.start(rokumasu.setups.read('journey')!, 'terms');

test('every text of a relic or an amulet that speaks of points, hands or another term explains it', () => {
  const sources = [...Object.keys(relics).map(id => `relic:${id}`), ...Object.keys(amulets).map(id => `amulet:${id}`)];
  for (const source of sources) {
    const text = say(sourceText(start, source));
    for (const word of text.match(/ブロック点|列点|ハンド|パターン|シール|加護|バフ|護符|おじゃま|チャージ/g) ?? [])
      expect(termsIn(text).map(id => say(terms[id].name))).toContain(word);
  }
});

test('an explanation begins with the word that it explains', () => {
  for (const { name, about } of Object.values(terms)) {
    expect(about.ja.startsWith(name.ja), about.ja).toBe(true);
    expect(about.en.toLowerCase().startsWith(name.en.toLowerCase()), about.en).toBe(true);
  }
});

test('in English a hand is a placement wherever it is marked as one, and pieces are drawn', () => {
  const before = settings.value;
  settings.value = { ...before, lang: 'en' };
  const tables = { boss: bosses, twist: long.twists, relic: relics, deck: long.decks, voucher: long.vouchers };
  const sources = Object.entries(tables).flatMap(([kind, entries]) => Object.keys(entries).map(id => `${kind}:${id}`));
  for (const source of [...sources, ...long.levels.map((_, at) => `level:${at + 1}`)]) {
    const { ja, en } = sourceText(start, source);
    if (termsIn(en).includes('hands')) expect(ja, en).toContain('ハンド');
  }
  expect(termsIn('handed down, a handful, patternless')).toEqual([]);
  settings.value = before;
});
