import { freeIn } from '@minoya/games/polyform/board';
import { customId } from '@minoya/games/polyform/cards/card';
import { readDrawing } from '@minoya/games/polyform/cells';
import { fullStock, noPieces, type PieceId, pieceIds, type Pieces } from '@minoya/games/polyform/pieces';
import type { Action, Player, State, Working } from '@minoya/games/polyform/state';
import type { Localized } from '../../../i18n/lang.ts';

/** One step of the lesson: a table of its own, on which only what it teaches can be done. */
export interface LessonScene {
  readonly id: string;
  /** What to do; also the answer to everything else that is pressed. */
  readonly goal: Localized;
  /** What is wrong with the choice that lies nearest, where there is one. */
  readonly wrong?: Localized;
  /** What it taught. */
  readonly after: Localized;
  readonly start: (fresh: State) => State;
  readonly allows: (action: Action, state: State) => boolean;
  readonly done: (state: State) => boolean;
}

/** A puzzle of the lesson's own: it stays what it is, whatever our cards become. */
function puzzle(drawing: string, points: number, reward: PieceId): Working {
  const shape = readDrawing(drawing) ?? 0;
  return { card: customId({ colour: points < 3 ? 'white' : 'black', points, reward, shape }), placed: [] };
}

const hand = (counts: Partial<Pieces>): Pieces => ({ ...noPieces(), ...counts });

function seated(fresh: State, pieces: Partial<Pieces>, working: readonly Working[]): State {
  const [player] = fresh.players;
  if (!player) return fresh;
  const places = Array.from({ length: 4 }, (_, slot) => working[slot] ?? null);
  const placed = working.flatMap(work => work.placed.map(one => one.piece));
  const stock = fullStock();
  for (const id of pieceIds) stock[id] -= (pieces[id] ?? 0) + placed.filter(piece => piece === id).length;
  return { ...fresh, stock, players: [{ ...player, hand: hand(pieces), working: places }] };
}

const me = ({ players }: State) => players[0] as Player;
const completed = (state: State): number => me(state).done.length;
/** A piece that completes its puzzle; any other would only be in the way. */
function completes(action: Action, state: State): boolean {
  if (action.type !== 'place' && action.type !== 'master' && action.type !== 'put') return false;
  return freeIn(me(state), action.slot) === action.cells;
}

/** One piece by itself: a master action is a later step's. */
const places = (action: Action, state: State): boolean => action.type === 'place' && completes(action, state);

const lays = (action: Action, state: State): boolean => action.type === 'close' || completes(action, state);

