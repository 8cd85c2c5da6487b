import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allMessages, gluedIn, gluedTexts, messagesIn } from '../apps/web/build/messages.ts';
import { entriesFor, wordsFrom } from './language.ts';

const source = `
export const text = {
  close: { ja: '閉じる', en: 'Close' },
  moves: (n: number) => fill({ ja: '{n}手', en: '{n} moves' }, { n }),
  none: { ja: 'なし', en: 'Off' },
  still: { ja: '減らさない', en: 'Off' },
  both: { ja: ['一', '二'], en: ['one', 'two'] },
  hinted: { ja: '取る', en: 'Take', hint: { ja: '1枚取ります。', en: 'Take one.' } },
  grown: { ja: \`\${n}手\`, en: \`\${n} moves\` },
};
const rows = [['far', '独走', 'Far ahead', '10点差で勝つ', 'Win by ten']];
const cards = \`w01 0 pt reward i2: 竹 / bamboo
##\`;
`;
const messages = messagesIn('text.ts', source);

test('messages are read from objects, lists, calls and drawings', () => {
  expect(messages.map(({ ja, en }) => `${ja}=${en}`)).toEqual([
    '閉じる=Close',
    '{n}手={n} moves',
    'なし=Off',
    '減らさない=Off',
    '一=one',
    '二=two',
    '取る=Take',
    '1枚取ります。=Take one.',
    '独走=Far ahead',
    '10点差で勝つ=Win by ten',
    '竹=bamboo',
  ]);
  expect(messages[0]?.at).toBe('text.ts:3');
});

test('one English word for two things makes two messages', () => {
  const keys = entriesFor('xx', messages).map(({ key }) => key);
  expect(keys).toContain('Off [なし]');
  expect(keys).toContain('Off [減らさない]');
});

test('what comes back is a dictionary, without what is empty or no longer said', () => {
  const back = entriesFor('xx', messages).map(one => ({ ...one, says: one.key === 'Close' ? 'Schließen' : '' }));
  const old = { key: 'Gone', en: 'Gone', ja: 'なくなった', at: [], says: 'Weg' };
  const { words, missing, unknown, wrong } = wordsFrom([...back, old], messages);
  expect(words).toEqual({ Close: 'Schließen' });
  expect([missing.length, unknown, wrong]).toEqual([back.length - 1, ['Gone'], []]);
});

test('a message must have the gaps of the English, in every form', () => {
  const says = { one: '{n} Zug', other: 'Züge' };
  const { wrong } = wordsFrom([{ key: '{n} moves', en: '', ja: '', at: [], says }], messages);
  expect(wrong).toEqual(['{n} moves: "Züge" has other gaps']);
});

test('the message that docs/add-a-language.md shows is one of ours', () => {
  const page = readFileSync(new URL('../docs/add-a-language.md', import.meta.url), 'utf8');
  const { en, ja, at } = JSON.parse(/```json\n(\{[\s\S]*?\n\})\n```/.exec(page)?.[1] ?? '{}') as Record<string, string>;
  const file = String(at).split(':')[0] ?? '';
  expect(allMessages().filter(one => one.at.startsWith(file))).toContainEqual(expect.objectContaining({ en, ja }));
});

test('no text is glued together where it stands: `fill` keeps its message', () => {
  expect(gluedIn('text.ts', source)).toEqual(['text.ts:9', 'text.ts:9']);
  expect(gluedTexts()).toEqual([]);
});

test('forms of a number that no language has are refused, and the one that every language has is asked for', () => {
  const says = { one: '{n} Zug', sonstiges: '{n} Züge' };
  const { wrong } = wordsFrom([{ key: '{n} moves', en: '', ja: '', at: [], says }], messages);
  expect(wrong).toEqual([
    '{n} moves: "sonstiges" is none of the forms zero, one, two, few, many, other',
    '{n} moves: the form "other" is missing',
  ]);
});
