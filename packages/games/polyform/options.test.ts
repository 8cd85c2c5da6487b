import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { options } from './options.ts';
import { optionRows, readSetup, setupFor, summary, writeSetup } from './setup.ts';

/** Setups as version 1 wrote them: in saves, links and rooms. */
const released = [
  'seats=1',
  'seats=2',
  'seats=3',
  'seats=4',
  'seats=2 scores=hidden',
  'seats=2 white=20',
  'seats=2 ends=w2+b1',
  'seats=2 ends=w3+b2+deck',
  'seats=2 ends=w8',
  'seats=2 ends=b5',
  'seats=2 ends=w4+deck',
  'seats=2 ends=deck',
  'seats=2 ends=none',
  'seats=3 equal=yes',
  'seats=2 start=dot',
  'seats=2 start=dot+i2',
  'seats=2 start=dot+dot+dot',
  'seats=2 start=dot+i2+i2',
  'seats=4 timer=30',
  'seats=4 timer=120',
  'seats=2 custom=w2.1ft.t4',
  'seats=2 custom=w2.1ft.t4+b5.h2o3.dot',
  'seats=1 debug=yes',
  'seats=4 scores=hidden white=20 ends=w4+b2 equal=yes start=dot+i2 timer=90 custom=w2.1ft.t4 debug=yes',
];

test.each(released)('reads and writes as it always did: %s', line => {
  const setup = readSetup(line);
  expect(setup && writeSetup(setup)).toBe(line);
});

test('the order in which a person types options does not matter, and what is usual is not written', () => {
  expect(readSetup('white=20 seats=2 scores=hidden')).toEqual(setupFor(2, { white: 20, scores: 'hidden' }));
  for (const line of ['seats=2 scores=open', 'seats=2 ends=w5+b3+deck', 'seats=2 equal=no', 'seats=2 luck=yes'])
    expect(readSetup(line)).toBeNull();
});

test.each(Object.entries(options))(
  'the option %s has words, a usual value and choices that can be read',
  (id, option) => {
    const { text, row } = option;
    const { write, read } = option as { write: (value: unknown) => string; read: (text: string) => unknown };
    expect(Boolean(text.ja && text.en)).toBe(true);
    if (id !== 'custom') expect(read(write(option.usual))).toEqual(option.usual);
    for (const choice of row?.choices ?? []) {
      expect(read(write(choice.value))).toEqual(choice.value);
      expect(Boolean(choice.text.ja && choice.text.en)).toBe(true);
    }
    expect(read('none of its values')).toBeNull();
  },
);

test('rows are offered in order, each with the usual choice, and a choice makes a setup', () => {
  expect(optionRows.map(row => row.id).slice(0, 6)).toEqual(['scores', 'ends', 'start', 'later', 'equal', 'white']);
  for (const row of optionRows) {
    expect(row.choices.map(choice => choice.id)).toContain(row.now(setupFor(2)));
    for (const choice of row.choices) {
      const setup = setupFor(2, choice.change);
      expect(row.now(setup)).toBe(choice.id);
      expect(readSetup(writeSetup(setup))).toEqual(setup);
    }
  }
});

test('a setup is told by what differs from the usual game', () => {
  expect(summary(setupFor(2))).toEqual({ ja: '', en: '' });
  const setup = setupFor(2, { scores: 'hidden', white: 20, timer: 60 });
  expect(summary(setup)).toMatchObject({
    ja: '得点：非公開、白パズル：20枚、1ターンの秒数：60',
    en: 'Scores: Hidden until the end, White puzzles: 20, Seconds a turn: 60',
  });
});

test('own puzzles are summed up in words, never as the code they are written as', () => {
  const said = summary(setupFor(2, { custom: ['b5.2wn4.i2'] }));
  expect(said).toMatchObject({ ja: '自作パズル：1枚', en: 'Own puzzles: 1 puzzle' });
  expect(summary(setupFor(2, { custom: ['b5.2wn4.i2', 'w1.7.i2'] })).en).toContain('2 puzzles');
});

test('every option stands in the rule that it changes, as a setup writes it', () => {
  const book = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
  const missing = Object.keys(options).filter(id => !book.includes(`\`${id}=`));
  expect(missing, 'options that no rule of RULES.md names as `option=`').toEqual([]);
});
