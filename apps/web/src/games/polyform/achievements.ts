import { cardOf, cards } from '@minoya/games/polyform/cards';
import { count } from '@minoya/games/polyform/cells';
import type { polyform } from '@minoya/games/polyform/game';
import { sumOf } from '@minoya/games/polyform/score';
import type { Event } from '@minoya/games/polyform/state';
import type { Achievement, AchievementContext } from '../game-ui.ts';
import { isPlayed } from './slots.ts';
import { seatsOf } from './worker/client.ts';
import { STRANGER, strengthOf } from './worker/roster.ts';

type At = AchievementContext<typeof polyform>;
type Of<K extends Event['type']> = Extract<Event, { type: K }>;

/** Seats that people of this device play. */
function own(at: At): readonly number[] {
  return seatsOf(at.marks, at.after.players.length).flatMap((level, seat) => (level === 0 ? [seat] : []));
}

function mine<K extends Event['type']>(at: At, type: K): readonly Of<K>[] {
  const seats = own(at);
  return at.events.filter(
    (event): event is Of<K> => event.type === type && 'seat' in event && seats.includes(event.seat),
  );
}

const finished = (at: At) => mine(at, 'completed');
const cells = (card: string): number => count(cardOf(card).shape);
const drawnHere = new Set<string>(cards.map(card => card.id));

/** The seat of this device that won, when somebody else sat at the table too; null otherwise. */
function winner({ result, ...at }: At): number | null {
  if (!result || result.scores.length < 2) return null;
  const seats = own({ result, ...at });
  const won = result.winners.find(seat => seats.includes(seat));
  return won === undefined || seats.length === result.scores.length ? null : won;
}

/** Won against machines as strong as this mark's or stronger, and nobody weaker. */
function beat(at: At, mark: number): boolean {
  const seat = winner(at);
  if (seat === null) return false;
  const others = seatsOf(at.marks, at.after.players.length).filter(one => one > 0);
  return others.every(one => strengthOf(one) >= strengthOf(mark));
}

function clean(at: At): boolean {
  const seat = winner(at);
  if (seat === null) return false;
  const { penalty, unfinished } = sumOf(at.after, seat);
  return penalty === 0 && unfinished === 0;
}

/** Points ahead of the best of the others. */
function lead(at: At): number | null {
  const seat = winner(at);
  if (seat === null || !at.result) return null;
  return (at.result.scores[seat] ?? 0) - Math.max(...at.result.scores.filter((_, one) => one !== seat));
}

type Row = readonly [id: string, ja: string, en: string, howJa: string, howEn: string, earned: (at: At) => boolean];

