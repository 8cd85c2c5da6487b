import { type AnyGame, fingerprint, type Json, type Ply, type Viewer } from '@minoya/kernel';
import { encodeFrame, encodeText } from '../wire/encode.ts';
import { jsonString } from './json-string.ts';
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
  private readonly frames: EventFrame[] = [];

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

  remember(frame: EventFrame): void {
    this.frames.push(frame);
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
  const head = { t: 'table', n: state.n, table: state.table, ...by } as const;
  if (!change.started || !state.match) return new EventFrame(encodeFrame(head));
  return framePerViewer(viewers, viewer => JSON.stringify({ ...head, view: state.view(viewer) }));
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
  const shared = disclosedToAll(game, ply, viewers);
  if (shared !== null) return new EventFrame(encodeText(`${head}${shared}}`));
  return framePerViewer(viewers, viewer => `${head}${disclosedFields(game, ply, viewer)}}`);
}

/** What everybody is told of it; null when they are told different things. Every action comes by here, so it makes no lists. */
function disclosedToAll(game: AnyGame, ply: Ply, viewers: readonly Viewer[]): string | null {
  let shared = '';
  for (let i = 0; i < viewers.length; i++) {
    const own = disclosedFields(game, ply, viewers[i] ?? 'spectator');
    if (i === 0) shared = own;
    else if (own !== shared) return null;
  }
  return shared;
}

function disclosedFields(game: AnyGame, ply: Ply, viewer: Viewer): string {
  if (game.secrets) {
    const revealed = game.secrets.reveal(ply.before, ply.entry.seat, ply.action, viewer);
    return revealed === null ? '' : `,"r":${JSON.stringify(revealed)}`;
  }
  const view = game.view(ply.after, viewer) as Json;
  return view === ply.after ? '' : `,"view":${JSON.stringify(view)}`;
}

function framePerViewer(viewers: readonly Viewer[], text: (viewer: Viewer) => string): EventFrame {
  const byText = new Map<string, Buffer>();
  // The texts themselves are not kept: a view is some kilobytes, and the bytes are all that is ever asked for.
  const own = viewers.map(viewer => {
    const json = text(viewer);
    const known = byText.get(json) ?? encodeText(json);
    byText.set(json, known);
    return known;
  });
  return new EventFrame(null, viewers, own);
}
