import { readReplay, writeReplay } from '@minoya/kernel';
import { AIDS, unrankedMark } from '@minoya/shared/leaderboard';
import type { ReportReason, TryAnswer, TryRefusal } from '@minoya/shared/published';
import { sql } from 'kysely';
import type { Pay } from '../limits/budgets.ts';
import type { PersonId } from '../person.ts';
import type { Checked } from '../pool/worker.ts';
import type { Checker } from '../pool/pool.ts';
import type { Sending } from '../scores/leaderboards.ts';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Who ends a game sooner, without its goal, has not tried. */
const LEAST_ACTIONS = 3;

const refuse = (reason: TryRefusal, why: string): TryAnswer => ({ ok: false, reason, why });

/** Why nothing was noted. */
export type Unnoted = 'not-found' | 'own';

/** What people do with published boards: play them, like them, report them. Each counts once. */
export class Visits {
  private readonly store: Store;
  private readonly checker: Checker;

  constructor(deps: { store: Store; checker: Checker }) {
    this.store = deps.store;
    this.checker = deps.checker;
  }

  /** Counts a finished game, after playing it again: whether its person reached the goal, now or ever. */
  async try(
    id: string,
    person: PersonId,
    { text, pay, asker }: Sending & { text: string },
  ): Promise<TryAnswer | 'not-found'> {
    const board = await this.open(id);
    if (!board) return 'not-found';
    if (board.person === person) return refuse('own', 'who published a board is not counted');
    const read = readReplay(text);
    if (!read.ok) return refuse('form', read.why);
    const { game, version, setup, marks } = read.value;
    if (game !== board.game || version !== board.version || setup !== board.setup)
      return refuse('other', 'a game of another board');
    const mark = unrankedMark(marks);
    if (mark) return refuse('marked', `the replay says of itself: ${mark}`);
    if (AIDS.some(aid => marks?.[aid])) return refuse('aided', 'games with help are not counted');
    const checked = await this.checker.check(writeReplay(read.value), asker);
    const refusal = tryRefusal(checked);
    if (refusal) return refusal;
    const reached = checked.ok && (checked.result?.winners.includes(0) ?? false);
    if (!(await this.noted(id, person))?.tries) pay('players', id);
    await this.note(id, person, reached ? { tries: 1, reached: 1 } : { tries: 1 });
    const now = await this.open(id);
    return { ok: true, tries: now?.tries ?? 0, reached: now?.reached ?? 0 };
  }

  /** One like a person; taken back as easily. */
  async like(id: string, person: PersonId, { likes, pay }: { likes: 0 | 1; pay: Pay }): Promise<number | Unnoted> {
    const board = await this.open(id);
    if (!board) return 'not-found';
    if (board.person === person) return 'own';
    const before = await this.noted(id, person);
    if ((before?.likes ?? 0) !== likes) {
      if (likes === 1) pay('likes', id);
      await this.note(id, person, { likes });
    }
    return this.likesOf(id);
  }

  /** As the visits say now: what stands beside the board may not have been counted again yet. */
  private async likesOf(id: string): Promise<number> {
    const { likes } = await this.store.db
      .selectFrom('visits')
      .select(({ fn }) => fn.sum<number | null>('likes').as('likes'))
      .where('published', '=', id)
      .executeTakeFirstOrThrow();
    return Number(likes ?? 0);
  }

  async report(
    id: string,
    person: PersonId,
    { why: report, pay }: { why: ReportReason; pay: Pay },
  ): Promise<true | Unnoted> {
    const board = await this.open(id);
    if (!board) return 'not-found';
    if (board.person === person) return 'own';
    if (!(await this.noted(id, person))?.report) pay('reports', id);
    await this.note(id, person, { report });
    return true;
  }

  async dataOf(person: PersonId): Promise<{ published: object[]; visits: object[] }> {
    const { db } = this.store;
    const columns = ['id', 'game', 'version', 'setup', 'title', 'name', 'prover', 'proof', 'stored', 'state'] as const;
    const published = await db.selectFrom('published').select(columns).where('person', '=', person).execute();
    const noted = ['published', 'tries', 'reached', 'likes', 'report', 'stored'] as const;
    const visits = await db.selectFrom('visits').select(noted).where('person', '=', person).execute();
    return { published, visits };
  }

  /** Boards that the operator took down stay known, as nobody's, so that they do not come back. */
  async forget(person: PersonId): Promise<number> {
    const { db } = this.store;
    const own = await db.selectFrom('published').select('id').where('person', '=', person).execute();
    const visited = await db.selectFrom('visits').select('published').where('person', '=', person).execute();
    await db.deleteFrom('visits').where('person', '=', person).execute();
    for (const { published } of visited) await this.recount(published);
    for (const { id } of own) await db.deleteFrom('visits').where('published', '=', id).execute();
    const gone = await db
      .deleteFrom('published')
      .where('person', '=', person)
      .where('state', '=', 'open')
      .executeTakeFirst();
    await db.updateTable('published').set({ person: '', proof: '', name: 0 }).where('person', '=', person).execute();
    return Number(gone.numDeletedRows) + visited.length;
  }

  private async open(id: string) {
    return this.store.db
      .selectFrom('published')
      .select(['game', 'version', 'setup', 'person', 'tries', 'reached', 'likes'])
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
  }

  private async noted(id: string, person: PersonId) {
    return this.store.db
      .selectFrom('visits')
      .select(['tries', 'likes', 'report'])
      .where('published', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
  }

  private async note(
    id: string,
    person: PersonId,
    change: { tries?: 1; reached?: 1; likes?: 0 | 1; report?: ReportReason },
  ): Promise<void> {
    const nothing = { tries: 0, reached: 0, likes: 0, report: null };
    const stored = sql<number>`${sql.raw(NOW[this.store.dialect])}`;
    await this.store.db
      .insertInto('visits')
      .values({ published: id, person, ...nothing, ...change, stored })
      .onConflict(conflict => conflict.columns(['published', 'person']).doUpdateSet({ ...change, stored }))
      .execute();
    await this.recount(id);
  }

  /** The counts follow from the visits, so a lost answer or a second try never counts twice. */
  private async recount(id: string): Promise<void> {
    const sum = (column: 'tries' | 'reached' | 'likes') =>
      sql<number>`(select coalesce(sum(v.${sql.ref(column)}), 0) from visits v where v.published = ${id})`;
    await this.store.db
      .updateTable('published')
      .set({
        tries: sum('tries'),
        reached: sum('reached'),
        likes: sum('likes'),
        reports: sql<number>`(select count(v.report) from visits v where v.published = ${id})`,
      })
      .where('id', '=', id)
      .execute();
    await this.store.db
      .updateTable('published')
      .set({ ease: sql<number>`(1000 * (reached + 1)) / (tries + 2)` })
      .where('id', '=', id)
      .execute();
  }
}

function tryRefusal(checked: Checked): TryAnswer | null {
  if (!checked.ok) return refuse(checked.reason === 'slow' ? 'slow' : 'rule', checked.why);
  if (!checked.result) return refuse('not-over', 'the game is not over');
  const won = checked.result.winners.includes(0);
  return won || checked.actions >= LEAST_ACTIONS ? null : refuse('short', 'ended before it was tried');
}
