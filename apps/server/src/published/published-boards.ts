import type { PublishedBoard, PublishedOrder, PublishedPage } from '@minoya/shared/published';
import type { PersonId } from '../person.ts';
import type { Store } from '../store/store.ts';
import { boardOf, type OwnVisit, type PublishedRow } from './row.ts';

const PAGE = 24;

/** Which boards are asked for. */
export interface Wanted {
  readonly game: string;
  readonly order: PublishedOrder;
  /** Null: whatever it asks for. */
  readonly topic: string | null;
  /** Only this person's own, also those that were taken down. */
  readonly mine: boolean;
  readonly page: number;
}

/** What the operator decides about. */
export interface ReportedBoard {
  readonly id: string;
  readonly game: string;
  readonly setup: string;
  readonly title: string;
  readonly state: string;
  readonly reports: number;
  readonly likes: number;
  readonly tries: number;
  /** How often each reason was given. */
  readonly reasons: Readonly<Record<string, number>>;
}

const ORDERS = {
  newest: ['stored', 'desc'],
  hardest: ['ease', 'asc'],
  finished: ['reached', 'desc'],
  liked: ['likes', 'desc'],
} as const satisfies Readonly<Record<PublishedOrder, readonly [keyof PublishedRow, 'asc' | 'desc']>>;

const SHOWN = [
  'id',
  'game',
  'version',
  'setup',
  'title',
  'topic',
  'prover',
  'person',
  'name',
  'stored',
  'state',
  'tries',
  'reached',
  'ease',
  'likes',
  'reports',
  'sum',
] as const;

type ShownRow = Pick<PublishedRow, (typeof SHOWN)[number]> & OwnVisit;

/** What is published, as people see it: lists, one board, what they own of it; and the operator's look at it. */
export class PublishedBoards {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async list(wanted: Wanted, person: PersonId | null): Promise<PublishedPage> {
    const { game, order, topic, mine, page } = wanted;
    let query = this.shown(person).where('published.game', '=', game);
    if (mine) query = query.where('published.person', '=', person ?? '');
    // Whoever has reported a board does not meet it in lists again.
    else query = query.where('published.state', '=', 'open').where('own.report', 'is', null);
    if (topic !== null) query = query.where('published.topic', '=', topic);
    const [column, direction] = ORDERS[order];
    const rows = await query
      .orderBy(`published.${column}`, direction)
      // Equal ones by age, then by id, so that pages neither repeat nor lose one.
      .orderBy('published.stored', 'desc')
      .orderBy('published.id')
      .limit(PAGE + 1)
      .offset(page * PAGE)
      .execute();
    const boards = rows.slice(0, PAGE).map(row => boardOf(row as ShownRow, person));
    return { boards: boards.filter(board => board !== null), more: rows.length > PAGE };
  }

  /** One board; `damaged` when what is stored of it cannot be read. What was taken down is shown to its author only. */
  async one(id: string, person: PersonId | null): Promise<PublishedBoard | 'damaged' | null> {
    const row = await this.shown(person).where('published.id', '=', id).executeTakeFirst();
    if (!row) return null;
    const board = boardOf(row as ShownRow, person);
    if (!board) return 'damaged';
    return board.removed && !board.mine ? null : board;
  }

  /** Whether this very setup, under these rules, stands in the gallery: its games may be ranked. */
  async has({ game, version, setup }: Pick<PublishedRow, 'game' | 'version' | 'setup'>): Promise<boolean> {
    const found = await this.store.db
      .selectFrom('published')
      .select('id')
      .where('game', '=', game)
      .where('version', '=', version)
      .where('setup', '=', setup)
      .where('state', '=', 'open')
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Takes an own board back, with everything that was noted about it. What others scored on it stays theirs. */
  async withdraw(id: string, person: PersonId): Promise<boolean> {
    const gone = await this.store.db
      .deleteFrom('published')
      .where('id', '=', id)
      .where('person', '=', person)
      // What was taken down stays known, so that it does not come back.
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (Number(gone.numDeletedRows) === 0) return false;
    await this.store.db.deleteFrom('visits').where('published', '=', id).execute();
    return true;
  }

  async reported(): Promise<ReportedBoard[]> {
    const rows = await this.store.db
      .selectFrom('published')
      .select(['id', 'game', 'setup', 'title', 'state', 'reports', 'likes', 'tries'])
      .where(clause => clause.or([clause('reports', '>', 0), clause('state', '=', 'removed')]))
      .orderBy('state')
      .orderBy('reports', 'desc')
      .orderBy('id')
      .limit(200)
      .execute();
    const ids = rows.map(row => row.id);
    const given = ids.length === 0 ? [] : await this.reasons(ids);
    return rows.map(row => {
      const own = given.filter(one => one.published === row.id);
      return { ...row, reasons: Object.fromEntries(own.map(({ report, n }) => [report ?? '', Number(n)])) };
    });
  }

  private reasons(ids: readonly string[]) {
    return this.store.db
      .selectFrom('visits')
      .select(['published', 'report', ({ fn }) => fn.countAll<number>().as('n')])
      .where('published', 'in', ids)
      .where('report', 'is not', null)
      .groupBy(['published', 'report'])
      .execute();
  }

  /** The operator takes a board down, or puts it back. */
  async setState(id: string, state: 'open' | 'removed'): Promise<boolean> {
    const changed = await this.store.db.updateTable('published').set({ state }).where('id', '=', id).executeTakeFirst();
    return Number(changed.numUpdatedRows) > 0;
  }

  private shown(person: PersonId | null) {
    return this.store.db
      .selectFrom('published')
      .leftJoin('visits as own', join =>
        join.onRef('own.published', '=', 'published.id').on('own.person', '=', person ?? ''),
      )
      .select(SHOWN.map(column => `published.${column}` as const))
      .select([
        'own.tries as ownTries',
        'own.reached as ownReached',
        'own.likes as ownLikes',
        'own.report as ownReport',
      ]);
  }
}
