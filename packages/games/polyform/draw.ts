import { cardOf } from './cards.ts';
import { type CardId, type Colour, colours } from './cards/card.ts';
import { cellAt, drawCells, SIDE, writeCells } from './cells.ts';
import { type PieceId, type Pieces, type Placement, pieceIds } from './pieces.ts';
import { completed, scoreOf } from './score.ts';
import type { Event, Player, State } from './state.ts';

/** One letter a piece, for cards drawn in text. */
const marks: Record<PieceId, string> = {
  dot: 'd',
  i2: '2',
  i3: '3',
  v3: 'v',
  i4: '4',
  l4: 'l',
  t4: 't',
  s4: 's',
  o4: 'o',
};

/** A card's rows, as wide and high as it is: `#` to fill, `.` outside, a letter for what lies there. */
export function cardRows(id: CardId, placed: readonly Placement[]): string[] {
  const { shape } = cardOf(id);
  const rows = drawCells(cell => {
    const on = placed.find(p => p.cells & cell);
    return on ? marks[on.piece] : shape & cell ? '#' : '.';
  });
  let width = 0;
  let height = 0;
  for (let r = 0; r < SIDE; r++) {
    for (let c = 0; c < SIDE; c++) {
      if (!(shape & cellAt(r, c))) continue;
      width = Math.max(width, c + 1);
      height = r + 1;
    }
  }
  return rows.slice(0, height).map(row => row.slice(0, width));
}

/** A card in one line: `b02 3i3 ###/#.#/###/.#.`. */
function cardLine(id: CardId, placed: readonly Placement[]): string {
  const { points, reward } = cardOf(id);
  return `${id} ${points}${reward} ${cardRows(id, placed).join('/')}`;
}

function drawPieces(all: Pieces): string {
  const held = pieceIds.filter(id => all[id] > 0).map(id => (all[id] > 1 ? `${id}*${all[id]}` : id));
  return held.join(' ') || 'none';
}

export function draw(state: State): string {
  const lines = [heading(state)];
  for (const colour of colours) lines.push(marketLine(state, colour));
  lines.push(`supply ${drawPieces(state.stock)}`);
  for (const seat of state.order) lines.push(playerLine(state, seat));
  return lines.join('\n');
}

function heading({ phase, round, active, actions, pending, ending }: State): string {
  const words = [`round ${round}`, phase];
  if (active !== null) words.push(`seat ${active} has ${actions}`);
  if (pending?.type === 'master') words.push(`master past ${pending.slot + 1}`);
  if (pending?.type === 'reward') words.push(`choosing for ${pending.wanted}`);
  if (ending) words.push(`ends by ${ending.reason}, ${ending.turnsLeft} turns left`);
  return words.join(' · ');
}

function marketLine(state: State, colour: Colour): string {
  const cards = state.market[colour].map(id => (id ? cardLine(id, []) : '--'));
  const { length } = state.deck[colour];
  return `${colour} ${cards.join(' | ')} | deck ${length}`;
}

function playerLine(state: State, seat: number): string {
  const player = state.players[seat] as Player;
  const on = seat === state.active ? '*' : ' ';
  const points = scoreOf(player) ?? '?';
  const late = player.late.length > 0 ? ` -${player.late.length}` : '';
  const done = `${points}pt${late} ${completed(player, 'white')}w${completed(player, 'black')}b`;
  const cards = player.working.map((work, slot) =>
    work ? ` | ${slot + 1} ${cardLine(work.card, laid(player, slot))}` : '',
  );
  return `${on}${seat} ${done} ${drawPieces(player.hand)}${cards.join('')}${player.finished ? ' | finished' : ''}`;
}

function laid(player: Player, slot: number): readonly Placement[] {
  const work = player.working[slot];
  if (!work) return [];
  return player.finished ? work.placed : [...work.placed, ...player.late.filter(late => late.slot === slot)];
}

const telling: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>) => string } = {
  taken: e => `${e.seat} took ${e.card} from ${e.colour} ${e.at + 1} to ${e.slot + 1}`,
  refilled: e => `${e.colour} ${e.at + 1} is ${e.card ?? 'face down'}`,
  gained: e => `${e.seat} gained ${e.piece}`,
  placed: e => `${e.seat} placed ${e.piece} on ${e.slot + 1} at ${writeCells(e.cells)}`,
  lifted: e => `${e.seat} lifted ${e.piece} from ${e.slot + 1}`,
  traded: e => `${e.seat} levelled ${e.way} ${e.gave.join('+')} to ${e.got.join('+')}`,
  recycled: e => `${e.seat} recycled ${e.colour}: ${e.gone.join(' ')} for ${e.cards.map(c => c ?? '?').join(' ')}`,
  closed: e => `${e.seat} closed the master action`,
  completed: e => `${e.seat} completed ${e.card} for ${e.points}, back ${e.returned.join('+') || 'nothing'}`,
  rewarded: e => `${e.seat} rewarded ${e.piece ?? 'nothing'}${e.piece === e.wanted ? '' : ` instead of ${e.wanted}`}`,
  choosing: e => `${e.seat} chooses instead of ${e.wanted}: ${e.from.join(' ')}`,
  triggered: e => `${e.seat} triggered the end by ${e.reason}, ${e.turnsLeft} turns left`,
  stuck: e => `${e.seat} can do nothing`,
  operated: e => (e.aside ? `${e.seat} is operated, ${e.aside.seat} waits` : `${e.seat} goes on`),
  passed: e => `turn ${e.from} to ${e.to}, round ${e.round}`,
  finishing: e => `finishing, ended by ${e.reason}`,
  finished: e => `${e.seat} finished, -${e.penalty}`,
  ended: e => `ended ${e.scores.join(' ')}, won by ${e.winners.join(' ')}`,
  joined: e => `${e.seat} joined`,
};

export function tell<T extends Event['type']>(event: Extract<Event, { type: T }>): string {
  return telling[event.type as T](event);
}
