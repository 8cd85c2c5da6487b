import { type RulesOfVersion, rulesOfVersion, versionsOf } from '@minoya/archive';
import {
  type AnyGame,
  fold,
  type Folded,
  type Replay,
  readReplay,
  refusalWords,
  type Result,
  type Seat,
  walk,
} from '@minoya/kernel';
import { leaderboardSetup, type ScoreRefusal } from '@minoya/shared/leaderboard';
import { lookAtLink, type LinkedGame, type Subject } from '../preview/look.ts';
import { Art } from '../preview/paint.ts';
import { anyOrderPrint } from '../scores/any-order.ts';
import { type Trail, TrailMaker } from '../scores/trail.ts';
import { firstLegal } from './fallback.ts';
import { yieldCores } from './yield-cores.ts';

yieldCores();

/** A question to a bot, as it crosses the thread. */
export interface BotAsk {
  readonly game: string;
  readonly version: number;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly ms: number;
}

export type Checked =
  | ({
      readonly ok: true;
      readonly result: Result | null;
      readonly actions: number;
      readonly moves: string | null;
    } & Trail)
  | { readonly ok: false; readonly reason: ScoreRefusal; readonly why: string; readonly at: number | null };

/** The moves of a game as the rules of one version play them: who copies moves may name other rules than they were made under. */
export interface Reading {
  readonly version: number;
  /** As if no help had been taken along. */
  readonly unaided: boolean;
  /** Null where these rules do not let the game get to its end. */
  readonly print: string | null;
  readonly trail: string;
}

/** A question for a date's game. */
export interface DailyAsk {
  readonly game: string;
  readonly version: number;
  readonly date: string;
}

/** The bot's move as a line; null when there is none. */
export async function think({ game: id, version, bot, view, seat, seed, ms }: BotAsk): Promise<string | null> {
  const rules = await rulesOfVersion(id, version);
  if (!rules) return null;
  const { game } = rules;
  const level = rules.bots.find(one => one.id === bot);
  if (!level) return firstLegal(game, view, seat);
  const until = performance.now() + ms;
  return game.actions.write(level.bot(view, seat, { seed, stop: () => performance.now() > until }));
}

/** Plays a replay by the rules that made it. */
export async function check(text: string): Promise<Checked> {
  const read = readReplay(text);
  if (!read.ok) return { ok: false, reason: 'form', why: refusalWords(null, read.why).en, at: null };
  const { game: id, version } = read.value;
  const rules = await rulesOfVersion(id, version);
  if (!rules) return { ok: false, reason: 'version', why: `no such rules: ${id} ${version}`, at: null };
  const { trail, verdict } = followed(rules.game, read.value);
  if (verdict.ok) {
    const moves = anyOrderPrint(rules.game, read.value);
    return { ok: true, result: verdict.result, actions: read.value.log.length, moves, ...trail };
  }
  const why = refusalWords(rules.game, verdict.why).en;
  return { ok: false, why, at: verdict.at, reason: verdict.at === null ? 'setup' : 'rule' };
}

/** Plays a replay and notes the positions it goes through. */
function followed(game: AnyGame, replay: Replay): { readonly trail: Trail; readonly verdict: Folded } {
  let trail: TrailMaker | null = null;
  const verdict = fold(game, replay, ({ before, after }) => {
    trail ??= new TrailMaker(before);
    trail.add(after);
  });
  return { trail: (trail ?? new TrailMaker(null)).end(), verdict };
}

/** What the moves of a replay come to under every version of the rules that knows its setup, oldest first. */
export async function readings(text: string): Promise<readonly Reading[]> {
  const read = readReplay(text);
  if (!read.ok) return [];
  const all: Reading[] = [];
  for (const version of versionsOf(read.value.game)) {
    const rules = await rulesOfVersion(read.value.game, version);
    if (rules) all.push(...readBy(rules, { ...read.value, version }));
  }
  return all;
}

function readBy({ game }: RulesOfVersion, replay: Replay): readonly Reading[] {
  const setup: unknown = game.setups.read(replay.setup);
  if (setup === null || game.setups.write(setup) !== replay.setup) return [];
  const begun = game.start(setup, replay.seed);
  const plain = unaidedStart(game, replay);
  const own = new TrailMaker(begun);
  const withoutHelp = plain === null ? null : new HelpHidden(begun, plain);
  const bare = withoutHelp && new TrailMaker(withoutHelp.of(begun));
  const walked = walk(game, begun, replay.log, ply => {
    own.add(ply.after);
    if (withoutHelp) bare?.add(withoutHelp.of(ply.after));
  });
  const whole = walked.ok && walked.result !== null;
  const reading = ({ print, trail }: Trail, unaided: boolean): Reading => ({
    version: replay.version,
    unaided,
    print: whole ? print : null,
    trail,
  });
  return [reading(own.end(), false), ...(bare ? [reading(bare.end(), true)] : [])];
}

/** How the game would have begun without the help that was taken along; null where there was none. */
function unaidedStart(game: AnyGame, { setup, seed }: Replay): object | null {
  const plain = leaderboardSetup(game, setup);
  return plain === setup ? null : (game.start(game.setups.read(plain), seed) as object);
}

/**
 * Positions without what help brought into them: what is different at the start, tools that lie ready, is shown as it is without help.
 * So the same moves are the same moves whatever tools lay beside them.
 */
class HelpHidden {
  private readonly hidden: object;

  constructor(begun: object, plain: object) {
    const then = new Map<string, unknown>(Object.entries(begun));
    const isOther = ([key, value]: [string, unknown]): boolean =>
      JSON.stringify(value) !== JSON.stringify(then.get(key));
    this.hidden = Object.fromEntries(Object.entries(plain).filter(isOther));
  }

  of(state: object): object {
    return { ...state, ...this.hidden };
  }
}

/** The positions of the line that the page shows beside a game that began like this one; null when it shows none. */
export async function shownTrail({ game: id, version, setup, seed }: Omit<Replay, 'log'>): Promise<string | null> {
  const rules = await rulesOfVersion(id, version);
  const line = rules?.shownLine(setup);
  if (!rules || !line) return null;
  const log = line.map(text => ({ seat: 0, line: text }));
  const { trail, verdict } = followed(rules.game, { game: id, version, setup, seed, log });
  return verdict.ok ? trail.trail : null;
}

/** The setup of a date's game; null when these rules have no daily. Some are searched for, which takes seconds. */
export async function dailySetup({ game, version, date }: DailyAsk): Promise<string | null> {
  return (await rulesOfVersion(game, version))?.daily?.setup(date) ?? null;
}

/** What a link shows in words; null when it is about no game of ours. */
export function look(subject: Subject): Promise<LinkedGame | null> {
  return lookAtLink(subject);
}

let art: Art | null = null;

/** The picture of a link. */
export async function paint(ask: { readonly subject: Subject; readonly webDir: string }): Promise<Uint8Array | null> {
  const { subject, webDir } = ask;
  const seen = await lookAtLink(subject);
  if (!seen) return null;
  art ??= new Art(webDir);
  return art.paint(seen.game, seen);
}
