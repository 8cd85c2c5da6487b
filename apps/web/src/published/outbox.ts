import { PUBLISH_REFUSALS, type PublishAnswer, type PublishEntry, type PublishRefusal } from '@minoya/shared/published';
import { signal } from '@preact/signals';
import { toast } from '../design/toast.tsx';
import { askAsMe, Declined, Unreachable } from '../online/requests.ts';
import { go } from '../router.ts';
import { browserStore } from '../store/browser-store.ts';
import { noteUnpublished } from '../store/leaderboard-notes.ts';
import { refusalText, text } from './text.ts';

/** What waits for a connection: a board to be published, or a game on somebody's board to be counted. */
type Parcel =
  | { readonly is: 'board'; readonly game: string; readonly entry: PublishEntry }
  | { readonly is: 'try'; readonly id: string; readonly replay: string };

/** What became of a board. */
export type Published =
  | { readonly is: 'published'; readonly id: string }
  | {
      readonly is: 'refused';
      readonly reason: PublishRefusal;
      readonly at: number | null;
      readonly id: string | null;
    }
  /** Not now: it is kept and sent again. */
  | { readonly is: 'later'; readonly why: 'offline' | 'busy' }
  /** There is no server behind this copy of the house. */
  | { readonly is: 'nobody' };

const prefix = 'outbox:';
/** Older ones are given up: a try of long ago says little, and drafts are kept anyway. */
const most = 40;

/** How many boards wait to be published. */
export const waitingBoards = signal(0);

/** Publishes a board, or keeps it until that can be done. */
export async function publish(game: string, entry: PublishEntry): Promise<Published> {
  const answer = await sendBoard(entry);
  if (answer.is === 'later') await keep({ is: 'board', game, entry });
  return answer;
}

/** Counts a finished game on somebody's board, now or later. */
export async function sendTry(id: string, replay: string): Promise<'counted' | 'not' | 'later'> {
  const answer = await deliverTry(id, replay);
  if (answer === 'later') await keep({ is: 'try', id, replay });
  return answer;
}

async function sendBoard(entry: PublishEntry): Promise<Published> {
  try {
    const response = await askAsMe('/api/published', { method: 'POST', body: JSON.stringify(entry) });
    const told = (await response.json()) as Partial<Extract<PublishAnswer, { ok: true }>>;
    return typeof told.id === 'string' ? { is: 'published', id: told.id } : { is: 'nobody' };
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): Published {
  if (error instanceof Unreachable) return { is: 'later', why: 'offline' };
  if (!(error instanceof Declined)) return { is: 'nobody' };
  if (error.status === 422) return refused(error.message);
  if (error.status === 400 || error.status === 413) return { is: 'refused', reason: 'form', at: null, id: null };
  const unknown = error.status === 404 || error.status === 405 || error.status === 501;
  return unknown ? { is: 'nobody' } : { is: 'later', why: 'busy' };
}

function refused(told: string): Published {
  const { reason, at, id } = JSON.parse(told) as { reason?: unknown; at?: unknown; id?: unknown };
  return {
    is: 'refused',
    reason: PUBLISH_REFUSALS.find(one => one === reason) ?? 'form',
    at: typeof at === 'number' ? at : null,
    id: typeof id === 'string' ? id : null,
  };
}

async function deliverTry(id: string, replay: string): Promise<'counted' | 'not' | 'later'> {
  try {
    await askAsMe(`/api/published/${id}/tries`, { method: 'POST', body: JSON.stringify({ replay }) });
    return 'counted';
  } catch (error) {
    if (error instanceof Unreachable) return 'later';
    return error instanceof Declined && (error.status === 429 || error.status >= 500) ? 'later' : 'not';
  }
}

async function kept(): Promise<readonly (readonly [string, Parcel])[]> {
  const pairs = await (await browserStore()).all(prefix);
  return pairs.flatMap(([key, value]) => {
    const parcel = value as Partial<Parcel> | null;
    return parcel?.is === 'board' || parcel?.is === 'try' ? [[key, parcel as Parcel] as const] : [];
  });
}

async function keep(parcel: Parcel): Promise<void> {
  const all = await kept();
  const same = JSON.stringify(parcel);
  if (all.some(([, one]) => JSON.stringify(one) === same)) return;
  const store = await browserStore();
  for (const [key] of all.slice(0, Math.max(0, all.length + 1 - most))) await store.remove(key);
  await store.set(`${prefix}${String(Date.now()).padStart(14, '0')}-${all.length}`, parcel);
  await count();
}

async function count(): Promise<void> {
  const all = await kept();
  waitingBoards.value = all.filter(([, one]) => one.is === 'board').length;
  noteUnpublished(all.length > 0);
}

let going: Promise<void> | null = null;

/** Sends what was kept, one after the other; what still cannot be sent stays. */
export function sendOutbox(): Promise<void> {
  going ??= sendAll().finally(() => {
    going = null;
  });
  return going;
}

async function sendAll(): Promise<void> {
  await count();
  for (const [key, parcel] of await kept()) {
    const answer = parcel.is === 'try' ? await deliverTry(parcel.id, parcel.replay) : await sendBoard(parcel.entry);
    if (answer === 'later' || (typeof answer === 'object' && (answer.is === 'later' || answer.is === 'nobody'))) break;
    await (await browserStore()).remove(key);
    if (parcel.is === 'board' && typeof answer === 'object') report(parcel.game, answer);
  }
  await count();
}

function report(game: string, answer: Published): void {
  if (answer.is === 'refused') toast(text.laterRefused(refusalText(answer.reason, answer.at)), { stays: true });
  if (answer.is === 'published')
    toast(text.laterPublished, {
      action: { label: text.see, run: () => go(`/${game}/gallery/${answer.id}`) },
    });
}
