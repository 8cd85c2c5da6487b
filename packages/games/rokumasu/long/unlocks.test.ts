import { expect, test } from 'vitest';
import { rokumasu } from '../game.ts';
import { PLAIN_WAY, setups } from '../setup.ts';
import { price } from '../shop.ts';
import type { State } from '../state.ts';
import { type Position, play, position } from '../testing.ts';
import { challengeIds } from './challenges.ts';
import { deedsDone, isOpen, openDigits, unlockIds, unlocks, unlocksOf } from './unlocks.ts';
import { wayFault, wayRefusals } from './way.ts';

const start = (line: string, seed = 's'): State => rokumasu.start(setups.read(line)!, seed);

function shop(more: Position = {}, seed = 's'): State {
  const won = position({ rules: 'journey', phase: 'cleared', hand: [], pile: [], gold: 90, seed, ...more });
  return play({ ...won, stock: [] }, 'n').state;
}

test('[R500] every unlock opens something that exists, and nothing twice', () => {
  const opened = unlockIds.flatMap(id => unlocks[id].opens);
  expect(new Set(opened).size).toBe(opened.length);
  for (const source of opened) expect(isOpen('0', source), source).toBe(false);
  expect(unlockIds.length).toBeLessThanOrEqual(64);
});

test('[R500] a new player finds three challenges open, and every other one closed', () => {
  expect(challengeIds.filter(id => isOpen('0', `challenge:${id}`))).toEqual(['waterfalls', 'dash', 'cabin']);
  expect(setups.read('journey challenge=waterfalls open=0')).not.toBeNull();
  expect(setups.read('journey challenge=horizon open=0')).toBeNull();
});

test('[R501] what is open is a few digits, and the setup carries them', () => {
  expect([openDigits([]), openDigits(unlockIds), openDigits(['first_boss', 'level_2'])]).toEqual(['0', null, '11']);
  expect(unlocksOf('11')).toEqual(['first_boss', 'level_2']);
  expect([unlocksOf('10'), unlocksOf('110')]).toEqual([null, null]);
  expect(setups.read('journey deck=pebbles open=1')).not.toBeNull();
  expect(setups.read('journey deck=monk open=1')).toBeNull();
  const closed = start('journey open=0');
  expect(closed.way.open).toBe('0');
  for (let i = 0; i < 30; i++)
    for (const { ware } of shop({ way: { open: '0' } }, `o${i}`).shop?.items ?? [])
      if (ware.kind !== 'piece') expect(isOpen('0', `${ware.kind}:${ware.id}`)).toBe(true);
});

test('[R502] deeds are done by what happens', () => {
  const board = `#  #  #  #  #  .\n${'.  .  .  .  .  .\n'.repeat(5)}`;
  const s = position({
    rules: 'journey',
    round: 3,
    bosses: [],
    board,
    hand: ['mono-1'],
    target: 6,
    score: 5,
    hands: 1,
    clears: 5,
  });
  const played = play(s, 'p0 f0');
  expect(deedsDone(played.state, played.events)).toEqual(['first_boss', 'clean', 'busy', 'last_hand']);
  expect(deedsDone(start('journey'), [])).toEqual([]);
});

