import { computed, effect } from '@preact/signals';
import { settings } from '../store/settings.ts';

export type Lang = 'ja' | 'en';

/** The same thing said in both languages. */
export type Both<T = string> = { readonly ja: T; readonly en: T };

/** The language on screen now. Reading it in a component redraws that component when it changes. */
export const lang = computed<Lang>(() => settings.value.lang ?? spoken());

/** Says a text in the language on screen. */
export function say<T>(text: Both<T>): T {
  return text[lang.value];
}

const numbers = { ja: new Intl.NumberFormat('ja-JP'), en: new Intl.NumberFormat('en-US') };

/** 4,860 */
export function number(value: number): string {
  return numbers[lang.value].format(value);
}

export function date(time: number): string {
  return new Intl.DateTimeFormat(lang.value === 'ja' ? 'ja-JP' : 'en-US', { dateStyle: 'medium' }).format(time);
}

export function dateTime(time: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(lang.value === 'ja' ? 'ja-JP' : 'en-US', style).format(time);
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
