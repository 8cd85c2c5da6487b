import { roll, shuffle } from '@minoya/kernel';
import { EMPTY_BOARD, fitsAnywhere, isFree, isObstacle, OBSTACLE } from './board.ts';
import { type BossId, bosses, bossIds } from './bosses.ts';
import { clearAway } from './clear.ts';
import { drawHand, handIsEmpty, shufflePile } from './deck.ts';
import { LAST_ROUND, ruleSets } from './rules.ts';
import { CELLS, SIZE } from './shapes.ts';
import type { Block, Card, Payout, State } from './state.ts';
import type { Turn } from './turn.ts';
import { isBossRound, roundKind, setOf, targetOf, tuned } from './tuned.ts';
import { relics } from './relics/index.ts';

/** The conditions of a set's boss round: one, and two different ones in endless sets. (R4, R11) */
export function drawBosses(s: State, set: number): readonly BossId[] {
  const [first, second] = shuffle(s.rng, 'boss', [...bossIds]) as [BossId, BossId];
  return set > setOf(LAST_ROUND) ? [first, second] : [first];
}

/** R12–R16. */
export function startRound(t: Turn): void {
  const { s } = t;
  s.phase = 'playing';
  s.score = 0;
  s.clears = 0;
  s.recycled = 0;
  s.payout = null;
  s.board = EMPTY_BOARD;
  t.refreshMemories();
  s.hands = tuned(s, 'hands');
  s.stock = Array.from({ length: tuned(s, 'stock') }, () => null);
  const { round, target, hands } = s;
  t.events.push({ type: 'roundStarted', round, target, hands, stock: s.stock.length });
  if (isBossRound(s.round)) for (const id of s.bosses) obstruct(t, bosses[id].obstacles ?? 0);
  t.fire('roundStarted');
  t.tellMemories();
  shufflePile(s);
  drawHand(t);
  carryOn(t);
}

/** Fills that many different cells with obstacles. (R9) */
function obstruct(t: Turn, count: number): void {
  if (count === 0) return;
  const { s } = t;
  const open = Array.from({ length: CELLS }, (_, cell) => cell);
  const board: (Block | null)[] = [...s.board];
  const cells: number[] = [];
  for (let i = 0; i < count; i++) {
    const cell = open.splice(roll(s.rng, 'obstacle', open.length), 1)[0] as number;
    board[cell] = OBSTACLE;
    cells.push(cell);
  }
  s.board = board;
  t.events.push({ type: 'obstructed', cells });
}

/** After every action of a round: won, out of hands, a new hand, or a hand that fits nowhere. (R17–R21) */
export function carryOn(t: Turn): void {
  const { s } = t;
  if (s.score >= s.target) return winRound(t);
  for (;;) {
    if (s.hands > 0 && handIsEmpty(s)) {
      if (t.dice.hidesCards) return;
      drawHand(t);
    }
    if (s.hands === 0) {
      if (!somethingFits(s)) handsOut(t);
      return;
    }
    if (somethingFits(s)) return;
    burnHand(t);
  }
}

/** Without hands, only free pieces can still be placed. */
function somethingFits(s: State): boolean {
  return oneFits(s, s.hand) || oneFits(s, s.stock);
}

function oneFits(s: State, cards: readonly (Card | null)[]): boolean {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card && (s.hands > 0 || isFree(card)) && fitsAnywhere(s, card)) return true;
  }
  return false;
}

/** R19: a hand that fits nowhere counts as placed. */
function burnHand(t: Turn): void {
  const { s } = t;
  const cards = s.hand.filter(card => card !== null);
  const burned = Math.min(s.hands, cards.length);
  s.hands -= burned;
  s.hand = [];
  t.events.push({ type: 'stuck', cards, burned, left: s.hands });
}

/** R20, R21: relics have the last word. */
export function handsOut(t: Turn): void {
  const { s } = t;
  t.fire('handsOut');
  if (t.wantsEruption) erupt(t);
  if (s.score >= s.target) return winRound(t);
  t.events.push({ type: 'roundLost', round: s.round, short: s.target - s.score });
  t.fire('roundLost');
  leaveTable(s);
  if (t.wantsRetry) {
    s.phase = 'progress';
    t.events.push({ type: 'retried', round: s.round });
    return;
  }
  s.phase = 'lost';
  t.events.push({ type: 'runLost', record: { ...s.record } });
}

/** Every block but the obstacles goes, as if all twelve lines were complete and B began at 6. (R65) */
function erupt(t: Turn): void {
  t.wantsEruption = false;
  t.placed = null;
  const all = [0, 1, 2, 3, 4, 5];
  const cells = EMPTY_BOARD.map((_, cell) => cell).filter(cell => {
    const block = t.s.board[cell];
    return block && !isObstacle(block);
  });
  const startLines = relics.volcano.n['lines'] ?? SIZE;
  clearAway(t, { rows: all, columns: all, cells, source: 'relic:volcano', startLines, erupted: true });
  t.tellMemories();
}

/** The table is cleared of pieces; the board stays to be looked at until the next round. */
function leaveTable(s: State): void {
  s.hand = [];
  s.stock = [];
  s.pile = [];
}

/** R27–R29: base reward, hands left, interest on what was held before, and what relics add. */
function winRound(t: Turn): void {
  const { s } = t;
  const { reward, interest } = ruleSets[s.rules];
  const paid = {
    base: reward[roundKind(s.round)],
    hands: s.hands,
    interest: Math.min(interest.most, Math.floor(s.gold / interest.per)),
  };
  t.gain('reward', paid.base);
  t.gain('hands', paid.hands);
  t.gain('interest', paid.interest);
  const before = t.gains.length;
  t.fire('roundWon');
  const extra = t.gains.slice(before).flatMap(e => (e.type === 'gold' ? [{ source: e.source, amount: e.amount }] : []));
  const payout: Payout = { ...paid, extra };
  s.record.rounds += 1;
  if (s.round === LAST_ROUND) s.record.won = true;
  s.payout = payout;
  s.phase = 'cleared';
  leaveTable(s);
  t.events.push({ type: 'roundWon', round: s.round, payout, total: s.gold });
  t.tellGains();
  if (s.round === LAST_ROUND) t.events.push({ type: 'runWon', record: { ...s.record } });
}

/** A won run ends here instead of going on without an end. */
export function finish({ s, events }: Turn): void {
  s.phase = 'won';
  events.push({ type: 'runFinished', record: { ...s.record } });
}

/** From the shop to the next round; a new set draws its boss. (R4) */
export function nextRound(t: Turn): void {
  const { s } = t;
  s.shop = null;
  s.payout = null;
  s.round += 1;
  s.target = targetOf(s, s.round);
  s.score = 0;
  s.hands = 0;
  s.phase = 'progress';
  t.events.push({ type: 'shopLeft', round: s.round, target: s.target });
  if (setOf(s.round) === setOf(s.round - 1)) return;
  s.bosses = drawBosses(s, setOf(s.round));
  t.events.push({ type: 'setStarted', set: setOf(s.round), bosses: s.bosses });
}
