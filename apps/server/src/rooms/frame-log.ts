import { type AnyGame, fingerprint, type Json, type Ply, type Viewer } from '@minoya/kernel';
import { encodeFrame, encodeText } from '../wire/encode.ts';
import { jsonString } from './json-string.ts';
import { sameJson } from './same-json.ts';
import type { RoomState, Change } from './room-state.ts';

/** One event as each viewer is sent it. Those who are sent the same share the bytes. */
export class EventFrame {
  private readonly all: Buffer | null;
  private readonly viewers: readonly Viewer[];
  private readonly own: readonly Buffer[];

  /** `all` for everybody, or `own` for each of the viewers. */
  constructor(all: Buffer | null, viewers: readonly Viewer[] = NOBODY, own: readonly Buffer[] = NOTHING) {
    this.all = all;
    this.viewers = viewers;
    this.own = own;
  }

  /** With another frame for everybody right behind it, in one write. */
  with(next: Buffer): EventFrame {
    const both = (frame: Buffer): Buffer => Buffer.concat([frame, next]);
    return new EventFrame(this.all && both(this.all), this.viewers, this.own.map(both));
  }

  for(viewer: Viewer): Buffer | null {
    return this.all ?? this.own[this.viewers.indexOf(viewer)] ?? null;
  }
}

const NOBODY: readonly Viewer[] = [];
const NOTHING: readonly Buffer[] = [];
const STEPS_BETWEEN_HASHES = 128;
/** How far back somebody may have been away and still be told only what was missed. */
export const REMEMBERED_FRAMES = 48;

/** The frames of the last events, for those who come back. */
export class FrameLog {
  private frames: EventFrame[] = [];

  /** Frames after the first `n` events, for one viewer; null when they are no longer known. */
  since(n: number, head: number, viewer: Viewer): Buffer[] | null {
    const missing = head - n;
    if (missing < 0 || missing > this.frames.length) return null;
    const found: Buffer[] = [];
    for (const frame of this.frames.slice(this.frames.length - missing)) {
      const own = frame.for(viewer);
      if (!own) return null;
      found.push(own);
    }
    return found;
  }

  /** Not what was before a game: for who missed its start, its view by now is shorter than its first one and all since. */
  remember(frame: EventFrame, change: Change): void {
    if (change.kind === 'table' && change.started) this.frames = [];
    else this.frames.push(frame);
    if (this.frames.length > REMEMBERED_FRAMES) this.frames.shift();
  }
}

/** The frame for the event that was just added to the state. */
export function eventFrame(state: RoomState, change: Change, viewers: readonly Viewer[]): EventFrame {
  if (change.kind === 'step') return stepFrame(state, change, viewers);
  if (change.kind === 'undo') {
    return new EventFrame(
      encodeFrame({ t: 'undo', n: state.n, s: change.seat, ...(change.id !== undefined && { id: change.id }) }),
    );
  }
  const by = change.by !== undefined && change.id !== undefined ? { by: change.by, id: change.id } : {};
  const head = JSON.stringify({ t: 'table', n: state.n, table: state.table, ...by });
  if (!change.started || !state.match) return new EventFrame(encodeText(head));
  const before = `${head.slice(0, -1)},"view":`;
  return framePerViewer(
    viewers,
    viewer => state.view(viewer),
    view => `${before}${JSON.stringify(view)}}`,
  );
}

function stepFrame(
  state: RoomState,
  change: Extract<Change, { kind: 'step' }>,
  viewers: readonly Viewer[],
): EventFrame {
  const { ply, id } = change;
  const { n, game } = state;
  let head = `{"t":"step","n":${n},"s":${ply.entry.seat},"a":${jsonString(ply.entry.line)}`;
  if (id !== undefined) head += `,"id":${id}`;
  if (n % STEPS_BETWEEN_HASHES === 0) head += `,"h":"${fingerprint(game.view(ply.after, 'spectator'))}"`;
  // Most actions disclose nothing, or the same to all: one text for everybody.
  const first = disclosed(game, ply, viewers[0] ?? 'spectator');
  if (allAreTold(first, game, ply, viewers))
    return new EventFrame(encodeText(`${head}${disclosedField(game, first)}}`));
  return framePerViewer(
    viewers,
    viewer => disclosed(game, ply, viewer),
    told => `${head}${disclosedField(game, told)}}`,
  );
}

/** Whether everybody is told the same of it as the first viewer. Every action comes by here, so it makes no lists. */
function allAreTold(first: Json, game: AnyGame, ply: Ply, viewers: readonly Viewer[]): boolean {
  for (let i = 1; i < viewers.length; i++)
    if (!sameJson(first, disclosed(game, ply, viewers[i] ?? 'spectator'))) return false;
  return true;
}

/** What a viewer cannot know without being told; null when that is nothing. */
function disclosed(game: AnyGame, ply: Ply, viewer: Viewer): Json {
  if (game.secrets) return game.secrets.reveal(ply.before, ply.entry.seat, ply.action, viewer);
  const view = game.view(ply.after, viewer) as Json;
  return view === ply.after ? null : view;
}

function disclosedField(game: AnyGame, told: Json): string {
  return told === null ? '' : `,"${game.secrets ? 'r' : 'view'}":${JSON.stringify(told)}`;
}

/** Who is shown the same is sent the same bytes, written once. */
function framePerViewer(
  viewers: readonly Viewer[],
  shown: (viewer: Viewer) => Json,
  text: (value: Json) => string,
): EventFrame {
  const written: { readonly value: Json; readonly frame: Buffer }[] = [];
  // Only bytes are kept of it: a view is some kilobytes.
  const own = viewers.map(viewer => {
    const value = shown(viewer);
    const known = written.find(one => sameJson(one.value, value));
    if (known) return known.frame;
    const frame = encodeText(text(value));
    written.push({ value, frame });
    return frame;
  });
  return new EventFrame(null, viewers, own);
}
