import type { Localized } from '@minoya/kernel';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../store/settings.ts';
import type { Speaker } from './dictionary.ts';
import { others } from './languages.ts';

export type { Localized };

/** The language on screen now. Reading it in a component redraws that component when it changes. */
export const lang = computed<string>(() => settings.value.lang ?? spoken());

/** What speaks for us in a language that is a file of its own; null in our own two, and before it has come. */
const speaker = signal<Speaker | null>(null);

/** Says a text in the language on screen. */
export function say<T>(text: Localized<T>): T {
  return speaker.value ? speaker.value.say(text) : lang.value === 'ja' ? text.ja : text.en;
}

// Written out instead of asked of Intl: making its formats takes a phone longer than drawing the first page.

/** 4,860; at most three places. */
export function number(value: number): string {
  if (speaker.value) return speaker.value.number(value);
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value.toLocaleString('en-US');
  const [whole = '', places] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return places === undefined ? grouped : `${grouped}.${places}`;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (value: number): string => String(value).padStart(2, '0');

/** 2026/11/05 · Nov 5, 2026 */
export function date(time: number): string {
  if (speaker.value) return speaker.value.date(time);
  const day = new Date(time);
  const [y, m, d] = [day.getFullYear(), day.getMonth(), day.getDate()];
  return lang.value === 'ja' ? `${y}/${two(m + 1)}/${two(d)}` : `${months[m]} ${d}, ${y}`;
}

/** 2026/11/05 9:03 · Nov 5, 2026, 9:03 AM */
export function dateTime(time: number): string {
  if (speaker.value) return speaker.value.date(time, 'short');
  const at = new Date(time);
  const [h, min] = [at.getHours(), two(at.getMinutes())];
  if (lang.value === 'ja') return `${date(time)} ${h}:${min}`;
  return `${date(time)}, ${h % 12 || 12}:${min} ${h < 12 ? 'AM' : 'PM'}`;
}

function spoken(): string {
  const tags = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  if (tags.some(tag => /^ja\b/i.test(tag))) return 'ja';
  const known = tags.map(tag => ['en', ...others].find(code => tag.startsWith(code)));
  return known.find(Boolean) ?? 'en';
}

/**
 * Keeps `<html lang>` true: fonts, hyphenation and screen readers go by it. Fetches the file of a language that has one;
 * the first page waits for it.
 */
export function followLanguage(): Promise<unknown> | undefined {
  let ready: Promise<unknown> | undefined;
  effect(() => {
    const code = lang.value;
    document.documentElement.lang = code;
    speaker.value = null;
    // Out of reach: English is there.
    if (others.includes(code)) ready = learn(code).catch(() => undefined);
  });
  return ready;
}

async function learn(code: string): Promise<void> {
  const { speakerOf, wordsOf } = await import('./dictionary.ts');
  const words = await wordsOf(code);
  if (words && code === lang.peek()) speaker.value = speakerOf(code, words);
}
