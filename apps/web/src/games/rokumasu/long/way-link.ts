import type { Choice } from './setup.ts';
import { plainChoice } from './setup.ts';

/** The address of the screen that makes a run, with its choices: what a link to a custom run is. */
export function linkOf({ deck, level, twists }: Choice): string {
  const words = new URLSearchParams();
  if (deck !== plainChoice.deck) words.set('deck', deck);
  if (level > 0) words.set('level', String(level));
  if (twists.length > 0) words.set('twists', twists.join(','));
  const query = words.toString();
  return `/rokumasu/journey/custom${query ? `?${query}` : ''}`;
}

/** The choices of such an address as they are written there; what is wrong with them the rules say. */
export function readLink(query: string): Choice | null {
  const words = new URLSearchParams(query);
  if ([...words.keys()].length === 0) return null;
  const twists = words.get('twists');
  return {
    deck: (words.get('deck') ?? plainChoice.deck) as Choice['deck'],
    level: Number(words.get('level') ?? 0),
    challenge: null,
    twists: (twists ? twists.split(',') : []) as unknown as Choice['twists'],
  };
}
