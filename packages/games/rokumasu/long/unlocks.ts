import type { EntryText } from '../entry-text.ts';
import type { Event, Source, State } from '../state.ts';

/** What opens with a deed. Order is part of every setup that names what is open: new ones go to the end. */
export interface Unlock {
  /** Its name, and the deed in one sentence. */
  readonly text: EntryText;
  readonly opens: readonly Source[];
  /** Whether the deed is done with this event; `s` is how the run stands after the action. */
  readonly done: (s: State, event: Event) => boolean;
}

const unlock = (entry: Unlock): Unlock => entry;

const inJourney = (s: State): boolean => s.rules === 'journey';
const isWin = (e: Event): boolean => e.type === 'runWon';

export const unlocks = {
  first_boss: unlock({
    text: {
      ja: ['最初のボス', '長旅でボスのラウンドに勝ちます。'],
      en: ['First Boss', 'Win a boss round of the Long Journey.'],
    },
    opens: ['deck:pebbles', 'deck:planks'],
    done: (s, e) => inJourney(s) && e.type === 'roundWon' && e.round >= 3,
  }),
  halfway: unlock({
    text: { ja: ['折り返し', '長旅で12ラウンド目に勝ちます。'], en: ['Halfway', 'Win round 12 of the Long Journey.'] },
    opens: ['deck:stairs', 'deck:mint'],
    done: (s, e) => inJourney(s) && e.type === 'roundWon' && e.round >= 12,
  }),
  first_win: unlock({
    text: { ja: ['旅の終わり', '長旅をクリアします。'], en: ["Journey's End", 'Win the Long Journey.'] },
    opens: ['level:1', 'deck:heir', 'challenge:horizon', 'challenge:soloist', 'challenge:ants'],
    done: (s, e) => inJourney(s) && isWin(e),
  }),
  level_1: unlock({
    text: {
      ja: ['1段をクリア', '1段で長旅をクリアします。'],
      en: ['Level 1 Won', 'Win the Long Journey at level 1.'],
    },
    opens: ['level:2'],
    done: (s, e) => isWin(e) && s.way.level >= 1,
  }),
  level_2: unlock({
    text: {
      ja: ['2段をクリア', '2段で長旅をクリアします。'],
      en: ['Level 2 Won', 'Win the Long Journey at level 2.'],
    },
    opens: ['level:3'],
    done: (s, e) => isWin(e) && s.way.level >= 2,
  }),
  level_3: unlock({
    text: {
      ja: ['3段をクリア', '3段で長旅をクリアします。'],
      en: ['Level 3 Won', 'Win the Long Journey at level 3.'],
    },
    opens: ['level:4'],
    done: (s, e) => isWin(e) && s.way.level >= 3,
  }),
  level_4: unlock({
    text: {
      ja: ['4段をクリア', '4段で長旅をクリアします。'],
      en: ['Level 4 Won', 'Win the Long Journey at level 4.'],
    },
    opens: ['level:5'],
    done: (s, e) => isWin(e) && s.way.level >= 4,
  }),
  level_5: unlock({
    text: {
      ja: ['5段をクリア', '5段で長旅をクリアします。'],
      en: ['Level 5 Won', 'Win the Long Journey at level 5.'],
    },
    opens: ['level:6'],
    done: (s, e) => isWin(e) && s.way.level >= 5,
  }),
  level_6: unlock({
    text: {
      ja: ['6段をクリア', '6段で長旅をクリアします。'],
      en: ['Level 6 Won', 'Win the Long Journey at level 6.'],
    },
    opens: ['level:7'],
    done: (s, e) => isWin(e) && s.way.level >= 6,
  }),
  level_7: unlock({
    text: {
      ja: ['7段をクリア', '7段で長旅をクリアします。'],
      en: ['Level 7 Won', 'Win the Long Journey at level 7.'],
    },
    opens: ['level:8'],
    done: (s, e) => isWin(e) && s.way.level >= 7,
  }),
  triple: unlock({
    text: { ja: ['三連', '一度に3ライン以上消します。'], en: ['Triple', 'Clear three lines at once.'] },
    opens: ['deck:giants', 'relic:patrol', 'relic:border'],
    done: (_, e) => e.type === 'scored' && e.rows.length + e.columns.length >= 3,
  }),
  hundred: unlock({
    text: { ja: ['百点', '一度に100点以上取ります。'], en: ['Hundred', 'Score 100 points with one clear.'] },
    opens: ['relic:echo', 'relic:early_bird'],
    done: (_, e) => e.type === 'scored' && e.points >= 100,
  }),
  thousand: unlock({
    text: { ja: ['千点', '一度に1000点以上取ります。'], en: ['Thousand', 'Score 1,000 points with one clear.'] },
    opens: ['relic:stubborn', 'relic:one_track', 'challenge:duel'],
    done: (_, e) => e.type === 'scored' && e.points >= 1_000,
  }),
  ten_thousand: unlock({
    text: {
      ja: ['一万点', '一度に10000点以上取ります。'],
      en: ['Ten Thousand', 'Score 10,000 points with one clear.'],
    },
    opens: ['relic:compound', 'challenge:two_faces'],
    done: (_, e) => e.type === 'scored' && e.points >= 10_000,
  }),
  clean: unlock({
    text: { ja: ['空っぽ', '盤を空にします。'], en: ['Swept Clean', 'Leave the board empty with a clear.'] },
    opens: ['relic:clean_slate', 'relic:home_row'],
    done: (s, e) => e.type === 'cleared' && s.board.every(block => block === null) && s.phase !== 'progress',
  }),
  rich: unlock({
    text: { ja: ['金持ち', '30G以上持ちます。'], en: ['Rich', 'Hold 30 gold.'] },
    opens: ['relic:gold_leaf', 'relic:treasury', 'challenge:bubble', 'challenge:offering'],
    done: s => s.gold >= 30,
  }),
  spent: unlock({
    text: { ja: ['上客', '1つのショップで5つ買います。'], en: ['Good Customer', 'Buy five items in one shop.'] },
    opens: ['relic:spender', 'relic:haggler', 'voucher:regular'],
    done: s => (s.shop?.items.filter(item => item.sold).length ?? 0) >= 5,
  }),
  skipping: unlock({
    text: {
      ja: ['急ぎ旅', '1回のランで3ラウンドをスキップします。'],
      en: ['In a Hurry', 'Skip three rounds in one run.'],
    },
    opens: ['relic:skipper', 'voucher:third_gift', 'challenge:pilgrimage'],
    done: s => s.record.skipped >= 3,
  }),
  lean: unlock({
    text: {
      ja: ['身軽', 'デッキを4枚以下にします。'],
      en: ['Traveling Light', 'Have four pieces or fewer in the deck.'],
    },
    opens: ['deck:monk', 'relic:school', 'challenge:vow'],
    done: (s, e) => e.type === 'amuletUsed' && s.deck.length <= 4,
  }),
  crowded: unlock({
    text: {
      ja: ['大荷物', 'デッキを14枚以上にします。'],
      en: ['Heavy Luggage', 'Have fourteen pieces or more in the deck.'],
    },
    opens: ['deck:twins', 'relic:big_family', 'relic:librarian', 'challenge:village'],
    done: s => s.deck.length >= 14,
  }),
  colourful: unlock({
    text: {
      ja: ['色とりどり', 'パターンつきのピースを5枚持ちます。'],
      en: ['Colorful', 'Own five patterned pieces.'],
    },
    opens: ['deck:painter', 'relic:palette', 'relic:monochrome'],
    done: s => s.deck.filter(card => card.pattern).length >= 5,
  }),
  buffed: unlock({
    text: { ja: ['実り', '盤にバフを6つつけます。'], en: ['Harvest', 'Have six buffs on the board.'] },
    opens: ['deck:gardener', 'relic:procession', 'relic:shrine'],
    done: s => s.brands.filter(buff => buff).length >= 6,
  }),
  lucky: unlock({
    text: { ja: ['強運', 'ラッキーを当てます。'], en: ['Lucky', 'Hit with a lucky block.'] },
    opens: ['deck:gambler', 'relic:fortune', 'challenge:wide_hands'],
    done: (_, e) => e.type === 'rolled' && e.hit && e.source === 'pattern:lucky',
  }),
  stony: unlock({
    text: { ja: ['石工', '石のついたピースを2枚持ちます。'], en: ['Mason', 'Own two pieces with stones.'] },
    opens: ['deck:smith', 'relic:quarry', 'challenge:quarry_town'],
    done: s => s.deck.filter(card => card.seal?.id === 'stone').length >= 2,
  }),
  patient: unlock({
    text: {
      ja: ['我慢', 'ただ1回消しただけで、ラウンドに勝ちます。'],
      en: ['Patient', 'Win a round with its only clear.'],
    },
    opens: ['relic:hermit', 'relic:dam'],
    done: (s, e) => e.type === 'roundWon' && s.clears === 1,
  }),
  busy: unlock({
    text: { ja: ['忙しい手', '1ラウンドで6回消します。'], en: ['Busy Hands', 'Make six clears in one round.'] },
    opens: ['relic:drum', 'relic:marathon', 'challenge:marathon_run'],
    done: (s, e) => e.type === 'scored' && s.clears >= 6,
  }),
  last_hand: unlock({
    text: {
      ja: ['土壇場', '残りハンド0でラウンドに勝ちます。'],
      en: ['Last Moment', 'Win a round with no hands left.'],
    },
    opens: ['relic:second_wind', 'voucher:overtime'],
    done: (s, e) => e.type === 'roundWon' && s.hands === 0,
  }),
  full_shelf: unlock({
    text: { ja: ['満員', 'レリックの枠をすべて埋めます。'], en: ['Full House', 'Fill every relic slot.'] },
    opens: ['relic:antique', 'voucher:sixth_slot', 'challenge:porter'],
    done: s => s.relics.length >= 5,
  }),
  challenger: unlock({
    text: { ja: ['挑戦者', 'チャレンジをクリアします。'], en: ['Challenger', 'Win a challenge.'] },
    opens: [
      'challenge:gauntlet',
      'challenge:heartfelt',
      'challenge:sand_garden',
      'challenge:hermitage',
      'challenge:heirloom',
      'challenge:looking_glass',
      'challenge:fault_line',
    ],
    done: (s, e) => isWin(e) && s.way.challenge !== null,
  }),
};
export type UnlockId = keyof typeof unlocks;
export const unlockIds = Object.keys(unlocks) as readonly UnlockId[];

