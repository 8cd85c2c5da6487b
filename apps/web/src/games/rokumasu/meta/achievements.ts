import type { rokumasu } from '@minoya/games/rokumasu/game';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { Event, State } from '@minoya/games/rokumasu/state';
import type { Achievement, Moment } from '../../house.ts';

type Roku = typeof rokumasu;
type At = Moment<Roku>;
type Of<K extends Event['type']> = Extract<Event, { type: K }>;

function find<K extends Event['type']>(at: At, type: K): Of<K> | null {
  return (at.events as readonly Event[]).find((event): event is Of<K> => event.type === type) ?? null;
}

const lines = (at: At): number => {
  const scored = find(at, 'scored');
  return scored ? scored.rows.length + scored.columns.length : 0;
};
const points = (at: At): number => find(at, 'scored')?.points ?? 0;
const won = (at: At): boolean => find(at, 'runWon') !== null;
const wonRound = (at: At): boolean => find(at, 'roundWon') !== null;
const after = (at: At): State => at.after;

type Row = readonly [id: string, ja: string, en: string, howJa: string, howEn: string, earned: (at: At) => boolean];

/** Ways of playing, not hours of it. */
const rows: readonly Row[] = [
  ['first-line', '一列目', 'First line', '列をひとつ消す', 'Clear a line', at => lines(at) >= 1],
  [
    'cross',
    '十文字',
    'Crossing',
    'たてとよこを同時に消す',
    'Clear a row and a column at once',
    at => (find(at, 'scored')?.rows.length ?? 0) > 0 && (find(at, 'scored')?.columns.length ?? 0) > 0,
  ],
  ['three', '三筋', 'Three at once', '3列を同時に消す', 'Clear three lines at once', at => lines(at) >= 3],
  [
    'four',
    '四筋',
    'Four at once',
    '4列を同時に消す',
    'Clear four lines at once',
    at => lines(at) >= 4 && find(at, 'cleared')?.source === 'lines',
  ],
  [
    'clean',
    'まっさら',
    'Clean board',
    '盤を空にする',
    'Leave the board empty',
    at => find(at, 'cleared') !== null && at.after.board.every(block => block === null) && at.after.phase === 'playing',
  ],
  ['hundred', '百点', 'Hundred', '一手で100点', '100 points with one placement', at => points(at) >= 100],
  ['thousand', '千点', 'Thousand', '一手で1,000点', '1,000 points with one placement', at => points(at) >= 1_000],
  [
    'myriad',
    '一万点',
    'Ten thousand',
    '一手で10,000点',
    '10,000 points with one placement',
    at => points(at) >= 10_000,
  ],
  [
    'one-shot',
    '一撃',
    'One stroke',
    '一手だけで番を勝ち抜く',
    'Win a round with its only clear',
    at => wonRound(at) && at.before.score === 0,
  ],
  [
    'last-move',
    '土俵ぎわ',
    'On the edge',
    '最後の一手で勝ち抜く',
    'Win a round with the last move',
    at => wonRound(at) && find(at, 'handSpent')?.left === 0,
  ],
  [
    'swift',
    '早じまい',
    'Early closing',
    '9手以上残して勝ち抜く',
    'Win a round with nine moves left',
    at => (find(at, 'roundWon')?.payout.hands ?? 0) >= 9,
  ],
  [
    'double',
    '倍返し',
    'Twice over',
    '目標の2倍で勝ち抜く',
    'Win a round with twice the target',
    at => wonRound(at) && after(at).score >= 2 * after(at).target,
  ],
  [
    'boss',
    '親方ごえ',
    'Past the boss',
    '親方の番を勝ち抜く',
    'Win a boss round',
    at => wonRound(at) && after(at).round % 3 === 0,
  ],
  ['half', '折り返し', 'Halfway', '12番を勝ち抜く', 'Win round 12', at => wonRound(at) && after(at).round >= 12],
  ['won', '勝ち抜き', 'Through', '24番を勝ち抜く', 'Win round 24', won],
  [
    'won-classic',
    '古式の勝ち',
    'Classic win',
    '古式で24番を勝ち抜く',
    'Win round 24 in Classic',
    at => won(at) && after(at).rules === 'classic',
  ],
  [
    'won-alone',
    '自力',
    'Unaided',
    'ヒントなしで勝ち抜く',
    'Win a run without hints',
    at => won(at) && !at.marks['hints'],
  ],
  [
    'won-bare',
    '身ひとつ',
    'Bare hands',
    'レリックなしで6番を勝ち抜く',
    'Win round 6 without a relic',
    at => wonRound(at) && after(at).round === 6 && after(at).relics.length === 0,
  ],
  [
    'small-deck',
    '少数精鋭',
    'Few and good',
    '山札5枚以下で12番を勝ち抜く',
    'Win round 12 with five cards or fewer',
    at => wonRound(at) && after(at).round >= 12 && after(at).deck.length <= 5,
  ],
  [
    'big-deck',
    '大所帯',
    'Full house',
    '山札15枚で番を勝ち抜く',
    'Win a round with fifteen cards',
    at => wonRound(at) && after(at).deck.length >= 15,
  ],
  [
    'endless',
    '果てなし',
    'Endless',
    '27番を勝ち抜く',
    'Win round 27',
    at => wonRound(at) && after(at).round > LAST_ROUND + 2,
  ],
  [
    'full-shelf',
    '棚ぞろえ',
    'Full shelf',
    'レリックを5つ並べる',
    'Own five relics',
    at => after(at).relics.length >= 5,
  ],
  [
    'epic',
    '極み',
    'Epic',
    '極のレリックを手に入れる',
    'Own an epic relic',
    at =>
      after(at).relics.some(owned =>
        ['hand_stock', 'copy', 'extra_draw', 'extra_hand', 'amplifier', 'phoenix'].includes(owned.id),
      ),
  ],
  [
    'mirror',
    '合わせ鏡',
    'Mirror image',
    'コピーにはたらかせる',
    'Let Mirror act',
    at => find(at, 'scored')?.ledger.some(line => line.source === 'relic:copy') ?? false,
  ],
  [
    'lucky',
    '大当たり',
    'Lucky',
    '幸運をあてる',
    'Hit with Lucky',
    at =>
      (at.events as readonly Event[]).some(
        event => event.type === 'rolled' && event.source === 'pattern:lucky' && event.hit,
      ),
  ],
  [
    'volcano',
    '噴火',
    'Eruption',
    '火山で番を勝ち抜く',
    'Win a round by Volcano',
    at => wonRound(at) && find(at, 'cleared')?.source === 'relic:volcano',
  ],
  ['phoenix', 'よみがえり', 'Reborn', '不死鳥でやり直す', 'Retry with Phoenix', at => find(at, 'retried') !== null],
  [
    'sculptor',
    '彫り師',
    'Sculptor',
    '彫刻の護符を使う',
    'Use a Sculpt talisman',
    at => find(at, 'amuletUsed')?.amulet === 'sculpt',
  ],
  [
    'brander',
    '焼き印師',
    'Brander',
    '6マスに焼き印を残す',
    'Brand six cells',
    at => after(at).brands.filter(brand => brand !== null).length >= 6,
  ],
  ['saver', '蔵持ち', 'Saver', '25Gためる', 'Hold 25 gold', at => after(at).gold >= 25],
];

export const achievements: readonly Achievement<Roku>[] = rows.map(([id, ja, en, howJa, howEn, earned]) => ({
  id,
  name: { ja, en },
  how: { ja: howJa, en: howEn },
  earned,
}));
