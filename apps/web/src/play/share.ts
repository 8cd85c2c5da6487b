import { type AnyGame, encodeReplay, type Match, writeReplay } from '@minoya/kernel';
import { dailyOf, dayNumber } from '@minoya/shared/calendar';
import { dayPath, replayPath } from '@minoya/shared/links';
import { toast } from '../design/toast.tsx';
import { words } from '../design/words.ts';
import type { GameUI } from '../games/game-ui.ts';
import { type Localized, lang, say } from '../i18n/lang.ts';
import { settings } from '../store/settings.ts';
import { type ReadsMarks, marksForOthers } from './marks-for-others.ts';

type Marks = Readonly<Record<string, number>>;

/** A link that holds the whole game; it needs no server. Whoever opens it reads the shop name of who played here. */
export function replayLink(ui: ReadsMarks, match: Match, marks: Marks = {}): string {
  return location.origin + replayPath(encodeReplay(match.replay()), marksForOthers(ui, match.setup, marks));
}

/** Where who played it watches a game from its first move on: it begins to play by itself. */
export function watchPath(match: Match, marks: Marks = {}): string {
  const url = new URL(replayPath(encodeReplay(match.replay()), marks), location.origin);
  url.searchParams.set('play', '1');
  return url.pathname + url.search + url.hash;
}

/** How a game went, also one that was given up, or how far it is. */
export function resultLine<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, marks: Marks = {}): Localized {
  const view = ui.game.view(match.state, 0) as ReturnType<G['start']>;
  const result = ui.game.result(match.state) ?? (marks['gaveUp'] ? { scores: [], winners: [] } : null);
  return result ? ui.outcome(view, result, marks, match.setup).line : ui.summary(view, match.setup).line;
}

/** The seed of a game as it is passed on: where the game has such a form, with what it was begun with. */
export function seedToPass<G extends AnyGame>(ui: GameUI<G>, { setup, seed }: Match<G>): string {
  return ui.seedCode?.(setup, seed, ui.game.version) ?? seed;
}

interface Shared<G extends AnyGame> {
  readonly match: Match<G>;
  readonly slot: string;
  readonly marks: Marks;
}

/** What is sent: house, game, result, link. Plain text, readable aloud. A daily's link leads to its day. */
export function shareText<G extends AnyGame>(ui: GameUI<G>, run: Shared<G>): string {
  const { match, slot, marks } = run;
  const day = dailyOf(ui.daily, { seed: match.seed, slot });
  const which = day === null ? '' : ` #${dayNumber(day)}`;
  const link = day === null ? replayLink(ui, match, marks) : dayLink(ui.game.id, day, match);
  const line = resultLine(ui, match, marksForOthers(ui, match.setup, marks));
  return `${say({ ja: 'ミノ屋', en: 'Minoya' })} ${say(ui.name)}${which} ${say(line)}\n${link}`;
}

function dayLink(game: string, date: string, match: Match): string {
  return location.origin + dayPath(game, date, encodeReplay(match.replay()));
}

/** Everything needed to open the same position elsewhere, and nothing about the player. */
export function reportText<G extends AnyGame>(ui: GameUI<G>, match: Match<G>): string {
  const { theme, speed, palette, reducedMotion } = settings.peek();
  return [
    `minoya report: ${ui.game.id} v${ui.game.version}`,
    `lang ${lang.peek()} theme ${theme} speed ${speed} palette ${palette} reduced ${String(reducedMotion)}`,
    `screen ${innerWidth}x${innerHeight} @${devicePixelRatio}`,
    navigator.userAgent,
    replayLink(ui, match),
    '',
    writeReplay(match.replay()),
    '',
    ui.game.draw(ui.game.view(match.state, 0)),
  ].join('\n');
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copied);
    return true;
  } catch {
    toast(words.copyFailed);
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** The system's own sharing; where there is none, the clipboard. */
export async function send(text: string): Promise<void> {
  if (!canShare()) {
    await copy(text);
    return;
  }
  try {
    await navigator.share({ text });
  } catch (error) {
    // Closing the system's sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text);
  }
}
