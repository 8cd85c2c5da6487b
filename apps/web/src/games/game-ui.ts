import type { AnyGame, Match, Refusals, Result } from '@minoya/kernel';
import type { Daily } from '@minoya/shared/daily';
import type { FunctionComponent } from 'preact';
import type { Localized } from '../i18n/lang.ts';
import type { RoomKit } from '../online/kit.ts';
import type { OpenRun } from '../play/open.ts';
import type { Play } from '../play/play.ts';
import type { ActionOf, EventOf, StateOf } from '../play/types.ts';
import type { Person } from '../stage/seating.ts';
import type { EventEffects } from '../stage/event-effects.ts';
import type { Past } from '../store/runs.ts';
import type { DrawnMark } from '../tile/preview-mark.ts';

/** What the home page and the records say of a game in progress. */
export interface Summary {
  readonly line: Localized;
  /** 0 to 1; null when the game cannot know. */
  readonly progress: number | null;
}

/** What the records keep of a finished game. */
export interface Outcome {
  readonly score: number;
  readonly won: boolean;
  readonly line: Localized;
}

/** What an achievement may look at: one action, and the state after it. */
export interface AchievementContext<G extends AnyGame> {
  readonly before: StateOf<G>;
  readonly after: StateOf<G>;
  readonly events: readonly EventOf<G>[];
  readonly result: Result | null;
  readonly marks: Readonly<Record<string, number>>;
  readonly plies: number;
  /** Which run it is: 'main', 'daily-319' … */
  readonly slot: string;
  /** The line it began with. */
  readonly setup: string;
}

/** What a way of playing earns (実績). */
export interface Achievement<G extends AnyGame> {
  readonly id: string;
  readonly name: Localized;
  readonly how: Localized;
  /** Earned by a lesson, and by nothing else; a lesson earns nothing else. */
  readonly ofLesson?: boolean;
  earned(context: AchievementContext<G>): boolean;
}

/** One section of 遊び方. Content comes from the same tables as the rules. */
export interface RulePage {
  readonly id: string;
  readonly title: Localized;
  readonly Content: FunctionComponent;
}

/** A setup whose finished games are compared with each other. */
interface RankedSetup {
  readonly setup: string;
  readonly name: Localized;
  readonly path: string;
  /** What it is listed under, where there are many. */
  readonly group?: Localized;
}

/** Boards on which finished games are compared, beside that of the daily. */
export interface Leaderboards {
  /** What they are: runs, stages. */
  readonly name: Localized;
  /** One for each setup that is ranked; `path` is where it is played. */
  readonly boards: readonly RankedSetup[];
  /** Fetches what some of them are named by; the page that lists them waits for it. */
  readonly prepare?: () => Promise<unknown>;
  /** True: they take only runs whose seed the server gave out; any other is practice. */
  readonly givenSeeds?: boolean;
  /** What the games of each shelf have, where that is more than hints and tools. */
  readonly unaided?: Localized;
  readonly aided?: Localized;
  /** Which games stand on which of the two, where their names do not say it; comes when it is asked for. */
  readonly aboutShelves?: () => Promise<FunctionComponent<{ readonly now?: Localized }>>;
  /** Said at the end of a game whose setup has none. */
  readonly unlisted?: (setup: string) => (() => Promise<FunctionComponent>) | null;
}

/** A kind of games whose figures are told together. */
export interface RecordKind {
  readonly id: string;
  readonly name: Localized;
  /** Its place among them, smallest first; what was played last comes first where there is none. */
  readonly place?: number;
  /** Where points of two games do not compare: what the percentages are of, in words, and this game's; null: it has none. */
  readonly measure?: { readonly text: Localized; readonly percent: number | null };
}

/** A game that its one person gave up. */
export interface Resigned {
  readonly marks: Readonly<Record<string, number>>;
  readonly result: Result;
}

