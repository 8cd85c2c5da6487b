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

/** Notes a seal. True when it is new. */
export async function earn(game: string, id: string): Promise<boolean> {
  const seals = await sealsOf(game);
  if (id in seals) return false;
  const more = { ...seals, [id]: Date.now() };
  known.set(game, Promise.resolve(more));
  await (await shelf()).set(`seals:${game}`, more);
  return true;
}
