import type { State } from './state.ts';

/**
 * The state as an action may edit it: what lies deeper is replaced, never edited, and chance becomes its own only
 * where a roll is made. Written out, because this is the one thing every placement pays for.
 */
export function copy(s: State): State {
  return {
    rules: s.rules,
    way: s.way,
    phase: s.phase,
    round: s.round,
    target: s.target,
    score: s.score,
    hands: s.hands,
    gold: s.gold,
    bosses: s.bosses,
    minor: s.minor,
    conditions: s.conditions,
    gifts: s.gifts,
    voucher: s.voucher,
    kept: s.kept,
    pack: s.pack,
    board: s.board,
    brands: s.brands,
    hand: s.hand,
    stock: s.stock,
    deck: s.deck,
    pile: s.pile,
    relics: s.relics,
    amulets: s.amulets,
    recycled: s.recycled,
    clears: s.clears,
    lines: s.lines,
    nextPiece: s.nextPiece,
    nextCard: s.nextCard,
    shop: s.shop,
    payout: s.payout,
    record: s.record,
    rng: s.rng,
  };
}