test('[R502] every deed, one by one', () => {
  const s = start('journey');
  const cards = (text: string, n: number): State['deck'] =>
    Array.from({ length: n }, (_, id) => ({ ...s.deck[0]!, id, ...JSON.parse(text) }));
  const record = { ...s.record, won: true };
  const win = { type: 'runWon', record } as const;
  const none = { type: 'packPassed' } as const;
  const scored = (points: number) =>
    ({ type: 'scored', ledger: [], points, score: points, total: points, rows: [0, 1], columns: [2] }) as const;
  const wonRound = (round: number) =>
    ({ type: 'roundWon', round, payout: { base: 1, hands: 0, interest: 0, extra: [] }, total: 0 }) as const;
  const at = (level: number): State => ({ ...s, way: { ...s.way, level } });
  const done: [string, State, Parameters<(typeof unlocks)['rich']['done']>[1]][] = [
    ['halfway', s, wonRound(12)],
    ['first_win', s, win],
    ...[1, 2, 3, 4, 5, 6, 7].map(level => [`level_${level}`, at(level), win] as [string, State, typeof win]),
    ['triple', s, scored(1)],
    ['hundred', s, scored(100)],
    ['thousand', s, scored(1_000)],
    ['ten_thousand', s, scored(10_000)],
    ['rich', { ...s, gold: 30 }, none],
    [
      'spent',
      {
        ...s,
        shop: {
          items: Array(5).fill({ ware: { kind: 'pack', id: 'big' }, list: 1, sale: false, sold: true }),
          rerolls: 0,
          locked: null,
          coming: [],
        },
      },
      none,
    ],
    ['skipping', { ...s, record: { ...s.record, skipped: 3 } }, none],
    [
      'lean',
      { ...s, deck: s.deck.slice(2) },
      { type: 'amuletUsed', at: 0, amulet: 'vanish', before: s.deck[0]!, after: null, chance: false },
    ],
    ['crowded', { ...s, deck: cards('{}', 14) }, none],
    ['colourful', { ...s, deck: cards('{"pattern":"lucky"}', 5) }, none],
    ['buffed', { ...s, brands: s.brands.map((_, i) => (i < 6 ? { id: 'phase', level: 1 } : null)) }, none],
    ['lucky', s, { type: 'rolled', source: 'pattern:lucky', hit: true, value: 1, cells: [] }],
    ['stony', { ...s, deck: cards('{"seal":{"id":"stone","at":0}}', 2) }, none],
    ['patient', { ...s, clears: 1 }, wonRound(1)],
    ['full_shelf', start('journey relics=crown,stamp,midas,prism,magnet'), none],
    ['challenger', start('journey challenge=ants'), win],
  ];
  for (const [id, state, event] of done) {
    expect(deedsDone(state, [event]), id).toContain(id);
    expect(deedsDone(s, [none])).toEqual([]);
  }
  const nearly: typeof done = [
    ['first_boss', s, wonRound(2)],
    ['halfway', s, wonRound(11)],
    ['hundred', s, scored(99)],
    ['thousand', s, scored(999)],
    ['ten_thousand', s, scored(9_999)],
    ['rich', { ...s, gold: 29 }, none],
    ['skipping', { ...s, record: { ...s.record, skipped: 2 } }, none],
    ['crowded', { ...s, deck: cards('{}', 13) }, none],
    ['colourful', { ...s, deck: cards('{"pattern":"lucky"}', 4) }, none],
    ['buffed', { ...s, brands: s.brands.map((_, i) => (i < 5 ? { id: 'phase', level: 1 } : null)) }, none],
    ['stony', { ...s, deck: cards('{"seal":{"id":"stone","at":0}}', 1) }, none],
    ['full_shelf', start('journey relics=crown,stamp,midas,prism'), none],
  ];
  for (const [id, state, event] of nearly) expect(deedsDone(state, [event]), `${id}, nearly`).not.toContain(id);
});

test('[R503] bad ways are refused with a reason in both languages', () => {
  const why = (way: Partial<typeof PLAIN_WAY> | Record<string, unknown>) =>
    wayFault({ ...PLAIN_WAY, ...way } as typeof PLAIN_WAY);
  expect(why({})).toBeNull();
  expect(
    [
      { deck: 'nobody' },
      { level: 9 },
      { level: 1.5 },
      { challenge: 'nothing' },
      { twists: ['nothing'] },
      { twists: ['poor', 'poor'] },
      { twists: ['poor', 'legacy'] },
      { twists: ['picture', 'poor', 'sprint', 'stony', 'windy'] },
      { challenge: 'ants', twists: ['poor'] },
      { challenge: 'ants', deck: 'monk' },
      { deck: 'monk', open: '0' },
      { level: 1, open: '0' },
      { challenge: 'ants', open: '0' },
      { open: 'g' },
    ].map(why),
  ).toEqual([
    'noDeck',
    'noLevel',
    'noLevel',
    'noChallenge',
    'noTwist',
    'sameTwist',
    'twistsClash',
    'tooManyTwists',
    'challengeHasTwists',
    'challengeHasDeck',
    'deckClosed',
    'levelClosed',
    'challengeClosed',
    'badOpen',
  ]);
  for (const { ja, en } of Object.values(wayRefusals)) {
    expect(ja).toMatch(/。$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
  for (const line of [
    'standard deck=monk',
    'standard level=1',
    'journey level=0',
    'journey deck=carpenter',
    'journey twists=rows_only,columns_only',
  ])
    expect(setups.read(line), line).toBeNull();
});

test('[R504] old setups are read as before', () => {
  for (const line of ['standard', 'classic', 'standard round=4 gold=20 relics=copy,patience amulets=sculpt'])
    expect(setups.write(setups.read(line)!)).toBe(line);
  expect(
    price(shop({ rules: 'standard' }), { ware: { kind: 'relic', id: 'crown' }, list: 8, sale: true, sold: false }),
  ).toBe(6);
});
