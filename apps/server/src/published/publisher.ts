import { randomBytes } from 'node:crypto';
import { manifests, type Publishing } from '@minoya/games';
import { type Replay, readReplay, writeReplay } from '@minoya/kernel';
import type { PublishAnswer, PublishEntry, PublishRefusal } from '@minoya/shared/published';
import { readTitle } from '@minoya/shared/titles';
import type { PersonId } from '../person.ts';
import type { Checker } from '../pool/pool.ts';
import type { RuleBook } from '../rules.ts';
import type { Store } from '../store/store.ts';
import { likenessKey, type PublishedRow, shownSum } from './row.ts';

const DAY = 24 * 60 * 60_000;
/** Whoever has drawn so many boards in a day can wait for the next. */
const MOST_A_DAY = 12;
const MOST_IN_ALL = 300;
const LONGEST_SETUP = 1_400;
const LONGEST_SEED = 64;
/** A board that nobody has tried is taken for one that every second person solves. */
const EASE_AT_FIRST = 500;

interface Trouble {
  readonly at?: number | null;
  readonly id?: string | null;
}

/** The address has published as much as it may for now. */
export class TooMuch extends Error {}

const refuse = (reason: PublishRefusal, why: string, { at = null, id = null }: Trouble = {}): PublishAnswer => ({
  ok: false,
  reason,
  why,
  at,
  id,
});

interface Candidate {
  readonly person: PersonId;
  readonly entry: PublishEntry;
  readonly replay: Replay;
  readonly publishing: Publishing;
  readonly asker: string;
}

/** Takes boards of one's own into the gallery: each with a game that reaches its goal, played again by the rules. */
export class Publisher {
  private readonly store: Store;
  private readonly checker: Checker;
  private readonly rules: RuleBook;
  private readonly now: () => number;

  constructor(deps: { store: Store; checker: Checker; rules: RuleBook; now: () => number }) {
    this.store = deps.store;
    this.checker = deps.checker;
    this.rules = deps.rules;
    this.now = deps.now;
  }

  /** `pay` says whether the address may publish one more; in the line of `asker` it waits to be checked. */
  async publish(
    person: PersonId,
    entry: PublishEntry,
    { pay, asker }: { pay: () => boolean; asker: string },
  ): Promise<PublishAnswer> {
    const read = readReplay(entry.replay);
    if (!read.ok) return refuse('form', read.why);
    const replay = read.value;
    const publishing = this.publishingOf(replay.game);
    if (!publishing) return refuse('game', `nothing of this game is published: ${replay.game}`);
    const candidate = { person, entry, replay, publishing, asker };
    return (
      (await this.refusalAtSight(candidate)) ??
      (await this.refusalBefore(candidate)) ??
      (await this.refusalByPlay(candidate)) ??
      this.keep(candidate, pay)
    );
  }

  /** What can be published of a game that is played here. */
  publishingOf(game: string): Publishing | null {
    return this.rules.present(game) && Object.hasOwn(manifests, game) ? (manifests[game]?.publishing ?? null) : null;
  }

  private async refusalAtSight({ entry, replay, publishing }: Candidate): Promise<PublishAnswer | null> {
    const { game, version, setup, seed } = replay;
    if (!readTitle(entry.title)) return refuse('title', 'a title is two words of the lists');
    if (seed.length > LONGEST_SEED) return refuse('form', `a seed has at most ${LONGEST_SEED} characters`);
    if (setup.length > LONGEST_SETUP) return refuse('size', `a setup has at most ${LONGEST_SETUP} characters`);
    const rules = await this.rules.load(game, version);
    if (!rules) return refuse('version', `no such rules: ${game} ${version}`);
    const begun: unknown = rules.game.setups.read(setup);
    if (begun === null || rules.game.setups.write(begun) !== setup)
      return refuse('setup', 'the setup is not one of this game in its usual spelling');
    const reason = publishing.refusal(setup);
    return reason && refuse(reason, `the game does not let this be published: ${reason}`);
  }

  /** What is there already, and how much of it is this person's. */
  private async refusalBefore({ person, replay, publishing }: Candidate): Promise<PublishAnswer | null> {
    const known = await this.alike(likenessKey(replay.game, publishing.likeness(replay.setup)));
    if (known) return answerTo(known, person, replay);
    const count = async (since: number): Promise<number> => {
      const { n } = await this.store.db
        .selectFrom('published')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('person', '=', person)
        .where('stored', '>', since)
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    if ((await count(this.now() - DAY)) >= MOST_A_DAY) return refuse('enough', `at most ${MOST_A_DAY} boards a day`);
    return (await count(0)) >= MOST_IN_ALL ? refuse('enough', `at most ${MOST_IN_ALL} boards in all`) : null;
  }

  private async refusalByPlay({ replay, asker }: Candidate): Promise<PublishAnswer | null> {
    const checked = await this.checker.check(writeReplay(replay), asker);
    if (!checked.ok) {
      const { reason, why, at } = checked;
      return refuse(reason === 'slow' || reason === 'setup' || reason === 'version' ? reason : 'rule', why, { at });
    }
    if (!checked.result) return refuse('not-over', 'the game that should prove it is not over');
    return checked.result.winners.includes(0) ? null : refuse('goal', 'the game does not reach the first goal');
  }

  private async keep({ person, entry, replay, publishing }: Candidate, pay: () => boolean): Promise<PublishAnswer> {
    if (!pay()) throw new TooMuch('the address has published enough for now');
    const { game, version, setup } = replay;
    const likeness = likenessKey(game, publishing.likeness(setup));
    const shown = { game, version, setup, title: entry.title, topic: publishing.topic(setup), prover: entry.by };
    const id = randomBytes(9).toString('base64url');
    const row: PublishedRow = {
      id,
      ...shown,
      likeness,
      proof: writeReplay(replay),
      person,
      name: entry.name,
      stored: this.now(),
      state: 'open',
      tries: 0,
      reached: 0,
      ease: EASE_AT_FIRST,
      likes: 0,
      reports: 0,
      sum: shownSum({ id, ...shown }),
    };
    const kept = await this.store.db
      .insertInto('published')
      .values(row)
      .onConflict(conflict => conflict.column('likeness').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept) return { ok: true, id, again: false };
    // Somebody was faster by a moment.
    const first = await this.alike(likeness);
    return first ? answerTo(first, person, replay) : refuse('duplicate', 'published a moment ago');
  }

  private async alike(likeness: string): Promise<Alike | undefined> {
    const columns = ['id', 'person', 'setup', 'state', 'version'] as const;
    return this.store.db.selectFrom('published').select(columns).where('likeness', '=', likeness).executeTakeFirst();
  }
}

type Alike = Pick<PublishedRow, 'id' | 'person' | 'setup' | 'state' | 'version'>;

/** The same board of the same person is what was asked for, when the answer was lost; any other is taken. */
function answerTo(known: Alike, person: PersonId, { setup, version }: Replay): PublishAnswer {
  if (known.state === 'removed') return refuse('removed', 'the operator has taken this board down');
  if (known.person === person && known.setup === setup && known.version === version)
    return { ok: true, id: known.id, again: true };
  return refuse('duplicate', 'this board is published already', { id: known.id });
}
