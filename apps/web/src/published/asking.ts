import type { PublishedBoard, PublishedOrder, PublishedPage, ReportReason } from '@minoya/shared/published';
import { askKnown, type Trouble } from '../leaderboard/reading.ts';
import { askAsMe, Declined, Unreachable } from '../online/requests.ts';
import { browserStore } from '../store/browser-store.ts';

/** Which boards are asked for. */
export interface Query {
  readonly game: string;
  readonly order: PublishedOrder;
  readonly topic: string | null;
  readonly mine: boolean;
  readonly page: number;
}

/** A page of a list; `kept`: it is the one that was seen last, since nobody can be asked now. */
export interface Listing extends PublishedPage {
  readonly kept: boolean;
}

const listKey = 'published:list';
const boardsKey = 'published:boards';
/** So many boards are remembered for times without a connection. */
const mostKept = 60;

function troubleOf(error: unknown): Trouble {
  if (error instanceof Unreachable) return 'offline';
  // A host of plain files answers with a page of its own.
  if (!(error instanceof Declined) || error.status === 405 || error.status === 501) return 'nobody';
  return 'failed';
}

function pathOf({ game, order, topic, mine, page }: Query): string {
  const query = new URLSearchParams({ game, order, page: String(page) });
  if (topic !== null) query.set('topic', topic);
  if (mine) query.set('mine', 'yes');
  return `/api/published?${query.toString()}`;
}

/** A list as it is now; without a connection the one that was seen last. */
export async function listPublished(query: Query): Promise<Listing | Trouble> {
  const path = pathOf(query);
  try {
    const told = (await (await askKnown(path)).json()) as Partial<PublishedPage>;
    if (!Array.isArray(told.boards)) return 'nobody';
    const { boards, more } = told as PublishedPage;
    if (query.page === 0) await (await browserStore()).set(listKey, { path, boards });
    await keepBoards(boards);
    return { boards, more, kept: false };
  } catch (error) {
    const trouble = troubleOf(error);
    const kept = trouble === 'offline' ? await lastList(path) : null;
    return kept ? { boards: kept, more: false, kept: true } : trouble;
  }
}

async function lastList(path: string): Promise<readonly PublishedBoard[] | null> {
  const kept = (await (await browserStore()).get(listKey)) as { path?: string; boards?: PublishedBoard[] } | undefined;
  return kept?.path === path && Array.isArray(kept.boards) ? kept.boards : null;
}

async function known(): Promise<readonly PublishedBoard[]> {
  const kept: unknown = await (await browserStore()).get(boardsKey);
  return Array.isArray(kept) ? (kept as PublishedBoard[]) : [];
}

async function keepBoards(boards: readonly PublishedBoard[]): Promise<void> {
  const ids = new Set(boards.map(board => board.id));
  const others = (await known()).filter(board => !ids.has(board.id));
  await (await browserStore()).set(boardsKey, [...others, ...boards].slice(-mostKept));
}

/** One board; `gone` when there is none, or no more. Without a connection as it was seen last. */
export async function readPublished(id: string): Promise<PublishedBoard | 'gone' | Trouble> {
  try {
    const told = (await (await askKnown(`/api/published/${id}`)).json()) as PublishedBoard;
    if (typeof told.setup !== 'string') return 'nobody';
    await keepBoards([told]);
    return told;
  } catch (error) {
    if (error instanceof Declined && (error.status === 404 || error.status === 410)) return 'gone';
    const trouble = troubleOf(error);
    if (trouble !== 'offline') return trouble;
    return (await known()).find(board => board.id === id) ?? trouble;
  }
}

/** Likes a board or takes that back; the number of likes now, or why not. */
export async function setLiked(id: string, liked: boolean): Promise<number | Trouble> {
  try {
    const response = await askAsMe(`/api/published/${id}/like`, { method: liked ? 'PUT' : 'DELETE' });
    return ((await response.json()) as { likes: number }).likes;
  } catch (error) {
    return troubleOf(error);
  }
}

export async function reportBoard(id: string, why: ReportReason): Promise<true | Trouble> {
  try {
    await askAsMe(`/api/published/${id}/report`, { method: 'POST', body: JSON.stringify({ why }) });
    return true;
  } catch (error) {
    return troubleOf(error);
  }
}

/** Takes an own board out of the gallery. */
export async function withdraw(id: string): Promise<true | Trouble> {
  try {
    await askAsMe(`/api/published/${id}`, { method: 'DELETE' });
    return true;
  } catch (error) {
    if (error instanceof Declined && error.status === 404) return true;
    return troubleOf(error);
  }
}
