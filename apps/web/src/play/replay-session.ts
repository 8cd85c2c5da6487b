import { type AnyGame, fill, type Match, type Result, type Seat, type Viewer } from '@minoya/kernel';
import { markedPlies } from '@minoya/shared/links';
import { nameOf } from '@minoya/shared/names';
import type { GameUI } from '../games/game-ui.ts';
import type { Localized } from '../i18n/lang.ts';
import { Play } from './play.ts';
import type { News, Session } from './session.ts';
import type { StateOf } from './types.ts';

type Marks = Readonly<Record<string, number>>;

/** A finished or half-finished game to look at: one can go anywhere in it, and change nothing. */
export class ReplaySession<G extends AnyGame> implements Session<G> {
  readonly match: Match<G>;
  /** Through whose eyes; `turn` goes with whoever is on turn. */
  private eyes: Viewer | 'turn' = 0;
  readonly seats: readonly number[] = [];
  readonly canUndo = false;
  readonly canRedo = false;
  private at = 0;
  private readonly listeners = new Set<(news: News<G>) => void>();

  constructor(match: Match<G>, at: number) {
    this.match = match;
    this.at = at;
  }

  get viewer(): Viewer {
    return this.eyes === 'turn' ? this.onTurn() : this.eyes;
  }

  get follows(): boolean {
    return this.eyes === 'turn';
  }

  /** Who is on turn here; when it is over, whoever was last. */
  private onTurn(): Seat {
    const { state } = this.match.at(this.at);
    return this.game.turn(state)[0] ?? this.match.log[this.at - 1]?.seat ?? 0;
  }

  get game(): G {
    return this.match.game;
  }

  get setup(): string {
    return this.match.setup;
  }

  get view(): StateOf<G> {
    return this.game.view(this.match.at(this.at).state, this.viewer) as StateOf<G>;
  }

  get result(): Result | null {
    return this.game.result(this.match.at(this.at).state);
  }

  get length(): number {
    return this.at;
  }

  /** Goes to a ply: one step on is played with its motion, everything else is shown. */
  seek(ply: number): void {
    const to = Math.max(0, Math.min(this.match.length, ply));
    const next = to === this.at + 1;
    this.at = to;
    const { entry, events } = this.match.at(to);
    const news: News<G> =
      next && entry ? { type: 'step', entry, events, view: this.view } : { type: 'jump', view: this.view };
    for (const listener of this.listeners) listener(news);
  }

  /** Looks through another seat's eyes, or through those of whoever is on turn. */
  viewAs(eyes: Viewer | 'turn'): void {
    this.eyes = eyes;
    for (const listener of this.listeners) listener({ type: 'jump', view: this.view });
  }

  listen(listener: (news: News<G>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  act(): void {
    // A replay takes no actions.
  }

  undo(): void {
    this.seek(this.at - 1);
  }

  redo(): void {
    this.seek(this.at + 1);
  }

  close(): void {
    this.listeners.clear();
  }
}

export interface ShownReplay<G extends AnyGame> {
  readonly session: ReplaySession<G>;
  readonly play: Play<G>;
}

/** Whether a game has come to an end, also one that was given up. */
export const isOver = <G extends AnyGame>({ game }: Pick<GameUI<G>, 'game'>, match: Match<G>, marks: Marks): boolean =>
  game.result(match.state) !== null || marks['gaveUp'] !== undefined || marks['resigned'] !== undefined;

/** Puts a game on a table to be looked at: a finished one from its beginning, another where it stands. */
export function showReplay<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, marks: Marks = {}): ShownReplay<G> {
  const session = new ReplaySession(match, isOver(ui, match, marks) ? 0 : match.length);
  const play = new Play(session, ui.eventEffects, { isReplay: true });
  play.marks.value = { ...marks, ...match.marks };
  play.seating.people.value = ui.people?.(match.setup, marks) ?? [];
  for (const ply of markedPlies(marks, 'bot')) {
    const seat = match.log[ply - 1]?.seat;
    if (seat !== undefined) play.seating.standIns.set(ply, seat);
  }
  const people = play.seating.people.value;
  const whose = people.findIndex(one => one.kind === 'you');
  session.viewAs(whose >= 0 ? whose : people.length > 1 ? 'turn' : 0);
  play.recall();
  return { session, play };
}

/** たちばな屋: 27 雨の橋 ★★☆ 377点; null for games that tell nothing of the kind, or are not over. */
export function toldOf<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, marks: Marks): Localized | null {
  if (!ui.replayed || !ui.game.result(match.state)) return null;
  const { line } = ui.replayed(match.setup, match.state as StateOf<G>);
  const { shop0 } = marks;
  if (shop0 === undefined) return line;
  return fill({ ja: '{who}：{line}', en: '{who}: {line}' }, { who: nameOf(shop0), line });
}
