import { shuffle } from '@minoya/kernel';
import { conditionOf } from './conditions.ts';
import { ruleSets } from './rules.ts';
import type { Card, State } from './state.ts';
import type { Turn } from './turn.ts';
import { tuned } from './tuned.ts';

/** Shuffles every owned card into a new pile, those in hand included. (R14) */
export function shufflePile(s: State): void {
  s.rng = { ...s.rng };
  s.pile = shuffle(
    s.rng,
    'deal',
    s.deck.map(card => card.id),
  );
}

function cardOf(s: State, id: number): Card {
  const card = s.deck.find(one => one.id === id);
  if (!card) throw new Error(`the pile holds card ${id}, which is not in the deck`);
  return card;
}

/** The next cards of the pile; when it runs short, a new pile gives the rest: `fresh` of them. */
export function takeCards(s: State, count: number): { cards: Card[]; fresh: number } {
  const cards: Card[] = [];
  let shuffledAt = count;
  let pile = [...s.pile];
  while (cards.length < count) {
    if (pile.length === 0) {
      shufflePile(s);
      pile = [...s.pile];
      shuffledAt = cards.length;
    }
    cards.push(cardOf(s, pile.pop() as number));
  }
  s.pile = pile;
  return { cards, fresh: count - shuffledAt };
}

/** A new hand. (R13) */
export function drawHand(t: Turn): void {
  const { s } = t;
  if (ruleSets[s.rules].ways) t.fire('handDrawn');
  const { cards, fresh } = takeCards(s, Math.max(1, tuned(s, 'draw')));
  s.hand = dealt(s, cards);
  t.events.push({ type: 'drawn', cards: s.hand as Card[], shuffled: fresh > 0, fresh });
}

/** Cards as they come to hand. */
function dealt(s: State, cards: readonly Card[]): readonly Card[] {
  let hand = cards;
  for (const { source } of s.conditions) {
    const { deals, n } = conditionOf(source);
    if (deals) hand = deals(hand, s, n);
  }
  return hand;
}

export function handIsEmpty(s: State): boolean {
  for (let i = 0; i < s.hand.length; i++) if (s.hand[i]) return false;
  return true;
}
