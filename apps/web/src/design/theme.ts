import { computed, effect } from '@preact/signals';
import { settings } from '../store/settings.ts';
import { asks } from './media.ts';

const dark = asks('(prefers-color-scheme: dark)');
const more = asks('(prefers-contrast: more)');
const still = asks('(prefers-reduced-motion: reduce)');

/** The theme in force: the player's choice, or what the system asks for. */
export const theme = computed(() => {
  const chosen = settings.value.theme;
  if (chosen !== 'system') return chosen;
  if (more.value) return dark.value ? 'contrast-dark' : 'contrast';
  return dark.value ? 'dark' : 'light';
});

/** True when motion must be replaced by marks and words. */
export const reducedMotion = computed(() => settings.value.reducedMotion ?? still.value);

export const palette = computed(() => settings.value.palette);

export function followTheme(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme.value;
    dataset.motion = reducedMotion.value ? 'reduced' : 'full';
    dataset.palette = palette.value;
    dataset.hand = settings.value.leftHanded ? 'left' : 'right';
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour);
  });
}
