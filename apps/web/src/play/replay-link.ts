import { decodeReplay, type Replay, readReplay } from '@minoya/kernel';
import { wordIn } from '@minoya/shared/links';
import type { Localized } from '../i18n/lang.ts';
import { Declined, Unreachable } from '../online/requests.ts';
import { askKnown } from '../leaderboard/reading.ts';
import { replayText } from './replay-text.ts';

export interface Linked {
  readonly replay: Replay;
  /** Who sat where, as the server knows it: a bot's id, or the number of a person's name. */
  readonly seats?: readonly { readonly bot: string | null; readonly name: number }[];
  /** The actions that the clock did for somebody, counted from 1. */
  readonly late?: readonly number[];
  /** And those that a bot did that stood in for somebody. */
  readonly standIn?: readonly number[];
  /** Seats that gave it up. */
  readonly resigned?: readonly number[];
}

/** The replay that a link holds, or that the server keeps under an id; words for the player when it cannot be had. */
export async function replayOf(word: string): Promise<Linked | { readonly why: Localized }> {
  try {
    if (/^[\w-]{22}$/.test(word)) return await roomGame(word);
    const read = /^[\w-]{12}$/.test(word)
      ? readReplay(await (await askKnown(`/api/replays/${word}`)).text())
      : decodeReplay(wordIn(word) ?? word);
    return read.ok ? { replay: read.value } : { why: replayText.damagedLink };
  } catch (error) {
    if (error instanceof Unreachable) return { why: replayText.replayOffline };
    return { why: error instanceof Declined && error.status === 403 ? replayText.replayClosed : replayText.replayGone };
  }
}

/** A game that was played in a room. */
async function roomGame(id: string): Promise<Linked | { readonly why: Localized }> {
  const { replay, ...known } = (await (await askKnown(`/api/games/${id}`)).json()) as {
    readonly replay: string;
    readonly seats: NonNullable<Linked['seats']>;
    readonly late?: readonly number[];
    readonly standIn?: readonly number[];
    readonly resigned?: readonly number[];
  };
  const read = readReplay(replay);
  return read.ok ? { replay: read.value, ...known } : { why: replayText.damagedLink };
}
