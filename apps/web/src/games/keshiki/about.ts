import { keshiki } from '@minoya/games/keshiki/game';
import { stage } from '@minoya/games/keshiki/stages/index';
import type { Setup } from '@minoya/games/keshiki/setup';
import { dailySeed } from '@minoya/shared/calendar';
import type { Both } from '../../i18n/lang.ts';
import { dailySlot } from '../../play/paths.ts';
import { newSeed } from '../../play/seed.ts';
import { thinkers } from './thinking.ts';
import { words } from './words.ts';

/** Days of the daily board, counted from the first of 2026 in Japan. */
const firstDay = Date.UTC(2026, 0, 1);
const dayLength = 86_400_000;

/** #1 is the first of January 2026. */
export function dayNumber(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - firstDay) / dayLength) + 1;
}

export function dateOfDay(day: number): string {
  return new Date(firstDay + (day - 1) * dayLength).toISOString().slice(0, 10);
}

/** What a board is called and what it is about, read from its setup. */
export interface About {
  readonly setup: Setup | null;
  /** 27 / 今日の盤 #319 */
  readonly label: Both;
  readonly name: Both;
  readonly hook: Both | null;
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
    return { setup, label, name: { ja: setup.date, en: setup.date }, hook: null, stage: null };
  }
  if (setup?.type === 'endless')
    return { setup, label: words.endless, name: words.level(setup.level), hook: words.endlessLine, stage: null };
  return { setup, label: words.own, name: words.own, hook: null, stage: null };
}

/** 27 雨の橋; a board without a name of its own is not named twice. */
export function titleOf({ label, name }: About): Both {
  return label === name ? label : { ja: `${label.ja} ${name.ja}`, en: `${label.en} ${name.en}` };
}

/** The run's place in the saves. One board, one slot. */
export const slots = {
  stage: (number: number) => `stage-${number}`,
  daily: (date: string) => dailySlot(dayNumber(date)),
  endless: 'endless',
  own: 'own',
} as const;

/** What an empty slot begins with. */
export async function fresh(slot: string): Promise<{ readonly setup: string; readonly seed?: string } | null> {
  const [kind = '', number = ''] = slot.split('-');
  if (kind === 'daily') return freshDay(Number(number));
  if (kind === slots.endless) return freshLevel(1, newSeed());
  const text = `stage ${number}`;
  return kind === 'stage' && keshiki.setups.read(text) ? { setup: text } : null;
}

/** A day's board: dealt and proven by the solver, the same on every device. */
export async function freshDay(day: number): Promise<{ readonly setup: string; readonly seed: string }> {
  const date = dateOfDay(day);
  const { setup } = await thinkers.ask('dealDaily', { date });
  return { setup, seed: dailySeed(date) };
}

/** A board of the rock garden: proven too, without a goal. */
export async function freshLevel(
  level: number,
  seed: string,
): Promise<{ readonly setup: string; readonly seed: string }> {
  const { setup } = await thinkers.ask('dealEndless', { level, seed });
  return { setup, seed };
}