export const scenes: readonly LessonScene[] = [
  {
    id: 'fit',
    goal: {
      ja: 'パズルを完成させて点を集め、いちばん多い人の勝ち。まず下のピースを押し、マスを押して「確定」。ドラッグもできます。',
      en: 'Complete puzzles for points; the most points win. Press the piece below, press a cell, then Confirm. Or drag it.',
    },
    after: {
      ja: '完成！ 使ったピースは手元に戻り、パズル右上の報酬ピースももらえます。だれかが白5枚か黒3枚を完成させると、最終ラウンドです。',
      en: 'Completed! Your piece comes back with the reward from the puzzle’s corner. The final round starts when one player has completed five white or three black puzzles.',
    },
    start: fresh => seated(fresh, { i2: 1 }, [puzzle('##', 0, 'i2')]),
    allows: places,
    done: state => completed(state) > 0,
  },
  {
    id: 'take',
    goal: {
      ja: '場からパズルを1枚取りましょう。パズルを押して「取る」。',
      en: 'Take a puzzle from the market: press it, then Take.',
    },
    after: {
      ja: '1ターンに3アクション。取るのも1アクションで、新しいパズルが見えるので戻せません。持てるのは4枚まで。白は易しく0〜2点、黒は難しく3〜5点。',
      en: 'A turn has three actions, and taking a puzzle is one. It shows a new puzzle, so it cannot be undone. You hold four at most. White: easy, 0–2 points. Black: hard, 3–5.',
    },
    start: fresh => seated(fresh, { dot: 2 }, []),
    allows: action => action.type === 'take',
    done: state => me(state).working.some(work => work !== null),
  },
  {
    id: 'gain',
    goal: {
      ja: '別の場面です。ピースが足りません。「ピース獲得」で1マスをもらいましょう。',
      en: 'A new table: here you are a piece short. Press Gain dot.',
    },
    after: {
      ja: '1アクションで1マスを1個。全員で15個しかありません。パズルの「◯マス不足」は足りないマスの数、「◯個で完成」は今のピースで完成できる数です。',
      en: 'A dot for an action. There are 15 for all, so they can run out. On a puzzle “1 cell short” says how many cells you have too few; “2 pieces to finish”: you have all it needs.',
    },
    start: fresh => seated(fresh, { dot: 1 }, [puzzle('#.#', 0, 'i2')]),
    allows: action => action.type === 'gain',
    done: state => me(state).hand.dot > 1,
  },
  {
    id: 'up',
    goal: {
      ja: '1マスを4回置くと4アクション。UP（レベルアップ）で1マス4個をL字(4)に変えれば、2アクションで済みます。',
      en: 'Four dots take four actions to place. Use UP (level up) to turn them into an L of 4: two actions in all.',
    },
    after: {
      ja: 'マス数が同じなら、大きいピースに変えられます。1アクションです。置いたピースは、完成するまで動かせません。',
      en: 'Small pieces become a large one of as many cells. It costs one action. A piece that was placed stays until its puzzle is complete.',
    },
    start: fresh => seated(fresh, { dot: 4 }, [puzzle('#.\n#.\n##', 1, 'i3')]),
    wrong: {
      ja: 'その形はこのパズルに合いません。L字(4)を選びましょう。',
      en: 'That shape does not fit this puzzle. Choose the L.',
    },
    allows: action => action.type === 'up' && action.piece === 'l4',
    done: state => me(state).hand.l4 > 0,
  },
  {
    id: 'turn',
    goal: {
      ja: 'ピースを選び、回転・反転して向きを合わせ、置きましょう。確定までは何度でも変えられます。',
      en: 'Pick the piece, rotate and flip it until it fits, and lay it. Nothing is final until you confirm.',
    },
    after: {
      ja: '2本目の指でも回せます。パソコンではRキーとFキー、またはマウスホイールで。',
      en: 'A second finger turns it, too; on a computer the R and F keys or the mouse wheel.',
    },
    start: fresh => seated(fresh, { l4: 1 }, [puzzle('###\n#..', 2, 'v3')]),
    allows: places,
    done: state => completed(state) > 0,
  },
  {
    id: 'down',
    goal: {
      ja: 'I字(4)は入りません。DOWN（レベルダウン）で、I字\u2060(2)2つに分けましょう。',
      en: 'The bar of 4 does not fit. Use DOWN (level down): turn it into two bars of 2.',
    },
    after: {
      ja: '大きいピースは、同じマス数の小さいピースに分けられます。1アクションです。',
      en: 'A large piece splits into small ones of as many cells. It costs one action.',
    },
    start: fresh => seated(fresh, { i4: 1 }, [puzzle('##.\n...\n.##', 1, 't4')]),
    wrong: {
      ja: 'その分け方では埋まりません。I字\u2060(2)2つに分けましょう。',
      en: 'Those parts do not fill it. Level it down to two bars of 2.',
    },
    allows: action => action.type === 'down' && action.parts === 'i2+i2',
    done: state => me(state).hand.i2 >= 2,
  },
  {
    id: 'master',
    goal: {
      ja: '3枚のパズルにピースを1つずつ試し置きし、「マスターアクション」を押しましょう。',
      en: 'Lay one piece on each of the three puzzles, then press “Master action” to confirm them at once.',
    },
    after: {
      ja: 'マスターアクションは、全部のパズルに1つずつ置いて1アクション。1ターンに1回です。',
      en: 'A master action lays one piece on every puzzle for a single action, once a turn.',
    },
    start: fresh =>
      seated(fresh, { i2: 1, i3: 1, o4: 1 }, [
        puzzle('##', 0, 'dot'),
        puzzle('###', 0, 'i2'),
        puzzle('##\n##', 1, 'i2'),
      ]),
    allows: lays,
    done: state => completed(state) >= 3,
  },
  {
    id: 'recycle',
    goal: {
      ja: '取りたいパズルがないときは「リサイクル」。白か黒の4枚を新しくしましょう。',
      en: 'Nothing you like in the market? Recycle the four white or black puzzles.',
    },
    after: {
      ja: '4枚は山札の下へ。1アクションで、山札に4枚以上あるときだけ使えます。',
      en: 'The four go under the deck. It costs one action and needs four puzzles in the deck.',
    },
    start: fresh => seated(fresh, { dot: 2 }, []),
    allows: action => action.type === 'recycle',
    done: ({ known }) => known.white + known.black > 0,
  },
  {
    id: 'finishing',
    goal: {
      ja: '仕上げ：残ったピースを置けますが、1個につき−1点。未完成のパズルは、その点だけ引かれます。3点のパズルを完成させて「仕上げ完了」。',
      en: 'Finishing: pieces you still lay cost a point each, and an incomplete puzzle costs its points. Complete the puzzle of 3 points, then press Done.',
    },
    after: {
      ja: '合計 = 完成 3 − 仕上げ 1 − 未完成 1。最終ラウンド（白5枚か黒3枚、または山札切れ）のあとが仕上げです。',
      en: 'Total = 3 completed − 1 finishing − 1 incomplete. Finishing follows the final round (five white or three black puzzles, or an empty deck).',
    },
    start: fresh => ({
      ...seated(fresh, { dot: 1 }, [
        { ...puzzle('##\n##\n.#', 3, 'i2'), placed: [{ piece: 'o4', cells: readDrawing('##\n##') ?? 0 }] },
        puzzle('###\n.#.', 1, 'i3'),
      ]),
      phase: 'finishing',
      active: null,
      ending: { reason: 'white', by: null, turnsLeft: 0 },
    }),
    allows: (action, state) =>
      action.type === 'finish' ? me(state).late.length > 0 : action.type === 'lift' || completes(action, state),
    done: ({ phase }) => phase === 'ended',
  },
];
