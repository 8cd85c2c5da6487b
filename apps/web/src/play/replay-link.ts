import { decodeReplay, type Read, type Replay, readReplay } from '@minoya/kernel';
import { wordIn } from '@minoya/shared/links';
import type { Localized } from '../i18n/lang.ts';
import { Declined, Unreachable } from '../online/me.ts';
import { askKnown } from '../leaderboard/reading.ts';
import { text } from './text.ts';

/** The replay that a link holds, or that the server keeps under an id; words for the player when it cannot be had. */
export async function replayOf(word: string): Promise<{ readonly replay: Replay } | { readonly why: Localized }> {
  const read = await readLink(word);
  if ('ja' in read) return { why: read };
  if (read.ok) return { replay: read.value };
  return { why: text.damagedLink };
}

async function readLink(word: string): Promise<Read<Replay> | Localized> {
  if (!/^[\w-]{12}$/.test(word)) return decodeReplay(wordIn(word) ?? word);
  try {
    return readReplay(await (await askKnown(`/api/replays/${word}`)).text());
  } catch (error) {
    if (error instanceof Unreachable) return text.replayOffline;
    return error instanceof Declined && error.status === 403 ? text.replayClosed : text.replayGone;
  }
}
