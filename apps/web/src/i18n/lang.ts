import type { Language, Localized } from '@minoya/kernel';
import { computed, effect } from '@preact/signals';
import { settings } from '../store/settings.ts';

export type Lang = Language;

export type { Localized };

/** The language on screen now. Reading it in a component redraws that component when it changes. */
export const lang = computed<Lang>(() => settings.value.lang ?? spoken());

/** Says a text in the language on screen. */
export function say<T>(text: Localized<T>): T {
  return text[lang.value];
}

// Written out instead of asked of Intl: making its formats takes a phone longer than drawing the first page.

/** 4,860; at most three places. */
export function number(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value.toLocaleString('en-US');
  const [whole = '', places] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return places === undefined ? grouped : `${grouped}.${places}`;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (value: number): string => String(value).padStart(2, '0');

/** 2026/11/05 · Nov 5, 2026 */
export function date(time: number): string {
  const day = new Date(time);
  const [y, m, d] = [day.getFullYear(), day.getMonth(), day.getDate()];
  return say({ ja: `${y}/${two(m + 1)}/${two(d)}`, en: `${months[m]} ${d}, ${y}` });
}

/** 2026/11/05 9:03 · Nov 5, 2026, 9:03 AM */
export function dateTime(time: number): string {
  const at = new Date(time);
  const [h, min] = [at.getHours(), two(at.getMinutes())];
  return say({
    ja: `${date(time)} ${h}:${min}`,
    en: `${date(time)}, ${h % 12 || 12}:${min} ${h < 12 ? 'AM' : 'PM'}`,
  });
}

function spoken(): Lang {
  const tags = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  return tags.some(tag => /^ja\b/i.test(tag)) ? 'ja' : 'en';
}

/** Keeps `<html lang>` true: fonts, hyphenation and screen readers go by it. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = lang.value;
  });
}
