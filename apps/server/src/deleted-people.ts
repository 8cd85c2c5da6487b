import { sql } from 'kysely';
import type { PersonId } from './person.ts';
import { NOW } from './store/schema.ts';
import type { Store } from './store/store.ts';

/** How often a node looks whom the others have heard of. */
const LOOK_MS = 5_000;
/** Rows that another node wrote a while ago may become visible late. */
const LATE_MS = 60_000;

/** Who removed their data: chance and a second each, so this says nothing about anybody. Known by heart, since every question asks. */
export class DeletedPeople {
  private readonly store: Store;
  private readonly ids = new Set<PersonId>();
  private latest = 0;
  private timer: NodeJS.Timeout | null = null;
  /** Called once for each, on every node. */
  onDeleted: (person: PersonId) => void = () => {};

  private constructor(store: Store) {
    this.store = store;
  }

  static async open(store: Store): Promise<DeletedPeople> {
    const opened = new DeletedPeople(store);
    await opened.look();
    // The next time finds them out if the store cannot be reached.
    if (store.log.shared) opened.timer = setInterval(() => void opened.look().catch(() => {}), LOOK_MS).unref();
    return opened;
  }

  has(person: PersonId): boolean {
    return this.ids.has(person);
  }

  async add(person: PersonId): Promise<void> {
    const at = sql<number>`${sql.raw(NOW[this.store.dialect])}`;
    const row = this.store.db.insertInto('deleted').values({ person, at });
    await row.onConflict(conflict => conflict.doNothing()).execute();
    this.learn(person);
  }

  /** Names in a room of those who were deleted since it was opened: nobody else's can be in it. */
  goneFrom(people: { nameInRoom(room: string, person: PersonId): string }): (room: string) => Promise<string[]> {
    return async room => {
      const rows = await this.store.db
        .selectFrom('deleted')
        .innerJoin('rooms', join => join.on('rooms.room', '=', room))
        .select('deleted.person')
        .whereRef('deleted.at', '>=', sql<number>`rooms.opened - ${sql.lit(LATE_MS)}`)
        .execute();
      return rows.map(({ person }) => people.nameInRoom(room, person));
    };
  }

  close(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const { db } = this.store;
    const rows = await db
      .selectFrom('deleted')
      .selectAll()
      .where('at', '>=', this.latest - LATE_MS)
      .execute();
    for (const { person, at } of rows) {
      this.latest = Math.max(this.latest, Number(at));
      this.learn(person);
    }
  }

  private learn(person: PersonId): void {
    if (this.ids.has(person)) return;
    this.ids.add(person);
    this.onDeleted(person);
  }
}
