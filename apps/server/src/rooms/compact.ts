import { setImmediate as breathe } from 'node:timers/promises';
import type { RuleBook } from '../rules.ts';
import { DamagedLog } from '../store/damaged.ts';
import type { EventLog } from '../store/log.ts';
import { type RoomEvent, readEvent, writeEvent } from './event.ts';
import { EVENTS_AT_ONCE } from './room-size.ts';
import { RoomState } from './room-state.ts';

/** So many characters less, or it is not worth writing. */
const WORTH_IT = 1_000;

/** What is said about chairs and setups: where several follow each other, only what they come to matters in the end. */
function isAboutTheTable(event: RoomEvent): boolean {
  const { e } = event;
  if (e === 'leave' && event.over) return false;
  return !(e === 'open' || e === 'start' || e === 'act' || e === 'undo' || e === 'again' || e === 'close');
}

/** The same games at the same tables, without the coming and going in between. The rules must be loaded. */
async function compacted(events: readonly RoomEvent[], rules: RuleBook): Promise<readonly string[]> {
  const state = new RoomState(rules);
  const kept: string[] = [];
  let run: string[] = [];
  for (const [i, event] of events.entries()) {
    if (i % EVENTS_AT_ONCE === EVENTS_AT_ONCE - 1) await breathe();
    state.addEvent(event);
    run.push(writeEvent(event));
    const next = events[i + 1];
    if (next && isAboutTheTable(event) && isAboutTheTable(next)) continue;
    const { setup, clock, watch, host, chairs } = state.table;
    const whole = writeEvent({ e: 'table', table: { setup, clock, watch, host, chairs } });
    kept.push(...(isAboutTheTable(event) && whole.length < bytes(run) ? [whole] : run));
    run = [];
  }
  return kept;
}

function bytes(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

/**
 * Makes the log of a closed room, which is kept for its games, as short as these need. Nobody follows such a log by its
 * numbers any more. Whatever cannot be read or has changed meanwhile stays as it is.
 */
export async function compactLog(room: string, log: EventLog, rules: RuleBook): Promise<boolean> {
  const stored = await closedLog(room, log);
  if (!stored) return false;
  const events = stored.map(readEvent);
  if (bytes(stored.filter((_, i) => isAboutTheTable(events[i] as RoomEvent))) < WORTH_IT) return false;
  let short: readonly string[];
  try {
    await rules.loadFor(events);
    short = await compacted(events, rules);
  } catch {
    // Rules of a newer server, or what was stored is not what is played: whoever asks for a game is told.
    return false;
  }
  if (bytes(stored) - bytes(short) < WORTH_IT) return false;
  return log.rewrite(room, stored.length, short);
}

async function closedLog(room: string, log: EventLog): Promise<readonly string[] | null> {
  try {
    const stored = (await log.read(room, 0)).events.map(event => event.body);
    return stored.length > 0 && readEvent(stored.at(-1) ?? '').e === 'close' ? stored : null;
  } catch (error) {
    if (error instanceof DamagedLog) return null;
    throw error;
  }
}
