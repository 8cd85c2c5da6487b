import { browserStore } from './browser-store.ts';

// Saves call them `seals:…`, and always will.

/** Achievements earned, by id, with the time. */
export type Earned = Readonly<Record<string, number>>;

const known = new Map<string, Promise<Earned>>();

export function earnedIn(game: string): Promise<Earned> {
  let achievements = known.get(game);
  if (!achievements) {
    achievements = browserStore()
      .then(store => store.get(`seals:${game}`))
      .then(value => (typeof value === 'object' && value !== null ? (value as Earned) : {}));
    known.set(game, achievements);
  }
  return achievements;
}

/** One behind another: two that read before either wrote would each forget the other. */
let queue: Promise<unknown> = Promise.resolve();

/** Notes what was earned; returns those that are new. */
export function earn(game: string, ids: readonly string[]): Promise<readonly string[]> {
  const noted = queue.then(() => note(game, ids));
  queue = noted.catch(() => undefined);
  return noted;
}

async function note(game: string, ids: readonly string[]): Promise<readonly string[]> {
  const earned = await earnedIn(game);
  const fresh = ids.filter((id, i) => !(id in earned) && ids.indexOf(id) === i);
  if (fresh.length === 0) return fresh;
  const more = { ...earned, ...Object.fromEntries(fresh.map(id => [id, Date.now()])) };
  known.set(game, Promise.resolve(more));
  await (await browserStore()).set(`seals:${game}`, more);
  return fresh;
}
