import { shelf } from './db.ts';

// Saves call them `seals:…`, and always will.

/** Achievements earned, by id, with the time. */
export type Earned = Readonly<Record<string, number>>;

const known = new Map<string, Promise<Earned>>();

export function earnedIn(game: string): Promise<Earned> {
  let achievements = known.get(game);
  if (!achievements) {
    achievements = shelf()
      .then(store => store.get(`achievements:${game}`))
      .then(value => (typeof value === 'object' && value !== null ? (value as Earned) : {}));
    known.set(game, achievements);
  }
  return achievements;
}

/** Notes an achievement. True when it is new. */
export async function earn(game: string, id: string): Promise<boolean> {
  const achievements = await earnedIn(game);
  if (id in achievements) return false;
  const more = { ...achievements, [id]: Date.now() };
  known.set(game, Promise.resolve(more));
  await (await shelf()).set(`achievements:${game}`, more);
  return true;
}