/** Ways of playing, each read from the events of one action or from the result. */
const rows: readonly Row[] = [
  [
    'first',
    'はじめのパズル',
    'First puzzle',
    'パズルを1枚完成させる',
    'Complete a puzzle',
    at => finished(at).length > 0,
  ],
  [
    'black',
    '黒パズル',
    'Black puzzle',
    '黒パズルを完成させる',
    'Complete a black puzzle',
    at => finished(at).some(e => cardOf(e.card).colour === 'black'),
  ],
  [
    'five',
    '大物',
    'The big one',
    '5点のパズルを完成させる',
    'Complete a puzzle of 5 points',
    at => finished(at).some(e => e.points === 5),
  ],
  [
    'pair',
    '二枚同時',
    'Two at once',
    '1アクションでパズルを2枚完成させる',
    'Complete two puzzles with one action',
    at => finished(at).length >= 2,
  ],
  [
    'three',
    '三枚同時',
    'Three at once',
    '1アクションでパズルを3枚完成させる',
    'Complete three puzzles with one action',
    at => finished(at).length >= 3,
  ],
  [
    'whole',
    'ぴたり',
    'A perfect fit',
    '4マスのパズルをピース1個で完成させる',
    'Complete a puzzle of four cells with one piece',
    at => finished(at).some(e => e.returned.length === 1 && cells(e.card) === 4),
  ],
  [
    'dots',
    '豆づくし',
    'Nothing but dots',
    '5マス以上のパズルを1マスだけで完成させる',
    'Complete a puzzle of five or more cells with dots only',
    at => finished(at).some(e => cells(e.card) >= 5 && e.returned.length === cells(e.card)),
  ],
  [
    'motley',
    '色とりどり',
    'All sorts',
    '4種類のピースでパズルを完成させる',
    'Complete a puzzle with four kinds of pieces',
    at => finished(at).some(e => new Set(e.returned).size >= 4),
  ],
  [
    'own-card',
    '自作パズル',
    'Home-made',
    '自分で作ったパズルを完成させる',
    'Complete a puzzle that was made in the editor',
    at => finished(at).some(e => !drawnHere.has(e.card)),
  ],
  [
    'last-minute',
    '駆け込み',
    'At the last minute',
    '仕上げでパズルを完成させる',
    'Complete a puzzle in the finishing phase',
    at => at.before.phase === 'finishing' && finished(at).length > 0,
  ],
  [
    'white-end',
    '白の幕引き',
    'Ended with white',
    '白パズルで最終ラウンドにする',
    'Start the final round by completing white puzzles',
    at => mine(at, 'triggered').some(e => e.reason === 'white'),
  ],
  [
    'black-end',
    '黒の幕引き',
    'Ended with black',
    '黒パズルで最終ラウンドにする',
    'Start the final round by completing black puzzles',
    at => mine(at, 'triggered').some(e => e.reason === 'black'),
  ],
  ['win', '初勝利', 'First win', 'だれかに勝つ', 'Win against somebody', at => winner(at) !== null],
  [
    'win-four',
    '四人の頂点',
    'First of four',
    '4人のゲームで勝つ',
    'Win a game of four',
    at => winner(at) !== null && at.result?.scores.length === 4,
  ],
  [
    'shokunin',
    '職人越え',
    'Past the Artisan',
    '職人以上のAIだけを相手に勝つ',
    'Win against Artisans or stronger only',
    at => beat(at, 2),
  ],
  [
    'oyakata',
    '親方越え',
    'Past the Foreman',
    '親方以上のAIだけを相手に勝つ',
    'Win against Foremen or stronger only',
    at => beat(at, 3),
  ],
  [
    'meijin',
    '名人越え',
    'Past the Maestro',
    '名人のAIだけを相手に勝つ',
    'Win against Maestros only',
    at => beat(at, 4),
  ],
  [
    'people',
    '向かい合って',
    'Face to face',
    'ルームで人と最後まで遊ぶ',
    'Play a game with another person in a room to its end',
    at => at.result !== null && own(at).length > 0 && Object.values(at.marks).includes(STRANGER),
  ],
  ['clean', '無傷', 'Spotless', '何も引かれずに勝つ', 'Win with nothing deducted', clean],
  ['by-one', '一点差', 'By a point', '1点差で勝つ', 'Win by a single point', at => lead(at) === 1],
  [
    'tie-break',
    '紙一重',
    'Paper-thin',
    '同点から勝つ',
    'Win on the tie-break',
    at => lead(at) === 0 && at.result?.winners.length === 1,
  ],
  ['far-ahead', '独走', 'Far ahead', '10点差以上で勝つ', 'Win by ten points or more', at => (lead(at) ?? 0) >= 10],
];

/** Not for positions somebody else brought about: development tables, the lesson, games taken over from a replay. */
const counts = ({ after, slot }: At): boolean => !after.setup.debug && isPlayed(slot) && !slot.startsWith('branch');

export const achievements: readonly Achievement<typeof polyform>[] = [
  {
    id: 'lesson',
    name: { ja: '手習い', en: 'Apprenticed' },
    how: { ja: 'チュートリアルを最後まで遊ぶ', en: 'Play the tutorial to its end' },
    ofLesson: true,
    earned: at => at.slot === 'lesson' && at.result !== null,
  },
  ...rows.map(([id, ja, en, howJa, howEn, earned]) => ({
    id,
    name: { ja, en },
    how: { ja: howJa, en: howEn },
    earned: (at: At) => counts(at) && earned(at),
  })),
];
