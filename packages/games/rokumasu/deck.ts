import { shuffle } from '@minoya/kernel';
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

/** The next cards of the pile; when it runs short, a new pile gives the rest. */
export function takeCards(s: State, count: number): { cards: Card[]; shuffled: boolean } {
  const cards: Card[] = [];
  let shuffled = false;
  let pile = [...s.pile];
  while (cards.length < count) {
    if (pile.length === 0) {
      shufflePile(s);
      pile = [...s.pile];
      shuffled = true;
    }
    cards.push(cardOf(s, pile.pop() as number));
  }
  s.pile = pile;
  return { cards, shuffled };
}

/** A new hand. (R13) */
export function drawHand(t: Turn): void {
  const { cards, shuffled } = takeCards(t.s, tuned(t.s, 'draw'));
  t.s.hand = cards;
  t.events.push({ type: 'drawn', cards, shuffled });
}

export function handIsEmpty(s: State): boolean {
  for (let i = 0; i < s.hand.length; i++) if (s.hand[i]) return false;
  return true;
}
