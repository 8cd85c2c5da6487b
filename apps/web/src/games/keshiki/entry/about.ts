import { daily } from '@minoya/games/keshiki/daily';
import { colorOf, colors } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage } from '@minoya/games/keshiki/stages/index';
import { goalsIn } from '@minoya/games/keshiki/goals';
import { dailyRecipe } from '@minoya/games/keshiki/recipes';
import type { Setup } from '@minoya/games/keshiki/setup';
import type { State } from '@minoya/games/keshiki/state';
import { dailySlot, dayNumber, dayOfSlot } from '@minoya/shared/calendar';
import { publishedOnSlot } from '@minoya/shared/published';
import { fill } from '@minoya/kernel';
import { type Localized, number } from '../../../i18n/lang.ts';
import { newSeed } from '../../../play/seed.ts';
import { starsFor } from './progress.ts';
import { titleKnown } from '../gallery/known.ts';
import { thinkers } from '../worker/client.ts';
import { words } from '../text.ts';

/** What a board is called and what it is about, read from its setup. */
export interface About {
  readonly setup: Setup | null;
  /** 27 / デイリー #319 */
  readonly label: Localized;
  readonly name: Localized;
  readonly hook: Localized | null;
  readonly stage: number | null;
}

export function aboutSetup(text: string): About {
  const setup = keshiki.setups.read(text);
  if (setup?.type === 'stage') {
    const { name, hook } = stage(setup.stage);
    return { setup, label: words.stage(setup.stage), name, hook, stage: setup.stage };
  }
  if (setup?.type === 'daily') {
    const label = words.dailyOf(dayNumber(setup.date));
    // Earlier versions dealt their weekdays differently.
    if (keshiki.version < 3) return { setup, label, name: { ja: setup.date, en: setup.date }, hook: null, stage: null };
    const { name, line } = dailyRecipe(setup.date);
    return { setup, label, name, hook: line, stage: null };
  }
  if (setup?.type === 'endless')
    return { setup, label: words.endless, name: words.level(setup.level), hook: words.endlessLine, stage: null };
  if (setup?.type === 'board' || setup?.type === 'puzzle') {
    const title = titleKnown(text);
    if (title) return { setup, label: title.own ? words.own : words.gallery, name: title, hook: null, stage: null };
    return { setup, label: words.custom, name: boardName(setup.board), hook: null, stage: null };
  }
  return { setup, label: words.custom, name: words.custom, hook: null, stage: null };
}

/** 水色の盤 7×9: what somebody's board is called, whoever looks at it. */
export function boardName({ width, height, cells }: Board): Localized {
  const counts = colors.map((_, i) => cells.filter(b => colorOf(b) === i + 1).length);
  const color = colors[counts.indexOf(Math.max(...counts))]?.text ?? words.custom;
  return fill({ ja: '{color}の盤 {width}×{height}', en: '{color}, {width}×{height}' }, { color, width, height });
}

/** 27 雨の橋; みんなの盤・緑の灯: a board without a name of its own is not named twice. */
export function titleOf({ label, name, setup }: Pick<About, 'label' | 'name' | 'setup'>): Localized {
  if (label === name) return label;
  return isDrawn(setup)
    ? fill({ ja: '{label}・{name}', en: '{label}: {name}' }, { label, name })
    : fill({ ja: '{label} {name}', en: '{label} {name}' }, { label, name });
}

/** A board that somebody drew: its label is a word, and would run together with its name. */
export const isDrawn = (setup: Setup | null): boolean => setup?.type === 'board' || setup?.type === 'puzzle';

/** How many stars can be had: on a board of somebody's own, and in the endless run, as many as it has goals. */
export const starsGiven = (setup: Setup | null, state: State): number =>
  setup?.type === 'puzzle' || setup?.type === 'endless' ? Math.max(1, goalsIn(state).length) : 3;

export const starsOffered = (setup: string, state: State): number => starsGiven(aboutSetup(setup).setup, state);

/** ★★☆ 377点 */
function starLine(state: State, setup: Setup | null): Localized {
  const have = starsFor(state);
  const stars = '★'.repeat(have) + '☆'.repeat(Math.max(0, starsGiven(setup, state) - have));
  return fill({ ja: '{stars} {score}点', en: '{stars} {score}' }, { stars, score: number(state.score) });
}

/** ステージ27 ★★☆ 377点: which board it was, where the page around it does not say so already. */
export function outcomeLine(state: State, text: string): Localized {
  const { setup, stage, label, name } = aboutSetup(text);
  const line = starLine(state, setup);
  if (setup?.type === 'daily') return line;
  const which =
    stage === null ? (setup?.type === 'endless' ? titleOf({ label, name, setup }) : name) : words.stageAloud(stage);
  return fill({ ja: '{which} {line}', en: '{which} {line}' }, { which, line });
}

/** 27 雨の橋 ★★☆ 377点, and where that board is played: a drawn one is played from its replay. */
export function replayed(text: string, end: State): { readonly line: Localized; readonly tryAt: string | null } {
  const about = aboutSetup(text);
  const { setup, stage } = about;
  const line = fill(
    { ja: '{which} {line}', en: '{which} {line}' },
    { which: titleOf(about), line: starLine(end, setup) },
  );
  const day = setup?.type === 'daily' ? `/keshiki/daily/${setup.date}` : null;
  return { line, tryAt: stage === null ? day : `/keshiki/stage/${stage}` };
}

/** The run's place in the saves. One board, one slot. */
export const slots = {
  stage: (number: number) => `stage-${number}`,
  daily: dailySlot,
  endless: 'endless',
  own: 'own',
  shared: 'shared',
  /** A stage that is not open yet, one game each. */
  practice: (number: number) => `shared-${number}`,
} as const;

/** Where stages are played for nothing. */
export const isPractice = (slot: string): boolean => slot === slots.shared || slot.startsWith(`${slots.shared}-`);

/** What an empty slot begins with. */
export async function fresh(slot: string): Promise<{ readonly setup: string; readonly seed?: string } | null> {
  const [kind = '', number = ''] = slot.split('-');
  const date = dayOfSlot(slot);
  if (date !== null) return freshDay(date);
  if (kind === slots.endless) return freshLevel(1, newSeed());
  const published = publishedOnSlot(slot);
  if (published !== null) return freshBoard(published);
  const text = `stage ${number}`;
  return (kind === 'stage' || kind === slots.shared) && keshiki.setups.read(text) ? { setup: text } : null;
}

/** A board of the gallery, if it can be had now and is of today's rules. */
async function freshBoard(id: string): Promise<{ readonly setup: string; readonly seed: string } | null> {
  const { readPublished } = await import('../../../published/asking.ts');
  const board = await readPublished(id);
  return typeof board === 'object' && board.version === keshiki.version ? { setup: board.setup, seed: '' } : null;
}

/** A day's board: dealt and proven by the solver, the same on every device. */
export async function freshDay(date: string): Promise<{ readonly setup: string; readonly seed: string }> {
  const { setup } = await thinkers.ask('dealDaily', { date });
  return { setup, seed: daily.seed(date) };
}

/** A board of the rock garden: proven too. */
export async function freshLevel(
  level: number,
  seed: string,
): Promise<{ readonly setup: string; readonly seed: string }> {
  const { setup } = await thinkers.ask('dealEndless', { level, seed });
  return { setup, seed };
}
