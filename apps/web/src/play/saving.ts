import { type AnyGame, encodeReplay, hash, type Match, type Result } from '@minoya/kernel';
import type { GameUI } from '../games/game-ui.ts';
import { dailyOf } from '@minoya/shared/calendar';
import { firstTry, keepFirstTry, lineWasShown } from '../store/leaderboard-notes.ts';
import type { RunLock } from '../store/locks.ts';
import { dropRun, finishRun, type Past, type Run, saveRun } from '../store/runs.ts';
import { playPath, resultPath } from './paths.ts';
import type { Play } from './play.ts';

type Kept = Pick<Run, 'slot' | 'started' | 'marks'>;

export interface Saving extends Kept {
  /** Whether this tab or another one has the run. */
  readonly hold: RunLock['hold'];
}

/** Saves a run now and after every action, and files it when it is over. Returns how to stop. */
export function keepSaved<G extends AnyGame>(
  ui: GameUI<G>,
  play: Play<G>,
  match: Match<G>,
  { slot, started, marks: first, hold }: Saving,
): () => void {
  const mayWrite = () => hold.peek() === 'held';
  const kept = () => ({ slot, started, marks: play.marks.peek() });
  const save = () => {
    if (mayWrite()) void saveRun(runOf(ui, match, kept()));
  };
  const stopChanges = play.onChange(() => {
    const result = play.result.peek();
    if (result && mayWrite()) noteTry(ui, play, match, slot);
    const past = result && mayWrite() ? pastOf(ui, match, result, kept()) : null;
    if (past) void fileOrDrop(ui, past);
    else save();
    if (ui.keepsResults) nameResult(past ? resultPath(past.game, past.id) : playPath(ui.game.id, slot));
  });
  const stopMarks = play.marks.subscribe(marks => {
    const result = play.result.peek();
    if (marks === first || !mayWrite()) return;
    if (result === null) save();
    // What the last action earned is known a moment after it.
    else void fileOrDrop(ui, pastOf(ui, match, result, kept()));
  });
  if (match.length === 0) save();
  return () => {
    stopChanges();
    stopMarks();
  };
}

/** A daily counts once: whatever follows the first game that was finished says so, and what follows a look at our line. */
function noteTry<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, match: Match<G>, slot: string): void {
  if (!match.marks.shown && lineWasShown(ui.game, match.setup)) play.mark('shown');
  const date = dailyOf(ui.daily, { seed: match.seed, slot });
  if (date === null || match.marks.repeat) return;
  const own = hash(match.log.map(({ line }) => line).join('\n'));
  const first = firstTry(ui.game.id, date);
  if (first === null) keepFirstTry(ui.game.id, date, own);
  else if (first !== own) play.mark('repeat');
}

/** A lesson that is over leaves nothing behind. */
function fileOrDrop<G extends AnyGame>(ui: GameUI<G>, past: Past): Promise<void> {
  return (ui.records?.(past.slot) ?? true) ? finishRun(past) : dropRun(past.game, past.slot);
}

/** The address follows the game: a reload or a way back finds the result, or the game that goes on. */
function nameResult(to: string): void {
  const here = location.pathname;
  const ours = /^\/[^/]+\/(play|result)(\/|$)/.test(here);
  if (ours && here !== to) history.replaceState(history.state, '', to);
}

/** A match as it is kept. */
export function runOf<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, { slot, started, marks }: Kept): Run {
  const view = ui.game.view(match.state, 0) as ReturnType<G['start']>;
  const { line, progress } = ui.summary(view, match.setup);
  const { game, version, setup, seed, log } = match.replay();
  return {
    game,
    version,
    slot,
    setup,
    seed,
    log,
    started,
    saved: Date.now(),
    line,
    progress,
    marks: { ...marks, ...match.marks },
  };
}

/** A finished game as it is filed. */
export function pastOf<G extends AnyGame>(
  ui: GameUI<G>,
  match: Match<G>,
  result: Result,
  { slot, started, marks }: Kept,
): Past {
  const view = match.state;
  const { score, won, line } = ui.outcome(view, result, marks, match.setup);
  const { game, version } = match.replay();
  const id = `${String(started).padStart(14, '0')}-${game}`;
  const word = encodeReplay(match.replay());
  return {
    id,
    game,
    version,
    slot,
    started,
    ended: Date.now(),
    score,
    won,
    line,
    result,
    plies: match.length,
    word,
    marks,
  };
}