/** Which deeds an action did. */
export function deedsDone(after: State, events: readonly Event[]): UnlockId[] {
  return unlockIds.filter(id => events.some(event => unlocks[id].done(after, event)));
}

/** What is closed until some deed is done. */
const openedBy = new Map<Source, number>(
  unlockIds.flatMap((id, at) => unlocks[id].opens.map((source): [Source, number] => [source, at])),
);

/** A setup names what is open as hexadecimal digits, the first four unlocks in the first one. Null: everything. */
export function isOpen(open: string | null, source: Source): boolean {
  const at = openedBy.get(source);
  if (open === null || at === undefined) return true;
  return (Number.parseInt(open[Math.floor(at / 4)] ?? '0', 16) & (1 << (at % 4))) !== 0;
}

/** The digits for these unlocks; null when they are all. */
export function openDigits(done: readonly UnlockId[]): string | null {
  if (unlockIds.every(id => done.includes(id))) return null;
  const digits = Array.from({ length: Math.ceil(unlockIds.length / 4) }, (_, digit) => {
    const bits = unlockIds.slice(digit * 4, digit * 4 + 4).map((id, bit) => (done.includes(id) ? 1 << bit : 0));
    return bits.reduce<number>((sum, bit) => sum + bit, 0).toString(16);
  });
  return digits.join('').replace(/0+$/, '') || '0';
}

/** The unlocks that digits stand for; null when no digits are these. */
export function unlocksOf(digits: string): UnlockId[] | null {
  const found = unlockIds.filter(
    (_, at) => (Number.parseInt(digits[Math.floor(at / 4)] ?? '0', 16) & (1 << (at % 4))) !== 0,
  );
  return openDigits(found) === digits ? found : null;
}