/** Everything the house needs to put a game on screen. */
export interface GameUI<G extends AnyGame> {
  readonly game: G;
  readonly name: Localized;
  readonly eventEffects: EventEffects<StateOf<G>, EventOf<G>>;
  /** How a mark of the game's link preview is drawn. */
  readonly drawPreviewMark: (mark: string) => DrawnMark;
  /** The oldest version of the rules whose states and events the scene can show; 1 unless said otherwise. */
  readonly oldest?: number;
  /** The game itself; draws `play.shown`, acts through `play.act`. */
  readonly Scene: FunctionComponent<{ readonly play: Play<G> }>;
  /** Pages under `/<id>/`; '' is where the shop front leads. Each gets the rest of its path. */
  readonly screens: Readonly<Record<string, FunctionComponent<{ readonly rest: string }>>>;
  /** `setup` is the line the game began with: some views do not say which board they are. */
  summary(view: StateOf<G>, setup: string): Summary;
  /** `marks` of the record say who sat where, the setup line what was played. */
  outcome(view: StateOf<G>, result: Result, marks: Readonly<Record<string, number>>, setup: string): Outcome;
  /** Why it ended so, where that does not show by itself; said right under the outcome. */
  reason?(play: Play<G>): Localized | null;
  /** Takes the place of the result sheet, for games whose end is a screen of its own. */
  readonly Ending?: FunctionComponent<{ readonly run: OpenRun<G> }>;
  /** True: a finished game stays under an address of its own, `/<id>/result/…`. */
  readonly keepsResults?: boolean;
  /** True: a run can be given up in the menu, and is kept with its result page. */
  readonly mayGiveUp?: boolean;
  /** How a game against others is resigned at this table: what its record says and who has won. Null where nobody can. */
  readonly resigns?: (setup: string, marks: Readonly<Record<string, number>>) => Resigned | null;
  /** True: an empty slot begins nothing by itself. */
  readonly waitsForStart?: boolean;
  /** The result sheet's middle; the outcome's line when absent. */
  readonly Result?: FunctionComponent<{ readonly play: Play<G>; readonly result: Result }>;
  /** True: `Result` tells who has won, in its own time; nothing beside it does. */
  readonly tellsResult?: boolean;
  /** Who sat where by the marks of a record, for games with several seats. */
  readonly people?: (setup: string, marks: Readonly<Record<string, number>>) => readonly Person[];
  /** The same marks for those who did not sit there: this device's person by the number of a shop name, or by none. */
  readonly asOthersRead?: (
    setup: string,
    marks: Readonly<Record<string, number>>,
    shop: number | null,
  ) => Readonly<Record<string, number>>;
  /** Who plays on when somebody takes this seat of a game that is being watched. */
  readonly branchMarks?: (
    setup: string,
    marks: Readonly<Record<string, number>>,
    seat: number,
  ) => Record<string, number>;
  /** How a game went, to be shown beside its replay; `seek` goes to an action. */
  readonly Course?: FunctionComponent<{
    readonly match: Match<G>;
    readonly people: readonly Person[];
    readonly at: number;
    readonly seek: (ply: number) => void;
  }>;
  /** Words for codes with which the screen refuses, beside those of the rules (`game.refusals`). */
  readonly refusals?: Refusals;
  /** A line of a replay for the move list. */
  action(action: ActionOf<G>, before?: StateOf<G>): Localized;
  /** True for an action that only ends the game early: taken back, it is not there to be played again. */
  readonly givesUp?: (line: string) => boolean;
  /** What two positions have in common that are the same to whoever looks at the board; where it is there, moves that hints gave are remembered. */
  readonly position?: (state: StateOf<G>) => string;
  readonly rules: readonly RulePage[];
  /** Every achievement there is. Nobody earns one before the first action: they come after what the first page shows. */
  achievements(): Promise<readonly Achievement<G>[]>;
  /** What a finished game is compared with, where its scores do not compare with all the others': a rule set. */
  recordedAs?(past: Past): RecordKind;
  /** What was collected over all games, beside their figures. */
  readonly Collected?: FunctionComponent;
  /** False for slots whose games are for learning or trying out: they are in no record. Without it every game is filed. */
  records?(slot: string): boolean;
  /** False for games that are practice by how they were begun: they earn no achievements, and unlock nothing. */
  grants?(setup: string, marks: Readonly<Record<string, number>>): boolean;
  /** True for setups that leave nothing to chance: no seed is shown for them. */
  fixed?(setup: string): boolean;
  /** The seed as players pass it on, with what the game was begun with; null where it has no such form. */
  seedCode?(setup: string, seed: string, version: number): string | null;
  /** What its start page is called, where that has a name of its own: the map. */
  readonly startName?: Localized;
  /** What a replay is called, with what came of it, and where the same is played; for games that are the same for everybody. */
  replayed?(setup: string, end: StateOf<G>): { readonly line: Localized; readonly tryAt: string | null };
  /** True: the game's own pages tell what was earned (play/earned-marks.ts); no slip does. */
  readonly tellsEarned?: boolean;
  /** Loads what games with this setup need before they can be played or shown; null when nothing. */
  prepare?(setup: string): Promise<unknown> | null;
  /** What is begun at the end of a game of this slot, where it is not one more in its place: after a lesson a real one. */
  anew?(slot: string, setup: string): { readonly setup: string; readonly slot: string } | null;
  /** A setup when somebody just wants to play. */
  readonly setup: string;
  /** What an empty slot begins with, when slots have their own: 'stage-12', 'daily-319'. */
  readonly fresh?: (slot: string) => Promise<{ readonly setup: string; readonly seed?: string } | null>;
  /** What is said while `fresh` thinks. */
  readonly freshening?: Localized;
  /** The run of a day; its setup comes later when it takes some thinking. */
  readonly daily?: Daily<string | Promise<string>>;
  /** Where the game itself says that it is a daily, which, and that it counts once: at its table, or on a page (`/<id>/daily/…`) before it. */
  readonly tellsDaily?: 'table' | 'page';
  readonly leaderboards?: Leaderboards;
  /** What rooms of this game are played on. */
  readonly room?: RoomKit<G>;
  /** Keys beyond the ones all games share. */
  readonly keys?: readonly { readonly keys: string; readonly does: Localized }[];
  /** Called when a run opens: machine players sit down here. The returned function ends them. */
  readonly attend?: (play: Play<G>) => () => void;
  /** Whose eyes, and which seats this device plays. */
  readonly table?: (
    setup: string,
    marks: Readonly<Record<string, number>>,
  ) => { readonly viewer: number | 'turn'; readonly seats?: readonly number[] };
}

/** The erased type, for code that shows any game. */
export type AnyGameUI = GameUI<AnyGame>;
