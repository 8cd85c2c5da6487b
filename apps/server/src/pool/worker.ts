import { games } from '@minoya/games';
import { type AnyGame, readReplay, type Result, type Seat, fold } from '@minoya/kernel';
import { bots } from '@minoya/bots';
import { dailies } from '@minoya/bots/dailies';
import { lookAt, type Seen, type Subject } from '../preview/look.ts';
import { Art } from '../preview/paint.ts';
import { firstLegal } from './fallback.ts';

/** A question to a bot, as it crosses the thread. */
export interface BotAsk {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly ms: number;
}

export type Checked =
  | { readonly ok: true; readonly result: Result | null; readonly actions: number }
  | { readonly ok: false; readonly why: string; readonly at: number | null };

/** The bot's move as a line; null when there is none. */
export function think({ game: id, bot, view, seat, seed, ms }: BotAsk): string | null {
  const game = games[id];
  if (!game) return null;
  const level = bots[id]?.find(one => one.id === bot);
  if (!level) return firstLegal(game, view, seat);
  const until = performance.now() + ms;
  return game.actions.write(level.bot(view, seat, { seed, stop: () => performance.now() > until }));
}

/** Plays a replay by the rules. */
export function check(text: string): Checked {
  const read = readReplay(text);
  if (!read.ok) return { ok: false, why: read.why, at: null };
  const game: AnyGame | undefined = games[read.value.game];
  if (!game) return { ok: false, why: `no such game: ${read.value.game}`, at: null };
  const verdict = fold(game, read.value);
  return verdict.ok ? { ok: true, result: verdict.result, actions: read.value.log.length } : verdict;
}

/** The setup of a date's game; null when the game has no daily. Some are searched for, which takes seconds. */
export function dailySetup({ game, date }: { readonly game: string; readonly date: string }): string | null {
  return dailies[game]?.setup(date) ?? null;
}

/** What a link shows in words; null when it is about no game of ours. */
export function look(subject: Subject): Seen | null {
  return lookAt(subject);
}

let art: Art | null = null;

/** The picture of a link. */
export function paint({ subject, webDir }: { readonly subject: Subject; readonly webDir: string }): Uint8Array | null {
  const seen = lookAt(subject);
  if (!seen) return null;
  art ??= new Art(webDir);
  return art.paint(seen.game, seen);
}
