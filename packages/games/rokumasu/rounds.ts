import { shuffle } from '@minoya/kernel';
import { EMPTY_BOARD, fitsAnywhere, isFree, isObstacle } from './board.ts';
import { type BossId, bosses } from './bosses.ts';
import { clearAway } from './clear.ts';
import { isAdmitted, withBosses } from './conditions.ts';
import { long } from './long-game.ts';
import { drawHand, handIsEmpty, shufflePile } from './deck.ts';
import { canStand } from './effect.ts';
import { refreshMemories, rule, tellMemories } from './memories.ts';
import { LAST_ROUND, ruleSets } from './rules.ts';
import { SIZE } from './shapes.ts';
import type { Card, Payout, State } from './state.ts';
import type { Turn } from './turn.ts';
import { bossesOf, isBossRound, roundKind, setOf, stockSlots, targetOf, tuned, tunedByRelics } from './tuned.ts';
import { relics } from './relics/index.ts';

/** Draws what a set brings: the conditions of its boss round, if a shop has not shown them already. (R4) */
export function drawSet(s: State, known: readonly BossId[] = []): void {
  s.bosses = known.length > 0 ? known : setBosses(s);
  const minor = Math.max(tunedByRelics(s, 'elites'), tunedByRelics(s, 'normals'));
  s.minor = minor > 0 ? drawBosses(s, minor, s.bosses) : [];
  s.voucher = ruleSets[s.rules].vouchers.length > 0 ? long.drawVoucher(s) : null;
}

/** Two different ones in endless sets. (R11) */
function setBosses(s: State): readonly BossId[] {
  return drawBosses(s, tunedByRelics(s, 'bosses') + (setOf(s.round) > setOf(LAST_ROUND) ? 1 : 0), []);
}

/** What the next round's set will bring: the last shop before it can prepare for it. (R4) */
export function comingBosses(s: State): readonly BossId[] {
  return setBosses({ ...s, round: s.round + 1 });
}

/** Different bosses, none of which the run could not answer. (R300) */
export function drawBosses(s: State, count: number, taken: readonly BossId[]): readonly BossId[] {
  const pool = ruleSets[s.rules].bosses.filter(id => !taken.includes(id));
  const admitted = s.conditions.length > 0 ? pool.filter(id => isAdmitted(s, `boss:${id}`)) : pool;
  const stands = (id: BossId): boolean => canStand(bosses[id], s.conditions);
  const enough = admitted.filter(stands).length >= count;
  // All are shuffled, so that runs in which every drawn boss can stand are dealt alike, whatever the others are.
  return shuffle(s.rng, 'boss', [...(enough ? admitted : pool)])
    .filter(stands)
    .slice(0, count);
}

/** R12–R16. */
export function startRound(t: Turn): void {
  const { s } = t;
  s.phase = 'playing';
  s.score = 0;
  s.clears = 0;
  s.lines = 0;
  s.recycled = 0;
  s.payout = null;
  s.gifts = [];
  s.board = EMPTY_BOARD;
  refreshMemories(t);
  s.target = targetOf(s, s.round);
  s.hands = tuned(s, 'hands');
  s.stock = Array.from({ length: stockSlots(s) }, () => null);
  const { round, target, hands } = s;
  t.events.push({ type: 'roundStarted', round, target, hands, stock: s.stock.length });
  t.fire('roundStarted');
  tellMemories(t);
  shufflePile(s);
  drawHand(t);
  carryOn(t);
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
  tellMemories(t);
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
    base: tuned(s, 'reward', reward[roundKind(s.round)]),
    hands: s.hands * tuned(s, 'handPay'),
    interest: Math.min(tuned(s, 'interest'), Math.floor(s.gold / interest.per)),
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
  endGifts(t, 'round');
  t.events.push({ type: 'roundWon', round: s.round, payout, total: s.gold });
  t.tellGains();
  if (s.round === LAST_ROUND) t.events.push({ type: 'runWon', record: { ...s.record } });
}

/** A won run ends here instead of going on without an end. */
export function finish({ s, events }: Turn): void {
  s.phase = 'won';
  events.push({ type: 'runFinished', record: { ...s.record } });
}

/** Gifts are in force until a round is won or a shop is left. */
export function endGifts(t: Turn, until: 'round' | 'shop'): void {
  if (t.s.conditions.some(({ source }) => source.startsWith('gift:'))) long.endGifts(t, until);
}

/** From the shop to the next round; a new set draws its boss. (R4) */
export function nextRound(t: Turn): void {
  const { s } = t;
  const { shop } = s;
  const kept = shop && shop.locked !== null ? (shop.items[shop.locked] ?? null) : null;
  s.shop = null;
  s.payout = null;
  s.kept = kept?.sold ? null : kept;
  s.round += 1;
  endGifts(t, 'shop');
  arrive(t, shop?.coming);
  t.events.push({ type: 'shopLeft', round: s.round, target: s.target, kept: s.kept });
  announce(t);
}

/** The run stands before the round that it now counts. */
export function arrive(t: Turn, coming?: readonly BossId[]): void {
  const { s } = t;
  s.score = 0;
  s.hands = 0;
  s.phase = 'progress';
  if (setOf(s.round) !== setOf(s.round - 1)) drawSet(s, coming);
  const conditions = withBosses(s.conditions, bossesOf(s, s.round));
  if (conditions !== s.conditions) rule(t, conditions);
  s.target = targetOf(s, s.round);
  s.gifts = isBossRound(s.round) || tunedByRelics(s, 'giftsShown') === 0 ? [] : long.drawGifts(s);
}

/** Tells what `arrive` found. */
export function announce(t: Turn): void {
  const { s } = t;
  const { bosses, minor, voucher, gifts } = s;
  if (setOf(s.round) !== setOf(s.round - 1))
    t.events.push({ type: 'setStarted', set: setOf(s.round), bosses, minor, voucher });
  tellMemories(t);
  if (gifts.length > 0) t.events.push({ type: 'giftsShown', gifts });
}
