import type { rokumasu } from '@minoya/games/rokumasu/game';
import { relics } from '@minoya/games/rokumasu/relics/index';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { Event, State } from '@minoya/games/rokumasu/state';
import { isBossRound } from '@minoya/games/rokumasu/tuned';
import type { Achievement, AchievementContext } from '../game-ui.ts';

type Roku = typeof rokumasu;
type At = AchievementContext<Roku>;
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
  ['first-line', 'はじめのライン', 'First line', 'ラインをひとつ消す', 'Clear a line', at => lines(at) >= 1],
  [
    'cross',
    '十文字',
    'Crossing',
    '横ラインと縦ラインを同時に消す',
    'Clear a row and a column at once',
    at => (find(at, 'scored')?.rows.length ?? 0) > 0 && (find(at, 'scored')?.columns.length ?? 0) > 0,
  ],
  ['three', 'トリプル', 'Three at once', '3ラインを同時に消す', 'Clear three lines at once', at => lines(at) >= 3],
  [
    'four',
    'クアッド',
    'Four at once',
    '4ラインを同時に消す',
    'Clear four lines at once',
    at => lines(at) >= 4 && find(at, 'cleared')?.source === 'lines',
  ],
  [
    'clean',
    '更地',
    'Clean board',
    '盤を空にする',
    'Leave the board empty',
    at => find(at, 'cleared') !== null && at.after.board.every(block => block === null) && at.after.phase === 'playing',
  ],
  ['hundred', '百点', 'Hundred', '1回の配置で100点', '100 points with one placement', at => points(at) >= 100],
  ['thousand', '千点', 'Thousand', '1回の配置で1,000点', '1,000 points with one placement', at => points(at) >= 1_000],
  [
    'myriad',
    '一万点',
    'Ten thousand',
    '1回の配置で10,000点',
    '10,000 points with one placement',
    at => points(at) >= 10_000,
  ],
  [
    'one-shot',
    '一撃',
    'One stroke',
    '1回の消去だけでラウンドをクリアする',
    'Win a round with its only clear',
    at => wonRound(at) && at.before.score === 0,
  ],
  [
    'last-move',
    '土俵ぎわ',
    'On the edge',
    '最後のハンドでクリアする',
    'Win a round with the last hand',
    at => wonRound(at) && find(at, 'handSpent')?.left === 0,
  ],
  [
    'swift',
    '早じまい',
    'Early closing',
    'ハンドを9以上残してクリアする',
    'Win a round with nine hands left',
    at => wonRound(at) && after(at).hands >= 9,
  ],
  [
    'double',
    '倍返し',
    'Twice over',
    '目標の2倍でクリアする',
    'Win a round with twice the target',
    at => wonRound(at) && after(at).score >= 2 * after(at).target,
  ],
  [
    'boss',
    'ボス撃破',
    'Past the boss',
    'ボスラウンドをクリアする',
    'Win a boss round',
    at => wonRound(at) && isBossRound(after(at).round),
  ],
  [
    'half',
    '折り返し',
    'Halfway',
    'ラウンド12をクリアする',
    'Win round 12',
    at => wonRound(at) && after(at).round >= 12,
  ],
  ['won', '完走', 'Through', 'ラウンド24をクリアする', 'Win round 24', won],
  [
    'won-classic',
    'クラシック完走',
    'Classic win',
    'クラシックでラウンド24をクリアする',
    'Win round 24 in Classic',
    at => won(at) && after(at).rules === 'classic',
  ],
  [
    'won-alone',
    '自力',
    'Unaided',
    'ヒントなしでランをクリアする',
    'Win a run without hints',
    at => won(at) && !at.marks['hints'],
  ],
  [
    'won-bare',
    '身ひとつ',
    'Bare hands',
    'レリックなしでラウンド6をクリアする',
    'Win round 6 without a relic',
    at => wonRound(at) && after(at).round === 6 && after(at).relics.length === 0,
  ],
  [
    'small-deck',
    '少数精鋭',
    'Few and good',
    'デッキ5枚以下でラウンド12をクリアする',
    'Win round 12 with five pieces or fewer in the deck',
    at => wonRound(at) && after(at).round >= 12 && after(at).deck.length <= 5,
  ],
  [
    'big-deck',
    '大所帯',
    'Full house',
    'デッキ15枚でラウンドをクリアする',
    'Win a round with fifteen pieces in the deck',
    at => wonRound(at) && after(at).deck.length >= 15,
  ],
  [
    'endless',
    'エンドレス',
    'Endless',
    'ラウンド27をクリアする',
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
    'エピックのレリックを手に入れる',
    'Own an epic relic',
    at => after(at).relics.some(owned => relics[owned.id].rarity === 'epic'),
  ],
  [
    'mirror',
    '合わせ鏡',
    'Mirror image',
    'コピーのレリックを発動させる',
    'Let Mirror act',
    at => find(at, 'scored')?.ledger.some(line => line.source === 'relic:copy') ?? false,
  ],
  [
    'lucky',
    '大当たり',
    'Lucky',
    'ラッキーを当てる',
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
    '火山でラウンドをクリアする',
    'Win a round by Volcano',
    at => wonRound(at) && find(at, 'cleared')?.source === 'relic:volcano',
  ],
  ['phoenix', 'よみがえり', 'Reborn', '不死鳥でやり直す', 'Retry with Phoenix', at => find(at, 'retried') !== null],
  [
    'sculptor',
    '彫り師',
    'Sculptor',
    '彫刻の護符を使う',
    'Use a Sculpt amulet',
    at => find(at, 'amuletUsed')?.amulet === 'sculpt',
  ],
  [
    'brander',
    'バフ職人',
    'Buffed',
    '6マスにバフを残す',
    'Leave buffs on six cells',
    at => after(at).brands.filter(buff => buff !== null).length >= 6,
  ],
  ['saver', '蔵持ち', 'Saver', '25Gためる', 'Hold 25 gold', at => after(at).gold >= 25],
];

export const achievements: readonly Achievement<Roku>[] = rows.map(([id, ja, en, howJa, howEn, earned]) => ({
  id,
  name: { ja, en },
  how: { ja: howJa, en: howEn },
  earned,
}));
