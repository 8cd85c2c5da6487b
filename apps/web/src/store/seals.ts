import { shelf } from './db.ts';

/** Seals earned, by id, with the time. */
export type Seals = Readonly<Record<string, number>>;

const known = new Map<string, Promise<Seals>>();

export function sealsOf(game: string): Promise<Seals> {
  let seals = known.get(game);
  if (!seals) {
    seals = shelf()
      .then(store => store.get(`seals:${game}`))
      .then(value => (typeof value === 'object' && value !== null ? (value as Seals) : {}));
    known.set(game, seals);
  }
  return seals;
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
  const seals = await sealsOf(game);
  const fresh = ids.filter((id, i) => !(id in seals) && ids.indexOf(id) === i);
  if (fresh.length === 0) return fresh;
  const more = { ...seals, ...Object.fromEntries(fresh.map(id => [id, Date.now()])) };
  known.set(game, Promise.resolve(more));
  await (await shelf()).set(`seals:${game}`, more);
  return fresh;
}
